/** For tests: a report on shipped operations. */
import type { OperationRecord } from '../../edge/operationRecords/operationRecord.ts';
import type { OperationReport } from '../../edge/operationRecords/operationReport.ts';

export function testUsage(
  on: string,
  operations: Readonly<Record<string, Partial<OperationRecord>>>,
  elements: OperationReport['elements'] = {},
): OperationReport {
  const records = Object.entries(operations).map(([id, part]) => [
    id,
    { name: '', since: '2026-01-01', builds: {}, lastAsked: {}, ...part },
  ]);
  return { on, quietDays: 30, operations: Object.fromEntries(records), elements };
}
