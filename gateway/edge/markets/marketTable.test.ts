/** The table of markets with the sandbox: read once, refreshed at run time, with fallbacks. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { offeredCountry } from '../../graph/region/markets/countries.rules.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { createMarketTable, type MarketTable } from './marketTable.ts';
import { closeSources, openSources, type Sources } from '../sources.ts';
import { embeddedState } from '../state/embeddedState.ts';

let sandbox: TestSandbox;
let sources: Sources;
let table: MarketTable;
const reports: string[] = [];

const control = (method: string, path: string, body?: object) =>
  fetch(`${sandbox.url}/__sandbox/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
/** Longer than the lifetime of any cached answer. */
const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
const MINUTE = 61_000;

async function regionReads(): Promise<number> {
  const { calls } = (await (await control('GET', 'calls')).json()) as { calls: { path: string }[] };
  return calls.filter(({ path }) => path.includes('/content_types/regions/')).length;
}

const open = (country: string) =>
  control('PUT', 'entries/regions/region_andes', {
    region_id: 'andes',
    markets: [{ country, languages: ['es'] }],
  });
const isOpen = (country: string): boolean => offeredCountry(country, table.current()) !== null;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const environment = sandboxEnvironment({ url: sandbox.url, sessionSecret: 'x'.repeat(32), port: 0 });
  sources = openSources(readConfig(environment), embeddedState({ file: null }));
  reports.length = 0;
  table = createMarketTable(sources, (message) => void reports.push(message));
});
afterEach(async () => {
  vi.useRealTimers();
  await control('DELETE', 'faults');
  await closeSources(sources);
});

test('the seed data has the markets of the specification', async () => {
  await table.start();
  expect(table.current()).not.toBe(specifiedMarkets);
  expect(table.current().countries).toEqual(specifiedMarkets.countries);
  expect(table.current().groups).toEqual(specifiedMarkets.groups);
  expect([...table.current().regions].toSorted()).toEqual([...specifiedMarkets.regions].toSorted());
});

test('one read serves all requests, and the table is the same object until a change', async () => {
  await control('DELETE', 'calls');
  await table.start();
  const first = table.current();
  for (let look = 0; look < 100; look += 1) expect(table.current()).toBe(first);
  expect(await regionReads()).toBe(1);
  pass(MINUTE);
  table.current();
  await expect.poll(regionReads).toBe(2);
  await table.start();
  expect(table.current()).toBe(first);
});

test('edits become visible at run time', async () => {
  await table.start();
  expect(isOpen('cl')).toBe(false);
  await open('cl');
  pass(MINUTE);
  await expect.poll(() => isOpen('cl')).toBe(true);
  expect(table.current().regions).toContain('andes');
});

test('during an outage of content the last table applies, and it is logged', async () => {
  await open('pe');
  await table.start();
  await control('PUT', 'faults', { source: 'delivery', drop: true });
  pass(48 * 60 * MINUTE);
  expect(isOpen('pe')).toBe(true);
  await expect
    .poll(() => reports, { timeout: 10_000 })
    .toContain('markets could not be read: the last version applies');
  expect(isOpen('pe')).toBe(true);
});

test('during an outage from the start the specification’s markets apply, and it is logged', async () => {
  await open('pe');
  await control('PUT', 'faults', { source: 'delivery', status: 503 });
  await table.start();
  expect(table.current()).toBe(specifiedMarkets);
  await expect.poll(() => reports).toContain('markets could not be read: the defaults of the specification apply');
  await control('DELETE', 'faults');
  await expect
    .poll(() => {
      pass(3_000);
      return isOpen('pe');
    }, { timeout: 10_000 })
    .toBe(true);
}); // oxfmt-ignore
