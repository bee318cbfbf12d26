/**
 * The shop without one of its sources and with cold caches: what remains of each page. The fault matrix asserts it; the
 * soak test tolerates no failure beyond it.
 */
import { words, type VisiblePage } from '../pages/visiblePage.ts';

export const sourceVariables = {
  commerce: 'COMMERCE_URL',
  delivery: 'CONTENT_URL',
  engine: 'SEARCH_URL',
  imagery: 'IMAGES_URL',
  spend: 'SPEND_URL',
} as const;
export type SourceName = keyof typeof sourceVariables;
export const sourceNames = Object.keys(sourceVariables) as SourceName[];

/** One address for each client route that reads data. */
export const pages = {
  home: '/',
  category: '/en-us/c/skis',
  product: '/en-us/p/lodestar-98',
  cart: '/en-us/cart',
  search: '/en-us/search?q=ski',
  compare: '/en-us/compare?p=lodestar-98,ropeway-94',
  country: '/en-us/country',
  pro: '/en-us/pro',
  psia: '/en-us/psia',
  proSignup: '/en-us/pro/signup',
  proCreate: '/en-us/pro/create',
  account: '/en-us/account',
  accountCreate: '/en-us/account/create',
  accountAddresses: '/en-us/account/addresses',
  accountOrders: '/en-us/account/orders',
  accountOrder: '/en-us/account/orders/10024',
  accountProfile: '/en-us/account/profile',
  orderStatus: '/en-us/order-status',
  landing: '/en-us/l/first-snow',
  testStore: '/en-us/test-store',
  blog: '/en-us/blog',
  blogPost: '/en-us/blog/p/it-is-snowing',
  blogCategory: '/en-us/blog/care',
  circus: '/en-us/traveling-circus',
  circusPost: '/en-us/traveling-circus/p/rail-and-soup',
  circusSeason: '/en-us/traveling-circus/2025-26',
  team: '/en-us/team',
  athlete: '/en-us/team/hanna-bly',
  support: '/en-us/support',
  supportArticle: '/en-us/support/wax-and-edges',
  stores: '/en-us/stores',
  page: '/en-us/care',
  notFound: '/en-us/no/such',
} as const;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
export type Pages = Record<PageName, VisiblePage>;

/** A guest, and a signed-in customer; each has one item in the cart. */
export const visitors = ['guest', 'customer'] as const;
export type Visitor = (typeof visitors)[number];

const whole = (heading: string, ...has: VisiblePage['has']): VisiblePage => ({
  status: 200,
  heading,
  has: ['navigation', ...has],
  says: [],
});
const led = (redirectsTo: string): VisiblePage => ({
  status: 302,
  redirectsTo,
  heading: '',
  has: [],
  says: [],
});
const toSignIn = (path: string): VisiblePage => led(`/en-us/account?next=${encodeURIComponent(path)}`);

/** A guest's pages without faults. */
const healthyForGuest: Pages = {
  home: whole('Made where hot met cold', 'tiles', 'prices'),
  category: whole('Skis', 'tiles', 'prices', 'filters'),
  product: whole('Lodestar 98', 'tiles', 'prices'),
  cart: whole('Cart 1 item', 'tiles', 'prices'),
  search: whole('Results for “ski”', 'tiles', 'prices', 'filters'),
  compare: whole('Skis side by side', 'tiles', 'prices'),
  country: whole('Country and language'),
  pro: whole('Pro program'),
  psia: whole('For instructors'),
  proSignup: whole('Enter your pro code'),
  proCreate: whole('Create a pro account'),
  account: whole('Sign in'),
  accountCreate: whole('Create an account'),
  accountAddresses: toSignIn(pages.accountAddresses),
  accountOrders: toSignIn(pages.accountOrders),
  accountOrder: toSignIn(pages.accountOrder),
  accountProfile: toSignIn(pages.accountProfile),
  orderStatus: whole('Look up an order'),
  landing: whole('First snow', 'tiles', 'prices'),
  testStore: whole('Test store', 'prices'),
  blog: whole('Journal'),
  blogPost: whole('It is snowing'),
  blogCategory: whole('Care'),
  circus: whole('The traveling circus'),
  circusPost: whole('Rail and soup'),
  circusSeason: whole('The winter of the long nights'),
  team: whole('The team'),
  athlete: whole('Hanna Bly'),
  support: whole('Support'),
  supportArticle: whole('Wax and edges', 'tiles', 'prices'),
  stores: whole('Find a store'),
  page: whole('Care'),
  notFound: { ...whole('Page not found'), status: 404 },
};

export const healthyPages: Readonly<Record<Visitor, Pages>> = {
  guest: healthyForGuest,
  customer: {
    ...healthyForGuest,
    account: whole('Hello, Ruth', 'prices'),
    accountAddresses: whole('Addresses'),
    accountOrders: whole('Orders', 'prices'),
    accountOrder: whole('Order 10024', 'tiles', 'prices'),
    accountProfile: whole('Profile'),
    accountCreate: led(pages.account),
    proCreate: led(pages.proSignup),
  },
};

