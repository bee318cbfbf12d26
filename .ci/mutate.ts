/**
 * `npm run test:mutations [-- words]`: applies one fault of mutations.ts at a time to a copy of the tree, runs the test
 * that must catch it, and counts the faults caught by each part of the suite. With words, runs only faults whose
 * description contains them.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../gateway/testing/deployment/treeCopy.ts';
import { installPrograms } from './programs.ts';
import { mutations, partOf, parts, type Mutation } from './mutations.ts';
import {
  readPlaywright,
  readVitest,
  type PlaywrightJson,
  type Report,
  type VitestJson,
} from './reports.rules.ts';

/** Milliseconds: journeys time out after half a minute. */
const TIME_LIMIT = 300_000;
const words = process.argv.slice(2).join(' ');
const chosen = mutations.filter(({ fault }) => fault.includes(words));
const isJourney = ({ test }: Pick<Mutation, 'test'>): boolean => test.startsWith('e2e/');

installPrograms({ unit: true, browser: chosen.some(isJourney) });
const copy = copyTree();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

/** @throws Error with the output when there is no report, since then nothing was tested. */
function run(args: readonly string[], reportFile: string, read: (json: string) => Report): Report {
  rmSync(join(copy, reportFile), { force: true });
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIME_LIMIT,
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return read(readFileSync(join(copy, reportFile), 'utf8'));
  } catch {
    throw new Error(`No test ran.\n${stdout}\n${stderr}`);
  }
}

function runUnit(files: readonly string[]): Report {
  const report = '.test-results/unit.json';
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  return run(['.ci/testUnit.ts', ...files, ...reporters], report, (json) =>
    readVitest(JSON.parse(json) as VitestJson, `${copy}/`),
  );
}

function runJourneys(some: readonly Mutation[]): Report {
  const files = [...new Set(some.map(({ test }) => test))];
  const titles = some.map(({ title = '' }) => RegExp.escape(title)).join('|');
  const options = ['--retries=0', '--max-failures=1', '-g', titles];
  return run(['.ci/testE2e.ts', ...files, ...options], '.test-results/browser.json', (json) =>
    readPlaywright(JSON.parse(json) as PlaywrightJson, 'e2e/'),
  );
}

/** Whether a test fails that passes without the fault. */
function isCaught(mutation: Mutation): boolean {
  const file = join(copy, mutation.file);
  const text = readFileSync(file, 'utf8');
  if (text.split(mutation.from).length !== 2)
    throw new Error(`${mutation.file} does not hold this once: ${mutation.from}`);
  writeFileSync(
    file,
    text.replace(mutation.from, () => mutation.to),
  );
  try {
    return (isJourney(mutation) ? runJourneys([mutation]) : runUnit([mutation.test])).failed > 0;
  } finally {
    writeFileSync(file, text);
  }
}

const unit = [...new Set(chosen.filter((one) => !isJourney(one)).map(({ test }) => test))];
const journeys = chosen.filter(isJourney);
const reports = [
  ...(unit.length > 0 ? [runUnit(unit)] : []),
  ...(journeys.length > 0 ? [runJourneys(journeys)] : []),
];
if (reports.some(({ failed }) => failed > 0)) throw new Error('The tests fail without any fault.');

const caught = new Map(parts.map((part) => [part, 0]));
const survivors: Mutation[] = [];
for (const mutation of chosen) {
  const started = performance.now();
  const isFound = isCaught(mutation);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const part = partOf(mutation);
  if (isFound) caught.set(part, (caught.get(part) ?? 0) + 1);
  else survivors.push(mutation);
  console.log(
    `${isFound ? 'caught  ' : 'SURVIVED'} ${part.padEnd(13)} ${seconds.padStart(5)} s  ${mutation.fault}`,
  );
}
console.log(`\n${[...caught].map(([part, count]) => `${part} ${count}`).join(', ')}`);
for (const { file, fault, test } of survivors) console.error(`${test} does not notice in ${file}: ${fault}`);
process.exitCode = survivors.length === 0 ? 0 : 1;
