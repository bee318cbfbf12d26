/** A cached answer gives way to an empty one ("not found", an empty list) only when a second one confirms it. */

export function isEmptyAnswer(value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const { items, entries } = value as { items?: unknown; entries?: unknown };
  return [items, entries].some((list) => Array.isArray(list) && list.length === 0);
}

/** Least milliseconds between the first empty answer and the one that confirms it. */
export const confirmAfterMs = 3_000;
/** Most milliseconds between them: errors far apart confirm nothing. */
export const confirmWithinMs = 120_000;

/** @param since milliseconds since 1970 of the first empty answer in a row; null when this is the first. */
export function isConfirmed(since: number | null, now: number): boolean {
  return since !== null && now - since >= confirmAfterMs && now - since <= confirmWithinMs;
}
