/** How the size of a kind of product is found from the shopper's measures. Editors give the rules, by category. */
import { z } from 'zod';
import { tolerantObject } from '../transport/tolerantFields.ts';
import { settingsCall } from './entries/entriesCall.ts';
import { list, references, system, text } from './entries/entryFields.ts';
import type { EntryReader } from './entries/entryReader.ts';
import { once, paged } from './entries/paging.ts';

const amount = z
  .number()
  .nullish()
  .transform((value) => value ?? 0);

export const sizeFinderEntry = tolerantObject({
  ...system,
  title: text,
  /** `ski`, `pole`, `helmet` or `clothing`. */
  kind: text,
  /** Categories that it is for, with all below that have none of their own. */
  categories: references('product_category'),
  /** The length for a height: `height * height_factor + height_offset`, in centimetres. */
  height_factor: amount,
  height_offset: amount,
  /** Centimetres that an answer adds. */
  questions: list(
    tolerantObject({ key: text, answers: list(tolerantObject({ key: z.string(), change: amount })) }),
  ),
  /** Centimetres for a body that is light or heavy for its height, by body mass index (kg/m²). */
  weights: list(tolerantObject({ from: amount, until: amount, change: amount })),
  /** Centimetres that a profile adds: its ends are not on the snow. */
  profiles: list(tolerantObject({ rocker: z.string(), change: amount })),
  /** Measures of sizes that do not name them, in centimetres. */
  ranges: list(tolerantObject({ size: z.string(), from: amount, until: amount })),
  /** The article that explains it. */
  guide: references('support'),
});
export type SizeFinderEntryJson = z.output<typeof sizeFinderEntry>;

const getSizeFinders = settingsCall(
  'getSizeFinders',
  { contentType: 'size_finder', entry: sizeFinderEntry },
  { include: ['guide'] },
);

export function sizeFinderReads({ ask }: EntryReader) {
  return {
    /** Every finder: a cached call for each hundred. */
    sizeFinders: once(() => paged((page) => ask(getSizeFinders, page))),
  };
}
