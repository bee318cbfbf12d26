/** States of the sign-in and registration pages and of the pro programme, for guests and for pros. */
import { Pro, skis } from '../support/pro.ts';
import type { ScreenState } from './screenState.ts';

export const proStates: readonly ScreenState[] = [
  { name: 'sign-in', lang: 'en-us', path: '/account', hydratesWithoutRequests: true },
  { name: 'sign-in', lang: 'ja-jp', path: '/account', hydratesWithoutRequests: true },
  { name: 'opening an account', lang: 'de-de', path: '/account/create', hydratesWithoutRequests: true },
  { name: 'looking up an order', lang: 'en-us', path: '/order-status', hydratesWithoutRequests: true },
  { name: 'pro programme', lang: 'en-us', path: '/pro', hydratesWithoutRequests: true },
  { name: 'pro programme', lang: 'de-de', path: '/pro', hydratesWithoutRequests: true },
  { name: 'entering a pro code', lang: 'en-us', path: '/pro/signup', hydratesWithoutRequests: true },
  { name: 'opening a pro account', lang: 'de-de', path: '/pro/create', hydratesWithoutRequests: true },
  { name: 'opening a pro account', lang: 'ja-jp', path: '/pro/create' },
  { name: 'instructors', lang: 'en-us', path: '/psia', hydratesWithoutRequests: true },
  {
    name: 'product of a pro',
    lang: 'en-us',
    path: skis,
    who: 'pro.us',
    next: [
      { name: 'pro programme of a pro', path: '/pro' },
      { name: 'instructors of a pro', path: '/psia' },
    ],
  },
  {
    name: 'product of a pro',
    lang: 'de-de',
    path: skis,
    who: 'pro.eu',
    next: [
      {
        name: 'cart of a pro',
        async reach({ person, page }) {
          await person.addToCart();
          await person.openCart();
          await new Pro(page, person.lang, person.t).meter().waitFor();
        },
      },
      { name: 'pro programme of a pro', path: '/pro' },
      { name: 'account of a pro', path: '/account' },
      { name: 'orders of a pro', path: '/account/orders' },
    ],
  },
  {
    name: 'pro programme of a pro where it does not hold',
    lang: 'ja-jp',
    path: '/pro',
    who: 'pro.us',
    next: [{ name: 'account of a pro where the programme does not hold', path: '/account' }],
  },
];
