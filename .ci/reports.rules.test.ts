/** Parsing of the runners' reports, and the summary tables. */
import { describe, expect, test } from 'vitest';
import { cpuSeconds } from './cpuTimes.rules.ts';
import { readPlaywright, readVitest } from './reports.rules.ts';
import { countKinds, kindOf, summaryLines, testLines } from './summary.rules.ts';

const ran = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const unit = readVitest(
  {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/shop/gateway/price.rules.test.ts',
        startTime: 1000,
        endTime: 1250,
        assertionResults: [
          ran('adds', 'passed'),
          ran('rounds', 'passed', 'took too long'),
          ran('waits', 'pending'),
        ],
      },
      {
        name: '/shop/client/Tile.test.tsx',
        startTime: 0,
        endTime: 4000,
        assertionResults: [ran('shows a price', 'failed', 'no price')],
      },
      {
        name: '/shop/client/Grid.test.tsx',
        startTime: 0,
        endTime: 0,
        status: 'failed',
        assertionResults: [],
      },
    ],
  },
  '/shop/',
);

const run = (projectName: string, status: string, ...durations: number[]) => ({
  projectName,
  status,
  results: durations.map((duration) => ({ duration })),
});
const browser = readPlaywright(
  {
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [
          {
            title: 'adds',
            file: 'shopping/cart.spec.ts',
            tests: [run('desktop', 'unexpected', 2000), run('phone', 'skipped')],
          },
        ],
        suites: [
          {
            title: 'outage',
            specs: [
              { title: 'waits', file: 'shopping/cart.spec.ts', tests: [run('phone', 'flaky', 3000, 1000)] },
            ],
          },
        ],
      },
      {
        title: 'accessibility.spec.ts',
        specs: [
          {
            title: 'home',
            file: 'accessibility/accessibility.spec.ts',
            tests: [run('desktop', 'expected', 500)],
          },
        ],
      },
    ],
  },
  'e2e/',
);

test("vitest: seconds and tests by file, failures including the file's own, and tests that passed on retry", () => {
  expect(unit).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      { file: 'client/Tile.test.tsx', title: 'shows a price' },
      { file: 'client/Grid.test.tsx', title: 'the file itself' },
    ],
    flaky: [{ file: 'gateway/price.rules.test.ts', title: 'rounds' }],
    files: [
      { file: 'gateway/price.rules.test.ts', seconds: 0.25, tests: 2 },
      { file: 'client/Tile.test.tsx', seconds: 4, tests: 1 },
      { file: 'client/Grid.test.tsx', seconds: 0, tests: 0 },
    ],
  });
});

test('Playwright: counts all tries of all projects and nested suites; a flaky test passes', () => {
  expect(browser).toEqual({
    passed: 3,
    failed: 1,
    failures: [{ file: 'e2e/shopping/cart.spec.ts', title: 'adds (desktop)' }],
    files: [
      { file: 'e2e/shopping/cart.spec.ts', seconds: 6, tests: 2 },
      { file: 'e2e/accessibility/accessibility.spec.ts', seconds: 0.5, tests: 1 },
    ],
    flaky: [{ file: 'e2e/shopping/cart.spec.ts', title: 'waits (phone)' }],
  });
  expect(testLines('flaky', browser.flaky)).toEqual(['flaky: e2e/shopping/cart.spec.ts: waits (phone)']);
});

test.each([
  ['client/ui/price.rules.test.ts', 'rule rows'],
  ['gateway/cart/cart.rules.test.ts', 'rule rows'],
  ['client/ui/Tile.test.tsx', 'component'],
  ['client/routes.test.ts', 'component'],
  ['gateway/edge/http/edge.test.ts', 'HTTP and integration'],
  ['e2e/shopping/cart.spec.ts', 'journeys'],
  ['e2e/accessibility/accessibility.spec.ts', 'accessibility states'],
])('%s holds %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind);
});

describe('the summary', () => {
  const files = [...unit.files, ...browser.files];
  const lines = summaryLines([{ name: 'types', seconds: 20, cpuSeconds: 41.5 }], files, 450).join('\n');

  test('counts the checks of each kind', () => {
    expect(countKinds(files)).toEqual({
      'rule rows': 2,
      component: 1,
      'HTTP and integration': 0,
      journeys: 2,
      'accessibility states': 1,
    });
  });

  test('lists the slowest files first, the parts, and the time against the goal', () => {
    expect(lines.indexOf('e2e/shopping/cart.spec.ts')).toBeLessThan(lines.indexOf('client/Tile.test.tsx'));
    expect(lines).toMatch(/types +20\.0 +41\.5/);
    expect(lines).toContain('7.5 min of the goal of 15 min');
  });

  test('lists at most ten files', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      file: `f${index}.ts`,
      seconds: index,
      tests: 1,
    }));
    const listed = summaryLines([], many, 1).filter((line) => /f\d+\.ts/.test(line));
    expect(listed).toHaveLength(10);
    expect(listed[0]).toContain('f29.ts');
  });
});

test.each([
  ['0m0.00s 0m0.00s\n1m2.50s 0m0.25s\n', 62.75],
  ['', 0],
])('CPU time of %j', (times, seconds) => {
  expect(cpuSeconds(times)).toBeCloseTo(seconds);
});
