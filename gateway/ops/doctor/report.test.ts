import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { runChecks, type Check, type CheckResult } from './check.ts';
import { failed, problemOf } from './problem.ts';
import { reportOf } from './report.ts';
import { hideSecrets, secretsOf } from './secrets.ts';

const results: CheckResult[] = [
  { area: 'search', check: 'index', status: 'ok', found: 'shop: 2 documents', remedy: null },
  { area: 'redis', check: 'server', status: 'failed', found: 'Redis does not answer', remedy: 'Start it.' },
];

describe('the report', () => {
  test('has a line for each check and a summary', () => {
    expect(reportOf(results, false).split('\n')).toEqual([
      'search  index   ok      shop: 2 documents',
      'redis   server  FAILED  Redis does not answer. Start it.',
      '',
      '1 ok, 0 warnings, 1 failed, 0 not run',
    ]);
  });

  test('is coloured only when asked to', () => {
    expect(reportOf(results, true)).toContain('\u001B[31mFAILED\u001B[39m');
    expect(reportOf(results, false)).not.toContain('\u001B');
  });
});

test('no secret of the configuration is shown, whatever a service answers', () => {
  const address = { url: 'http://127.0.0.1:4100', sessionSecret: 's'.repeat(40), port: 4000 };
  const environment: Record<string, string> = {
    ...sandboxEnvironment({ ...address, commerceDriver: 'bigcommerce' }),
    REDIS_URL: 'redis://:a%20password@127.0.0.1:6379',
  };
  const management = { url: 'https://api.contentstack.io/v3', token: 'management-token' };
  const secrets = [
    environment['CONTENT_DELIVERY_TOKEN'],
    environment['SEARCH_KEY'],
    environment['SESSION_SECRET'],
    environment['BIGCOMMERCE_CA_ACCESS_TOKEN'],
    environment['BIGCOMMERCE_CA_CLIENT_SECRET'],
    environment['BOT_SECRET'],
    'a password',
    management.token,
  ];
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    const said = { ...results[0], found: `<${secret}>`, remedy: `<${secret}>` } as CheckResult;
    expect(hideSecrets(secretsOf(readConfig(environment), management), [said])).toEqual([
      { ...said, found: '<•••>', remedy: '<•••>' },
    ]);
  }
});

describe('a run', () => {
  const explain = (error: unknown) => problemOf(error, { address: 'URL', credentials: 'KEY' });
  const never: Check = { area: 'a', name: 'endless', run: () => new Promise(() => undefined) };

  test('ends although a check does not', async () => {
    const [result] = await runChecks([never], { checkMs: 20, runMs: 1_000 }, explain);
    expect(result).toMatchObject({ status: 'failed', found: 'the check did not end in time' });
  });

  test('ends in its own time although each check has time left', async () => {
    const [result] = await runChecks([never], { checkMs: 60_000, runMs: 20 }, explain);
    expect(result?.status).toBe('failed');
  });

  test('leaves out what needs a failed check, and says so', async () => {
    const broken: Check = {
      area: 'a',
      name: 'first',
      run: () => Promise.resolve(failed('broken', 'Mend it.')),
    };
    const second: Check = {
      area: 'a',
      name: 'second',
      needs: ['a: first'],
      run: () => Promise.resolve('fine'),
    };
    const third: Check = {
      area: 'a',
      name: 'third',
      needs: ['a: second'],
      run: () => Promise.resolve('fine'),
    };
    const found = await runChecks([broken, second, third], { checkMs: 1_000, runMs: 1_000 }, explain);
    expect(found.map(({ status, found: text }) => `${status} ${text}`)).toEqual([
      'failed broken',
      'not run needs “a: first”',
      'not run needs “a: second”',
    ]);
  });
});
