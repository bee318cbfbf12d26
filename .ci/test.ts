/**
 * `npm test`: everything CI runs, one suite after the other on two cores, each of them even when one before failed.
 * Ends with one line that sums all suites.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { findNginx } from './nginx.ts';
import { ensureRedis } from './redis.ts';

const root = new URL('..', import.meta.url).pathname;
const results = `${root}.test-results`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

interface Count {
  passed: number;
  failed: number;
}
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

function run(name: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return status === 0;
}

/** A check without tests of its own counts as one. */
function check(name: string, command: string, args: string[]): void {
  add(name, run(name, command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** A runner that crashed, or ran nothing, is a failure whatever it counted. */
function suite(name: string, ok: boolean, count: Count | null): void {
  const ran = count !== null && count.passed + count.failed > 0;
  if (!ran) add(name, { passed: 0, failed: 1 });
  else add(name, !ok && count.failed === 0 ? { ...count, failed: 1 } : count);
}

function add(name: string, count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(name);
}

function report<Value>(file: string): Value | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : null;
}

const contract = `${root}schema/operations.json`;
const committed = readFileSync(contract, 'utf8');
check('generate', 'npm', ['run', '--silent', 'generate']);
if (readFileSync(contract, 'utf8') !== committed) {
  console.error('schema/operations.json did not hold what the client asks: commit the one just written.');
  add('persisted operations', { passed: 0, failed: 1 });
} else add('persisted operations', { passed: 1, failed: 0 });
check('format', 'prettier', ['--check', '--log-level', 'warn', '.']);
check('lint', 'oxlint', ['-c', '.config/oxlint.json', '--deny-warnings', '.']);
check('types', 'tsc', ['-p', '.']);
check('schema', 'node', ['gateway/checkSchema.ts']);
check('build', 'npm', ['run', '--silent', 'build']);

try {
  const unitReport = `${results}/unit.json`;
  const unitOk = run(
    'unit and integration tests',
    'vitest',
    [
      'run',
      '-c',
      '.config/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    { REDIS_SERVER_PATH: ensureRedis(), NGINX_PATH: findNginx() },
  );
  const unit = report<{ numPassedTests: number; numFailedTests: number }>(unitReport);
  suite(
    'unit and integration tests',
    unitOk,
    unit && { passed: unit.numPassedTests, failed: unit.numFailedTests },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  add('unit and integration tests', { passed: 0, failed: 1 });
}

try {
  const browser = ensureBrowser();
  const browserReport = `${results}/browser.json`;
  const browserOk = run('browser tests', 'playwright', ['test', '-c', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  const found = report<{ stats: { expected: number; unexpected: number; flaky: number } }>(browserReport);
  suite(
    'browser tests',
    browserOk,
    found && {
      passed: found.stats.expected + found.stats.flaky,
      failed: found.stats.unexpected,
    },
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  add('browser tests', { passed: 0, failed: 1 });
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
