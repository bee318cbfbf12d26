/** `reportSearchClick` end to end: what the search service records, and that failures stay hidden from shoppers. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { joinNodeId } from '../nodeId.ts';
import { foundBy } from '../../testing/shop/searchOperations.ts';
import { startShop, type Shop } from '../../testing/shop/shop.ts';

let shop: Shop;
let hit: { documentId: string; requestId: string };
beforeAll(async () => {
  shop = await startShop();
  const { edges, requestId } = await foundBy(shop, 'lodestar 98', {}, 'de-de');
  const hitNode = edges.find(({ node }) => node.product?.handle === 'lodestar-98')?.node;
  hit = { documentId: hitNode?.documentId ?? expect.fail('it was not found'), requestId };
});
afterEach(async () => {
  await shop.mendSources();
});
afterAll(() => shop.close());

const mutation =
  'mutation ($input: ReportSearchClickInput!) { reportSearchClick(input: $input) { isReported } }';

function report(input: Record<string, unknown> = {}, address = '10.0.0.1') {
  return shop.visitor({ address }).ask<{ reportSearchClick: { isReported: boolean } } | null>(mutation, {
    input: { searchTerm: 'lodestar 98', documentId: hit.documentId, ...input },
  });
}

function noted(): Record<string, unknown>[] {
  const db = new DatabaseSync(join(shop.dataDir, 'engine', 'engine.sqlite'), { readOnly: true });
  const rows = db.prepare('SELECT query, document_id, request_id, tags FROM click ORDER BY rowid').all();
  db.close();
  return rows.map((row) => ({ ...row }));
}

test('a click is recorded by the search service', async () => {
  const before = noted().length;
  const { data, errors } = await report({ requestId: hit.requestId, tags: ['suggestions'] });
  expect(errors).toEqual([]);
  expect(data?.reportSearchClick).toEqual({ isReported: true });
  expect(noted().slice(before)).toEqual([
    {
      query: 'lodestar 98',
      document_id: 'de:product:product_lodestar_98',
      request_id: hit.requestId,
      tags: '["suggestions"]',
    },
  ]);
});

test('every click counts, including repeated ones', async () => {
  const before = noted().length;
  await Promise.all([report(), report()]);
  expect(noted().length - before).toBe(2);
});

describe('a failing search service', () => {
  test.each([
    [{ status: 503 }, 'failed'],
    [{ status: 401 }, 'failed'],
    [{ status: 400 }, 'refused'],
    [{ drop: true }, 'failed'],
    [{ delayMs: 3_000 }, 'failed'],
  ])('%j: no error and no retry', async (fault, verdict) => {
    await shop.coldSources();
    await shop.breakSource({ source: 'engine', ...fault });
    const { data, errors, log } = await report();
    expect(errors).toEqual([]);
    expect(data?.reportSearchClick).toEqual({ isReported: false });
    expect(log.records.map((record) => [record.call, record.verdict, record.attempts])).toEqual([
      ['reportClick', verdict, 1],
    ]);
  });
});

describe('bounds', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a term without end', { searchTerm: 'x'.repeat(129) }],
    ['an id of a node', { documentId: joinNodeId('Product', 'de-de/product_lodestar_98') }],
    ['an empty id', { documentId: '' }],
    ['an id that is a path', { documentId: '../engines/shop' }],
    ['an id without end', { documentId: `de:product:${'x'.repeat(151)}` }],
    ['a request that is a command', { requestId: '"; DROP TABLE click; --' }],
    ['a request without end', { requestId: 'a'.repeat(65) }],
    ['too many tags', { tags: Array.from({ length: 17 }, (_, place) => `t${place}`) }],
    ['a tag without end', { tags: ['x'.repeat(65)] }],
    ['an empty tag', { tags: [''] }],
  ])('%s is refused without upstream calls', async (_case, input) => {
    const { errors, log } = await report(input);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(log.records).toEqual([]);
  });

  test('hostile input is recorded literally', async () => {
    const hostile = `'); DROP TABLE click; -- <script>`;
    await report({ searchTerm: hostile, tags: [hostile] });
    expect(noted().at(-1)).toMatchObject({ query: hostile, tags: JSON.stringify([hostile]) });
  });

  test('one caller cannot manipulate popularity', async () => {
    const answers: boolean[] = [];
    for (let count = 0; count < 301; count += 1) {
      const { data } = await report({}, '10.0.0.2');
      answers.push(data?.reportSearchClick.isReported ?? false);
    }
    expect(answers.slice(0, 300)).not.toContain(false);
    expect(answers[300]).toBe(false);
    expect((await report({}, '10.0.0.3')).data?.reportSearchClick.isReported).toBe(true);
  });
});
