/**
 * What is recorded of a shipped operation: the builds that send it, and the last day on which somebody asked it. Kept in
 * the shared state, by id or name.
 */
import { z } from 'zod';

const day = z.iso.date();
/** Builds in a record. */
const BUILDS = 20;

/** Last day by client: `public` (the shop's pages), or a partner's name with the id of the key. */
export const lastAskedShape = z.record(z.string(), day);
export type LastAsked = Readonly<Record<string, string>>;

export const recordShape = z.object({
  /** Name of the operation. */
  name: z.string(),
  /** First day on which a gateway accepted it. */
  since: day,
  /** Builds that send it, by id: the last day on which a gateway kept the build's files. */
  builds: z.record(z.string(), day),
  lastAsked: lastAskedShape,
});
export type OperationRecord = z.infer<typeof recordShape>;

export const emptyRecord = (name: string, since: string): OperationRecord => ({
  name,
  since,
  builds: {},
  lastAsked: {},
});

/** Of each build and client the later day. */
export function mergedRecord(one: OperationRecord, other: OperationRecord): OperationRecord {
  return {
    name: other.name,
    since: one.since < other.since ? one.since : other.since,
    builds: latest(laterDays(one.builds, other.builds)),
    lastAsked: laterDays(one.lastAsked, other.lastAsked),
  };
}

function latest(builds: Record<string, string>): Record<string, string> {
  const sorted = Object.entries(builds).toSorted(([, one], [, other]) => (one < other ? 1 : -1));
  return Object.fromEntries(sorted.slice(0, BUILDS));
}

export function laterDays(one: LastAsked, other: LastAsked): Record<string, string> {
  const days: Record<string, string> = { ...one };
  for (const [name, date] of Object.entries(other)) if ((days[name] ?? '') < date) days[name] = date;
  return days;
}

/** Null for a text that is not of this shape: losing a record delays an end, and never hastens one. */
export function readJson<Shape extends z.ZodType>(
  shape: Shape,
  text: string | undefined,
): z.output<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
