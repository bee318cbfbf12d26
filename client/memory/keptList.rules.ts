/** Lists of products that a browser keeps, by the last segments of their addresses (`lodestar-98`). */

/** What can stand in an address as it is written, and in a list that commas part. */
const uidForm = /^[^\s,/?#&]{1,100}$/;

/**
 * Reads what was kept or written by hand: what is no uid and what stands there twice is left out, and what is too many.
 * @param text as written by `JSON.stringify`; anything else is an empty list.
 */
export function readKeptList(text: string | null, most: number): readonly string[] {
  const kept = parsed(text);
  return Array.isArray(kept) ? validUids(kept).slice(0, most) : [];
}

export function validUids(list: readonly unknown[]): string[] {
  return [...new Set(list.filter((uid): uid is string => typeof uid === 'string' && uidForm.test(uid)))];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
