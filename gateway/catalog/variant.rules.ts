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

interface Colored {
  readonly option_values: OptionValues;
}

/** By the list that was indexed: the store's answers are frozen, and shared by many requests. */
const byColor = new WeakMap<readonly Colored[], Map<string, readonly Colored[]>>();

/** Those in a colour, named in any case. The list must not change afterwards. */
export function inColor<Variant extends Colored>(
  variants: readonly Variant[],
  color: string,
): readonly Variant[] {
  let index = byColor.get(variants);
  if (!index) {
    // A variant without a colour is in none, not even in one without a name.
    const colored = variants.filter(({ option_values }) => colorOf(option_values) !== null);
    index = Map.groupBy(colored, ({ option_values }) => normal(colorOf(option_values) ?? ''));
    byColor.set(variants, index);
  }
  return (index.get(normal(color)) ?? []) as readonly Variant[];
}

function normal(color: string): string {
  return color.trim().toLowerCase();
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
  const wanted = normal(color);
  return items.find((item) => normal(item.color) === wanted) ?? null;
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
