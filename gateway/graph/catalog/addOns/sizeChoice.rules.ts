/** Sizes to choose from, in words: `95 mm or 100 mm`. A number and its unit stay on one line. */
import { listFormat } from '../../region/formats/intlFormats.rules.ts';

export function sizeChoice(sizes: readonly string[], language: string): string {
  const unbroken = sizes.map((size) => size.replaceAll(' ', '\u00a0'));
  return listFormat(language, { type: 'disjunction' }).format(unbroken);
}
