/**
 * `npm run schema:check`, run in CI. Fails on an outdated committed schema or changelog, a shipped operation that was
 * removed before its end or no longer validates, a deprecation without a date, and a breaking change for partners that
 * was neither announced in time nor approved by a commit.
 *
 *   --base <revision>   compare with this; default: the merge base with the main branch, else the previous commit
 *   --usage <report>    who asked what last: output of gateway/edge/operationRecords/main.ts, as a file or its address
 *   --markdown          output for a pull request
 *
 * Exit code 0 on success, 1 on a refused change, 2 on invalid usage, an unknown base or an unusable file.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  NAMED_OPERATIONS,
  namedOperations,
  type PersistedTexts,
} from '../../edge/graphql/documents/namedOperations.ts';
import { differingLines, printedSchema, schemaFile } from './printSchema.ts';
import { CHANGELOG, changelogState } from './changelog/changelog.ts';
import { SCHEMA } from './changelog/schemaHistory.ts';
import { approvalsSince, baseRevision, fileAt, restartSince, UnknownRevision } from './baseRevision.ts';
import { unusedApprovals } from './judgeChanges.ts';
import { judgeRevision } from './judgeRevision.ts';
import { nameOf } from '../../edge/operationRecords/operationUsage.ts';
import { OPERATIONS } from './shippedOperations.ts';
import { isRefused, reportMarkdown, reportText, type SchemaReport } from './schemaReport.ts';
import { InvalidUsage, usageOf } from './usageFile.ts';

const root = new URL('../../../', import.meta.url).pathname;

interface Asked {
  base: string | null;
  markdown: boolean;
  /** File or address of the report on shipped operations; empty: there is none. */
  usage: string | null;
}

/** @throws UnknownRevision for an unknown base, InvalidUsage for an unusable report. */
async function check({ base: named, usage: report }: Asked, today: string): Promise<SchemaReport> {
  const { usage, notes } = await usageOf(report, today);
  const base = baseRevision(root, named);
  const printed = printedSchema();
  const committed = readFileSync(schemaFile, 'utf8');
  const operations = shipped(
    readFileSync(`${root}${OPERATIONS}`, 'utf8'),
    readFileSync(`${root}${NAMED_OPERATIONS}`, 'utf8'),
  );
  const schemaBefore = base.found ? fileAt(root, base.revision, SCHEMA) : null;
  const approvals = base.found ? approvalsSince(root, base.revision) : [];
  const judged = await judgeRevision({
    before:
      base.found && schemaBefore !== null
        ? { schema: schemaBefore, operations: shippedAt(base.revision) ?? operations }
        : null,
    after: { schema: printed, operations },
    approvals,
    isRestart: base.found && restartSince(root, base.revision) !== null,
    usage,
    today,
  });
  const outdated =
    committed === printed
      ? []
      : [`${SCHEMA} is outdated (npm run schema):\n${differingLines(committed, printed).join('\n')}`];
  const common = { ...judged, unusedApprovals: [], notes, ended: [], usage };
  if (!base.found || schemaBefore === null) {
    const missing = base.found ? `${base.how} has no ${SCHEMA}` : base.why;
    return { ...common, base: { missing }, problems: [...outdated, ...judged.problems] };
  }
  const { stale, own } = changelogState(root, base.revision);
  const add = (subjects: readonly string[]): string =>
    `${CHANGELOG} lacks an entry of each: ${subjects.join('; ')}. npm run schema adds them.`;
  // A change that leaves the schema alone need not tend to it.
  const isStale = stale.length > 0 && schemaBefore !== printed;
  const before = shippedAt(base.revision) ?? {};
  return {
    ...common,
    base,
    problems: [...outdated, ...judged.problems, ...(isStale ? [add(stale)] : [])],
    notes: own.length > 0 ? [...notes, add(own)] : notes,
    ended: judged.ended.map((id) => ({ id, name: nameOf(before[id] ?? '') })),
    unusedApprovals: unusedApprovals(judged.changes, approvals),
  };
}

/** Shipped operations of a revision; null before there were any. */
function shippedAt(revision: string): PersistedTexts | null {
  const json = fileAt(root, revision, OPERATIONS);
  return json === null ? null : shipped(json, fileAt(root, revision, NAMED_OPERATIONS) ?? '');
}

/** Shipped operations by id or name; older bases may have no named ones. */
function shipped(json: string, named: string): PersistedTexts {
  const texts = JSON.parse(json) as PersistedTexts;
  return named === '' ? texts : { ...texts, ...namedOperations(named) };
}

function readArguments(args: string[]): Asked | null {
  try {
    const options = {
      base: { type: 'string' },
      usage: { type: 'string' },
      markdown: { type: 'boolean', default: false },
    } as const;
    const { values } = parseArgs({ args, options });
    return { base: values.base ?? null, usage: values.usage ?? null, markdown: values.markdown };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  }
}

async function main(args: string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked === null) return 2;
  try {
    const report = await check(asked, new Date().toISOString().slice(0, 10));
    process.stdout.write(asked.markdown ? reportMarkdown(report) : reportText(report));
    return isRefused(report) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnknownRevision || error instanceof InvalidUsage)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
