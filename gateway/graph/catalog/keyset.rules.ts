/**
 * Pages of lists that are walked by uid. Their cursors name an entry and not a position, so that what is added or removed
 * meanwhile does not shift a page.
 */

export interface KeysetArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

export interface KeysetPage {
  first: number;
  /** Uid of the entry before the page; null: from the start. */
  after: string | null;
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

/** The requested page, or an error message for the developer. */
export function keysetPage(args: KeysetArgs, size: { default: number; max: number }): KeysetPage | string {
  const first = args.first ?? size.default;
  if (first < 1 || first > size.max) return `first must be from 1 to ${size.max}, not ${first}.`;
  const cursor = args.after ?? null;
  const after = cursor === null ? null : uidOfCursor(cursor);
  return cursor !== null && after === null ? 'after is not a cursor of this list.' : { first, after };
}

/** For `PageInfo`. @param entries of the page, in its order. */
export function keysetPageInfo(
  { after }: KeysetPage,
  entries: readonly { uid: string }[],
  hasNextPage: boolean,
) {
  const [first, last] = [entries[0], entries.at(-1)];
  return {
    hasNextPage,
    hasPreviousPage: after !== null,
    startCursor: first ? cursorOf(first.uid) : null,
    endCursor: last ? cursorOf(last.uid) : null,
  };
}
