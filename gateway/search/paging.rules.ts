/** From a connection's arguments to one page of the search engine (catalogue.md 9, wire-protocols 2.2). */

/** The engine gives at most 100 pages of at most 1 000, and 10 000 results in all. */
const MOST_PAGES = 100;
const MOST_ON_PAGE = 1_000;
const MOST_RESULTS = 10_000;
export const DEFAULT_FIRST = 24;

export interface ConnectionArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  /** Places left out at the start; `after` wins. */
  skip?: number | null | undefined;
}

/** Places in the whole list, from 0; `to` is exclusive. */
export interface Window {
  from: number;
  to: number;
}

/** One page of a list. Some of its places may be empty, where the sources disagree about what is shown here. */
export interface ListPage {
  window: Window;
  /** Of the whole list, as it is narrowed. */
  totalCount: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export function listPage({ from, to }: Window, totalCount: number): ListPage {
  return {
    window: { from, to: Math.min(to, totalCount) },
    totalCount,
    hasNextPage: to < totalCount,
    hasPreviousPage: from > 0,
  };
}

/** By places, not by what stands there: a page that lost its last one must not be asked for again. */
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

/** Null when the text is no cursor. */
export function placeOfCursor(cursor: string): number | null {
  const match = /^place:(\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  return match ? Number(match[1]) : null;
}

/** True when the window cannot be told without knowing how long the list is. */
export function needsTotal({ last, before }: ConnectionArgs): boolean {
  return (last ?? null) !== null && (before ?? null) === null;
}

/**
 * The window that Relay's paging asks for. `total` is needed only when `needsTotal`. A text where the arguments
 * contradict each other or are out of bounds, for the developer who wrote them.
 */
export function windowOf(args: ConnectionArgs, most: number, total = 0): Window | string {
  const { first = null, last = null, after: afterCursor = null, before: beforeCursor = null } = args;
  if (first !== null && last !== null) return 'Give first or last, not both.';
  const skip = args.skip ?? 0;
  if (skip < 0) return 'skip is 0 or more.';
  const count = first ?? last ?? DEFAULT_FIRST;
  if (count < 1 || count > most) return `first and last are 1 to ${most}.`;
  const after = afterCursor === null ? null : placeOfCursor(afterCursor);
  const before = beforeCursor === null ? null : placeOfCursor(beforeCursor);
  if ((afterCursor !== null && after === null) || (beforeCursor !== null && before === null)) {
    return 'after and before take cursors of this connection.';
  }
  const start = after === null ? skip : after + 1;
  const end = before ?? (last === null ? Number.MAX_SAFE_INTEGER : total);
  if (last !== null) return { from: Math.max(start, end - last), to: Math.max(start, end) };
  return { from: start, to: Math.max(start, Math.min(end, start + count)) };
}

/**
 * The one page of the engine that holds the whole window, the smallest such: pages are counted in their own size, so a
 * window between two of them needs larger ones. An empty window asks for counts only. Null when the window lies behind
 * what the engine gives.
 */
export function enginePage({ from, to }: Window): { size: number; current: number } | null {
  if (to <= from) return { size: 0, current: 1 };
  for (let size = to - from; size <= MOST_ON_PAGE; size += 1) {
    const page = Math.floor(from / size);
    const isWithin = page < MOST_PAGES && (page + 1) * size <= MOST_RESULTS;
    if (isWithin && Math.floor((to - 1) / size) === page) return { size, current: page + 1 };
  }
  return null;
}
