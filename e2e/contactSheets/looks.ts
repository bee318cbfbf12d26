/** What the contact sheets show: each screen in each look. */
import type { BrowserContextOptions } from 'playwright/test';
import type { SeededCustomer } from '../support/customer.ts';

export interface Look {
  name: string;
  /** CSS pixels of the window. */
  width: number;
  /** URL prefix of the market; `en-us` by default. */
  lang?: string;
  /** Who is signed in; a guest by default. */
  who?: SeededCustomer;
  media?: Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors'>;
  /** Text of twice the size. */
  hasLargeText?: true;
  isPrinted?: true;
}

export const looks: readonly Look[] = [
  { name: '320', width: 320 },
  { name: '390', width: 390 },
  { name: '820', width: 820 },
  { name: '1440', width: 1440 },
  { name: '2560', width: 2560 },
  { name: 'customer, 390', width: 390, who: 'shopper.us' },
  { name: 'pro, 390', width: 390, who: 'pro.us' },
  { name: 'pro, 1440', width: 1440, who: 'pro.us' },
  { name: 'German, 390', width: 390, lang: 'de-de' },
  { name: 'Japanese, 390', width: 390, lang: 'ja-jp' },
  { name: 'Japanese, 1440', width: 1440, lang: 'ja-jp' },
  { name: 'dark, 390', width: 390, media: { colorScheme: 'dark' } },
  { name: 'dark, 1440', width: 1440, media: { colorScheme: 'dark' } },
  { name: 'text 200 %, 1440', width: 1440, hasLargeText: true },
  { name: 'German, text 200 %, 320', width: 320, lang: 'de-de', hasLargeText: true },
  { name: 'forced colours, 1440', width: 1440, media: { forcedColors: 'active' } },
  { name: 'on paper', width: 794, isPrinted: true },
];

/** Paths after the market's prefix. All exist in each market; the cart has a line where the market has a shop. */
export const screens: Readonly<Record<string, string>> = {
  home: '',
  category: '/c/skis',
  product: '/p/lodestar-98?color=spruce&length=177',
  soldOut: '/p/kibble-28',
  search: '/search?q=touring',
  nothingFound: '/search?q=zzzz',
  cart: '/cart',
  compare: '/compare?p=lodestar-98,canary-86',
  story: '/blog/p/four-hundred-tonnes',
  blog: '/blog',
  stores: '/stores',
  support: '/support',
  team: '/team',
  circus: '/traveling-circus',
  account: '/account',
  addresses: '/account/addresses',
  orderLookUp: '/order-status',
  notFound: '/no-such-page',
};
