/** Reads of a whole catalogue by commands, from a shop that has more to do. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { bigCommerceOptions } from '../../testing/shop/bigCommerceOptions.ts';
import { caller } from '../../testing/shop/caller.ts';
import { commerceSource } from './commerce.ts';

const emptyPage = {
  data: [],
  meta: { pagination: { total: 0, count: 0, per_page: 250, current_page: 1, total_pages: 0 } },
};

const server = createServer();
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

test.each([
  ['the shop API', (url: string) => ({ url })],
  ['BigCommerce', bigCommerceOptions],
])('%s may take half a minute for a page, and no page is kept', async (_, optionsAt) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const source = commerceSource(optionsAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const by = caller({}, 180_000);
  const read = (page: number) => source.open(by).productFields({ page, limit: 250, fields: ['price'] });
  // As many as the circuit breaker judges by, and one that it must let through.
  for (const pages of [[1, 2, 3, 4, 5, 6, 7, 8], [9]]) {
    const requests: ServerResponse[] = [];
    server.on('request', (_request, response: ServerResponse) => void requests.push(response));
    const answers = Promise.all(pages.map(read));
    await vi.waitUntil(() => requests.length === pages.length);
    await vi.advanceTimersByTimeAsync(29_000);
    for (const response of requests)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(emptyPage));
    expect(await answers).toEqual(pages.map(() => []));
    server.removeAllListeners('request');
  }
  expect(source.status()).toMatchObject({ cached: 0 });
  vi.useRealTimers();
  await source.close();
});
