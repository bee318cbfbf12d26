/** What resolvers need of the log of product changes; `edge/changes/` implements it. */

export type ProductChangeKind = 'CREATED' | 'REMOVED' | 'CONTENT' | 'PRICE' | 'STOCK';

/** The facts of a market that decide what it shows. */
export interface ChangesPlace {
  contentLocale: string;
  contentRegion: string;
  commerceRegion: string;
  hasShop: boolean;
}

export interface ChangesAfter {
  /** Null: by `since`, or from the oldest change kept. */
  cursor: string | null;
  /** ISO 8601. */
  since: string | null;
  first: number;
}

/** Successive changes of one product in a market, as one. */
export interface ProductChangeModel {
  cursor: string;
  sequence: number;
  kinds: readonly ProductChangeKind[];
  /** When the last of them was noticed. */
  at: Date;
  /** Of the content entry. */
  uid: string;
  handle: string;
}

export interface ChangesPage {
  changes: readonly ProductChangeModel[];
  hasNextPage: boolean;
  /** Valid also when there is no change. */
  endCursor: string;
}

/** `expired`: the log no longer has everything. `unavailable`: it does not answer, or was not started. */
export type ChangesRefusal = 'invalid cursor' | 'expired' | 'unavailable';

export interface ProductChanges {
  /** In the order in which they were noticed. */
  page(place: ChangesPlace, after: ChangesAfter): Promise<ChangesPage | ChangesRefusal>;
}
