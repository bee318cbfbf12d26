/**
 * Pages of lists that are walked by uid, or by the last update and uid. Their cursors name an entry and not a position, so that what is added or removed
 * meanwhile does not shift a page.
 */

import type { UpdatePlace } from '../../sources/delivery/products.ts';

export interface KeysetArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** `Place` says which entry is before the page: its uid, unless the order has another. */
export interface KeysetPage<Place = string> {
  first: number;
  /** Null: from the start. */
  after: Place | null;
}

interface PageSize {
  default: number;
  max: number;
}

const uidForm = /^[\w-]{1,100}$/;

export function cursorOf(uid: string): string {
  return Buffer.from(`uid:${uid}`).toString('base64url');
}

function uidOfCursor(cursor: string): string | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const uid = text.startsWith('uid:') ? text.slice('uid:'.length) : '';
  return uidForm.test(uid) ? uid : null;
}

export function updateCursorOf({ updated_at: at, uid }: { updated_at: string; uid: string }): string {
  return Buffer.from(`updated:${at} ${uid}`).toString('base64url');
}

/** Null for what is no cursor of a list in the order of updates. */
export function updatePlaceOf(cursor: string): UpdatePlace | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, at = '', uid = ''] = /^updated:(\S+) (\S+)$/.exec(text) ?? [];
  return uidForm.test(uid) && !Number.isNaN(Date.parse(at)) ? { at, uid } : null;
}

/** The requested page, or an error message for the developer. */
export function keysetPage(args: KeysetArgs, size: PageSize): KeysetPage | string {
  return pageAfter(args, size, uidOfCursor);
}

/** The same for a list in the order of updates. */
export function updatesPage(args: KeysetArgs, size: PageSize): KeysetPage<UpdatePlace> | string {
  return pageAfter(args, size, updatePlaceOf);
}

function pageAfter<Place>(
  { first: given, after: cursor = null }: KeysetArgs,
  size: PageSize,
  placeOf: (cursor: string) => Place | null,
): KeysetPage<Place> | string {
  const first = given ?? size.default;
  if (first < 1 || first > size.max) return `first must be from 1 to ${size.max}, not ${first}.`;
  const after = cursor === null ? null : placeOf(cursor);
  return cursor !== null && after === null ? 'after is not a cursor of this list.' : { first, after };
}

/** For `PageInfo`. @param cursors of the page, in its order. */
export function keysetPageInfo(
  { after }: KeysetPage<unknown>,
  cursors: readonly string[],
  hasNextPage: boolean,
) {
  return {
    hasNextPage,
    hasPreviousPage: after !== null,
    startCursor: cursors[0] ?? null,
    endCursor: cursors.at(-1) ?? null,
  };
}
