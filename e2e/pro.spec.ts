/** The pro programme's prices and its meter, and what its screens owe their visitors. */
import { countShifts, expectManners } from './manners.ts';
import type { Seeded } from './person.ts';
import { amount, onSale, Pro, skis } from './pro.ts';
import { Shopper } from './shopper.ts';
import { expect, test } from './shopTest.ts';

/** From nothing to beyond every seeded limit, at any pro's price. */
const enoughSkis = 12;

const proMarkets: readonly [lang: string, pro: Seeded][] = [
  ['en-us', 'pro.us'],
  ['en-ca', 'pro.ca'],
  ['de-de', 'pro.eu'],
];

for (const [lang, who] of proMarkets) {
  test(`${who} on ${lang}: a lower price than a guest’s, the same in the cart, and never a sale`, async ({
    page,
    request,
  }) => {
    test.slow();
    const pro = await Pro.in(lang, { page, request });
    await pro.goes(onSale);
    const guestPrice = await pro.price();
    await expect(pro.saleTags().first()).toBeVisible();
    await expect(pro.meter()).toHaveCount(0);

    await pro.isSignedInAs(who, onSale);
    const price = await pro.price();
    expect(amount(price)).toBeLessThan(amount(guestPrice));
    await expect(pro.saleTags()).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(pro.t('price.sale'));
    const spent = await pro.metered('pro.meter.spent', 'spent');
    expect(await pro.metered('pro.meter.withThis')).toBeCloseTo(spent + amount(price), 2);

    await pro.addsToCart();
    await expect.poll(() => pro.metered('pro.meter.withThis')).toBeCloseTo(spent + 2 * amount(price), 2);
    await pro.opensCart();
    await expect(page.getByText(pro.t('cart.each', { price }))).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(pro.t('price.sale'));
    expect(await pro.metered('pro.meter.withCart')).toBeCloseTo(spent + amount(price), 2);

    await pro.goes('/account');
    expect(await pro.metered('pro.meter.withCart')).toBeCloseTo(spent + amount(price), 2);
    await pro.goes('/pro');
    await pro.isActive();
    expect(await pro.metered('pro.meter.withCart')).toBeCloseTo(spent + amount(price), 2);

    // Out again: everybody's price, and nothing of the pro's year.
    await pro.goes('/account');
    await pro.signsOut();
    await pro.goes(onSale);
    expect(await pro.price()).toBe(guestPrice);
    await expect(pro.saleTags().first()).toBeVisible();
    await expect(pro.meter()).toHaveCount(0);
  });
}

test('a pro is warned near the limit, and before it is passed', async ({ page, request }) => {
  test.slow();
  const pro = await Pro.in('en-us', { page, request });
  await pro.isSignedInAs('pro.us', skis);
  await expect(pro.meter()).toBeVisible();
  await expect(pro.meter().getByRole('status')).toHaveCount(0);
  await pro.addsToCart();
  await pro.opensCart();
  const warnings = { near: pro.t('pro.meter.near'), over: pro.t('pro.meter.over') };
  const more = page.getByRole('button', { name: /^One more of Lodestar 98/ });
  const quantity = page.getByRole('textbox', { name: /^Quantity of Lodestar 98/ });
  const seen: string[] = [];
  for (let pairs = 2; pairs <= enoughSkis && !seen.includes('OVER'); pairs += 1) {
    const before = await pro.metered('pro.meter.withCart');
    await more.click();
    await expect(quantity).toHaveValue(String(pairs));
    await expect.poll(() => pro.metered('pro.meter.withCart')).toBeGreaterThan(before);
    const level = (await pro.meter().getAttribute('data-level')) ?? '';
    if (level !== seen.at(-1)) seen.push(level);
    const warning = pro.meter().getByRole('status');
    if (level === 'FINE') await expect(warning).toHaveCount(0);
    else await expect(warning).toHaveText(level === 'NEAR' ? warnings.near : warnings.over);
  }
  expect(seen.slice(-2)).toEqual(['NEAR', 'OVER']);

  // The product says so as well, before one more is added.
  await pro.goes(skis);
  await expect(pro.meter().getByRole('status')).toHaveText(warnings.over);
});

test('an American pro in Japan sees everybody’s prices and is told so', async ({ page, request }) => {
  const pro = await Pro.in('ja-jp', { page, request });
  await pro.goes(onSale);
  const guestPrice = await pro.price();
  await pro.isSignedInAs('pro.us', onSale);
  expect(await pro.price()).toBe(guestPrice);
  await expect(pro.meter()).toHaveCount(0);
  await pro.goes('/pro');
  await expect(page.getByText(pro.t('pro.standing.NOT_HERE'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(pro.t('pro.meter.down'));
  await pro.goes('/account');
  await expect(page.getByRole('main')).not.toContainText(pro.t('pro.meter.down'));
});

for (const lang of ['no-no', 'en-no']) {
  test(`a Norwegian pro on ${lang} is in the programme, without a pro price`, async ({ page, request }) => {
    const pro = await Pro.in(lang, { page, request });
    await pro.goes(onSale);
    const guestPrice = await pro.price();
    await pro.isSignedInAs('pro.no', onSale);
    expect(await pro.price()).toBe(guestPrice);
    await pro.goes('/pro');
    await expect(page.getByText(pro.t('pro.standing.NOT_HERE'))).toBeVisible();
  });
}

/** Those that a guest sees in the other markets stand in pages.spec.ts. */
const guestScreens = [
  ['en-us', '/pro/create'],
  ['de-de', '/pro', '/pro/signup'],
  ['ja-jp', '/pro', '/pro/create', '/pro/signup'],
] as const;

for (const [lang, ...paths] of guestScreens) {
  test(`${lang}: a guest’s screens of the programme have one heading, no barrier, and stand still`, async ({
    page,
  }) => {
    const guest = new Shopper(page);
    await countShifts(page);
    for (const path of paths) {
      await test.step(path, async () => {
        expect(await guest.visits(`/${lang}${path}`)).toBe(200);
        await expectManners(page);
      });
    }
  });
}

const proScreens: readonly [lang: string, pro: Seeded, paths: readonly string[]][] = [
  ['en-us', 'pro.us', ['/pro', '/psia', '/account', '/account/orders', skis, '/cart']],
  ['de-de', 'pro.eu', ['/pro', '/account', '/account/orders', skis, '/cart']],
  ['ja-jp', 'pro.us', ['/pro', '/account', '/account/orders', skis, '/cart']],
];

for (const [lang, who, paths] of proScreens) {
  test(`${lang}: so have a pro’s`, async ({ page, request }) => {
    test.slow();
    const pro = await Pro.in(lang, { page, request });
    await countShifts(page);
    await pro.isSignedInAs(who, skis);
    if (lang !== 'ja-jp') {
      await pro.addsToCart();
      await pro.opensCart();
      await expect(pro.meter()).toBeVisible();
    }
    for (const path of paths) {
      await test.step(path, async () => {
        expect(await pro.goes(path)).toBe(200);
        await expectManners(page);
      });
    }
  });
}
