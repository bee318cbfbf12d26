/** Runs the consumers of the partners' guide that follow changes, schema/README.md. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../edge/partners/commands.ts';
import { redisState } from '../../edge/state/redisState.ts';
import { openChangingShop, type ChangingShop } from '../shop/changingShop.ts';
import { freePort } from '../shop/freePort.ts';
import { guideProgram, linesFrom, writeGuidePrograms } from '../shop/guidePrograms.ts';
import { keyIn } from '../shop/partnerShop.ts';

const run = promisify(execFile);
const programs = writeGuidePrograms();
const folder = mkdtempSync(join(tmpdir(), 'skarn-in-step-'));

let shop: ChangingShop;
let key: string;
const command = (...args: string[]): Promise<string[]> =>
  runCommand(args, () => redisState(shop.redis.url), new Date(), true);
beforeAll(async () => {
  shop = await openChangingShop();
  const created = await command('create', '--name', 'Summit Data', '--scopes', 'catalogue');
  key = keyIn(created.join('\n'));
  await shop.editProduct('product_canary_86', { regions: ['us'] });
  await shop.index();
}, 60_000);
afterAll(async () => {
  await shop.close();
  programs.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Copy {
  cursor: string;
  products: Record<string, { displayTitle: string }>;
}

test('the consumer of changes keeps a copy in step, removed products included', async () => {
  // Its queries aside.
  expect(linesFrom(guideProgram('inStep'), 'async function follow')).toBeLessThanOrEqual(20);
  const file = join(folder, 'copy.json');
  const env = {
    PATH: process.env['PATH'] ?? '',
    SHOP: shop.gateways[0]?.url,
    SKARN_KEY: key,
    COPY: file,
    LOCALE: 'en-us',
  };
  const consume = async (): Promise<Copy> => {
    await run(process.execPath, [programs.path('inStep')], { env });
    return JSON.parse(readFileSync(file, 'utf8')) as Copy;
  };
  const before = await consume();
  const count = Object.keys(before.products).length;
  expect(count).toBeGreaterThan(100);

  await shop.editProduct('product_canary_86', { regions: [] });
  await shop.editProduct('product_lodestar_98', { display_title: 'Lodestar, renamed' });
  await shop.index();
  const after = await consume();
  expect(after.cursor).not.toBe(before.cursor);
  expect(Object.keys(after.products)).toHaveLength(count - 1);
  expect(Object.values(after.products).map(({ displayTitle }) => displayTitle)).toContain(
    'Lodestar, renamed',
  );
});

test('the consumer of webhooks gets ids that node(id:) reads', async () => {
  const [, keyId = ''] = /^skp_(\w{12})_/.exec(key) ?? [];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const added = await command('webhooks', 'add', keyId, '--url', url, '--market', 'en-us');
  const secret = added.find((line) => line.startsWith('whsec_'));
  const consumer = spawn(process.execPath, [programs.path('webhooks')], {
    env: { PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface({ input: consumer.stdout });
    expect(await once(lines, 'line')).toEqual(['listening']);
    await shop.editProduct('product_stope_pole', { tagline: 'Of another mine' });
    await shop.report(['entry:product_stope_pole']);
    const [line] = (await once(lines, 'line')) as [string];
    const [, id, ...kinds] = line.split(' ');
    expect(kinds).toEqual(['CONTENT']);
    const { node } = await shop.ask<{ node: { handle: string } }>(
      'query ($id: ID!) { node(id: $id) { ... on Product { handle } } }',
      { id },
    );
    expect(node.handle).toBe('stope-pole');
  } finally {
    consumer.kill();
  }
});
