/**
 * What a partner's key opens. Every root field and every node type belongs to a scope, to all keys, or to the shop's own
 * pages alone; a test fails on one that stands in neither table.
 */

export const partnerScopes = ['catalogue', 'content', 'search'] as const;
export type PartnerScope = (typeof partnerScopes)[number];

/** What each scope opens, in the words of the partners' guide. */
export const scopeDescriptions: Readonly<Record<PartnerScope, string>> = {
  catalogue: 'products, variants, categories, prices, stock, comparison, add-ons',
  content: 'pages, blog, circus, team, support, stores, header, footer and wording',
  search: 'search and its suggestions, and reports of which result was opened',
};

/**
 * `every key`: needs no scope. `shop only`: about one browser's session, and a partner has none. Carts stay there, too:
 * a cart belongs to whoever shops, and its checkout address would be handed to somebody else's system.
 */
export type Access = PartnerScope | 'every key' | 'shop only';

export const queryAccess: Readonly<Record<string, Access>> = {
  athlete: 'content',
  automatedRelatedProductIds: 'catalogue',
  blog: 'content',
  blogCategory: 'content',
  blogPost: 'content',
  brand: 'content',
  cart: 'shop only',
  category: 'catalogue',
  circusPost: 'content',
  circusSeason: 'content',
  circusSeasons: 'content',
  colorGroups: 'catalogue',
  comparison: 'catalogue',
  emailSignup: 'content',
  errorPage: 'content',
  footer: 'content',
  header: 'content',
  landingPage: 'content',
  market: 'every key',
  marketChoices: 'every key',
  // About where the caller sits, which is a machine here.
  marketSuggestion: 'shop only',
  // Judged by the type that each id names.
  node: 'every key',
  nodes: 'every key',
  notFoundPage: 'content',
  page: 'content',
  preview: 'shop only',
  product: 'catalogue',
  products: 'catalogue',
  relatedProducts: 'catalogue',
  search: 'search',
  searchSuggestions: 'search',
  supportArticle: 'content',
  supportArticles: 'content',
  supportSearch: 'content',
  supportTopics: 'content',
  teamPage: 'content',
  testStore: 'shop only',
  viewer: 'shop only',
  wording: 'content',
};

export const mutationAccess: Readonly<Record<string, Access>> = {
  addCartItem: 'shop only',
  changeCartItem: 'shop only',
  changeCredentials: 'shop only',
  createAccount: 'shop only',
  createAddress: 'shop only',
  deleteAccount: 'shop only',
  deleteAddress: 'shop only',
  deleteCart: 'shop only',
  findOrder: 'shop only',
  joinEmailLists: 'shop only',
  joinProProgramme: 'shop only',
  openCheckout: 'shop only',
  removeCartItem: 'shop only',
  reportSearchClick: 'search',
  requestStockNotice: 'shop only',
  setDefaultAddress: 'shop only',
  signIn: 'shop only',
  signOut: 'shop only',
  updateAddress: 'shop only',
  updateProfile: 'shop only',
};

/** By the type of a node, wherever a selection meets it: a link from a blog post to products opens no catalogue. */
export const typeAccess: Readonly<Record<string, Access>> = {
  Athlete: 'content',
  Blog: 'content',
  BlogCategory: 'content',
  BlogPost: 'content',
  Cart: 'shop only',
  CartLine: 'shop only',
  Category: 'catalogue',
  CircusPost: 'content',
  CircusSeason: 'content',
  Customer: 'shop only',
  CustomerAddress: 'shop only',
  Market: 'every key',
  Order: 'shop only',
  Page: 'content',
  Product: 'catalogue',
  Store: 'content',
  SupportArticle: 'content',
  TeamPage: 'content',
  Variant: 'catalogue',
};

/** Whether a key with these scopes may see it. What stands in no table is closed. */
export function mayAccess(scopes: ReadonlySet<string>, access: Access | undefined): boolean {
  if (access === undefined || access === 'shop only') return false;
  return access === 'every key' || scopes.has(access);
}
