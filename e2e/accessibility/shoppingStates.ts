/** States of the cart and its drawer, add-ons, comparisons, and a product's gallery and hotspots. */
import { expect, type Page } from 'playwright/test';
import type { ScreenState } from './screenState.ts';

const ski = '/p/lodestar-98?color=spruce&length=177';
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Lodestar 98' });
const closer = (page: Page) => page.getByRole('button', { name: 'View larger' });
const addOns = (page: Page) => page.locator('#add_on_products');
const set = (page: Page) => page.getByRole('region', { name: 'Complete your setup' });
/** As the gateway answers when a part sells out meanwhile. */
const setRefusal = {
  data: {
    addCartItems: {
      __typename: 'InsufficientStock',
      __isRefusal: 'InsufficientStock',
      message: 'Pinion 10: This item is sold out. Nothing was added to your cart.',
    },
  },
};
const recentlyViewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const toTheEnd = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));

export const shoppingStates: readonly ScreenState[] = [
  {
    name: 'cart drawer, empty',
    lang: 'en-us',
    path: ski,
    async reach({ person }) {
      await person.cartBadge().click();
      await person.cartDrawer().getByText('Your cart is empty.').waitFor();
    },
    next: [
      {
        name: 'cart drawer with what was just added',
        async reach({ person, page }) {
          await page.keyboard.press('Escape');
          await person.addButton().click();
          await person.cartDrawer().getByText('Added to cart!', { exact: true }).waitFor();
          await person.cartDrawer().getByRole('link', { name: 'Checkout' }).waitFor();
        },
      },
      {
        name: 'cart with a line and what goes with it',
        path: '/cart',
        reach: ({ page }) => page.getByRole('heading', { name: 'Goes well with your cart' }).waitFor(),
      },
    ],
  },
  {
    name: 'add-on with its options to choose',
    lang: 'en-us',
    path: ski,
    async reach({ page }) {
      await addOns(page).getByRole('button', { name: 'Add Timber Hitch Brake' }).click();
      const dialog = page.getByRole('dialog', { name: 'Timber Hitch Brake' });
      await dialog.getByRole('button', { name: 'Choose brake width' }).waitFor();
    },
    next: [
      {
        name: 'add-on that fits',
        async reach({ page }) {
          const dialog = page.getByRole('dialog', { name: 'Timber Hitch Brake' });
          await dialog.locator('label', { hasText: '100 mm' }).click();
          await dialog.getByText('Fits your ski: 98 mm at the waist').waitFor();
        },
      },
    ],
  },
  {
    name: 'four skis to compare, a fifth refused',
    lang: 'en-us',
    path: '/c/skis/touring',
    async reach({ page }) {
      const boxes = page.getByRole('checkbox', { name: /^Compare / });
      for (let index = 0; index < 4; index += 1) await boxes.nth(index).check();
      await boxes.nth(4).click();
      await page.getByText('You can compare up to 4 skis. Remove one first.').waitFor();
    },
  },
  { name: 'comparison', lang: 'en-us', path: '/compare?p=lodestar-98,ropeway-94,never-was' },
  {
    name: 'product, noted as seen',
    lang: 'en-us',
    path: '/p/lodestar-98',
    settle: ({ page }) =>
      expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('lodestar-98'),
    next: [
      {
        name: 'another product, the first one below it',
        path: '/p/ropeway-94',
        async reach({ page }) {
          await toTheEnd(page);
          await expect(recentlyViewed(page).getByRole('link')).toHaveText(['Lodestar 98']);
          await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('ropeway-94');
        },
      },
      {
        name: 'set of a ski without a length: skins closed',
        async reach({ page }) {
          await set(page).scrollIntoViewIfNeeded();
          await set(page).getByRole('button', { name: 'Choose a length first' }).waitFor();
          await expect(set(page).getByRole('radio', { name: /Choose a length first/ })).toBeDisabled();
        },
      },
      {
        name: 'set of a ski, open and refused',
        async reach({ page }) {
          await page.locator('label', { hasText: '178' }).first().click();
          await set(page)
            .getByText(/Total with skis \$/)
            .waitFor();
          await page.route('**/api/graphql', async (route) => {
            const isAdd = (route.request().postData() ?? '').includes('items');
            await (isAdd ? route.fulfill({ json: setRefusal }) : route.fallback());
          });
          await set(page)
            .getByRole('button', { name: /^Add all/ })
            .click();
          await set(page).getByRole('alert').getByText(setRefusal.data.addCartItems.message).waitFor();
          await page.unroute('**/api/graphql');
        },
      },
      {
        name: 'empty cart with what was seen before',
        path: '/cart',
        reach: ({ page }) =>
          expect(recentlyViewed(page).getByRole('link')).toHaveText(['Ropeway 94', 'Lodestar 98']),
      },
    ],
  },
  {
    name: 'pictures of a product',
    lang: 'en-us',
    path: '/p/lodestar-98',
    async reach({ page }) {
      await closer(page).click();
      await viewer(page).getByText('Picture 1 of 7').waitFor();
    },
    next: [
      {
        name: 'a picture enlarged three times',
        async reach({ page }) {
          for (let press = 0; press < 3; press += 1) await page.keyboard.press('+');
          await expect(viewer(page).getByText('Zoomed to 300%')).toBeAttached();
        },
      },
    ],
  },
  {
    name: 'product without the image service',
    lang: 'en-us',
    path: '/p/lodestar-98',
    allow: /Failed to load resource/,
    prepare: ({ page, sandbox }) => page.route(`${sandbox}/{i,s,v}/**`, (route) => route.abort()),
    async reach({ page }) {
      await expect(page.getByRole('img', { name: 'Lodestar 98, Spruce' }).first()).toHaveAttribute(
        'data-state',
        'failed',
      );
    },
    next: [
      {
        name: 'pictures of a product without the image service',
        async reach({ page }) {
          await closer(page).click();
          await expect(viewer(page).getByRole('img', { name: 'Lodestar 98, Spruce' })).toHaveAttribute(
            'data-state',
            'failed',
          );
        },
      },
    ],
  },
  {
    name: 'spot on a picture, open',
    lang: 'en-us',
    path: '',
    async reach({ page, isOnPhone }) {
      const list = page.getByRole('list', { name: 'In this picture' });
      await list.scrollIntoViewIfNeeded();
      await list.getByRole('button', { name: 'Tallow Wax', exact: true }).click();
      const popup = isOnPhone
        ? page.getByRole('dialog', { name: 'Tallow Wax' })
        : list.getByRole('region', { name: 'Tallow Wax' });
      await popup.getByText('Three colors, three temperatures.').waitFor();
    },
  },
  {
    name: 'spot of words alone, open',
    lang: 'en-us',
    path: '/care',
    async reach({ page, isOnPhone }) {
      const list = page.getByRole('list', { name: 'In this picture' });
      await list.getByRole('button', { name: 'Shavings' }).click();
      const popup = isOnPhone
        ? page.getByRole('dialog', { name: 'Shavings' })
        : list.getByRole('region', { name: 'Shavings' });
      await popup.getByText('We sweep them up on Fridays').waitFor();
    },
  },
];
