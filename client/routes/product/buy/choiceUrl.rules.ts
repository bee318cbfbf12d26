/**
 * The choice of options in the address: `?color=spruce&length=178`. Names and values are lower case, as in product
 * links (catalogue.md 2), and matched case-insensitively.
 */
import type { Choice, OptionLike } from '../../../components/OptionChoice/variantMatch.rules.ts';

/** The parameter of `Brake Width` is `brake-width`. */
export function optionParameter(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** Labels in the address that the product has; others are ignored. */
export function readChoice(options: readonly OptionLike[], search: URLSearchParams): Choice {
  const choice: Record<string, string> = {};
  for (const option of options) {
    const requested = search.get(optionParameter(option.name))?.trim().toLowerCase();
    const found = option.values.find((value) => value.label.toLowerCase() === requested);
    if (found) choice[option.name] = found.label;
  }
  return choice;
}

/** The parameters with this choice; other parameters are kept. */
export function writeChoice(
  options: readonly OptionLike[],
  choice: Choice,
  search: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const option of options) {
    const label = choice[option.name];
    if (label === undefined) next.delete(optionParameter(option.name));
    else next.set(optionParameter(option.name), label.toLowerCase());
  }
  return next;
}
