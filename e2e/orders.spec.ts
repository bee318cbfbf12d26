/** Orders in three markets: a customer's own, and one that somebody asks for by number and e-mail. */
import { accountMarkets } from './accountMarkets.ts';
import { Person, seeded } from './person.ts';
import { expect, test } from './shopTest.ts';

for (const market of accountMarkets) {
  const { lang } = market;

  test.describe(lang, () => {
    test('orders: the list, one with its parcels, somebody else’s is not found', async ({
      page,
      request,
      watch,
    }) => {
      const person = await Person.in(lang, { page, request });
      const { t } = person;
      await person.isSignedInAs(market.shopper, '/account/orders');
      await person.sees('orders.title');
      const rows = page.getByRole('main').getByRole('article');
      await expect(rows).toHaveCount(market.shopper === 'shopper.us' ? 6 : 3);
      const title = t('orders.number', { number: String(market.order) });
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
      await person.seesHeading(title);
      await expect(page.getByRole('region', { name: t('order.lines'), exact: true })).toContainText(/\d/);
      const parcels = page.getByRole('region', { name: t('order.shipments'), exact: true });
      const tracking = parcels.locator('a[href^="https://parcels.skarn.example/"]');
      await expect(tracking).toHaveCount(market.order === 10024 ? 2 : 1);
      await expect(tracking.first()).toHaveAttribute('href', new RegExp(`/SK${market.order}`));
      await expect(tracking.first()).toHaveAttribute('target', '_blank');
      await expect(tracking.first()).toHaveAttribute('rel', /noopener/);
      await expect(tracking.first()).toHaveAccessibleName(new RegExp(RegExp.escape(t('parcel.newTab'))));

      watch.allow(/the server responded with a status of 404/);
      expect(await person.goes(`/account/orders/${market.othersOrder}`)).toBe(404);
      await person.sees('error.notFound');
    });

    test('a guest finds an order by number and e-mail, and is told when there is none', async ({
      page,
      request,
    }) => {
      const person = await Person.in(lang, { page, request });
      const { t } = person;
      const { email } = seeded(market.shopper);
      await person.goes('/order-status');
      const number = person.field('orderStatus.number');
      await number.fill(`#${market.order}`);
      await person.field('orderStatus.email').fill('somebody@skarn.example');
      await person.button('orderStatus.find').click();
      await expect(person.alert()).toBeVisible();
      await expect(number).toHaveValue(`#${market.order}`);
      await expect(person.field('orderStatus.email')).toHaveValue('somebody@skarn.example');

      await person.field('orderStatus.email').fill(email);
      await person.button('orderStatus.find').click();
      const found = page.getByRole('region', { name: t('orderStatus.result'), exact: true });
      await expect(found).toContainText(t('orders.number', { number: String(market.order) }));
      await expect(person.alert()).toHaveCount(0);
      const tracking = found.locator('a[href^="https://parcels.skarn.example/"]').first();
      await expect(tracking).toHaveAttribute('target', '_blank');
      await expect(tracking).toHaveAttribute('rel', /noopener/);
      // Whoever knows two numbers of an order learns nothing about the person.
      await expect(found).not.toContainText(/Alvarez|Brandt|Tailings|Grubenweg/);
    });
  });
}
