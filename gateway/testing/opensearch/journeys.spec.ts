/** The search journeys of the browser, in a shop whose search is a real OpenSearch of three nodes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIndexerConfig } from '../../config/config.ts';
import { runIndexer } from '../../ops/indexer/indexer.ts';
import { startSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { startOpenSearch, type OpenSearchCluster } from './openSearchCluster.ts';

const root = new URL('../../..', import.meta.url).pathname;
const journeys = ['searchBox.spec.ts', 'searchPage.spec.ts', 'listing.spec.ts'];

let directory: string;
let cluster: OpenSearchCluster;
let sandbox: Sandbox;
let searchUrl = '';

beforeAll(async () => {
  const classPath = process.env['OPENSEARCH_CLASS_PATH'];
  if (!classPath) throw new Error('run it by `npm run test:opensearch`, which resolves the class path');
  directory = await mkdtemp(join(tmpdir(), 'search-journeys-'));
  cluster = await startOpenSearch({ nodes: 3, classPath });
  searchUrl = cluster.urls[0] ?? '';
  // The journeys' shops have sandboxes of their own, with the same seed.
  sandbox = await startSandbox({ dataDir: directory, port: 0, fresh: true, isUnindexed: true });
  await runIndexer(
    readIndexerConfig({
      ...sandboxEnvironment({ url: sandbox.url, sessionSecret: '', port: 0 }),
      SEARCH_DRIVER: 'elasticsearch',
      SEARCH_URL: searchUrl,
      SEARCH_WRITE_KEY: 'none:none',
    }),
  );
});
afterAll(async () => {
  await Promise.all([cluster?.close(), sandbox?.close()]);
  await rm(directory, { recursive: true, force: true });
});

async function searches(): Promise<number> {
  const response = await fetch(`${searchUrl}/_stats/search`);
  const { _all: all } = (await response.json()) as { _all: { total: { search: { query_total: number } } } };
  return all.total.search.query_total;
}

test('a shopper finds by keyboard, by suggestion and by typing, as with the stand-in', async () => {
  const before = await searches();
  // Of this run, not of the shop: React would be built for development.
  const { NODE_ENV: _nodeEnv, VITEST: _vitest, ...inherited } = process.env;
  const run = spawn('node', ['.ci/testE2e.ts', ...journeys, '--project', 'desktop'], {
    cwd: root,
    env: { ...inherited, SEARCH_DRIVER: 'elasticsearch', SANDBOX_SEARCH_URL: searchUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8_000)));
  const [code] = await once(run, 'close');
  expect(output).toMatch(/\d+ passed/);
  expect(code, output).toBe(0);
  expect(await searches()).toBeGreaterThan(before + 10);
});
