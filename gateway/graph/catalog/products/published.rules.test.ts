/** catalogue.md 5: what is shown in grids and as related. */
import { expect, test } from 'vitest';
import { isShownAsRelated, isShownInGrids, platformId } from './published.rules.ts';

const product = {
  title: 'Lodestar 98',
  url: '/lodestar-98',
  regions: ['us'],
  bc_products: [{ region: 'us', id: 7 }],
};
const us = { contentRegion: 'us', commerceRegion: 'us', hasShop: true };
const jp = { contentRegion: 'jp', commerceRegion: 'us', hasShop: false };

test.each([
  ['only products that have title, url and bcProduct are shown in grids', product, us, true],
  ['not without a title', { ...product, title: '' }, us, false],
  ['not without a url', { ...product, url: '' }, us, false],
  ['not without a platform product', { ...product, bc_products: [] }, us, false],
  [
    'a platform product of another store does not count',
    { ...product, bc_products: [{ region: 'ca', id: 7 }] },
    us,
    false,
  ],
  [
    'not in a region that it does not list',
    product,
    { ...us, contentRegion: 'ca', commerceRegion: 'ca' },
    false,
  ],
  [
    'content-only markets need no platform product',
    { ...product, regions: ['jp'], bc_products: [] },
    jp,
    true,
  ],
])('grid: %s', (_sentence, entry, place, verdict) => {
  expect(isShownInGrids(entry, place)).toBe(verdict);
});

test.each([
  [
    'has a title, a url, lists the current content region, and a platform product for the current region',
    product,
    true,
  ],
  ['an entry for all regions lists none', { ...product, regions: [] }, false],
  ['no platform product for the region', { ...product, bc_products: [] }, false],
])('manual related: %s', (_sentence, entry, verdict) => {
  expect(isShownAsRelated(entry, us)).toBe(verdict);
});

test('category and product ids are taken per region', () => {
  const ids = [
    { region: 'us', id: 1 },
    { region: 'ca', id: 2 },
  ];
  expect([platformId(ids, 'ca'), platformId(ids, 'eu_region_1')]).toEqual([2, null]);
});
