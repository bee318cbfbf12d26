/** Runs vitest and Playwright, in full or for some files, and parses their reports. */
import { existsSync, readFileSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { root, runCommand, type Outcome } from './command.ts';
import { findNginx } from './nginx.ts';
import { openSearchEnvironment } from './openSearch.ts';
import { ensureRedis } from './redis.ts';
import {
  readPlaywright,
  readVitest,
  type PlaywrightJson,
  type Report,
  type VitestJson,
} from './reports.rules.ts';

export const results = `${root}.test-results`;

export interface SuiteResult {
  outcome: Outcome;
  /** Null when the runner crashed before writing one. */
  report: Report | null;
}

function readReport<Json>(file: string): Json | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : null;
}

export function unitEnvironment(): Record<string, string> {
  return { REDIS_SERVER_PATH: ensureRedis(), NGINX_PATH: findNginx() };
}

export const vitest = (command: 'run' | 'watch' | 'list'): string[] => [
  'vitest',
  command,
  '-c',
  '.config/vitest.config.ts',
];
/** Performance measurements, so nothing may run beside them (`e2e/measured.config.ts`). */
export const measuredFiles: readonly string[] = [
  'e2e/platform/pageBudgets.spec.ts',
  'e2e/platform/gestures.spec.ts',
];
const playwright = (config: string): string[] => ['playwright', 'test', '-c', `e2e/${config}.config.ts`];
export const playwrightOfJourneys = playwright('playwright');
export const playwrightOfMeasured = playwright('measured');

/** @throws Error without a Redis server. */
export async function runUnit(files: readonly string[] | null): Promise<SuiteResult> {
  const file = `${results}/unit.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const filters = (files ?? []).map((one) => root + one);
  const outcome = await runCommand([...vitest('run'), ...reporters, ...filters], { env: unitEnvironment() });
  const json = readReport<VitestJson>(file);
  return { outcome, report: json && readVitest(json, root) };
}

/** The driver's contract, relevance, and a cluster that rebuilds its index, loses a node or is full. */
export const openSearchFiles: readonly string[] = ['gateway/testing/opensearch/openSearch.spec.ts'];

/** Against a real OpenSearch; null runs all files. @throws Error when Maven cannot resolve it. */
export async function runOpenSearch(only: readonly string[] | null): Promise<SuiteResult> {
  const file = `${results}/opensearch.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const filters = (only ?? []).map((one) => root + one);
  const command = ['vitest', 'run', '-c', '.config/openSearch.config.ts', ...reporters, ...filters];
  const outcome = await runCommand(command, { env: openSearchEnvironment() });
  const json = readReport<VitestJson>(file);
  return { outcome, report: json && readVitest(json, root) };
}

/** @throws Error without a browser. */
export function runJourneys(files: readonly string[] | null): Promise<SuiteResult> {
  return runBrowser([...playwrightOfJourneys, ...filtersOf(files)], 'browser');
}

/** Playwright takes patterns, not paths. */
function filtersOf(files: readonly string[] | null): string[] {
  return (files ?? []).map((one) => `/${one.replaceAll('.', '\\.')}$`);
}

/** @throws Error without a browser. */
export function runMeasured(files: readonly string[] | null): Promise<SuiteResult> {
  return runBrowser([...playwrightOfMeasured, ...filtersOf(files)], 'measured');
}

async function runBrowser(command: readonly string[], name: string): Promise<SuiteResult> {
  const file = `${results}/${name}.json`;
  const env = { CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const outcome = await runCommand(command, { env });
  const json = readReport<PlaywrightJson>(file);
  return { outcome, report: json && readPlaywright(json, 'e2e/') };
}
