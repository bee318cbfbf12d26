/**
 * `npm run operations:retire -- --usage <report>`: removes the operations that have ended from `schema/operations.json`.
 * Those of the present client stay; run `npm run generate` before. The report, a file or its address, is
 * the output of gateway/edge/operationRecords/main.ts. Exit code 0 on success, 2 on invalid usage or an unusable report.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { PersistedTexts } from '../../edge/graphql/documents/namedOperations.ts';
import { nameOf } from '../../edge/operationRecords/operationUsage.ts';
import type { OperationReport } from '../../edge/operationRecords/operationReport.ts';
import { operationList } from './operationList.ts';
import { OPERATIONS } from './shippedOperations.ts';
import { endOf, InvalidUsage, readUsage } from './usageFile.ts';

const root = new URL('../../../', import.meta.url).pathname;

/** @param present ids of the operations of the present client. */
export function retired(
  operations: PersistedTexts,
  present: ReadonlySet<string>,
  usage: OperationReport,
): { kept: PersistedTexts; ended: string[] } {
  const ended = Object.keys(operations).filter((id) => !present.has(id) && endOf(usage, id).ended);
  const kept = Object.entries(operations).filter(([id]) => !ended.includes(id));
  return { kept: Object.fromEntries(kept), ended };
}

/** Ids in the artifacts that relay-compiler wrote. @throws InvalidUsage when there are none. */
function presentIds(): ReadonlySet<string> {
  const folder = `${root}client/relay/__generated__`;
  try {
    const artifacts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const ids = artifacts.flatMap((text) => text.match(/\b[0-9a-f]{64}\b/g) ?? []);
    if (ids.length > 0) return new Set(ids);
  } catch {
    // Reported below.
  }
  throw new InvalidUsage('Relay’s artifacts are missing: run `npm run generate` first.');
}

async function retire(report: string): Promise<string> {
  const usage = await readUsage(report, new Date().toISOString().slice(0, 10));
  const operations = JSON.parse(readFileSync(`${root}${OPERATIONS}`, 'utf8')) as PersistedTexts;
  const { kept, ended } = retired(operations, presentIds(), usage);
  if (ended.length === 0) return 'No operation has ended.';
  writeFileSync(`${root}${OPERATIONS}`, `${JSON.stringify(kept, null, 2)}\n`);
  const removed = ended.map((id) => ({ id, name: nameOf(operations[id] ?? '') }));
  return `Removed ${ended.length} of ${Object.keys(operations).length}: ${operationList(removed, usage)}.`;
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { usage: { type: 'string' } } });
    if (values.usage === undefined) throw new InvalidUsage('--usage <report> is missing.');
    process.stdout.write(`${await retire(values.usage)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}
