/**
 * The records of all shipped operations as a file, and the use that partners' own queries make of deprecated elements:
 * what `npm run schema:check -- --usage` reads.
 */
import { z } from 'zod';
import type { SharedState } from '../state/SharedState.ts';
import { lastAskedShape, readJson, recordShape } from './operationRecord.ts';

export const OPERATIONS = 'operation-records';
export const ELEMENTS = 'deprecated-elements';

export const reportShape = z.object({
  /** Day of the report, in UTC. */
  on: z.iso.date(),
  /** Days without a request after which an operation may go. */
  quietDays: z.int().positive(),
  /** By id or name. */
  operations: z.record(z.string(), recordShape),
  /** Deprecated elements that partners' own queries use, by coordinate. */
  elements: z.record(z.string(), lastAskedShape),
});
export type OperationReport = z.infer<typeof reportShape>;

export async function operationReport(
  state: Pick<SharedState, 'records'>,
  { on, quietDays }: Pick<OperationReport, 'on' | 'quietDays'>,
): Promise<OperationReport> {
  const [operations, elements] = await Promise.all([
    recordsOf(state, OPERATIONS, recordShape),
    recordsOf(state, ELEMENTS, lastAskedShape),
  ]);
  return { on, quietDays, operations, elements };
}

async function recordsOf<Shape extends z.ZodType>(
  state: Pick<SharedState, 'records'>,
  name: string,
  shape: Shape,
): Promise<Record<string, z.output<Shape>>> {
  const found: Record<string, z.output<Shape>> = {};
  for (const [key, text] of [...(await state.records(name).list())].toSorted()) {
    const record = readJson(shape, text);
    if (record !== null) found[key] = record;
  }
  return found;
}
