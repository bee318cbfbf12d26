/**
 * Every colour that products come in, by group. Products name colours; hex values and group are kept once, so that
 * Spruce is the same green on a ski, a strap and a hat.
 */
import { z } from 'zod';
import { readFacts } from './readData.ts';
import type { BrandColour } from './types.ts';

const hex = z.string().regex(/^#[0-9A-F]{6}$/);
const groups = readFacts(
  'colours.json',
  z.array(
    z.strictObject({
      group: z.string(),
      hex,
      /** One or two hex values a colour, the dominant one first. */
      colours: z.record(z.string(), z.array(hex).min(1).max(2)),
    }),
  ),
);

export const colourGroups = groups.map(({ group, hex }) => ({ name: group, hex }));

const coloursByName: ReadonlyMap<string, BrandColour> = new Map(
  groups.flatMap(({ group, colours }) =>
    Object.entries(colours).map(([name, hex]) => [name, { name, hex, group }] as const),
  ),
);

export const colourNames: readonly string[] = [...coloursByName.keys()];

/** The colour called `name`. Throws on an unknown name, which the schema of products rules out. */
export function colourNamed(name: string): BrandColour {
  const colour = coloursByName.get(name);
  if (!colour) throw new Error(`No colour is called ${name}`);
  return colour;
}
