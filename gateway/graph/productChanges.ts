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

/** `unavailable`: the log does not answer, or was not started. */
export type ChangesRefusal = 'invalid cursor' | 'unavailable' | ExpiredChanges;

/** The log does not have everything that was asked for. */
export interface ExpiredChanges {
  /** `log`: it begins later. `place`: the cursor is of another market, or of this one before editors moved it. */
  expired: 'log' | 'place';
  /** The earliest moment that `since` can name; null when the log was not started. */
  beginsAt: Date | null;
}

export interface ProductChanges {
  /** In the order in which they were noticed. */
  page(place: ChangesPlace, after: ChangesAfter): Promise<ChangesPage | ChangesRefusal>;
}
