/**
 * `npm test`: everything CI runs; each part runs even if an earlier one failed. CI reads the totals from the last line.
 *
 *   --shard 1/4            one of four shards, balanced by the seconds in `seconds.json`
 *   --changed [revision]   what the changes since the revision can affect
 *   --record               writes `seconds.json` if all tests pass
 */
import { mkdirSync, rmSync } from 'node:fs';
import { choose, type Selection } from './selection.ts';
import { runChecks, verdict } from './checks.ts';
import { runCommand } from './command.ts';
import { missingForOpenSearch } from './openSearch.ts';
import { parseOptions } from './options.rules.ts';
import { installPrograms } from './programs.ts';
import type { FileResult, NamedTest } from './reports.rules.ts';
import { recordSeconds } from './secondsByFile.ts';
import {
  measuredFiles,
  openSearchFiles,
  results,
  runJourneys,
  runMeasured,
  runOpenSearch,
  runUnit,
  type SuiteResult,
} from './suites.ts';
import { allowedFlaky, summaryLines, testLines, type Part } from './summary.rules.ts';

const started = performance.now();
const options = parseOptions(process.argv.slice(2));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const parts: Part[] = [];
const files: FileResult[] = [];
const flaky: NamedTest[] = [];
const failedTests: NamedTest[] = [];
const failures: string[] = [];
let passed = 0;
let failed = 0;

function add(name: string, count: { passed: number; failed: number }): void {
  passed += count.passed;
  failed += count.failed;
  if (count.failed > 0) failures.push(name);
}

/** A runner that crashed, or ran nothing, is a failure whatever it counted. */
async function suite(
  name: string,
  chosen: string[] | null,
  run: (files: string[] | null) => Promise<SuiteResult>,
): Promise<void> {
  if (chosen?.length === 0) return;
  console.log(`\n── ${name}`);
  try {
    const { outcome, report } = await run(chosen);
    console.log(`── ${name}: ${verdict(outcome.ok, outcome.seconds)}`);
    parts.push({ name, seconds: outcome.seconds, cpuSeconds: outcome.cpuSeconds });
    if (report === null || report.passed + report.failed === 0) return add(name, { passed: 0, failed: 1 });
    files.push(...report.files);
    flaky.push(...report.flaky);
    failedTests.push(...report.failures);
    add(name, !outcome.ok && report.failed === 0 ? { ...report, failed: 1 } : report);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    add(name, { passed: 0, failed: 1 });
  }
}

async function build(): Promise<void> {
  console.log('\n── build');
  const outcome = await runCommand(['npm', 'run', '--silent', 'build']);
  console.log(`── build: ${verdict(outcome.ok, outcome.seconds)}`);
  parts.push({ name: 'build', ...outcome });
  add('build', outcome.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Beside the unit tests of its driver, so in one shard, and after changes that affect it. */
async function testOpenSearch({ unit }: Selection): Promise<void> {
  if (unit?.includes('gateway/sources/engine/elastic/contract.test.ts') === false) return;
  const name = 'tests against OpenSearch';
  const missing = missingForOpenSearch();
  const isComplete = process.env['OPENSEARCH'] === 'true';
  if (missing !== null) console.log(`\n── ${name}: left out: ${missing}`);
  else await suite(name, null, () => runOpenSearch(isComplete ? null : openSearchFiles));
}

const selection: Selection = await choose(options);
for (const line of selection.notes) console.log(line);
installPrograms({ unit: selection.unit?.length !== 0, browser: selection.journeys?.length !== 0 });

if (selection.checks)
  for (const check of await runChecks()) {
    parts.push(check);
    add(check.name, check.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
await build();
await suite('unit and integration tests', selection.unit, runUnit);
await testOpenSearch(selection);
const journeys = selection.journeys?.filter((file) => !measuredFiles.includes(file)) ?? null;
const measured = selection.journeys?.filter((file) => measuredFiles.includes(file)) ?? null;
await suite('browser tests', journeys, runJourneys);
await suite('measured journeys', measured, runMeasured);

if (flaky.length > allowedFlaky) add('too many flaky tests', { passed: 0, failed: 1 });
if (options.record && failed === 0) recordSeconds(parts, files);

console.log(`\n${summaryLines(parts, files, (performance.now() - started) / 1000).join('\n')}`);
for (const line of testLines('flaky', flaky)) console.log(line);
for (const line of testLines('failed', failedTests)) console.log(line);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
