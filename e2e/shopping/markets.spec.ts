/** The shop in other countries, each with its language and currency, and switching between them. */
import { type APIRequestContext, type Page } from 'playwright/test';
import { queryGateway } from '../support/queryGateway.ts';
import { onEveryScreen, onPhone } from '../support/screens.ts';
import { alive, expect, test } from '../support/shopTest.ts';
import { marketsFrom, MarketShopper, type MarketLink } from '../support/marketShopper.ts';

const product = '/p/lodestar-98';

interface Skis {
  nav: string;
  category: string;
  tagline: string;
}

/** Texts about skis in a market: in the navigation, on the product, in its description. */
async function skiTexts(lang: string, request: APIRequestContext): Promise<Skis> {
  const { header, product: lodestar } = await queryGateway<{
    header: { mainNav: { link: { text: string; href: string } }[] };
    product: { tagline: string; category: { displayTitle: string } };
  }>(
    request,
    lang,
    `{
      header { mainNav { link { text href } } }
      product(handle: "lodestar-98") { ... on Product { tagline category { displayTitle } } }
    }`,
  );
  return {
    nav: header.mainNav.find(({ link }) => link.href === `/${lang}/c/skis`)?.link.text ?? '',
    category: lodestar.category.displayTitle,
    tagline: lodestar.tagline,
  };
}

/** The American market is covered by journey.spec.ts. */
const markets = [
  { lang: 'de-de', htmlLang: 'de-DE', price: '750,00 €', isRetail: true, hasShop: true },
  { lang: 'ja-jp', htmlLang: 'ja-JP', price: '￥120,000', isRetail: false, hasShop: false },
] as const;

for (const { lang, htmlLang, price, isRetail, hasShop } of markets) {
  // A phone's menu is another path with other labels.
  const tag = hasShop ? onEveryScreen : onPhone;
  test(
    `${lang}: from the home page to a ${hasShop ? 'cart' : 'price'}, in its language and currency`,
    {
      tag,
    },
    async ({ page, request }) => {
      const [shopper, skis] = await Promise.all([
        MarketShopper.in(lang, { page, request }),
        skiTexts(lang, request),
      ]);
      const { t } = shopper;
      expect(await shopper.visit(`/${lang}`)).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);

      await shopper.goToCategory(skis.nav);
      await expect(page).toHaveURL(`/${lang}/c/skis`);
      const tile = shopper
        .tiles()
        .filter({ has: page.getByRole('link', { name: 'Lodestar 98', exact: true }) });
      await expect(tile).toContainText(price);
      await shopper.openProduct('Lodestar 98');
      await expect(page).toHaveURL((url) => url.pathname === `/${lang}${product}`);
      await expect(
        page
          .getByRole('navigation', { name: t('breadcrumbs.label') })
          .getByRole('link')
          .last(),
      ).toHaveText(skis.category);
      await expect(page.getByText(skis.tagline, { exact: true })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText(price).first()).toBeVisible();
      const retailLabel = main.getByTitle(t('price.retail.long'));
      if (isRetail) await expect(retailLabel.first()).toHaveText(t('price.retail'));
      else await expect(retailLabel).toHaveCount(0);

      if (!hasShop) {
        await expect(main.getByText(t('product.noShop'), { exact: true })).toBeVisible();
        await expect(shopper.button('addToCart.add')).toHaveCount(0);
        return;
      }
      await shopper.choose(t.title('Length'), '177');
      await shopper.addToCart();
      await expect(shopper.cartBadge()).toHaveAccessibleName(t('shell.cartWithCount', { count: 1 }));
      await shopper.goTo('/cart');
      await shopper.expectScreen('cart.title');
      const line = main.getByRole('listitem', { name: /\bLodestar 98(?! W)/ });
      await expect(line).toContainText(t('cart.each', { price }));
      await expect(line).toContainText(t.title('Length'));
      const summary = main.getByRole('region', { name: t('cart.summary'), exact: true });
      await expect(summary.getByRole('definition').last()).toHaveText(price);
    },
  );
}

