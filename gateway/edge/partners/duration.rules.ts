/** Parses durations and dates of the command line. */

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `30m`, `12h`, `7d`, or `0`; null when invalid. At most 90 days. */
export function durationMs(text: string): number | null {
  if (text === '0') return 0;
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const ms = Number(count) * (units[unit ?? ''] ?? Number.NaN);
  return ms <= 90 * 86_400_000 ? ms : null;
}

/** Midnight UTC of a day such as `2027-01-01`; null when invalid. */
export function dayStart(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : null;
}
