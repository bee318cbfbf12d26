/**
 * The search driver, the index run and the relevance table against a real OpenSearch of three nodes. Its order matters:
 * the read-only block is lifted before a node goes, which does not come back.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readIndexerConfig } from '../../config/config.ts';
import { indexSettings } from '../../ops/indexer/indexSettings.ts';
import { runIndexer } from '../../ops/indexer/indexer.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { DocumentStore } from '../../sources/engine/documents.ts';
import type { EngineSource } from '../../sources/engine/driver.ts';
import { createEngine, engineSource, engineStore, type EngineConfig } from '../../sources/engine/engine.ts';
import { driverCases, fillWithSamples } from '../contract/driverCases.ts';
import { findUids, relevanceRows, type RelevanceRow } from '../contract/relevanceTable.ts';
import { caller } from '../shop/caller.ts';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import { startOpenSearch, type OpenSearchCluster } from './openSearchCluster.ts';

let cluster: OpenSearchCluster;
let sandbox: TestSandbox;
/** Of the node that is asked. */
let url: string;

beforeAll(async () => {
  const classPath = process.env['OPENSEARCH_CLASS_PATH'];
  if (!classPath) throw new Error('run it by `npm run test:opensearch`, which resolves the class path');
  [cluster, sandbox] = await Promise.all([startOpenSearch({ nodes: 3, classPath }), startTestSandbox()]);
  url = cluster.urls[0] ?? '';
});
afterAll(async () => {
  await Promise.all([cluster?.close(), sandbox?.close()]);
});

/** Beside the test results, as measurements are for the reader. */
const report = (text: string): void => void process.stdout.write(`${text}\n`);

const configOf = (engine: string): EngineConfig => ({
  driver: 'elasticsearch',
  url,
  engine,
  // Ignored: the security plugin is not part of the runner.
  key: 'none:none',
});

async function request(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as Record<string, unknown>;
}

describe('the driver', () => {
  beforeAll(() => fillWithSamples(configOf('samples')));
  driverCases(() => configOf('samples'));
});

