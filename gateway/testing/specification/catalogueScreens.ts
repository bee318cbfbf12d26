/** catalogue.md 2: screens and routes. */
import { shown, type SpecificationRow } from './SpecificationRow.ts';

const section = 'catalogue.md 2';

export const catalogueScreens: readonly SpecificationRow[] = [
  ...shown(
    section,
    'client/routes/category/CategoryRoute.tsx',
    'gateway/testing/pages/cataloguePages.test.ts',
    [
      'Product category pages (/{lang}/c/{uid}) … show the grids, tiles, galleries and banners described below',
      'is readable without scripts: 24 products, each a link',
    ],
  ),
  ...shown(section, 'client/routes/product/ProductRoute.tsx', 'client/routes/product/ProductRoute.test.tsx', [
    'product pages (/{lang}/p/{uid}) show the grids, tiles, galleries',
    'changes with the colour: its front picture at once, the others when they load',
  ]),
  ...shown(
    section,
    'gateway/graph/cart/checkout/freeShipping.ts',
    'gateway/graph/cart/checkout/checkout.test.ts',
    [
      'Cart page (/{lang}/cart) shows the cart and shipping information',
      'shipping is estimated by the lowest matching band',
    ],
  ),
  ...shown(
    section,
    'client/components/ProductTile/ProductTile.tsx',
    'client/components/ProductTile/ProductTile.test.tsx',
    [
      "A product tile links to the product's own page",
      'hovering a swatch changes the picture and the colour of the link',
    ],
    [
      'A +N link on a tile goes to the product page',
      'beyond 4 and beyond 6 colours a +N link leads to the product page',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/content/navigation/categoryTree.rules.ts',
    'gateway/graph/content/navigation/categoryTree.rules.test.ts',
    [
      'The link target is built from the product and the category breadcrumbs',
      'the first of a product’s categories gives its breadcrumbs',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/content/pages/hotspot.rules.ts',
    'gateway/graph/content/pages/hotspot.rules.test.ts',
    ['A hotspot call-to-action links to a product page', 'a product: product prefix plus url'],
    [
      "built from a product URL prefix or a page URL prefix plus the item's url",
      'a page: page prefix plus url',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/content/navigation/link.rules.ts',
    'gateway/graph/content/navigation/link.rules.test.ts',
    ['Internal link prefixes by content type: team_page none', 'team_page none'],
    ['cart /cart', 'cart /cart'],
    ['landing_page /l', 'landing page /l'],
    ['product /p', 'product /p'],
    ['product_category /c', 'product category /c'],
    ['page none', 'page none'],
    ['support /support', 'support /support'],
    ['pro none', 'pro none'],
    ['Internal link path = locale + prefix + href', 'internal link path = locale + prefix + href'],
    [
      'with optional filters turned into query parameters',
      'with optional filters turned into query parameters',
    ],
    [
      'Links of type Nuxt take their query from the href',
      'links of type Nuxt take their query from the href',
    ],
    ['External links use the href as given', 'external links use the href as given'],
    ['A link may open in a new tab', 'a link may open in a new tab'],
  ),
  ...shown(section, 'client/components/Banner/Banner.tsx', 'client/components/Banner/Banner.test.tsx', [
    'with no-opener protection',
    'opens a new tab without an opener',
  ]),
  ...shown(
    section,
    'gateway/graph/catalog/variants/variant.rules.ts',
    'gateway/graph/catalog/variants/variant.rules.test.ts',
    [
      'When a colour is selected, a product link carries a lowercase colour query parameter',
      'a product link carries a lowercase colour query parameter',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/region/passwordReset.rules.ts',
    'gateway/graph/region/passwordReset.rules.test.ts',
    [
      'a storefront address followed by login.php?action=reset_password',
      'the storefront address %s is followed by login.php?action=reset_password',
    ],
    [
      'with a different storefront for each commerce region (ca, eu_region_1, us)',
      'in Germany, where one store has customers and pros',
    ],
  ),
  ...shown(
    section,
    'client/components/PageBlocks/PageBlocks.tsx',
    'client/components/PageBlocks/PageBlocks.test.tsx',
    [
      'Layouts seen: a default layout and a banner layout named flush-banner',
      'a page with the layout flush-banner',
    ],
  ),
  ...shown(
    section,
    'client/navigation/visits/PreloadPool.ts',
    'client/navigation/visits/PreloadPool.test.tsx',
    [
      'preloaded when a link comes into view or on navigation',
      'of links in view starts after a delay and is limited to four',
    ],
    ['Links are not prefetched in data-saver mode', 'does not happen in data-saver mode'],
  ),
  ...shown(
    section,
    'client/navigation/visits/preload.rules.ts',
    'client/navigation/visits/preload.rules.test.ts',
    ['or on a 2G connection', 'not on a 2G connection'],
  ),
];
