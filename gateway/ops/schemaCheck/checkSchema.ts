/**
 * `npm run schema:check`, run in CI. Fails on an outdated committed schema, a shipped operation that was removed or no
 * longer validates, and a breaking change for partners that was neither announced in time nor approved by a commit.
 *
 *   --base <revision>   compare with this; default: the merge base with the main branch, else the previous commit
 *   --markdown          output for a pull request
 *
 * Exit code 0 on success, 1 on a refused change, 2 on invalid usage or an unknown base.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  NAMED_OPERATIONS,
  namedOperations,
  type PersistedTexts,
} from '../../edge/graphql/documents/namedOperations.ts';
import { differingLines, printedSchema, schemaFile } from './printSchema.ts';
import { schema } from '../../graph/schema.ts';
import { CHANGELOG, changelogState } from './changelog.ts';
import { SCHEMA } from './schemaHistory.ts';
import { approvalsSince, baseRevision, fileAt, restartSince, UnknownRevision } from './baseRevision.ts';
import { unusedApprovals, judgeChanges } from './judgeChanges.ts';
import { nameOf } from '../../edge/operationRecords/operationUsage.ts';
import { brokenOperations, narrowedOperations, removedOperations } from './shippedOperations.ts';
import { isRefused, reportMarkdown, reportText, type SchemaReport } from './schemaReport.ts';

const root = new URL('../../../', import.meta.url).pathname;
const OPERATIONS = 'schema/operations.json';

/** @throws UnknownRevision for an unknown base. */
async function check(named: string | null): Promise<SchemaReport> {
  const base = baseRevision(root, named);
  const printed = printedSchema();
  const committed = readFileSync(schemaFile, 'utf8');
  const operations = shipped(
    readFileSync(`${root}${OPERATIONS}`, 'utf8'),
    readFileSync(`${root}${NAMED_OPERATIONS}`, 'utf8'),
  );
  const problems: string[] = [];
  if (committed !== printed) {
    const lines = differingLines(committed, printed).join('\n');
    problems.push(`${SCHEMA} is outdated (npm run schema):\n${lines}`);
  }
  problems.push(...brokenOperations(schema, operations));
  if (!base.found) return { ...nothing, base: { missing: base.why }, problems };

  const operationsText = fileAt(root, base.revision, OPERATIONS);
  const listed =
    operationsText === null
      ? operations
      : shipped(operationsText, fileAt(root, base.revision, NAMED_OPERATIONS) ?? '');
  const operationsBefore = restartSince(root, base.revision) === null ? listed : namedOf(listed);
  for (const id of removedOperations(operationsBefore, operations)) {
    const name = nameOf(operationsBefore[id] ?? '');
    const file = id === name ? NAMED_OPERATIONS : OPERATIONS;
    problems.push(`${id} ${name} was shipped but is missing: restore it in ${file}`);
  }
  problems.push(...narrowedOperations(operationsBefore, operations));
  const schemaBefore = fileAt(root, base.revision, SCHEMA);
  if (schemaBefore === null) {
    const missing = `${base.how} has no ${SCHEMA}`;
    return { ...nothing, base: { missing }, problems };
  }
  const approvals = approvalsSince(root, base.revision);
  const changes = await judgeChanges({
    before: schemaBefore,
    after: printed,
    operations: operationsBefore,
    approvals,
    today: new Date().toISOString().slice(0, 10),
  });
  const { stale, own } = changelogState(root, base.revision);
  const add = (subjects: readonly string[]): string =>
    `${CHANGELOG} lacks an entry of each: ${subjects.join('; ')}. npm run schema adds them.`;
  // A change that leaves the schema alone need not tend to it.
  if (stale.length > 0 && schemaBefore !== printed) problems.push(add(stale));
  const notes = own.length > 0 ? [add(own)] : [];
  return { base, problems, changes, notes, unusedApprovals: unusedApprovals(changes, approvals) };
}

const nothing = { changes: [], notes: [], unusedApprovals: [] };

/** Shipped operations by id or name; older bases may have no named ones. */
function shipped(json: string, named: string): PersistedTexts {
  const texts = JSON.parse(json) as PersistedTexts;
  return named === '' ? texts : { ...texts, ...namedOperations(named) };
}

/** Named operations, which are for partners. After a restart no build with persisted ones is in use. */
function namedOf(before: PersistedTexts): PersistedTexts {
  const isNamed = (id: string): boolean => !/^[0-9a-f]{64}$/.test(id);
  return Object.fromEntries(Object.entries(before).filter(([id]) => isNamed(id)));
}

function readArguments(args: string[]): { base: string | null; markdown: boolean } | null {
  try {
    const options = { base: { type: 'string' }, markdown: { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ args, options });
    return { base: values.base ?? null, markdown: values.markdown };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  }
}

async function main(args: string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) return 2;
  try {
    const report = await check(asked.base);
    process.stdout.write(asked.markdown ? reportMarkdown(report) : reportText(report));
    return isRefused(report) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnknownRevision)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
