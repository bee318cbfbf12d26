/**
 * Format of deprecations in the schema: `… Removed after 2027-04-01: use Type.field`. The date is the first day of a
 * quarter, so that partners plan for four dates a year, and at least three months after the changelog entry.
 */

/** Coordinate of a type, or of a part of one, as replacements are named. */
const REASON = /^\S.* Removed after (\d{4})-(\d{2})-(\d{2}): use ([A-Z_]\w*(?:\.\w+)?)$/s;
const QUARTER_STARTS = ['01-01', '04-01', '07-01', '10-01'];

export interface Deprecation {
  /** Such as `2027-04-01`. */
  removedAfter: string;
  /** Schema coordinate of the replacement. */
  replacement: string;
}

/** Null for a reason in another format. */
export function readDeprecation(reason: string): Deprecation | null {
  const [, year, month, day, replacement] = REASON.exec(reason) ?? [];
  if (replacement === undefined || !QUARTER_STARTS.includes(`${month}-${day}`)) return null;
  return { removedAfter: `${year}-${month}-${day}`, replacement };
}

/** True when the two dates (`yyyy-mm-dd`) are at least three months apart. */
export function givesEnoughNotice(announcedOn: string, removedAfter: string): boolean {
  const earliest = new Date(`${announcedOn}T00:00:00Z`);
  earliest.setUTCMonth(earliest.getUTCMonth() + 3);
  return Date.parse(`${removedAfter}T00:00:00Z`) >= earliest.getTime();
}