describe('the shop’s index', () => {
  let source: EngineSource;
  const index = (options = {}) =>
    runIndexer(
      readIndexerConfig({
        ...sandboxEnvironment({ url: sandbox.url, sessionSecret: '', port: 0 }),
        SEARCH_DRIVER: 'elasticsearch',
        SEARCH_URL: url,
        SEARCH_ENGINE: 'shop',
        SEARCH_WRITE_KEY: 'none:none',
      }),
      options,
    );
  let total = 0;

  beforeAll(async () => {
    const started = performance.now();
    const result = await index();
    total = result.total;
    report(`indexed ${result.sent} documents in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    source = engineSource(configOf('shop'));
  });
  afterAll(() => source?.close());

  test('a second run sends nothing', async () => {
    expect(total).toBeGreaterThan(1_000);
    expect(await index()).toMatchObject({ total, sent: 0, removed: 0 });
  });

  test('OpenSearch finds what the App Search stand-in finds', async () => {
    const standin = engineSource({ url: sandbox.url, engine: 'shop', key: 'search-sandbox' });
    const [real, reference] = [await relevanceOf(source), await relevanceOf(standin)];
    await standin.close();
    report(
      [
        `${relevanceRows.length} questions      OpenSearch  App Search stand-in`,
        `among the first 3  ${percent(real.share)}       ${percent(reference.share)}`,
        `mean rec. rank     ${real.meanReciprocalRank.toFixed(3)}       ${reference.meanReciprocalRank.toFixed(3)}`,
        ...real.missed.map((row) => `not among the first 3: ${row.market} ${row.query} (${row.about})`),
      ].join('\n'),
    );
    expect(reference.share).toBe(1);
    expect(real.share).toBeGreaterThanOrEqual(reference.share);
    expect(real.meanReciprocalRank).toBeGreaterThanOrEqual(reference.meanReciprocalRank);
  });

  test('every search is answered while another mapping rebuilds the index', async () => {
    const before = await behindAlias();
    const searching = searchUntilStopped();
    const { store, close } = openStore();
    await store.prepare({
      ...indexSettings,
      synonyms: [...indexSettings.synonyms, ['lodestar', 'polestar']],
    });
    await sleep(500);
    const totals = await searching.stop();
    await close();
    expect(await behindAlias()).not.toEqual(before);
    expect(totals.length).toBeGreaterThan(10);
    expect(new Set(totals)).toEqual(new Set([total]));
    report(`${totals.length} searches answered while the index was rebuilt`);
    // With the shop's own settings again.
    expect(await index()).toMatchObject({ total, sent: 0, removed: 0 });
  });

  test('a full disk is refused with its reason, and searches go on', async () => {
    const settings = (block: boolean | null) =>
      request('PUT', '/shop/_settings', { 'index.blocks.read_only_allow_delete': block });
    expect(await settings(true)).toEqual({ acknowledged: true });
    await expect(index({ full: true })).rejects.toMatchObject({
      source: 'engine',
      code: 'SOURCE_UNAVAILABLE',
      message: expect.stringMatching(/\[429\] .*read-only-allow-delete block/) as unknown,
    });
    expect(await countAll()).toBe(total);
    expect(await settings(null)).toEqual({ acknowledged: true });
    expect(await index({ full: true })).toMatchObject({ total, sent: total, removed: 0 });
  });

  test('every search is answered while a node with a primary shard goes', async () => {
    await request('GET', '/_cluster/health?wait_for_status=green&timeout=30s');
    const lost = await nodeWithPrimary();
    const survivor = cluster.urls.find((_, place) => place !== lost) ?? '';
    url = survivor;
    await source.close();
    source = engineSource(configOf('shop'));
    const searching = searchUntilStopped();
    await cluster.stopNode(lost);
    const health = await request(
      'GET',
      '/_cluster/health?wait_for_nodes=2&wait_for_status=yellow&timeout=30s',
    );
    await sleep(500);
    const totals = await searching.stop();
    expect(health).toMatchObject({ timed_out: false, number_of_nodes: 2 });
    expect(totals.length).toBeGreaterThan(10);
    expect(new Set(totals)).toEqual(new Set([total]));
    report(`${totals.length} searches answered while a node of three went`);
    expect(await index({ full: true })).toMatchObject({ total, sent: total, removed: 0 });
  });

  function openStore(): { store: DocumentStore; close(): Promise<void> } {
    const { source: writing, open } = engineStore(configOf('shop'));
    return {
      store: open((call, args) => writing.run(call, args, caller({}, 120_000))),
      close: () => writing.close(),
    };
  }

  /** Of all documents. Excludes a region that there is not, so that no answer comes from the cache. */
  async function countAll(): Promise<number> {
    const query = { locales: [], regions: [], excludeRegions: [randomUUID()], page: { size: 1 } };
    return (await createEngine(source, caller()).search(query)).totalResults;
  }

  /** Asks one search after the other. A failed search fails `stop`. */
  function searchUntilStopped(): { stop(): Promise<number[]> } {
    const stopping = new AbortController();
    const searching = (async () => {
      const totals: number[] = [];
      while (!stopping.signal.aborted) totals.push(await countAll());
      return totals;
    })();
    searching.catch(() => {});
    return {
      stop() {
        stopping.abort();
        return searching;
      },
    };
  }

  const behindAlias = async (): Promise<string[]> => Object.keys(await request('GET', '/_alias/shop'));

  /** Place in `cluster.urls` of the node that holds the primary shard of the shop's index. */
  async function nodeWithPrimary(): Promise<number> {
    const [name = ''] = await behindAlias();
    const { routing_table: table } = (await request('GET', '/_cluster/state/routing_table')) as {
      routing_table: {
        indices: Record<string, { shards: Record<string, { primary: boolean; node: string }[]> }>;
      };
    };
    const holder = table.indices[name]?.shards['0']?.find(({ primary }) => primary)?.node;
    const { nodes } = (await request('GET', '/_nodes/http')) as {
      nodes: Record<string, { http: { publish_address: string } }>;
    };
    return cluster.urls.indexOf(`http://${nodes[holder ?? '']?.http.publish_address}`);
  }
});

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

interface Relevance {
  /** Of questions with the wanted among the first three. */
  share: number;
  meanReciprocalRank: number;
  missed: RelevanceRow[];
}

async function relevanceOf(source: EngineSource): Promise<Relevance> {
  const missed: RelevanceRow[] = [];
  let reciprocals = 0;
  for (const row of relevanceRows) {
    const wanted = row.uids ?? [row.uid];
    const place = (await findUids(source, row, 10)).findIndex((uid) => wanted.includes(String(uid)));
    if (place === -1 || place > 2) missed.push(row);
    if (place !== -1) reciprocals += 1 / (place + 1);
  }
  const count = relevanceRows.length;
  return { share: 1 - missed.length / count, meanReciprocalRank: reciprocals / count, missed };
}
