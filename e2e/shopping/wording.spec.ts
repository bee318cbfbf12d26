/** A page embeds the texts of its first view; all others come later, and none is ever shown in English meanwhile. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { watchEnglish } from '../support/englishSeen.ts';
import { MarketShopper } from '../support/marketShopper.ts';
import { onEveryScreen } from '../support/screens.ts';
import { alive, expect, test } from '../support/shopTest.ts';

const operations = JSON.parse(
  readFileSync(new URL('../../schema/operations.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;
const textsId = Object.keys(operations).find((id) => operations[id]?.includes('query fetchWordingQuery('));

/** Holds back the request for the texts that a page lacks. @returns its end. */
async function holdTexts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.searchParams.get('documentId') === textsId,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

test(
  'a dialog whose texts are not here yet opens once they are, and the page stays',
  { tag: onEveryScreen },
  async ({ page, request }) => {
    const english = await watchEnglish(page, request, 'de-de');
    const giveTexts = await holdTexts(page);
    const shopper = await MarketShopper.in('de-de', { page, request });
    await shopper.visit('/de-de/p/lodestar-98');
    await alive(page);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: shopper.t('shell.cart'), exact: true }).click();
    const drawer = page.getByRole('dialog', { name: shopper.t('cart.drawer.title'), exact: true });
    await expect(drawer).toBeVisible();
    await expect(header).toBeVisible();
    await expect(drawer.getByText(shopper.t('cart.empty'))).toBeHidden();
    giveTexts();
    await expect(drawer.getByText(shopper.t('cart.empty'))).toBeVisible();
    await drawer.getByRole('button', { name: shopper.t('cart.drawer.close'), exact: true }).click();

    await header.getByRole('link', { name: shopper.t('shell.search'), exact: true }).click();
    await expect(page.getByPlaceholder(shopper.t('searchBox.placeholder'))).toBeVisible();
    expect(await english()).toEqual([]);
  },
);

test('a search box that is wanted before its texts are here waits for them', async ({ page, request }) => {
  const english = await watchEnglish(page, request, 'ja-jp');
  const giveTexts = await holdTexts(page);
  const shopper = await MarketShopper.in('ja-jp', { page, request });
  await shopper.visit('/ja-jp');
  await alive(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: shopper.t('shell.search'), exact: true }).click();
  await expect(header.getByRole('navigation').first()).toBeVisible();
  giveTexts();
  await expect(page.getByPlaceholder(shopper.t('searchBox.placeholder'))).toBeVisible();
  expect(await english()).toEqual([]);
});

test('a screen that is opened before its texts are here waits for them', async ({ page, request }) => {
  const english = await watchEnglish(page, request, 'de-de');
  const giveTexts = await holdTexts(page);
  const shopper = await MarketShopper.in('de-de', { page, request });
  await shopper.visit('/de-de/c/skis');
  await alive(page);
  await page.getByRole('link', { name: 'Lodestar 98' }).first().click();
  giveTexts();
  await shopper.expectHeading('Lodestar 98');
  await page.getByRole('contentinfo').locator('a[href="/de-de/stores"]').click();
  await expect(page).toHaveURL('/de-de/stores');
  await shopper.expectHeading(shopper.t('stores.title'));
  expect(await english()).toEqual([]);
});

test('a market that changes hardly any text requests none', async ({ page, watch }) => {
  await page.goto('/en-us/p/lodestar-98');
  await alive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(watch.graphql.filter(({ url }) => url.includes(textsId ?? 'no id'))).toEqual([]);
});

test('a dialog whose texts fail to load says so, and works at the next try', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/Failed to load resource|QueryFailure/);
  const shopper = await MarketShopper.in('de-de', { page, request });
  await page.route(
    (url) => url.searchParams.get('documentId') === textsId,
    (route) => route.abort(),
  );
  await shopper.visit('/de-de/p/lodestar-98');
  await alive(page);
  const link = page.getByRole('banner').getByRole('link', { name: shopper.t('shell.cart'), exact: true });
  await link.click();
  const drawer = page.getByRole('dialog', { name: shopper.t('cart.drawer.title'), exact: true });
  await expect(drawer.getByText(shopper.t('cart.drawer.failed'))).toBeVisible();
  await page.unrouteAll();
  await expect(async () => {
    await drawer.getByRole('button', { name: shopper.t('error.retry'), exact: true }).click();
    await expect(drawer.getByText(shopper.t('cart.empty'))).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
