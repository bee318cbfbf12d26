/** Reads within the vendor's limits: 100 entries per answer, and 8 KB of URL for GET (wire-protocols 1.2, 1.3). */

/** The vendor's page size and the most entries one answer holds. */
export const pageSize = 100;

/** Bytes that a value of a `$in` list adds to the URL. */
function inListBytes(value: string | number): number {
  return encodeURIComponent(`"${value}",`).length;
}

/** Reads pages until `most` entries are found, or a short page is the last. */
export async function paged<E>(
  ask: (page: { skip: number; limit: number }) => Promise<readonly E[]>,
  wanted: { skip?: number; most?: number; where?: (entry: E) => boolean } = {},
): Promise<readonly E[]> {
  const { skip = 0, most = Infinity, where } = wanted;
  const found: E[] = [];
  for (let asked = 0; found.length < most;) {
    const limit = where ? pageSize : Math.min(pageSize, most - found.length);
    const page = await ask({ skip: skip + asked, limit });
    asked += page.length;
    found.push(...(where ? page.filter(where) : page));
    if (page.length < limit) break;
  }
  return found.slice(0, most);
}

/**
 * Splits the values of a `$in` list so that each part fits an answer and a URL.
 *
 * @param most bytes that the values of a part may take.
 */
export function chunks<Value extends string | number>(values: readonly Value[], most: number): Value[][] {
  const result: Value[][] = [];
  let room = 0;
  for (const value of values) {
    const bytes = inListBytes(value);
    const last = result.at(-1);
    if (!last || last.length === pageSize || bytes > room) {
      result.push([value]);
      room = most - bytes;
    } else {
      last.push(value);
      room -= bytes;
    }
  }
  return result;
}

/** Runs `make` on the first call and returns the same promise after that. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
