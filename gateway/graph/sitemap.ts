/** Sitemap entries by page kind. Screens marked noindex are excluded. */
import { entriesOf, screenAt } from './content/pages/indexableContent.ts';
import type { IndexableKind } from './region/locales/indexable.rules.ts';

export const indexableKinds: Readonly<Record<string, IndexableKind>> = {
  // Includes the home page at `/`; nested pages have no screen, and the test store is excluded.
  page: entriesOf('page', { hasScreen: (url) => /^\/[^/]*$/.test(url) && url !== '/test-store' }),
  landing_page: entriesOf('landing_page'),
  product_category: entriesOf('product_category'),
  product: entriesOf('product', { picture: { w: 1200, h: 1600 } }),
  blog: screenAt('/blog'),
  blog_category: entriesOf('blog_category'),
  blog_post: entriesOf('blog_post'),
  circus: screenAt('/traveling-circus'),
  circus_season: entriesOf('circus_season'),
  traveling_circus_post: entriesOf('traveling_circus_post'),
  team: screenAt('/team'),
  athlete: entriesOf('athlete'),
  // Its own page, `/support`, is among the pages.
  support: entriesOf('support'),
  stores: screenAt('/stores'),
  country: screenAt('/country'),
};
