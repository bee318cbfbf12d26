/**
 * `npm run schema:check`, what CI refuses: a committed schema that is behind the code, a shipped operation that the
 * schema no longer answers or that was taken away, a change that breaks a shipped operation, and one that breaks partners
 * who were not told in time and that no commit approves.
 *
 *   --base <revision>   what to compare with; else where the branch left the main one, else the commit before
 *   --markdown          for a pull request
 *
 * Ends with 0 when all is well, 1 when something is refused, 2 when it was called wrongly or the named base is not there.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NAMED_OPERATIONS, namedOperations } from './namedOperations.ts';
import { differingLines, printedSchema, schemaFile } from './printSchema.ts';
import { schema } from './schema.ts';
import { approvalsSince, baseRevision, fileAt, UnknownRevision } from './schemaCheck/baseRevision.ts';
import { idleApprovals, judgeChanges } from './schemaCheck/judgeChanges.ts';
import { nameOf, type PersistedTexts } from './schemaCheck/operationUsage.ts';
import { brokenOperations, narrowedOperations, removedOperations } from './schemaCheck/promises.ts';
import { isRefused, reportMarkdown, reportText, type SchemaReport } from './schemaCheck/schemaReport.ts';

const root = new URL('..', import.meta.url).pathname;
const OPERATIONS = 'schema/operations.json';
const SCHEMA = 'schema/schema.graphql';

/** @throws UnknownRevision when a base was named that is not there. */
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
    problems.push(`${SCHEMA} is behind the gateway (npm run schema):\n${lines}`);
  }
  problems.push(...brokenOperations(schema, operations));
  if (!base.found) return { base: { missing: base.why }, problems, changes: [], idleApprovals: [] };

  const operationsText = fileAt(root, base.revision, OPERATIONS);
  const operationsBefore =
    operationsText === null
      ? operations
      : shipped(operationsText, fileAt(root, base.revision, NAMED_OPERATIONS) ?? '');
  for (const id of removedOperations(operationsBefore, operations)) {
    const name = nameOf(operationsBefore[id] ?? '');
    const file = id === name ? NAMED_OPERATIONS : OPERATIONS;
    problems.push(`${id} ${name} was shipped and is gone: put it back into ${file}`);
  }
  problems.push(...narrowedOperations(operationsBefore, operations));
  const schemaBefore = fileAt(root, base.revision, SCHEMA);
  if (schemaBefore === null) {
    const missing = `${base.how} has no ${SCHEMA}`;
    return { base: { missing }, problems, changes: [], idleApprovals: [] };
  }
  const approvals = approvalsSince(root, base.revision);
  const changes = await judgeChanges({
    before: schemaBefore,
    after: printed,
    operations: operationsBefore,
    approvals,
    today: new Date().toISOString().slice(0, 10),
  });
  return { base, problems, changes, idleApprovals: idleApprovals(changes, approvals) };
}

/** Every shipped operation by its id or name; a base from before there were named ones has none of them. */
function shipped(json: string, named: string): PersistedTexts {
  const texts = JSON.parse(json) as PersistedTexts;
  return named === '' ? texts : { ...texts, ...namedOperations(named) };
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
