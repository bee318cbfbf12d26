import { describe, expect, test } from 'vitest';
import { filesToPreload, sharedChunkOf } from './scriptChunks.ts';

const importers: Readonly<Record<string, readonly string[]>> = {
  '/shop/node_modules/react/index.js': ['/shop/client/frame/App.tsx'],
  '/shop/client/frame/App.tsx': ['/shop/client/entry.client.tsx'],
  '/shop/client/ProductTile.tsx': ['/shop/client/ProductGrid.tsx'],
  '/shop/client/ProductGrid.tsx': [
    '/shop/client/routes/home/HomeRoute.tsx',
    '/shop/client/routes/category/CategoryRoute.tsx',
  ],
  '/shop/client/Banner.tsx': [
    '/shop/client/routes/home/HomeRoute.tsx',
    '/shop/client/routes/landing/LandingRoute.tsx',
  ],
  '/shop/node_modules/lists/index.js': ['/shop/client/ProductGrid.tsx'],
  '/shop/node_modules/pages/index.js': [
    '/shop/client/routes/category/CategoryRoute.tsx',
    '/shop/client/routes/blog/BlogRoute.tsx',
  ],
  '/shop/node_modules/map/index.js': ['/shop/client/routes/stores/StoresRoute.tsx'],
  '/shop/client/Trail.tsx': [
    '/shop/client/routes/category/CategoryRoute.tsx',
    '/shop/client/routes/product/ProductRoute.tsx',
  ],
  '/shop/client/routes/category/CategoryRoute.entrypoint.ts': ['/shop/client/listing.entrypoints.ts'],
  '/shop/client/listing.rules.ts': [
    '/shop/client/routes/category/CategoryRoute.entrypoint.ts',
    '/shop/client/routes/category/CategoryRoute.tsx',
  ],
  '/shop/client/handle.rules.ts': [
    '/shop/client/listing.entrypoints.ts',
    '/shop/client/other.entrypoints.ts',
  ],
  '/shop/client/Facets.tsx': [
    '/shop/client/routes/category/CategoryRoute.tsx',
    '/shop/client/routes/search/SearchRoute.tsx',
    '/shop/client/routes/styletile/StyleTileRoute.tsx',
  ],
  '/shop/client/Notice.tsx': ['/shop/client/Facets.tsx', '/shop/client/routes/support/SupportRoute.tsx'],
  '/shop/client/Price.tsx': ['/shop/client/Facets.tsx', '/shop/client/routes/cart/CartRoute.tsx'],
  '/shop/client/Orders.tsx': [
    '/shop/client/routes/account/AccountRoute.tsx',
    '/shop/client/routes/accountOrders/AccountOrdersRoute.tsx',
  ],
  '/shop/client/Field.tsx': ['/shop/client/Orders.tsx', '/shop/client/routes/stores/StoresRoute.tsx'],
  '/shop/client/Viewer.tsx': [],
  '/shop/client/CartLine.tsx': ['/shop/client/routes/cart/CartRoute.tsx', '/shop/client/CartDrawer.tsx'],
  '/shop/client/CartDrawer.tsx': [],
  '/shop/node_modules/late/index.js': ['/shop/client/CartLine.tsx'],
  '/shop/client/Market.tsx': ['/shop/client/routes/country/CountryRoute.tsx', '/shop/client/CartDrawer.tsx'],
  '/shop/client/linkCart.ts': ['/shop/client/CartLine.tsx', '/shop/client/addCartItem.ts'],
  '/shop/client/addCartItem.ts': [],
  '/shop/client/Button.tsx': ['/shop/client/routes/product/ProductRoute.tsx'],
  '/shop/client/Zoom.tsx': ['/shop/client/routes/product/ProductRoute.tsx', '/shop/client/Viewer.tsx'],
  '/shop/client/Footer.tsx': ['/shop/client/frame/late.ts'],
  '/shop/client/Disclosure.tsx': ['/shop/client/frame/late.ts', '/shop/client/Facets.tsx'],
  '/shop/client/EarlyPress.tsx': ['/shop/client/frame/late.ts', '/shop/client/Viewer.tsx'],
  '/shop/client/Gallery.tsx': ['/shop/client/routes/product/ProductRoute.tsx'],
  '/shop/client/Header.tsx': ['/shop/client/frame/late.ts'],
  '/shop/client/Dialog.tsx': ['/shop/client/Header.tsx', '/shop/client/routes/account/AccountRoute.tsx'],
  '/shop/node_modules/forms/index.js': ['/shop/client/Footer.tsx'],
  '/shop/client/ListFacet.tsx': [
    '/shop/client/routes/category/late.ts',
    '/shop/client/routes/search/late.ts',
  ],
  '/shop/client/AddOn.tsx': ['/shop/client/routes/cart/below.ts', '/shop/client/routes/product/below.ts'],
  '/shop/client/Share.tsx': ['/shop/client/routes/blogPost/late.ts', '/shop/client/routes/product/late.ts'],
  '/shop/client/KnownPicture.tsx': ['/shop/client/routes/product/late.ts', '/shop/client/Viewer.tsx'],
  '/shop/client/Found.tsx': ['/shop/client/routes/search/late.ts', '/shop/client/Viewer.tsx'],
  '/shop/client/RangeFacet.tsx': ['/shop/client/Listing/below.ts', '/shop/client/ListFacet.tsx'],
  '/shop/client/FacetForm.tsx': ['/shop/client/Listing/below.ts'],
  '/shop/client/relay/network.ts': [],
  '/shop/client/analytics/measuring.ts': [],
  '/shop/client/report.ts': ['/shop/client/analytics/measuring.ts'],
  '/shop/client/Maker.tsx': ['/shop/client/frame/below.ts'],
  '/shop/client/Scheme.tsx': ['/shop/client/frame/below.ts', '/shop/client/Viewer.tsx'],
  '/shop/client/Tile.tsx': ['/shop/client/ListFacet.tsx', '/shop/client/PageBlocks/late.ts'],
  '/shop/client/Pages.tsx': ['/shop/client/routes/category/late.ts'],
  '/shop/client/Slider.tsx': [
    '/shop/client/Tile.tsx',
    '/shop/client/routes/home/HomeRoute.tsx',
    '/shop/client/routes/pro/ProRoute.tsx',
  ],
  '/shop/client/Warning.tsx': ['/shop/client/ListFacet.tsx', '/shop/client/routes/search/SearchRoute.tsx'],
  '/shop/node_modules/refetch/index.js': [
    '/shop/client/ListFacet.tsx',
    '/shop/client/routes/product/ProductRoute.tsx',
  ],
  '/shop/client/Story.tsx': [
    '/shop/client/routes/blogPost/late.ts',
    '/shop/client/routes/blog/BlogRoute.tsx',
  ],
};

