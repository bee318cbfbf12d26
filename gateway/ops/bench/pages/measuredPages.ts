/** Measured pages: six that shoppers visit most, and one of each other kind that is indexed. */
export interface MeasuredPage {
  name: string;
  /** Path without locale. */
  path: string;
  /** False for a page with noindex. */
  isIndexable: boolean;
  /** Measured by default. */
  isMain: boolean;
}

const main = (name: string, path: string, isIndexable = true): MeasuredPage => ({
  name,
  path,
  isIndexable,
  isMain: true,
});
const other = (name: string, path: string): MeasuredPage => ({
  name,
  path,
  isIndexable: true,
  isMain: false,
});

export const measuredPages: readonly MeasuredPage[] = [
  main('home', '/'),
  main('category', '/c/skis'),
  main('product', '/p/lodestar-98'),
  main('search', '/search?q=ski', false),
  main('cart', '/cart', false),
  main('story', '/blog/p/it-is-snowing'),
  other('subcategory', '/c/skis/freeride'),
  other('managed page', '/about'),
  other('landing page', '/l/first-snow'),
  other('pro', '/pro'),
  other('blog', '/blog'),
  other('blog category', '/blog/care'),
  other('circus', '/traveling-circus'),
  other('season', '/traveling-circus/2025-26'),
  other('team', '/team'),
  other('athlete', '/team/hanna-bly'),
  other('support', '/support'),
  other('support article', '/support/paying'),
  other('stores', '/stores'),
  other('country', '/country'),
];

/** The home page of the default locale is at the root. */
export function addressIn(locale: string, path: string): string {
  if (path !== '/') return `/${locale}${path}`;
  return locale === 'en-us' ? '/' : `/${locale}`;
}
