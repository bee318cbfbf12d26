/** Removal date of a deprecated element: its reason contains `… Removed after YYYY-MM-DD: use X`. */

const announcement = /\bRemoved after (\d{4}-\d{2}-\d{2})\b/;

/** The announced date, `YYYY-MM-DD`; null without a valid one. */
export function removalDate(reason: string | null | undefined): string | null {
  const day = announcement.exec(reason ?? '')?.[1];
  if (day === undefined) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
}

/** True from the day after the announced date. @param today `YYYY-MM-DD` */
export function isDue(reason: string | null | undefined, today: string): boolean {
  const day = removalDate(reason);
  return day !== null && day < today;
}
