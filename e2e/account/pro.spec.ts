/**
 * Pro prices and the spend meter in the browser. Prices of other markets and pros:
 * gateway/testing/pages/customerPages.test.ts.
 */
import { amount, onSale, Pro, skis } from '../support/pro.ts';
import { expect, test } from '../support/shopTest.ts';

/** From zero to beyond every seeded limit, at any pro's price. */
const enoughSkis = 12;

test('a pro buys within the allowance by keyboard, sees no sale, and the meter follows until it warns', async ({
  page,
  request,
}) => {
  const pro = await Pro.in('en-us', { page, request });
  await pro.goTo(onSale);
  const guestPrice = await pro.price();
  await expect(pro.saleTags().first()).toBeVisible();
  await expect(pro.meter()).toHaveCount(0);

  await pro.signInAs('pro.us', onSale);
  const price = await pro.price();
  expect(amount(price)).toBeLessThan(amount(guestPrice));
  await expect(pro.saleTags()).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(pro.t('price.sale'));
  const spent = await pro.meterAmount('pro.meter.spent', 'spent');
  expect(await pro.meterAmount('pro.meter.withThis')).toBeCloseTo(spent + amount(price), 2);
  await expect(pro.meter().getByRole('status')).toHaveCount(0);

  await pro.addButton().focus();
  await page.keyboard.press('Enter');
  await expect(pro.cartDrawer().getByText(pro.t('addToCart.added'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pro.cartDrawer()).toBeHidden();
  await expect(pro.meter()).toHaveAttribute('data-level', 'FINE');
  await expect.poll(() => pro.meterAmount('pro.meter.withThis')).toBeCloseTo(spent + 2 * amount(price), 2);
  await pro.openCart();
  await expect(pro.meter()).toHaveAttribute('data-level', 'FINE');
  await expect(page.getByText(pro.t('cart.each', { price }))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(pro.t('price.sale'));
  const withCart = spent + amount(price);
  expect(await pro.meterAmount('pro.meter.withCart')).toBeCloseTo(withCart, 2);
  await pro.goTo('/account');
  expect(await pro.meterAmount('pro.meter.withCart')).toBeCloseTo(withCart, 2);
  await pro.goTo('/pro');
  await pro.expectActive();
  expect(await pro.meterAmount('pro.meter.withCart')).toBeCloseTo(withCart, 2);

  await test.step('the meter warns near the limit, and when it is exceeded', async () => {
    await pro.goTo(skis);
    await pro.addToCart();
    await pro.openCart();
    const warnings = { near: pro.t('pro.meter.near'), over: pro.t('pro.meter.over') };
    const more = page.getByRole('button', { name: /^Add one Lodestar 98/ });
    const quantity = page.getByRole('textbox', { name: /^Quantity of Lodestar 98/ });
    const seen: string[] = [];
    for (let pairs = 2; pairs <= enoughSkis && !seen.includes('OVER'); pairs += 1) {
      const before = await pro.meterAmount('pro.meter.withCart');
      await more.click();
      await expect(quantity).toHaveValue(String(pairs));
      await expect.poll(() => pro.meterAmount('pro.meter.withCart')).toBeGreaterThan(before);
      const level = (await pro.meter().getAttribute('data-level')) ?? '';
      if (level !== seen.at(-1)) seen.push(level);
      const warning = pro.meter().getByRole('status');
      if (level === 'FINE') await expect(warning).toHaveCount(0);
      else await expect(warning).toHaveText(level === 'NEAR' ? warnings.near : warnings.over);
    }
    expect(seen.slice(-2)).toEqual(['NEAR', 'OVER']);

    // The product page warns as well, before a choice is made.
    await pro.goTo('/p/lodestar-98');
    await expect(pro.meter().getByRole('status')).toHaveText(warnings.over);
  });

  await test.step('after sign-out the standard price applies again', async () => {
    await pro.goTo('/account');
    await pro.signOut();
    await pro.goTo(onSale);
    expect(await pro.price()).toBe(guestPrice);
    await expect(pro.saleTags().first()).toBeVisible();
    await expect(pro.meter()).toHaveCount(0);
  });
});
