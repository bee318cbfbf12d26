/** Whether a shipped operation may go: no kept build sends it, and nobody has asked it for the configured period. */
import type { LastAsked, OperationRecord } from './operationRecord.ts';

/** Gateways say every day which builds they keep; one missed day is not the end of a build. */
const KEPT_DAYS = 2;

export interface LastUse {
  /** `YYYY-MM-DD` */
  day: string;
  /** `public`, or a partner. */
  client: string;
}

export type Verdict = { ended: true } | { ended: false; why: string };

/** @param day both `YYYY-MM-DD`. */
export function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(day)) / 86_400_000);
}

/** The latest use; null when there was none. */
export function lastUse(asked: LastAsked): LastUse | null {
  const uses = Object.entries(asked).map(([client, day]) => ({ day, client }));
  return uses.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0] ?? null;
}

/**
 * @param record undefined when no gateway has accepted the operation yet.
 * @param on day of the record.
 */
export function verdictOn(record: OperationRecord | undefined, on: string, quietDays: number): Verdict {
  if (!record) return { ended: false, why: 'no gateway has recorded it' };
  const [build] = Object.entries(record.builds).filter(([, day]) => daysBetween(day, on) < KEPT_DAYS);
  if (build) return { ended: false, why: `build ${build[0]} sends it` };
  const last = lastUse(record.lastAsked);
  if (last && daysBetween(last.day, on) < quietDays)
    return { ended: false, why: `${clientName(last.client)} asked it on ${last.day}` };
  if (daysBetween(record.since, on) < quietDays)
    return { ended: false, why: `it has been recorded only since ${record.since}` };
  return { ended: true };
}

export const clientName = (client: string): string => (client === 'public' ? 'the shop’s pages' : client);
