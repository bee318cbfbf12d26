/**
 * Orders: a customer's own, and look-up by number and email. Their pages in other markets:
 * gateway/testing/pages/customerPages.test.ts.
 */
import { Customer, seededCustomer } from '../support/customer.ts';
import { expect, test } from '../support/shopTest.ts';

test('a customer opens an order from the list, and follows its tracking links', async ({ page, request }) => {
  const person = await Customer.in('en-us', { page, request });
  const { t } = person;
  await person.signInAs('shopper.us', '/account/orders');
  await person.expectScreen('orders.title');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  const title = t('orders.number', { number: '10024' });
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await person.expectHeading(title);
  await expect(page.getByRole('region', { name: t('order.lines'), exact: true })).toContainText(/\d/);
  const parcels = page.getByRole('region', { name: t('order.shipments'), exact: true });
  const tracking = parcels.locator('a[href^="https://parcels.skarn.example/"]');
  await expect(tracking).toHaveCount(2);
  await expect(tracking.first()).toHaveAccessibleName(new RegExp(RegExp.escape(t('parcel.newTab'))));
});

for (const { lang, who, order } of [
  { lang: 'en-us', who: 'shopper.us', order: 10024 },
  { lang: 'de-de', who: 'shopper.eu', order: 50011 },
] as const) {
  test(`${lang}: a guest looks up an order by number and email, and gets a message when there is none`, async ({
    page,
    request,
  }) => {
    const person = await Customer.in(lang, { page, request });
    const { t } = person;
    await person.goTo('/order-status');
    const number = person.field('orderStatus.number');
    await number.fill(`#${order}`);
    await person.field('orderStatus.email').fill('somebody@skarn.example');
    await person.button('orderStatus.find').click();
    await expect(person.alert()).toBeVisible();
    await expect(number).toHaveValue(`#${order}`);
    await expect(person.field('orderStatus.email')).toHaveValue('somebody@skarn.example');

    await person.field('orderStatus.email').fill(seededCustomer(who).email);
    await person.button('orderStatus.find').click();
    const found = page.getByRole('region', { name: t('orderStatus.result'), exact: true });
    await expect(found).toContainText(t('orders.number', { number: String(order) }));
    await expect(person.alert()).toHaveCount(0);
    const tracking = found.locator('a[href^="https://parcels.skarn.example/"]').first();
    await expect(tracking).toHaveAttribute('target', '_blank');
    await expect(tracking).toHaveAttribute('rel', /noopener/);
    // The look-up exposes nothing about the person.
    await expect(found).not.toContainText(/Alvarez|Brandt|Tailings|Grubenweg/);
  });
}
