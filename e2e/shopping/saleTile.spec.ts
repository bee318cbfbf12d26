/**
 * From a reduced tile to the page, the comparison and the cart: the same choice has the same price and tag everywhere,
 * for guests and for pros. The rules themselves: gateway/graph/catalog/offers/offer.rules.test.ts, price.rules.test.ts.
 */
import { expect, type Locator } from 'playwright/test';
import { amount, Pro } from '../support/pro.ts';
import { test } from '../support/shopTest.ts';

/** Has a reduced colour; the first one is not. */
const title = 'Gangue 104';
const address = '/p/gangue-104?color=amethyst';

const price = (within: Locator) => within.locator('[data-size]:visible').first();
const tags = (within: Locator) => within.locator('[data-tag]:visible').allInnerTexts();

interface TileTexts {
  price: string;
  tags: string[];
}
async function readTile(within: Locator): Promise<TileTexts> {
  return { price: await price(within).innerText(), tags: await tags(within) };
}

/** @param benefit text of a pro's price that is rendered after the amounts, once its code has loaded. */
async function readChanged(within: Locator, before: TileTexts, benefit: string): Promise<TileTexts> {
  await expect.poll(() => price(within).innerText()).not.toBe(before.price);
  await expect(price(within)).toContainText(benefit);
  return readTile(within);
}

/** Amounts of money in a text, in order. */
const amounts = (text: string) => (text.match(/\$[\d,.]+|[\d,.]+\s€/g) ?? []).map(amount);

test.describe('a reduced tile and its page agree', () => {
  test.describe.configure({ mode: 'parallel' });
  for (const [lang, who, label] of [
    ['en-us', null, null],
    ['de-de', null, 'UVP'],
    ['en-us', 'pro.us', null],
    ['de-de', 'pro.eu', null],
  ] as const)
    test(`${lang}, ${who ?? 'a guest'}`, async ({ page, request }) => {
      const shopper = await Pro.in(lang, { page, request });
      const benefit = who === null ? '' : shopper.t('proPrice.title');
      if (who !== null) await shopper.signInAs(who, '/c/skis');
      else await shopper.goTo('/c/skis');
      const tile = shopper.tiles().filter({ hasText: title });
      const first = await readTile(tile);
      await tile.getByTitle('Amethyst').hover();
      const link = tile.getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', /color=amethyst$/);
      // The link changes at once, the price after the swatch is painted.
      const onTile = await readChanged(tile, first, benefit);
      await expect(tile.locator('s:visible')).toHaveCount(who === null ? 1 : 0);
      if (who === null) {
        expect(onTile.tags).toEqual([shopper.t('tag.sale')]);
        const [regular = 0, lowest = 0, highest = 0] = amounts(onTile.price);
        expect(regular).toBeGreaterThan(lowest);
        expect(highest).toBeGreaterThan(lowest);
      } else {
        expect(onTile.tags).not.toContain(shopper.t('tag.sale'));
      }

      const main = page.getByRole('main');
      const box = main
        .locator('div')
        .filter({ has: page.getByRole('heading', { level: 1 }) })
        .last();
      await test.step('the page, from the tile and as a first visit', async () => {
        await link.click();
        await shopper.expectHeading(title);
        expect(await readTile(box)).toEqual(onTile);
        await shopper.goTo(address);
        expect(await readTile(box)).toEqual(onTile);
        const labels = box.locator('abbr:visible');
        await expect(labels).toHaveCount(label === null ? 0 : 1);
        if (label !== null) await expect(labels.locator('..')).toHaveText(`690,00 € ${label}`);
      });

      await test.step('with a length: the variant’s own price, which the cart charges', async () => {
        const top = () =>
          main
            .getByRole('group')
            .first()
            .evaluate((group) => group.getBoundingClientRect().top);
        const before = await top();
        const sizes = main.getByRole('group').nth(1).getByRole('radio');
        await sizes.and(page.locator(':enabled')).nth(1).check({ force: true });
        const chosen = await readChanged(box, onTile, benefit);
        expect(await top(), 'nothing below the price has moved').toBe(before);
        expect(chosen.tags).toEqual(onTile.tags);
        await shopper.addToCart();
        await shopper.openCart();
        const line = main.getByRole('listitem').filter({ hasText: title }).first();
        expect(amounts(await price(line).innerText())).toEqual(amounts(chosen.price));
        await expect(line.locator('s')).toHaveCount(who === null ? 1 : 0);
      });

      await test.step('the comparison agrees with the tile’s initial state', async () => {
        await shopper.goTo('/compare?p=gangue-104');
        expect(await readTile(main.getByRole('table'))).toEqual(first);
      });
    });
});
