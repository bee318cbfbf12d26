/**
 * How the schema announces that something goes: `… Removed after 2027-04-01: use Type.field`. The day is the start of a
 * quarter, so that partners plan for four days a year, and at least three months after the changelog told it.
 */

/** A type, or a part of one: what a replacement is named by. */
const REASON = /^\S.* Removed after (\d{4})-(\d{2})-(\d{2}): use ([A-Z_]\w*(?:\.\w+)?)$/s;
const QUARTER_STARTS = ['01-01', '04-01', '07-01', '10-01'];

export interface Deprecation {
  /** Such as `2027-04-01`. */
  removedAfter: string;
  /** Schema coordinate of what says it instead. */
  replacement: string;
}

/** Null when the reason is not of the form. */
export function readDeprecation(reason: string): Deprecation | null {
  const [, year, month, day, replacement] = REASON.exec(reason) ?? [];
  if (replacement === undefined || !QUARTER_STARTS.includes(`${month}-${day}`)) return null;
  return { removedAfter: `${year}-${month}-${day}`, replacement };
}

/** True when there are three months between the two days, each `yyyy-mm-dd`. */
export function givesEnoughNotice(announcedOn: string, removedAfter: string): boolean {
  const earliest = new Date(`${announcedOn}T00:00:00Z`);
  earliest.setUTCMonth(earliest.getUTCMonth() + 3);
  return Date.parse(`${removedAfter}T00:00:00Z`) >= earliest.getTime();
}
