/** What a running gateway records: requests answered by yoga, by the response cache and by its fast path. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { partner } from '../../testing/shop/guardedShop.ts';
import { openCachingShop, queryAddress, send, type CachingShop } from '../../testing/shop/cachingShop.ts';
import type { OperationReport } from './operationReport.ts';

const run = promisify(execFile);
const root = new URL('../../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'skarn-records-'));
const STATE_FILE = join(folder, 'state.sqlite');
let shop: CachingShop;
beforeAll(async () => {
  shop = await openCachingShop();
}, 60_000);
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const command = (env: Record<string, string>) =>
  run(process.execPath, ['gateway/edge/operationRecords/main.ts'], { cwd: root, env });
async function report(): Promise<OperationReport> {
  return JSON.parse((await command({ STATE_FILE })).stdout) as OperationReport;
}
const open = () =>
  shop.open(
    { STATE_FILE, OPEN_GRAPHQL: 'false' },
    {
      partners: {
        open: async (authorization) => ({ client: authorization ? partner : null, refusal: null }),
      },
    },
  );

test('the day of the last request, by client, also of answers that the fast path sends', async () => {
  const team = queryAddress('TeamRouteQuery', { locale: 'en-us' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T23:59:50Z') });
  const gateway = await open();
  await send(gateway, team, { accept: 'application/json' });
  await send(gateway, team, { accept: 'application/json' });
  await send(gateway, queryAddress('TeamRouteQuery', { locale: 'de-de' }), { authorization: 'Bearer x' });
  vi.setSystemTime(Date.parse('2026-12-02T00:00:05Z'));
  const answer = await send(gateway, team, { accept: 'application/json' });
  expect(answer.headers['x-cache']).toBe('HIT');
  await gateway.stop(1_000);
  const { operations } = await report();
  const [record] = Object.values(operations).filter(({ name }) => name === 'TeamRouteQuery');
  expect(record?.lastAsked).toEqual({
    public: '2026-12-02',
    [`${partner.name} (${partner.id})`]: '2026-12-01',
  });
});

test('deprecated elements that a partner’s own query uses, and not what the public may not ask', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-03T12:00:00Z') });
  const gateway = await open();
  const query = '{ market { passwordResetUrl } }';
  const ask = (headers: Record<string, string>) =>
    fetch(`${gateway.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  expect((await ask({})).status).toBe(403);
  expect((await ask({ authorization: 'Bearer x' })).status).toBe(200);
  await gateway.stop(1_000);
  expect((await report()).elements['Market.passwordResetUrl']).toEqual({
    [`${partner.name} (${partner.id})`]: '2026-12-03',
  });
});

test('the command says what it lacks', async () => {
  const failed = async (env: Record<string, string>) =>
    command(env).then(
      () => null,
      (error: { code: number; stderr: string }) => ({ code: error.code, stderr: error.stderr }),
    );
  expect(await failed({})).toEqual({
    code: 2,
    stderr: expect.stringContaining('REDIS_URL or STATE_FILE is missing'),
  });
  expect(await failed({ STATE_FILE, OPERATION_QUIET_DAYS: '3' })).toEqual({
    code: 2,
    stderr: expect.stringContaining('OPERATION_QUIET_DAYS'),
  });
  expect(await failed({ REDIS_URL: 'redis://127.0.0.1:1' })).toMatchObject({ code: 1 });
});
