/** States of a customer's account in three markets, and of its forms with errors. */
import { expect } from 'playwright/test';
import { accountMarkets } from '../support/accountMarkets.ts';
import { seededCustomer } from '../support/customer.ts';
import type { ScreenState } from './screenState.ts';

export const accountStates: readonly ScreenState[] = [
  { name: 'sign-in', lang: 'de-de', path: '/account' },
  { name: 'looking up an order', lang: 'de-de', path: '/order-status' },
  { name: 'opening an account', lang: 'ja-jp', path: '/account/create' },
  { name: 'looking up an order', lang: 'ja-jp', path: '/order-status' },
  ...accountMarkets.map(({ lang, shopper, order }): ScreenState => ({
    name: 'account of a customer',
    lang,
    path: '/account',
    who: shopper,
    next: [
      { name: 'orders of a customer', path: '/account/orders' },
      { name: 'order of a customer', path: `/account/orders/${order}` },
      { name: 'profile of a customer', path: '/account/profile' },
      { name: 'looking up an order as a customer', path: '/order-status' },
      { name: 'addresses of a customer', path: '/account/addresses' },
      {
        name: 'form of an address with its messages',
        async reach({ person }) {
          await person.button('addresses.add').click();
          await person.button('addresses.save').click();
          await expect(person.field('address.line1')).toHaveAttribute('aria-invalid', 'true');
        },
      },
    ],
  })),
  {
    name: 'cart that came along when its shopper signed in',
    lang: 'en-us',
    path: '/p/lodestar-98?color=spruce&length=177',
    async reach({ person, page }) {
      await person.addToCart();
      await person.signInAs('shopper.us', '/cart');
      await page.getByText(person.t('arrival.cartREASSIGNED')).waitFor();
    },
  },
  {
    name: 'sign-in under bot protection',
    lang: 'de-de',
    path: '/account',
    async reach({ person, page }) {
      await person.field('signIn.email').focus();
      await expect(page.locator('.grecaptcha-badge')).toBeAttached();
    },
  },
  {
    name: 'sign-in refused without the bot protection’s script',
    lang: 'en-us',
    path: '/account',
    allow: /status of 403|Failed to load resource|ERR_FAILED/,
    prepare: ({ page, sandbox }) => page.route(`${sandbox}/recaptcha/**`, (route) => route.abort()),
    async reach({ person }) {
      await person.submitSignIn(seededCustomer('shopper.us'));
      await expect(person.alert()).toHaveText(person.t('botProtection.refused'));
    },
  },
];
