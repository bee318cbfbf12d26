/**
 * Scopes of partners' keys. Every root field and node type belongs to a scope, to all keys, or to the shop's own pages
 * alone; a test fails on one that is in neither table.
 */

export const partnerScopes = ['catalogue', 'content', 'search'] as const;
export type PartnerScope = (typeof partnerScopes)[number];

/** Description of each scope, as in the partners' guide. */
export const scopeDescriptions: Readonly<Record<PartnerScope, string>> = {
  catalogue: 'products, variants, categories, prices, stock, comparison, add-ons',
  content: 'pages, blog, circus, team, support, stores, header, footer and wording',
  search: 'search and its suggestions, and reports of which result was opened',
};

/**
 * `every key`: needs no scope. `shop only`: concerns a browser's session, which a partner lacks. This includes carts:
 * they belong to a shopper, and their checkout URL must not be disclosed to other systems.
 */
export type Access = PartnerScope | 'every key' | 'shop only';

export const queryAccess: Readonly<Record<string, Access>> = {
  athlete: 'content',
  automatedRelatedProductIds: 'catalogue',
  bestsellers: 'catalogue',
  blog: 'content',
  blogCategory: 'content',
  blogPost: 'content',
  brand: 'content',
  cart: 'shop only',
  categories: 'catalogue',
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
  // Concerns the caller's location, which is that of a server here.
  marketSuggestion: 'shop only',
  // Checked by the type of each id.
  node: 'every key',
  nodes: 'every key',
  notFoundPage: 'content',
  page: 'content',
  preview: 'shop only',
  product: 'catalogue',
  products: 'catalogue',
  productsByHandle: 'catalogue',
  productsChanged: 'catalogue',
  relatedProducts: 'catalogue',
  search: 'search',
  searchSuggestions: 'search',
  setTotal: 'catalogue',
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
  addCartItems: 'shop only',
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

/** By node type, wherever a selection contains it: a link from a blog post to products requires the catalogue scope. */
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

/** Whether a key with these scopes may select it. Elements in no table are closed. */
export function mayAccess(scopes: ReadonlySet<string>, access: Access | undefined): boolean {
  if (access === undefined || access === 'shop only') return false;
  return access === 'every key' || scopes.has(access);
}
