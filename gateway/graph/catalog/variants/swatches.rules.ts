/** Colours of a product as swatches (catalogue.md 5). */
import { memoizePerSource } from '../memoizePerSource.rules.ts';
import { isColorOption } from './variant.rules.ts';

export interface SwatchFacts {
  /** Colours with images in content, in the editors' order. */
  colors: readonly { color: string }[];
  /** Options of the store's product; null without one, while the store is unavailable, and where they are not read. */
  options:
    | readonly { displayName: string; values: readonly { label: string; hexColors: readonly string[] }[] }[]
    | null;
}

/** Its colour is the fallback for children without hex codes at the store. */
interface ColorGroup {
  option_swatch_hex: string;
  child_colors: readonly string[];
  child_swatches: readonly { color: string; hex: readonly string[] }[];
}

export interface SwatchColor {
  label: string;
  /** The store's hex codes; empty when it has none. */
  hexColors: readonly string[];
}

/**
 * A swatch list is shown only with more than one colour: empty otherwise. In the order of the colour option (catalogue.md
 * 4); colours missing from the option follow. The lists must not change afterwards.
 */
export function swatchColors({ colors, options }: SwatchFacts): readonly SwatchColor[] {
  return sortedColors(colors, options);
}

const sortedColors = memoizePerSource(computeSortedColors);

function computeSortedColors(
  colors: SwatchFacts['colors'],
  options: SwatchFacts['options'],
): readonly SwatchColor[] {
  const labels = colors.map(({ color }) => color).filter((color) => color !== '');
  if (labels.length < 2) return [];
  const values = options?.find(({ displayName }) => isColorOption(displayName))?.values ?? [];
  const known = new Map<string, { place: number; hexColors: readonly string[] }>();
  values.forEach(({ label, hexColors }, place) => {
    const name = normal(label);
    if (!known.has(name)) known.set(name, { place, hexColors });
  });
  return labels
    .map((label) => ({ label, ...(known.get(normal(label)) ?? { place: values.length, hexColors: [] }) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ label, hexColors }) => ({ label, hexColors }));
}

/** The colour that a page opens on comes first: the editors' first one that can be bought, else their first. */
export function openingFirst<Color>(colors: readonly Color[], isBuyable: (color: Color) => boolean): Color[] {
  const opening = colors.find(isBuyable);
  return opening === undefined ? [...colors] : [opening, ...colors.filter((color) => color !== opening)];
}

function normal(label: string): string {
  return label.trim().toLowerCase();
}

/** Hex codes that content has for a colour: the colour's own, and its group's for want of better; empty when unknown. */
export function contentHexColors(
  label: string,
  groups: readonly ColorGroup[],
): { own: readonly string[]; ofGroup: readonly string[] } {
  const group = groups.find(({ child_colors }) => child_colors.includes(label));
  return {
    own: group?.child_swatches.find(({ color }) => color === label)?.hex ?? [],
    ofGroup: group?.option_swatch_hex ? [group.option_swatch_hex] : [],
  };
}
