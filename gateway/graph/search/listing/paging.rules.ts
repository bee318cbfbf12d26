/** Converts Relay connection arguments to a page of the search engine (catalogue.md 9, wire-protocols 2.2). */

/** The engine's limits: 100 pages of up to 1 000, and 10 000 results in total. */
const MAX_PAGES = 100;
const MAX_ON_PAGE = 1_000;
export const MAX_RESULTS = 10_000;
export const DEFAULT_FIRST = 24;

export interface ConnectionArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  /** Number of items to skip; `after` takes precedence. */
  skip?: number | null | undefined;
}

/** Positions in the whole list, from 0; `to` is exclusive. */
export interface Window {
  from: number;
  to: number;
}

/** One page of a list. Some positions may be empty when the sources disagree about what is shown here. */
export interface ListPage {
  window: Window;
  /** Of the whole filtered list. */
  totalCount: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/**
 * The engine counts to `MAX_RESULTS` at most. A list of that length may go on, so that its last page has a next one, which
 * is refused: a walk must not take the engine's limit for the end of the list.
 */
export function listPage({ from, to }: Window, totalCount: number): ListPage {
  return {
    window: { from, to: Math.min(to, totalCount) },
    totalCount,
    hasNextPage: to < totalCount || (to === totalCount && totalCount >= MAX_RESULTS),
    hasPreviousPage: from > 0,
  };
}

/** Cursors are by position, not by item: a page whose last item is missing must not be requested again. */
export function pageInfoOf({ window: { from, to }, hasNextPage, hasPreviousPage }: ListPage) {
  return {
    hasNextPage,
    hasPreviousPage,
    startCursor: from < to ? cursorAt(from) : null,
    endCursor: from < to ? cursorAt(to - 1) : null,
  };
}

export function cursorAt(place: number): string {
  return Buffer.from(`place:${place}`).toString('base64url');
}

/** Null for an invalid cursor. */
export function placeOfCursor(cursor: string): number | null {
  const match = /^place:(\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  return match ? Number(match[1]) : null;
}

/** True when the window depends on the list's length. */
export function needsTotal({ last, before }: ConnectionArgs): boolean {
  return (last ?? null) !== null && (before ?? null) === null;
}

/**
 * The window of Relay's arguments. `total` is needed only when `needsTotal`. Returns an error message for the developer
 * when the arguments contradict each other or are out of bounds.
 */
export function windowOf(args: ConnectionArgs, most: number, total = 0): Window | string {
  const { first = null, last = null, after: afterCursor = null, before: beforeCursor = null } = args;
  if (first !== null && last !== null) return 'Use first or last, not both.';
  const skip = args.skip ?? 0;
  if (skip < 0) return 'skip must be 0 or more.';
  const count = first ?? last ?? DEFAULT_FIRST;
  if (count < 1 || count > most) return `first and last must be between 1 and ${most}.`;
  const after = afterCursor === null ? null : placeOfCursor(afterCursor);
  const before = beforeCursor === null ? null : placeOfCursor(beforeCursor);
  if ((afterCursor !== null && after === null) || (beforeCursor !== null && before === null)) {
    return 'after and before must be cursors of this connection.';
  }
  const start = after === null ? skip : after + 1;
  const end = before ?? (last === null ? Number.MAX_SAFE_INTEGER : total);
  if (last !== null) return { from: Math.max(start, end - last), to: Math.max(start, end) };
  return { from: start, to: Math.max(start, Math.min(end, start + count)) };
}

/**
 * The smallest engine page that contains the whole window; a window across page boundaries needs a larger page. An
 * empty window requests counts only. Null beyond the engine's limits.
 */
export function enginePage({ from, to }: Window): { size: number; current: number } | null {
  if (to <= from) return { size: 0, current: 1 };
  for (let size = to - from; size <= MAX_ON_PAGE; size += 1) {
    const page = Math.floor(from / size);
    const isWithin = page < MAX_PAGES && (page + 1) * size <= MAX_RESULTS;
    if (isWithin && Math.floor((to - 1) / size) === page) return { size, current: page + 1 };
  }
  return null;
}
