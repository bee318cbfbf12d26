/**
 * The choice of options in the address: `?color=spruce&length=178`. Names and values are lower case, as product
 * links carry them (catalogue.md 2), and read without regard to case.
 */
import type { Choice, OptionLike } from '../../../components/OptionChoice/variantMatch.rules.ts';

/** `Brake Width` is asked for as `brake-width`. */
export function optionParameter(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

/** Labels that the address names and the product has; others are ignored. */
export function readChoice(options: readonly OptionLike[], search: URLSearchParams): Choice {
  const choice: Record<string, string> = {};
  for (const option of options) {
    const asked = search.get(optionParameter(option.name))?.trim().toLowerCase();
    const found = option.values.find((value) => value.label.toLowerCase() === asked);
    if (found) choice[option.name] = found.label;
  }
  return choice;
}

/** The address parameters with this choice in them; parameters that are not options stay. */
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
