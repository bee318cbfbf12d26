/** Runs the consumers of the partners' guide that follow changes, schema/README.md. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../edge/partners/commands.ts';
import { redisState } from '../../edge/state/redisState.ts';
import { openChangingShop, type ChangingShop } from '../shop/changingShop.ts';
import { keyIn } from '../shop/partnerShop.ts';

const guide = readFileSync(new URL('../../../schema/README.md', import.meta.url), 'utf8');
const programs = [...guide.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'skarn-in-step-'));

let shop: ChangingShop;
let key: string;
beforeAll(async () => {
  shop = await openChangingShop();
  const created = await runCommand(
    ['create', '--name', 'Summit Data', '--scopes', 'catalogue'],
    () => redisState(shop.redis.url),
    new Date(),
  );
  key = keyIn(created.join('\n'));
}, 60_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Copy {
  cursor: string;
  products: Record<string, { displayTitle: string }>;
}

test('the consumer of changes keeps a copy in step, removed products included', async () => {
  const [program = ''] = programs.filter((text) => text.includes('productsChanged'));
  // The program itself, without what declares its names and queries.
  expect(program.slice(program.indexOf('async function*')).trim().split('\n').length).toBeLessThanOrEqual(32);
  const file = join(folder, 'copy.json');
  const env = { PATH: process.env['PATH'] ?? '', SHOP: shop.gateways[0]?.url, SKARN_KEY: key, COPY: file };
  const consume = async (): Promise<Copy> => {
    await run(process.execPath, ['--input-type=module', '--eval', program], { env });
    return JSON.parse(readFileSync(file, 'utf8')) as Copy;
  };
  await shop.editProduct('product_canary_86', { regions: ['us'] });
  await shop.index();
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
