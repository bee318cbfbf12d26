/** Missing headers in the content service: pages work without them, and it is logged once (platform.md 8). */
import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { sandboxEnvironment } from '../../../sandbox/sandboxConfig.ts';
import { listen, type Listening } from '../../../testing/shop/listen.ts';
import type { RunningEdge } from '../../http/server.ts';
import { startGateway } from '../../start.ts';

let content: Listening;
let gateway: RunningEdge;
const lines: { level: number; msg: string; contentRegion?: string }[] = [];

beforeAll(async () => {
  const empty = new Hono();
  empty.all('*', (c) => c.json({ entries: [] }));
  content = await listen(empty);
  const environment = sandboxEnvironment({
    url: content.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const log = pino(
    { level: 'warn' },
    new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(String(line)) as (typeof lines)[number]);
        done();
      },
    }),
  );
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  gateway = await startGateway(readConfig(environment), { log, dev });
});
afterAll(async () => {
  await gateway.stop(1_000);
  await content.close();
});

async function header(locale: string): Promise<unknown> {
  const query = `{ header { alerts { text } } }`.replace('{', `query @inContext(locale: "${locale}") {`);
  const response = await fetch(`${gateway.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

test('the header is empty, and the reason is logged once per region', async () => {
  for (let page = 0; page < 5; page += 1) expect(await header('en-us')).toEqual({ data: { header: null } });
  await header('de-at');
  await header('de-de');
  const told = lines.filter(({ msg }) => msg.startsWith('Header'));
  expect(told.map(({ level, msg, contentRegion }) => [level, msg, contentRegion])).toEqual([
    [40, 'Header - No Results', 'us'],
    [40, 'Header - No Results', 'eu_region_1'],
  ]);
});
