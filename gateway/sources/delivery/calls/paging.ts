/** Questions cut to the vendor's limits: 100 entries an answer, 8 KB a URL where the query is in it (wire-protocols 1.2, 1.3). */

/** The vendor's page size and the most entries one answer holds. */
export const pageSize = 100;

/** Room for the filter's values within the vendor's 8 KB of URL; the rest is path, names and includes. */
export const inListRoom = 6 * 1024;

/** Bytes that a value of a `$in` list adds to the URL. */
function inListBytes(value: string | number): number {
  return encodeURIComponent(`"${value}",`).length;
}

/** Page after page until there are enough, or a short page says that there are no more. */
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
 * Values of a `$in` list, split so that each part fits an answer and a URL.
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

/** Made when first asked for, and never twice. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
