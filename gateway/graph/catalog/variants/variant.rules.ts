/** Options and variants of a product (catalogue.md 3, 4). */
import { boundedMemo } from '../../region/formats/intlFormats.rules.ts';
import { compareMeasures } from './sizeOrder.rules.ts';

/** Recognises the colour option by display name; the platform uses American spelling. */
export function isColorOption(displayName: string): boolean {
  return /^colou?r$/i.test(displayName.trim());
}

type OptionValues = readonly { option_display_name: string; label: string }[];

/** The value of each option, in the platform's order. */
export function selectionsOf(values: OptionValues): { name: string; value: string }[] {
  return values.map(({ option_display_name: name, label: value }) => ({ name, value }));
}

/** Query parameters of a variant's URL: `color=spruce&brake-width=100` (catalogue.md 2). */
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

/** Keyed by the list itself: the store's responses are frozen and shared by many requests. */
const byColor = new WeakMap<readonly Colored[], Map<string, readonly Colored[]>>();

/** The variants in a colour, matched case-insensitively. The list must not change afterwards. */
export function inColor<Variant extends Colored>(
  variants: readonly Variant[],
  color: string,
): readonly Variant[] {
  let index = byColor.get(variants);
  if (!index) {
    // Variants without a colour match no name, not even an empty one.
    const colored = variants.filter(({ option_values }) => colorOf(option_values) !== null);
    index = Map.groupBy(colored, ({ option_values }) => normal(colorOf(option_values) ?? ''));
    byColor.set(variants, index);
  }
  return (index.get(normal(color)) ?? []) as readonly Variant[];
}

function normal(color: string): string {
  return boundedMemo(normals, color, () => color.trim().toLowerCase());
}

/** A list of products compares the same names some hundred times. */
const normals = new Map<string, string>();

/** A variant is current only when exactly one variant matches the selected options; else null. */
export function currentVariant<Variant>(matching: readonly Variant[]): Variant | null {
  const [first] = matching;
  return first !== undefined && matching.length === 1 ? first : null;
}

/** Content entries by colour name, case-insensitively, as URLs have it in lower case. */
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

/** Values in the editors' order for the attribute; the others follow by size, colours in original order. */
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
  const compare = isColorOption(attribute) ? () => 0 : compareMeasures;
  return values.toSorted((a, b) => place(a) - place(b) || compare(a.label, b.label));
}

/** Colour by colour as the store lists them, each from the smallest size. */
export function inSizeOrder<Variant extends Colored>(variants: readonly Variant[]): Variant[] {
  const colors = [...new Set(variants.map(({ option_values }) => colorOf(option_values)))];
  const sizeOf = ({ option_values }: Colored): string =>
    option_values.find(({ option_display_name: name }) => !isColorOption(name))?.label ?? '';
  return variants.toSorted(
    (a, b) =>
      colors.indexOf(colorOf(a.option_values)) - colors.indexOf(colorOf(b.option_values)) ||
      compareMeasures(sizeOf(a), sizeOf(b)),
  );
}
