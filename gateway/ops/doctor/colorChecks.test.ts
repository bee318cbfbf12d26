/** The order of colours in content and at the store, looked at by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { colorChecks } from './colorChecks.ts';
import { openShopReadings } from './shopReadings.ts';

let sandbox: TestSandbox;
let reversed = '';
beforeAll(async () => {
  sandbox = await startTestSandbox({
    rewriteEntry(draft) {
      const colors = draft.fields['color_images'];
      if (draft.contentType !== 'product' || !Array.isArray(colors) || colors.length < 2) return draft;
      reversed ||= draft.uid;
      return draft.uid === reversed
        ? { ...draft, fields: { ...draft.fields, color_images: colors.toReversed() } }
        : draft;
    },
  });
});
afterAll(() => sandbox.close());

async function found(commerceDriver: 'bigcommerce' | undefined) {
  const address = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 4000 };
  const shop = openShopReadings(readConfig(sandboxEnvironment({ ...address, commerceDriver })), 10_000);
  try {
    return await Promise.all(colorChecks(shop).map((check) => check.run()));
  } finally {
    await shop.close();
  }
}

test('only the product whose colours stand in another order is named, in each store', async () => {
  const [outcome] = await found('bigcommerce');
  expect(outcome).toMatchObject({
    status: 'warning',
    found: expect.stringMatching(
      /^colours stand in another order than at the store: (.+) \(us\), \1 \(ca\), \1 \(eu_region_1\)$/,
    ),
  });
});

test('options come with the products at the shop API, which lists them as the page does', async () => {
  expect(await found(undefined)).toEqual([]);
});
