/** Towns that have a dealer, by country: where they really are. The dealers are invented (dealerEntries.ts). */
import towns from '../../../data/stores/towns.json' with { type: 'json' };
import namesInJapanese from '../../../data/stores/japaneseTowns.json' with { type: 'json' };

export type StoreTown = readonly [
  town: string,
  state: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  dealers: 1 | 2,
];

// JSON has no tuples.
export const storeTowns = towns as unknown as Readonly<Record<string, readonly StoreTown[]>>;

/** Of Japan's towns: prefecture and town as they are written there. */
export const japaneseTowns = namesInJapanese as unknown as Readonly<
  Record<string, readonly [prefecture: string, town: string]>
>;
