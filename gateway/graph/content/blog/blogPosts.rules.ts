/** Order of blog posts, stable cursors, and which posts to read next. */

/** The fields of a post that its order depends on. */
export interface PlacedPost {
  readonly uid: string;
  /** ISO 8601; empty when the editors set no date. */
  readonly published_at: string;
  readonly category: readonly { readonly uid: string }[];
}

/** Sort key: newest first, then by uid to make the order of simultaneous posts stable. */
interface Place {
  /** Epoch milliseconds; 0 for a post without a date, which sorts last. */
  readonly at: number;
  readonly uid: string;
}

/** Default page size: full rows of three, where the first post takes four cells. */
export const DEFAULT_POSTS = 12;

function placeOf({ uid, published_at }: PlacedPost): Place {
  const at = Date.parse(published_at);
  return { uid, at: Number.isNaN(at) ? -Infinity : at };
}

function compare(a: Place, b: Place): number {
  if (a.at !== b.at) return a.at > b.at ? -1 : 1;
  return a.uid < b.uid ? -1 : Number(a.uid > b.uid);
}

/** Newest first. */
export function inOrder<Post extends PlacedPost>(posts: readonly Post[]): Post[] {
  return posts
    .map((post) => ({ post, place: placeOf(post) }))
    .sort((a, b) => compare(a.place, b.place))
    .map(({ post }) => post);
}

/** Encodes the sort key, not an offset, so that posts published or withdrawn later do not shift the page. */
export function postCursor(post: PlacedPost): string {
  const { at, uid } = placeOf(post);
  return Buffer.from(`post:${Number.isFinite(at) ? at : ''}:${uid}`).toString('base64url');
}

function placeOfCursor(cursor: string): Place | null {
  const match = /^post:(-?\d{1,16}|):(\w+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [, at = '', uid = ''] = match ?? [];
  return match ? { at: at === '' ? -Infinity : Number(at), uid } : null;
}

export interface PostPage<Post> {
  posts: Post[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export interface PostPaging {
  first?: number | null | undefined;
  after?: string | null | undefined;
  /** Posts to skip at the start; ignored when `after` is given. */
  skip?: number | null | undefined;
}

/**
 * @param all in order.
 * @returns an error message for the developer when the arguments are invalid.
 */
export function postPage<Post extends PlacedPost>(
  all: readonly Post[],
  { first, after, skip }: PostPaging,
  most: number,
): PostPage<Post> | string {
  const count = first ?? DEFAULT_POSTS;
  if (count < 1 || count > most) return `first is 1 to ${most}.`;
  if ((skip ?? 0) < 0) return 'skip is 0 or more.';
  const last = after ? placeOfCursor(after) : null;
  if (after && !last) return 'after takes a cursor of this connection.';
  const behind = last ? all.findIndex((post) => compare(placeOf(post), last) > 0) : (skip ?? 0);
  const from = behind === -1 ? all.length : Math.min(behind, all.length);
  return {
    posts: all.slice(from, from + count),
    hasNextPage: from + count < all.length,
    hasPreviousPage: from > 0,
  };
}

/**
 * Suggests posts to read after one: first its category, continuing with older posts and wrapping around to the newest,
 * so that a reader who follows the first suggestion sees all of them; then other categories in the same way. A post
 * without a category gets only the latter.
 * @param all in order.
 */
export function readNext<Post extends PlacedPost>(all: readonly Post[], uid: string, count: number): Post[] {
  const here = all.findIndex((post) => post.uid === uid);
  const round = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))];
  const category = all[here]?.category[0]?.uid;
  const isOfSame = (post: Post): boolean => category !== undefined && post.category[0]?.uid === category;
  return [...round.filter(isOfSame), ...round.filter((post) => !isOfSame(post))].slice(0, count);
}
