/** The report on shipped operations that `--usage` names, and what it says of them. */
import { readFileSync } from 'node:fs';
import { daysBetween, verdictOn, type Verdict } from '../../edge/operationRecords/ended.rules.ts';
import { reportShape, type OperationReport } from '../../edge/operationRecords/operationReport.ts';

/** Days after which a report says too little about today. */
const VALID_DAYS = 7;

export class InvalidUsage extends Error {
  override readonly name = 'InvalidUsage';
}

/** @throws InvalidUsage for a file that is missing, malformed or too old. @param today `YYYY-MM-DD` */
export function readUsage(file: string, today: string): OperationReport {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new InvalidUsage(`--usage: ${file} cannot be read.`);
  }
  let report: OperationReport | undefined;
  try {
    report = reportShape.safeParse(JSON.parse(text)).data;
  } catch {
    // Reported below.
  }
  if (!report)
    throw new InvalidUsage(`--usage: ${file} is no output of gateway/edge/operationRecords/main.ts.`);
  const age = daysBetween(report.on, today);
  if (age < 0 || age > VALID_DAYS)
    throw new InvalidUsage(
      `--usage: ${file} is of ${report.on}; a report of the last ${VALID_DAYS} days is needed.`,
    );
  return report;
}

/** Whether an operation may go. Without a report none may. */
export function endOf(usage: OperationReport | null, id: string): Verdict {
  return usage === null
    ? { ended: false, why: '--usage <report> must show that nobody asks it' }
    : verdictOn(usage.operations[id], usage.on, usage.quietDays);
}