async function linkTo(
  locale: string,
  request: APIRequestContext,
  from: string,
  path: string,
): Promise<MarketLink> {
  const link = (await marketsFrom(request, from, path)).find((market) => market.locale === locale);
  if (!link) throw new Error(`${locale} is not offered from ${path}.`);
  return link;
}

// By keyboard on the desktop: keyboard.spec.ts.
test(
  'changing the country keeps the product, in the other language and currency',
  {
    tag: onPhone,
  },
  async ({ page, request }) => {
    const shopper = await MarketShopper.in('en-us', { page, request });
    await shopper.visit(`/en-us${product}`);
    const germany = await linkTo('de-de', request, 'en-us', `/en-us${product}`);
    const dialog = await shopper.openMarketDialog();
    const current = dialog.locator('a[aria-current]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAccessibleName('United States English');
    await shopper.waitForPageLoad(() =>
      dialog.getByRole('link', { name: germany.name, exact: true }).click(),
    );

    await expect(page).toHaveURL(`/de-de${product}`);
    const there = await shopper.expectMarket('de-de', 'de-DE', { request });
    await there.expectHeading('Lodestar 98');
    await expect(page.getByText((await skiTexts('de-de', request)).tagline, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText('750,00 €').first()).toBeVisible();
    const markets = await there.openMarketDialog();
    await expect(markets.locator('a[aria-current]')).toHaveAccessibleName('Deutschland Deutsch');
  },
);

test('each store keeps its cart while the shopper is in another country, and Back returns to the previous one', async ({
  page,
  request,
}) => {
  const american = await MarketShopper.in('en-us', { page, request });
  await american.visit(`/en-us${product}?color=spruce&length=177`);
  await american.addToCart();
  await american.selectMarket(await linkTo('de-de', request, 'en-us', `/en-us${product}`));
  const german = await american.expectMarket('de-de', 'de-DE', { request });
  await expect(german.cartBadge()).toHaveAccessibleName(german.t('shell.cart'));

  await german.visit('/de-de/p/shaft-12?color=coal&length=115');
  await german.addToCart();
  await german.goTo('/cart');
  await german.expectScreen('cart.title');
  await expect(cartLines(page)).toHaveText([/Shaft 12/]);

  await german.selectMarket(await linkTo('en-us', request, 'de-de', '/de-de/cart'));
  await expect(page).toHaveURL('/en-us/cart');
  const back = await german.expectMarket('en-us', 'en-US', { request });
  await back.expectScreen('cart.title');
  await expect(cartLines(page)).toHaveText([/Lodestar 98/]);
  await expect(back.cartBadge()).toHaveAccessibleName(back.t('shell.cartWithCount', { count: 1 }));

  await back.selectMarket(await linkTo('fr-fr', request, 'en-us', '/en-us/cart'));
  // France uses the same store as Germany.
  await expect(page).toHaveURL('/fr-fr/cart');
  await expect(cartLines(page)).toHaveText([/Shaft 12/]);

  await page.goBack();
  await expect(page).toHaveURL('/en-us/cart');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(cartLines(page)).toHaveText([/Lodestar 98/]);
});

function cartLines(page: Page) {
  return page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
}

test('the page of another market is prefetched on hover, and not requested again', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const fetched = new Promise<string>((resolve) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  await devtools.send('Preload.enable');
  await page.goto('/en-us/country');
  await alive(page);
  const link = page.getByRole('main').locator('a[hreflang="de-DE"]');
  await link.hover();
  expect(await fetched).toBe('/de-de');
  await link.click();
  await expect(page).toHaveURL('/de-de');
  const navigationEntry = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON() as object,
  );
  expect(navigationEntry).toHaveProperty('deliveryType', 'navigational-prefetch');
});
