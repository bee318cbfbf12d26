/** Failures that a page can do without are logged (platform.md 7, 8: "failure is logged"), without flooding the log. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { shippedQueries, variablesOf } from '../../testing/shop/shippedQueries.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

interface Line {
  msg: string;
  calls?: string[];
  operation?: string;
  failures?: { source: string; fields: number }[];
}
const lines: Line[] = [];
let sandbox: TestSandbox;
let gateway: RunningEdge;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  const config = readConfig(
    sandboxEnvironment({ url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 0 }),
  );
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  gateway = await startGateway(config, { log, dev });
});
afterAll(async () => {
  await gateway.stop(1_000);
  await sandbox.close();
});

const fault = (body: object): Promise<Response> =>
  fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function suggestion(country: string): Promise<object> {
  const response = await fetch(`${gateway.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-country': country },
    body: JSON.stringify({ query: '{ marketSuggestion { country } }' }),
  });
  return (await response.json()) as object;
}

test('a failed geolocation is not an error for the shopper, and is logged', async () => {
  expect(await suggestion('de')).toEqual({ data: { marketSuggestion: { country: 'DE' } } });
  expect(lines).toEqual([]);
  await fault({ source: 'spend', status: 503 });
  // An uncached country.
  const answer = await suggestion('fr');
  expect(answer).toMatchObject({ data: { marketSuggestion: null } });
  expect(answer).not.toHaveProperty('errors');
  await vi.waitFor(() =>
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'sources failed', calls: ['spend.getGeolocation SOURCE_UNAVAILABLE'] }),
    ),
  );
});

test('refused credentials are logged even if cached answers are served', async () => {
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * 60 * 60_000 });
  await fault({ source: 'spend', status: 401 });
  expect(await suggestion('de')).toMatchObject({ data: { marketSuggestion: { country: 'DE' } } });
  vi.useRealTimers();
  await vi.waitFor(() =>
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'sources failed',
        calls: ['spend.getGeolocation SOURCE_MISCONFIGURED'],
      }),
    ),
  );
});

test('an outage of commerce is logged once, however many pages and tiles it affects', async () => {
  await fault({ source: 'commerce', status: 503 });
  lines.length = 0;
  const query = shippedQueries().find(({ name }) => name === 'CategoryProductsQuery');
  if (!query) throw new Error('The category screen has lost its query.');
  let errors = 0;
  for (let shopper = 0; shopper < 3; shopper += 1) {
    const variables = variablesOf(query, { locale: 'en-us', handle: 'skis', first: 24 });
    const response = await fetch(`${gateway.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: query.text, variables }),
    });
    errors += ((await response.json()) as { errors?: object[] }).errors?.length ?? 0;
  }
  expect(errors).toBeGreaterThan(24);
  const failed = lines.filter(({ msg }) => msg === 'fields failed');
  expect(failed.map(({ failures }) => failures?.map(({ source }) => source))).toEqual([['commerce']]);
  expect(failed[0]?.failures?.[0]?.fields).toBe(errors / 3);
  await vi.waitFor(() => expect(lines.some(({ msg }) => msg === 'sources failed')).toBe(true));
  const calls = lines.flatMap((line) => (line.msg === 'sources failed' ? (line.calls ?? []) : []));
  expect(calls).toEqual([...new Set(calls)]);
  expect(JSON.stringify(lines)).not.toContain('stack');
});
