/**
 * The shop without one of its sources: what of each kind of page is left, of a gateway that keeps nothing. The fault
 * matrix asserts it; the soak allows no failure beyond it.
 */
import type { Seen } from './seenPage.ts';

export const sourceVariables = {
  commerce: 'COMMERCE_URL',
  delivery: 'CONTENT_URL',
  engine: 'SEARCH_URL',
  imagery: 'IMAGES_URL',
  spend: 'SPEND_URL',
} as const;
export type SourceName = keyof typeof sourceVariables;
export const sourceNames = Object.keys(sourceVariables) as SourceName[];

export const pages = {
  home: '/',
  category: '/en-us/c/skis',
  product: '/en-us/p/lodestar-98',
  cart: '/en-us/cart',
  search: '/en-us/search?q=ski',
} as const;
export type Pages = Record<keyof typeof pages, Seen>;

/** Whole pages, when nothing is wrong. */
export const well: Pages = {
  home: { status: 200, heading: 'Made where hot met cold', has: ['navigation', 'tiles', 'prices'], says: [] },
  category: { status: 200, heading: 'Skis', has: ['navigation', 'tiles', 'prices', 'filters'], says: [] },
  product: { status: 200, heading: 'Lodestar 98', has: ['navigation', 'tiles', 'prices'], says: [] },
  cart: { status: 200, heading: 'Cart 1 item', has: ['navigation', 'tiles', 'prices'], says: [] },
  search: {
    status: 200,
    heading: 'Results for “ski”',
    has: ['navigation', 'tiles', 'prices', 'filters'],
    says: [],
  },
};

export const broken = (has: Seen['has']): Seen => ({
  status: 503,
  heading: 'Oops! Something Broke',
  has,
  says: ['One of our services is not answering. Try again in a moment.'],
});
const noSearch = (has: Seen['has']): Seen => ({
  status: 503,
  heading: 'Results for “ski”',
  has,
  says: ['The search is not answering.'],
});

/** The cart's own screen: it is kept where it is, and says so. */
export const noCart = (has: Seen['has']): Seen => ({
  status: 503,
  heading: 'Your cart cannot be reached right now.',
  has,
  says: ['Nothing in it is lost'],
});

/** What is left of the shop without a source, of which nothing is kept. */
export const without: Record<SourceName, Pages> = {
  // What depends on money is missing, and says so; words and pictures stay.
  commerce: {
    home: { ...well.home, has: ['navigation', 'tiles'] },
    category: { ...well.category, has: ['navigation', 'tiles', 'filters'] },
    product: {
      ...well.product,
      has: ['navigation', 'tiles'],
      says: ['Stock is out of reach right now', 'The products did not arrive. The shop itself still stands.'],
    },
    cart: noCart(['navigation']),
    search: { ...well.search, has: ['navigation', 'tiles', 'filters'] },
  },
  // Content says what there is: without it there is no page, and no page pretends that there was none (404).
  delivery: {
    home: broken([]),
    category: broken([]),
    product: broken([]),
    cart: noCart([]),
    search: noSearch([]),
  },
  // Content lists a category's products in the editors' order.
  engine: {
    ...well,
    category: {
      ...well.category,
      has: ['navigation', 'tiles', 'prices'],
      says: ['Filters are resting'],
    },
    search: noSearch(['navigation']),
  },
  // Pictures are addressed without it; what it knows about them is missed by nobody.
  imagery: well,
  // Nobody can tell where the shopper is.
  spend: well,
};