const loaders: Readonly<Record<string, readonly string[]>> = {
  '/shop/client/Viewer.tsx': ['/shop/client/Gallery.tsx'],
  '/shop/client/CartDrawer.tsx': ['/shop/client/Header.tsx'],
  '/shop/client/addCartItem.ts': ['/shop/client/Button.tsx'],
};

describe('the chunk of', () => {
  test.each([
    ['a library that every page needs', '/shop/node_modules/react/index.js', 'libraries'],
    ['a library that shopping needs', '/shop/node_modules/lists/index.js', 'libraries'],
    ['a library that one kind of screens needs', '/shop/node_modules/pages/index.js', 'categoryParts'],
    ['a library that shopping does not need', '/shop/node_modules/map/index.js', 'storesScreens'],
    ['a part of the shell', '/shop/client/frame/App.tsx', 'shop'],
    ['what groups of screens share, at any depth', '/shop/client/ProductTile.tsx', 'shop'],
    ['what screens of one group share', '/shop/client/Banner.tsx', 'pageParts'],
    ['what the two main groups share, whatever the style tile imports', '/shop/client/Facets.tsx', 'listing'],
    ['what others share with those two', '/shop/client/Notice.tsx', 'shopping'],
    ['what groups besides pages share', '/shop/client/Trail.tsx', 'shopping'],
    [
      'entry points that are loaded together',
      '/shop/client/routes/category/CategoryRoute.entrypoint.ts',
      'listing',
    ],
    ['their dependencies, with their screens', '/shop/client/listing.rules.ts', 'listing'],
    ['what two such groups import', '/shop/client/handle.rules.ts', 'shop'],
    ['what the cart shares with lists', '/shop/client/Price.tsx', 'shop'],
    ['what screens outside of shopping share', '/shop/client/Field.tsx', null],
    ['what those of one group share', '/shop/client/Orders.tsx', 'accountScreens'],
    ['what no screen imports statically', '/shop/client/Viewer.tsx', null],
    ['what a screen shares with its own late part', '/shop/client/Zoom.tsx', 'productParts'],
    ['what a screen of shopping shares with a part of every page', '/shop/client/CartLine.tsx', 'cartParts'],
    ['a library that it shares with such a part', '/shop/node_modules/late/index.js', null],
    ['what another screen shares with such a part', '/shop/client/Market.tsx', null],
    ['what adding to the cart shares with the cart', '/shop/client/linkCart.ts', 'purchase'],
    ['a late part of the frame', '/shop/client/Footer.tsx', 'frame'],
    ['what every page loads when idle', '/shop/client/relay/network.ts', 'frame'],
    ['the foot of the frame', '/shop/client/Maker.tsx', null],
    ['what it shares with a part that loads by itself', '/shop/client/Scheme.tsx', 'frame'],
    ['what measures a visit', '/shop/client/report.ts', 'measuring'],
    ['what it shares with a screen', '/shop/client/Disclosure.tsx', 'shop'],
    ['what the frame shares with a part that loads by itself', '/shop/client/EarlyPress.tsx', 'frame'],
    ['what it shares with a screen outside of shopping', '/shop/client/Dialog.tsx', 'frame'],
    ['a library that it needs', '/shop/node_modules/forms/index.js', 'libraries'],
    ['the late part of one screen', '/shop/client/Pages.tsx', null],
    ['what the late parts of lists share', '/shop/client/ListFacet.tsx', 'lateListing'],
    ['the facets', '/shop/client/FacetForm.tsx', null],
    ['what the facets share with the lists', '/shop/client/RangeFacet.tsx', 'lateListing'],
    ['what the parts below product and cart share', '/shop/client/AddOn.tsx', 'addOns'],
    ['what the first screen of a product shares with others', '/shop/client/Share.tsx', 'tools'],
    ['what it shares with a part that loads by itself', '/shop/client/KnownPicture.tsx', 'gallery'],
    ['what results share with such a part', '/shop/client/Found.tsx', 'searchParts'],
    ['what other late parts share', '/shop/client/Tile.tsx', 'tiles'],
    ['what one kind of screens shares with late parts of others', '/shop/client/Slider.tsx', 'pageShared'],
    ['the same where it is little', '/shop/client/Warning.tsx', 'shop'],
    ['a library that they share', '/shop/node_modules/refetch/index.js', 'libraries'],
    ['what a late part shares with a screen outside of shopping', '/shop/client/Story.tsx', null],
  ])('%s', (_, module, expected) => {
    const chunk = sharedChunkOf(
      module,
      (each) => importers[each] ?? [],
      (each) => loaders[each] ?? [],
    );
    expect(chunk).toBe(expected);
  });
});

test('chunks that every page has are not preloaded again', () => {
  expect(
    filesToPreload([
      'assets/libraries-1d5013d1.js',
      'assets/rolldown-runtime-172b2687.js',
      'assets/shop-7094c615.js',
      'assets/shopping-6f252855.js',
    ]),
  ).toEqual(['assets/shopping-6f252855.js']);
});
