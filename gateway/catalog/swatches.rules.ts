/** Colours of a product as swatches (catalogue.md 5). */
import { isColorOption } from './variant.rules.ts';

export interface SwatchFacts {
  /** Colours that content has pictures of, in the editors' order. */
  colors: readonly { color: string }[];
  /** Options of the store's product; null where there is none or the store is ill. */
  options:
    | readonly { displayName: string; values: readonly { label: string; hexColors: readonly string[] }[] }[]
    | null;
}

/** Its own colour stands in where the store names none for a child. */
interface ColorGroup {
  option_swatch_hex: string;
  child_colors: readonly string[];
}

export interface SwatchColor {
  label: string;
  /** As the store names them; empty when it names none. */
  hexColors: readonly string[];
}

/**
 * A swatch list is shown only with more than one colour: empty otherwise. In the order of the color option, so that the
 * first one is the color that is selected at first (catalogue.md 4); colors that the store does not name follow.
 */
export function swatchColors({ colors, options }: SwatchFacts): SwatchColor[] {
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

function normal(label: string): string {
  return label.trim().toLowerCase();
}

/** What a colour looks like by its group; empty when nobody knows. */
export function hexColorsOfGroup(label: string, groups: readonly ColorGroup[]): string[] {
  const group = groups.find(({ child_colors }) => child_colors.includes(label));
  return group?.option_swatch_hex ? [group.option_swatch_hex] : [];
}
