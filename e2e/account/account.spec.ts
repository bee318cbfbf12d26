/**
 * An account from creation to deletion: each journey creates its own. Address formats differ by country, so their
 * journeys run in three markets; in Japan on a phone.
 */
import { accountMarkets, type Place } from '../support/accountMarkets.ts';
import { AddressBook } from '../support/addressBook.ts';
import { Customer, newIdentity } from '../support/customer.ts';
import { onPhone } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';

/** Text of an address card. */
const linesOf = ({ line1, city, postalCode }: Place) => [line1, city, postalCode];

for (const market of accountMarkets) {
  const { lang } = market;

  test.describe(lang, { tag: lang === 'ja-jp' ? onPhone : [] }, () => {
    test('a guest on the way to the addresses creates an account, arrives there, and manages addresses', async ({
      page,
      request,
    }) => {
      const person = await Customer.in(lang, { page, request });
      const { t } = person;
      const book = new AddressBook(person);
      const who = newIdentity();
      const name = `${who.firstName} ${who.lastName}`;
      await person.goTo('/account/addresses');
      await expect(page).toHaveURL(`/${lang}/account?next=%2F${lang}%2Faccount%2Faddresses`);
      await person.expectScreen('account.signIn');
      await expect(page.getByText(t('account.signInToGoOn'))).toBeVisible();
      await person.link('account.create').click();
      await person.expectScreen('createAccount.title');
      await person.createAccount(who);
      await expect(page).toHaveURL(`/${lang}/account/addresses`);
      await person.expectScreen('addresses.title');

      // The first one is the default without a checkbox.
      await person.button('addresses.add').click();
      await expect(person.field('address.country')).toHaveValue(market.country);
      await book.fillName(who);
      await book.fillIn(market.home, market.regionLabel);
      await person.button('addresses.save').click();
      await expect(book.cards()).toHaveCount(1);
      await expect(person.button('addresses.add')).toBeFocused();
      const first = book.card(market.home);
      for (const line of [name, ...linesOf(market.home)]) await expect(first).toContainText(line);
      await expect(book.mark(first)).toBeVisible();

      // Edited, with the stored values in the form.
      await book.action('edit', market.home, name).click();
      await expect(person.field('address.postalCode')).toHaveValue(market.home.postalCode);
      const moved = { ...market.home, line1: `${market.home.line1} B` };
      await person.field('address.line1').fill(moved.line1);
      await person.button('addresses.save').click();
      await expect(first).toContainText(moved.line1);

      // A second one becomes the default and comes first; the first one is deleted.
      await person.button('addresses.add').click();
      await book.fillName(who);
      await book.fillIn(market.hut, market.regionLabel);
      await person.button('addresses.save').click();
      await expect(book.cards()).toHaveCount(2);
      await expect(book.cards().first()).toContainText(market.home.city);
      await book.action('makeDefault', market.hut, name).click();
      await expect(book.cards().first()).toContainText(market.hut.city);
      await expect(book.mark(book.cards().first())).toBeVisible();
      await expect(book.mark(book.cards().last())).toHaveCount(0);
      await book.action('delete', market.home, name).click();
      const dialog = page.getByRole('dialog', { name: t('addresses.deleteTitle') });
      await expect(dialog).toContainText(moved.line1);
      await dialog.getByRole('button', { name: t('addresses.deleteConfirm') }).click();
      await expect(book.cards()).toHaveCount(1);
      await expect(dialog).toBeHidden();

      // After a reload everything comes from the gateway; the account's home greets.
      await person.goTo('/account');
      await person.expectScreen('account.greeting', { name: who.firstName });
      await expect(page.getByRole('main')).toContainText(market.hut.line1);
      await expect(page.getByRole('main')).not.toContainText(moved.line1);
    });

    test('a refused form keeps its input and shows errors at their fields', async ({
      page,
      request,
      watch,
    }) => {
      const person = await Customer.in(lang, { page, request });
      const { t } = person;
      const who = await person.register();
      await person.signOut();
      await person.goTo('/account/addresses');
      await person.submitSignIn({ ...who, password: 'wrong' });
      await expect(person.alert()).toBeVisible();
      await expect(person.alert().locator('xpath=self::*')).toBeFocused();
      await expect(person.field('signIn.email')).toHaveValue(who.email);
      await person.signIn(who);
      await person.expectScreen('addresses.title');

      const book = new AddressBook(person);
      await person.button('addresses.add').click();
      await book.fillName(who);
      await book.fillIn({ ...market.home, postalCode: market.wrongPostalCode }, market.regionLabel);
      await person.button('addresses.save').click();
      const postalCode = person.field('address.postalCode');
      await expect(postalCode).toHaveAttribute('aria-invalid', 'true');
      await expect(postalCode).toBeFocused();
      await expect(postalCode).toHaveAccessibleDescription(market.postalCodeExample);
      const error = page.locator(
        `[id="${(await postalCode.getAttribute('aria-describedby'))?.split(' ')[0]}"]`,
      );
      await expect(error).toBeVisible();
      await expect(error).toHaveText(/\S/);
      await expect(postalCode).toHaveValue(market.wrongPostalCode);
      const expectKept = async () => {
        await expect(person.field('address.firstName')).toHaveValue(who.firstName);
        await expect(person.field('address.lastName')).toHaveValue(who.lastName);
        await expect(person.field('address.line1')).toHaveValue(market.home.line1);
        await expect(person.field('address.city')).toHaveValue(market.home.city);
        await expect(person.field('address.country')).toHaveValue(market.country);
        const region = person.field(market.regionLabel);
        if (market.regionLabel === 'address.region.STATE')
          await expect(region.locator('option:checked')).toHaveText(market.home.region ?? '');
        else await expect(region).toHaveValue(market.home.region ?? '');
      };
      await expectKept();

      // The network fails under the corrected form.
      watch.allow(/Failed to load resource|ERR_FAILED/);
      await postalCode.fill(market.home.postalCode);
      await page.route('**/api/graphql**', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await person.button('addresses.save').click();
      await expect(person.alert()).toContainText(t('forms.failed'));
      await expectKept();
      await expect(postalCode).toHaveValue(market.home.postalCode);
      await page.unroute('**/api/graphql**');
      await person.button('addresses.save').click();
      await expect(book.card(market.home)).toBeVisible();
    });
  });
}

test('a customer changes name and password, signs in with the new one, and deletes the account', async ({
  page,
  request,
}) => {
  const person = await Customer.in('en-us', { page, request });
  const { t } = person;
  const who = await person.register();
  await page
    .getByRole('navigation', { name: t('account.navigation'), exact: true })
    .getByRole('link', { name: t('account.nav.profile'), exact: true })
    .click();
  await person.expectScreen('profile.title');
  await person.field('profile.firstName').fill('Ottilie');
  await person.field('profile.phone').fill('+1 719 555 0144');
  await person.button('profile.save').click();
  await expect(page.getByText(t('profile.saved'), { exact: true })).toBeVisible();
  await expect(person.accountLink('Ottilie')).toBeVisible();

  await person.button('profile.changePassword').click();
  const password = 'a fourth larch';
  await person.field('profile.newPassword').fill(password);
  await person.field('profile.currentPassword').fill('not that one');
  await person.button('profile.changePassword').click();
  await expect(person.field('profile.newPassword')).toHaveValue(password);
  await expect(page.getByRole('main')).not.toContainText(t('profile.passwordChanged'));
  await person.field('profile.currentPassword').fill(who.password);
  await person.button('profile.changePassword').click();
  await expect(page.getByText(t('profile.passwordChanged'))).toBeVisible();

  await person.signOut();
  await person.goTo('/account');
  await person.signIn({ email: who.email, password });
  await person.expectScreen('account.greeting', { name: 'Ottilie' });

  await person.goTo('/account/profile');
  await expect(person.field('profile.phone')).toHaveValue('+1 719 555 0144');
  await person.button('profile.deleteOpen').click();
  await person.field('profile.deletePassword').fill(password);
  await person.waitForPageLoad(() => person.button('profile.deleteConfirm').click());
  await person.expectScreen('account.goodbye');
  await expect(person.signInLink()).toBeVisible();
  await person.goTo('/account');
  await person.submitSignIn({ email: who.email, password });
  await expect(person.alert()).toBeVisible();
});
