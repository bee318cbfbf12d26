/** What every screen of the account owes its visitor, in three markets. */
import { accountMarkets } from './accountMarkets.ts';
import { countShifts, expectManners } from './manners.ts';
import { Person } from './person.ts';
import { Shopper } from './shopper.ts';
import { expect, test } from './shopTest.ts';

/** What a guest sees of the account, where pages.spec.ts does not open it. */
for (const [lang, ...paths] of [
  ['de-de', '/account', '/order-status'],
  ['ja-jp', '/account/create', '/order-status'],
] as const) {
  test(`${lang}: a guest’s screens have one heading, no barrier, and stand still`, async ({ page }) => {
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

for (const market of accountMarkets) {
  const { lang } = market;

  test.describe(lang, () => {
    const customerScreens = [
      '/account',
      '/account/addresses',
      '/account/orders',
      `/account/orders/${market.order}`,
      '/account/profile',
      '/order-status',
    ];

    test('a customer’s screens have one heading, no barrier, and stand still, with a form open too', async ({
      page,
      request,
    }) => {
      test.slow();
      const person = await Person.in(lang, { page, request });
      await countShifts(page);
      await person.isSignedInAs(market.shopper);
      for (const path of customerScreens) {
        await test.step(path, async () => {
          expect(await person.goes(path)).toBe(200);
          await expectManners(page);
        });
      }
      await test.step('the form of an address, with messages', async () => {
        await person.goes('/account/addresses');
        await person.button('addresses.add').click();
        await person.button('addresses.save').click();
        await expect(person.field('address.line1')).toHaveAttribute('aria-invalid', 'true');
        await expectManners(page);
      });
    });
  });
}
