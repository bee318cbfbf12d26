/** The CI workflow of pull requests, and its permissions. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MARK } from '../../ops/schemaCheck/schemaReport.ts';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  permissions: Record<string, string>;
  'runs-on': string;
  'timeout-minutes': number;
  needs?: string;
  if?: string;
  container?: string;
  strategy?: { 'fail-fast': boolean; matrix: Record<string, unknown[]> };
  steps: Step[];
}

const root = new URL('../../../', import.meta.url).pathname;
const workflow = parse(readFileSync(`${root}.github/workflows/check.yml`, 'utf8')) as {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([job, { steps }]) => steps.map((step) => [job, step] as const));
const job = (name: string): Job => workflow.jobs[name] as Job;

test('runs for pull requests and for the main branch', () => {
  expect(workflow.on).toEqual({ pull_request: null, push: { branches: ['main'] } });
});

describe('permissions', () => {
  test('are none except those a job names', () => {
    expect(workflow.permissions).toEqual({});
    expect(Object.fromEntries(jobs.map(([name, { permissions }]) => [name, permissions]))).toEqual({
      schema: { contents: 'read' },
      comment: { 'pull-requests': 'write' },
      test: { contents: 'read' },
    });
  });

  test('jobs with a write token run no code of the pull request', () => {
    const writing = jobs.filter(([, { permissions }]) => Object.values(permissions).includes('write'));
    expect(writing).toHaveLength(1);
    for (const [, { steps }] of writing)
      for (const { uses, run } of steps) {
        expect(run).toBeUndefined();
        expect(uses).toMatch(/^actions\/github-script@/);
      }
  });

  test('no checkout leaves its token behind', () => {
    const checkouts = steps.filter(([, { uses }]) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).toHaveLength(2);
    for (const [, step] of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  test('no untrusted text becomes part of a command or a script', () => {
    for (const [, { run, with: options }] of steps) {
      expect(run ?? '').not.toContain('${{');
      expect(String(options?.['script'] ?? '')).not.toContain('${{');
    }
  });
});

describe('steps', () => {
  test('use the forge’s own actions, at a major version', () => {
    const used = steps.flatMap(([, { uses }]) => uses ?? []);
    expect(used.length).toBeGreaterThan(4);
    for (const one of used) expect(one).toMatch(/^actions\/[\w-]+@v\d+$/);
  });

  test('run the project’s own scripts', () => {
    const commands = steps.flatMap(([, { run }]) => run ?? []);
    expect(commands).toEqual(
      expect.arrayContaining([
        'npm ci',
        expect.stringMatching(/^npm test -- /),
        expect.stringContaining('schema:check'),
      ]),
    );
    for (const command of commands.filter((one) => one !== 'npm ci')) {
      const name = /^npm (?:run --silent )?([\w:]+)/.exec(command)?.[1] ?? command;
      expect(Object.keys(scripts)).toContain(name);
    }
  });

  test.each(['schema', 'test'])('%s installs the locked packages, with a package cache', (name) => {
    const [, setup, install] = job(name).steps;
    expect(setup?.with).toEqual({ 'node-version': 26, cache: 'npm' });
    expect(install?.run).toBe('npm ci');
  });

  test.each(jobs)('%s has a timeout', (_, { 'timeout-minutes': minutes }) => {
    expect(minutes).toBeLessThanOrEqual(30);
  });
});

describe('the schema check', () => {
  test('has the full history, the base revision and the report on the use of operations', () => {
    expect(job('schema').steps[0]?.with).toMatchObject({ 'fetch-depth': 0 });
    const check = job('schema').steps.find(({ run }) => run?.includes('schema:check'));
    expect(check?.run).toContain('--base "$BASE" --usage "$USAGE" --markdown');
    expect(check?.env).toEqual({
      BASE: '${{ github.event.pull_request.base.sha || github.event.before }}',
      USAGE: '${{ secrets.OPERATION_USAGE_URL }}',
    });
  });

  test('reports a refusal in the summary and in one comment', () => {
    const report = job('schema').steps.at(-1);
    expect(report?.if).toContain('!cancelled()');
    expect(String(report?.with?.['script'])).toContain('core.summary');
    expect(job('comment')).toMatchObject({
      needs: 'schema',
      if: expect.stringContaining('!cancelled()') as string,
    });
  });

  test('finds its comment again by the report’s first line', () => {
    const script = String(job('comment').steps[0]?.with?.['script']);
    expect(script).toContain("body.split('\\n', 1)[0]");
    expect(script).toContain('updateComment');
    expect(MARK).toMatch(/^<!-- .+ -->$/);
  });
});

test('test jobs may install packages', () => {
  expect(job('test').container).toMatch(/^node:26-\w+$/);
});

test('tests run in four shards without fail-fast', () => {
  expect(job('test').strategy).toEqual({ 'fail-fast': false, matrix: { shard: [1, 2, 3, 4] } });
  const run = job('test').steps.at(-1);
  expect(run?.run).toBe('npm test -- --shard "$SHARD"');
  expect(run?.env).toEqual({ SHARD: '${{ matrix.shard }}/${{ strategy.job-total }}' });
});
