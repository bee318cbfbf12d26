/** Options and variants of a product (catalogue.md 3, 4). */

/** Display names of the option that swatches are made of; the platform writes the American word. */
export function isColorOption(displayName: string): boolean {
  return /^colou?r$/i.test(displayName.trim());
}

type OptionValues = readonly { option_display_name: string; label: string }[];

/** What a variant is: one value an option, in the platform's order. */
export function selectionsOf(values: OptionValues): { name: string; value: string }[] {
  return values.map(({ option_display_name: name, label: value }) => ({ name, value }));
}

/** The choice of a variant in an address: `color=spruce&brake-width=100` (catalogue.md 2), as the product's page reads it. */
export function choiceQuery(values: OptionValues): [name: string, value: string][] {
  return values.map(({ option_display_name: name, label }) => [
    name.trim().toLowerCase().replaceAll(/\s+/g, '-'),
    label.toLowerCase(),
  ]);
}

/** The colour of a variant, null when it has none. */
export function colorOf(values: OptionValues): string | null {
  return values.find(({ option_display_name: name }) => isColorOption(name))?.label ?? null;
}

/** Those in a colour, named in any case. */
export function inColor<Variant extends { option_values: OptionValues }>(
  variants: readonly Variant[],
  color: string,
): Variant[] {
  const wanted = color.trim().toLowerCase();
  return variants.filter(({ option_values }) => colorOf(option_values)?.trim().toLowerCase() === wanted);
}

/** A variant is current only when exactly one variant matches the selected options; else null. */
export function currentVariant<Variant>(matching: readonly Variant[]): Variant | null {
  const [first] = matching;
  return first !== undefined && matching.length === 1 ? first : null;
}

/** Entries of the content service by colour name; compared without regard to case, as addresses carry it in lower case. */
export function ofColor<Item extends { color: string }>(
  items: readonly Item[],
  color: string | null | undefined,
): Item | null {
  if (!color) return null;
  const wanted = color.trim().toLowerCase();
  return items.find((item) => item.color.trim().toLowerCase() === wanted) ?? null;
}

export interface OptionSorting {
  attribute: string;
  options: readonly string[];
}

/** Values in the order that the editors set for the attribute; those they did not name follow as they came. */
export function sortedOptions<Value extends { label: string }>(
  attribute: string,
  values: readonly Value[],
  sortings: readonly OptionSorting[],
): Value[] {
  const name = attribute.trim().toLowerCase();
  const order = sortings.find((sorting) => sorting.attribute.trim().toLowerCase() === name)?.options ?? [];
  const place = (value: Value): number => {
    const index = order.findIndex((label) => label.toLowerCase() === value.label.toLowerCase());
    return index === -1 ? order.length : index;
  };
  return values.toSorted((a, b) => place(a) - place(b));
}