const broken = (has: VisiblePage['has']): VisiblePage => ({
  status: 503,
  heading: 'Oops! Something Broke',
  has,
  says: [words.service],
});
const noSearch = (has: VisiblePage['has']): VisiblePage => ({
  ...healthyPages.guest.search,
  status: 503,
  has,
  says: [words.search],
});
/** The cart page keeps its address and shows the error. */
const noCart = (has: VisiblePage['has']): VisiblePage => ({
  status: 503,
  heading: 'We can’t load your cart right now.',
  has,
  says: [words.cart],
});
const lacking = (seen: VisiblePage, lacks: VisiblePage['has'], says: string[] = []): VisiblePage => ({
  ...seen,
  has: seen.has.filter((part) => !lacks.includes(part)),
  says,
});

/**
 * Personal data is never cached, so it is missing whenever commerce is down. Pages that need the viewer show an error:
 * a sign-in form would be wrong.
 */
export const withoutPersonalData: Readonly<Record<Visitor, Partial<Pages>>> = {
  guest: {
    cart: noCart(['navigation']),
  },
  customer: {
    cart: noCart(['navigation']),
    pro: broken(['navigation']),
    psia: broken(['navigation']),
    proSignup: broken(['navigation']),
    proCreate: broken(['navigation']),
    account: broken(['navigation']),
    accountCreate: broken(['navigation']),
    accountAddresses: broken(['navigation']),
    accountOrders: broken(['navigation']),
    accountOrder: broken(['navigation']),
    accountProfile: broken(['navigation']),
  },
};

/** Prices are missing on all pages, which say so; texts and pictures remain. */
export function withoutPrices(visitor: Visitor): Pages {
  const seen = { ...healthyPages[visitor], ...withoutPersonalData[visitor] };
  return {
    ...seen,
    home: lacking(seen.home, ['prices']),
    category: lacking(seen.category, ['prices']),
    // Add-ons are offered only where they are known to be purchasable.
    product: lacking(seen.product, ['prices'], [words.stock]),
    search: lacking(seen.search, ['prices']),
    compare: lacking(seen.compare, ['prices']),
    landing: lacking(seen.landing, ['prices']),
    supportArticle: lacking(seen.supportArticle, ['prices']),
  };
}

function withoutCommerce(visitor: Visitor): Pages {
  // Currency formats are settings, which are cached for longer than prices.
  const seen = { ...withoutPrices(visitor), testStore: lacking(healthyPages[visitor].testStore, ['prices']) };
  if (visitor === 'customer') return seen;
  return {
    ...seen,
    accountCreate: lacking(seen.accountCreate, [], [words.countries]),
    proCreate: lacking(seen.proCreate, [], [words.countries]),
  };
}

/** Without content there are no pages, and none may claim that there never was one (404). */
function withoutDelivery(visitor: Visitor): Pages {
  const seen = healthyPages[visitor];
  const bare = lacking(healthyPages.guest.account, ['navigation']);
  // Pages without an entry remain: forms, and customer data from commerce.
  const stands: Partial<Pages> = {
    cart: noCart([]),
    search: noSearch([]),
    stores: { ...lacking(seen.stores, ['navigation'], [words.stores]), status: 503 },
    country: lacking(seen.country, ['navigation']),
    proSignup: lacking(seen.proSignup, ['navigation']),
    proCreate: lacking(seen.proCreate, ['navigation']),
    account: visitor === 'guest' ? bare : seen.account,
    accountCreate: lacking(seen.accountCreate, ['navigation']),
    accountAddresses: seen.accountAddresses,
    accountOrders: seen.accountOrders,
    // The order's lines have no product links.
    accountOrder: lacking(seen.accountOrder, ['tiles']),
    accountProfile: seen.accountProfile,
    orderStatus: lacking(seen.orderStatus, ['navigation']),
    notFound: lacking(seen.notFound, ['navigation']),
  };
  return Object.fromEntries(pageNames.map((name) => [name, stands[name] ?? broken([])])) as Pages;
}

/** Content lists a category's products in the editors' order. */
function withoutEngine(visitor: Visitor): Pages {
  const seen = healthyPages[visitor];
  return {
    ...seen,
    category: lacking(seen.category, ['filters'], [words.filters]),
    search: noSearch(['navigation']),
  };
}

const forEach = (of: (visitor: Visitor) => Pages): Record<Visitor, Pages> => ({
  guest: of('guest'),
  customer: of('customer'),
});

/** What remains of the shop without a source and with cold caches. */
export const without: Readonly<Record<SourceName, Readonly<Record<Visitor, Pages>>>> = {
  commerce: forEach(withoutCommerce),
  delivery: forEach(withoutDelivery),
  engine: forEach(withoutEngine),
  // Picture URLs need no request; its metadata is optional.
  imagery: healthyPages,
  // The shopper's country is unknown.
  spend: healthyPages,
};
