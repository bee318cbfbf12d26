/** Runs the typed client of gateway/docs/examples as a partner does, with a key against a closed gateway. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPartnerKey, ensureDemoPartner } from '../../sandbox/demoPartner.ts';
import { openSite, type Site } from '../shop/site.ts';

const root = new URL('../../../', import.meta.url).pathname;
// A copy: what it generates belongs to no commit.
const folder = mkdtempSync(join(tmpdir(), 'skarn-example-'));
const stateFile = join(folder, 'state.sqlite');
const run = promisify(execFile);
let site: Site;

beforeAll(async () => {
  cpSync(`${root}gateway/docs/examples/catalogueExport`, folder, { recursive: true });
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
  await ensureDemoPartner({ redisUrl: null, stateFile }, false);
  site = await openSite({ OPEN_GRAPHQL: 'false', STATE_FILE: stateFile });
  await node('readSchema.ts');
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function node(...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], SHOP: site.url, SKARN_KEY: demoPartnerKey };
  return (await run(process.execPath, args, { cwd: folder, env })).stdout;
}

const checkTypes = () => run(join(root, 'node_modules/.bin/tsc'), ['--project', '.'], { cwd: folder });

interface Line {
  handle: string;
  path: string;
  amount: string;
  currency: string;
}

/** In pages of another length. */
async function everyHandle(): Promise<string[]> {
  const query = `query Handles($after: String) {
    products(first: 30, after: $after) { edges { node { handle } } pageInfo { hasNextPage endCursor } }
  }`;
  const handles: string[] = [];
  let after: string | null = null;
  do {
    const headers = { authorization: `Bearer ${demoPartnerKey}` };
    const { text } = await site.post('/api/graphql', { query, variables: { after } }, headers);
    const { products } = (JSON.parse(text) as { data: { products: Handles } }).data;
    handles.push(...products.edges.map(({ node }) => node.handle));
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after !== null);
  return handles;
}

interface Handles {
  edges: { node: { handle: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

describe('the typed client', () => {
  test('exports every product of a market once, with its exact price', async () => {
    const lines = (await node('exportCatalogue.ts', 'en-us')).trim().split('\n');
    const products = lines.map((line) => JSON.parse(line) as Line);
    expect(products.map(({ handle }) => handle)).toEqual(await everyHandle());
    // More than a page.
    expect(products.length).toBeGreaterThan(100);
    expect(products[0]).toMatchObject({
      path: expect.stringMatching(/^\/en-us\/p\//),
      amount: expect.stringMatching(/^\d+\.\d\d$/),
      currency: 'USD',
    });
  });

  test('compiles against the schema, and a misspelt field does not', async () => {
    await checkTypes();
    const file = join(folder, 'exportCatalogue.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('          handle\n', '          handel\n'));
    await expect(checkTypes()).rejects.toMatchObject({
      stdout: expect.stringContaining('exportCatalogue.ts('),
    });
    writeFileSync(file, text);
  });

  test('says what to set when the key is missing', async () => {
    const env = { PATH: process.env['PATH'], SHOP: site.url };
    const running = run(process.execPath, ['exportCatalogue.ts'], { cwd: folder, env });
    await expect(running).rejects.toMatchObject({ stderr: expect.stringContaining('SKARN_KEY to your key') });
  });
});
