/** The report on shipped operations that `--usage` names, a file or an address, and what it says of them. */
import { readFile } from 'node:fs/promises';
import { daysBetween, verdictOn, type Verdict } from '../../edge/operationRecords/ended.rules.ts';
import { reportShape, type OperationReport } from '../../edge/operationRecords/operationReport.ts';

/** Days after which a report says too little about today. */
const VALID_DAYS = 7;
const FETCH_MS = 20_000;
const WRITER = 'gateway/edge/operationRecords/main.ts';

export class InvalidUsage extends Error {
  override readonly name = 'InvalidUsage';
}

const isAddress = (named: string): boolean => /^https?:\/\//.test(named);

/**
 * @param named a file or an address, which no message repeats: it may contain a token.
 * @param today `YYYY-MM-DD`
 * @throws InvalidUsage for a report that is missing, malformed or too old.
 */
export async function readUsage(named: string, today: string): Promise<OperationReport> {
  const shown = isAddress(named) ? 'the report at the address' : named;
  const text = await textOf(named, shown);
  let report: OperationReport | undefined;
  try {
    report = reportShape.safeParse(JSON.parse(text)).data;
  } catch {
    // Reported below.
  }
  if (!report) throw new InvalidUsage(`--usage: ${shown} is no output of ${WRITER}.`);
  const age = daysBetween(report.on, today);
  if (age < 0 || age > VALID_DAYS)
    throw new InvalidUsage(
      `--usage: ${shown} is of ${report.on}; a report of the last ${VALID_DAYS} days is needed.`,
    );
  return report;
}

async function textOf(named: string, shown: string): Promise<string> {
  let status = '';
  try {
    if (!isAddress(named)) return await readFile(named, 'utf8');
    const response = await fetch(named, { signal: AbortSignal.timeout(FETCH_MS) });
    if (response.ok) return await response.text();
    status = ` (HTTP ${response.status})`;
  } catch {
    // Reported below.
  }
  throw new InvalidUsage(`--usage: ${shown} cannot be read${status}.`);
}

/**
 * The report for a check. One that should come from the network refuses nothing by its absence: the check then judges as
 * without it, and says so in a note.
 *
 * @param named null: none was asked for. Empty: CI has none, such as for pull requests from forks.
 * @throws InvalidUsage for an unusable file.
 */
export async function usageOf(
  named: string | null,
  today: string,
): Promise<{ usage: OperationReport | null; notes: readonly string[] }> {
  if (named === null) return { usage: null, notes: [] };
  if (named === '')
    return { usage: null, notes: [`There is no report on the use of operations: ${NONE_MAY_GO}`] };
  try {
    return { usage: await readUsage(named, today), notes: [] };
  } catch (error) {
    if (!(error instanceof InvalidUsage) || !isAddress(named)) throw error;
    return { usage: null, notes: [`${error.message} Without it ${NONE_MAY_GO}`] };
  }
}
const NONE_MAY_GO = 'no shipped operation may go.';

/** Whether an operation may go. Without a report none may. */
export function endOf(usage: OperationReport | null, id: string): Verdict {
  return usage === null
    ? { ended: false, why: '--usage <report> must show that nobody asks it' }
    : verdictOn(usage.operations[id], usage.on, usage.quietDays);
}
