/** Lost responses and double clicks: the cart has what the shopper meant. */
import type { Page, Route } from 'playwright/test';
import { Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/shopTest.ts';

test.beforeEach(({ watch }) => watch.allow(/Failed to load resource|status of 503/));

/** Outcomes of the page's first mutations, in order; later ones pass. */
async function failMutations(
  page: Page,
  ...trouble: ((route: Route) => Promise<void>)[]
): Promise<{ keys: string[] }> {
  const keys: string[] = [];
  await page.route('**/api/graphql', async (route) => {
    const key = await route.request().headerValue('idempotency-key');
    if (key === null) return route.fallback();
    keys.push(key);
    return (trouble.shift() ?? ((on) => on.continue()))(route);
  });
  return { keys };
}
const answerLost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort();
};
const shopOverloaded = (route: Route): Promise<void> =>
  route.fulfill({
    status: 503,
    headers: { 'retry-after': '3' },
    json: { errors: [{ message: 'busy', extensions: { code: 'OVERLOADED' } }] },
  });
const held = async (route: Route): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 600));
  await route.continue();
};

async function expectOneInCart(page: Page, shopper: Shopper): Promise<void> {
  await expect(shopper.cartBadge()).toHaveAccessibleName(/1/);
  await page.unroute('**/api/graphql');
  await shopper.visit('/en-us/cart');
  await expect(page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
}

test('a response that is lost twice: the leash is in the cart once', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/p/pinion-leash');
  const { keys } = await failMutations(page, answerLost, answerLost);
  await shopper.addToCart();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await expectOneInCart(page, shopper);
});

test('a mutation is retried after load shedding', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/p/pinion-leash');
  await failMutations(page, shopOverloaded);
  await shopper.addToCart();
  await expectOneInCart(page, shopper);
});

test('pressing the button three times by keyboard adds one item', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/p/pinion-leash');
  const { keys } = await failMutations(page, held);
  await page.getByRole('button', { name: 'Add to cart' }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect(shopper.cartDrawer()).toBeVisible();
  expect(keys).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expectOneInCart(page, shopper);
});
