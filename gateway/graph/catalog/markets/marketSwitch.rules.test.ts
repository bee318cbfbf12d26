import { describe, expect, test } from 'vitest';
import {
  switchTargetIn,
  isThere,
  pageAt,
  type Destination,
  type PageLocation,
} from './marketSwitch.rules.ts';

describe('what a path refers to', () => {
  test.each([
    ['the home page of the default locale', '/', { kind: 'home' }],
    ['the home page of a locale', '/de-de', { kind: 'home' }],
    ['… with a trailing slash', '/de-de/', { kind: 'home' }],
    ['a product', '/de-de/p/lodestar-98', { kind: 'product', uid: 'lodestar-98' }],
    ['a product without locale', '/p/lodestar-98', { kind: 'product', uid: 'lodestar-98' }],
    ['its query is dropped', '/de-de/p/lodestar-98?color=spruce', { kind: 'product', uid: 'lodestar-98' }],
    ['its hash is dropped', '/de-de/p/lodestar-98#reviews', { kind: 'product', uid: 'lodestar-98' }],
    [
      'a category, over several segments',
      '/en-us/c/skis/all-mountain/wide',
      { kind: 'category', uid: 'skis/all-mountain/wide' },
    ],
    ['a managed page', '/en-us/about', { kind: 'content', uid: 'about' }],
    ['… also the pro programme’s', '/en-us/pro', { kind: 'content', uid: 'pro' }],
    ['its built-in screens are screens', '/en-us/pro/signup', { kind: 'screen', rest: '/pro/signup' }],
    ['the cart', '/en-us/cart', { kind: 'screen', rest: '/cart' }],
    ['a section of the account', '/en-us/account/orders', { kind: 'screen', rest: '/account/orders' }],
    [
      'an order belongs to one store: leads to its section',
      '/en-us/account/orders/17',
      { kind: 'screen', rest: '/account/orders' },
    ],
    ['a search without its query', '/en-us/search?q=wax', { kind: 'screen', rest: '/search' }],
    ['segments are decoded', '/en-us/p/lodestar%2D98', { kind: 'product', uid: 'lodestar-98' }],
    ['an undecodable segment is unchanged', '/en-us/p/100%', { kind: 'product', uid: '100%' }],
    ['a path cannot leave the site', '//elsewhere.example', { kind: 'content', uid: 'elsewhere.example' }],
    ['screen paths are encoded', '/en-us/account/<b>', { kind: 'screen', rest: '/account/%3Cb%3E' }],
    ['an overlong path', `/en-us/${'x'.repeat(500)}`, { kind: 'nowhere' }],
  ])('%s', (_sentence, path, expected) => {
    expect(pageAt(path)).toEqual(expected);
  });
});

const germany: Destination = { locale: 'de-de', contentRegion: 'eu_region_1', hasShop: true };
const japan: Destination = { locale: 'ja-jp', contentRegion: 'jp', hasShop: false };
const unitedStates: Destination = { locale: 'en-us', contentRegion: 'us', hasShop: true };

const ski: PageLocation = {
  contentType: 'product',
  url: '/gangue-112',
  regions: [['us', 'pro']],
  needsShop: false,
};
const cart: PageLocation = { contentType: 'page', url: '/cart', regions: [[]], needsShop: true };

test.each([
  ['a page is shown when it lists the region', ski, unitedStates, true],
  ['… and not when it lists others', ski, germany, false],
  ['one of its entries is enough', { ...ski, regions: [['us'], ['eu_region_1']] }, germany, true],
  ['a page without a list is shown everywhere', { ...ski, regions: [[]] }, japan, true],
  ['a page without an entry is shown nowhere', { ...ski, regions: [] }, unitedStates, false],
  ['a cart exists where there is a shop', cart, germany, true],
  ['… and nowhere else', cart, japan, false],
])('%s', (_sentence, page, destination, there) => {
  expect(isThere(page, destination)).toBe(there);
});

describe('the target of a market switch', () => {
  const freeride = { title: 'Freeride', url: '/skis/freeride', regions: ['us', 'eu_region_1'] };
  const skis = { title: 'Skis', url: '/skis', regions: [] };

  test.each([
    [
      'the same page where it is shown',
      unitedStates,
      ski,
      [freeride],
      { arrival: 'SAME_PAGE', path: '/en-us/p/gangue-112', title: null },
    ],
    [
      'else its category',
      germany,
      ski,
      [freeride, skis],
      { arrival: 'CATEGORY', path: '/de-de/c/skis/freeride', title: 'Freeride' },
    ],
    [
      '… the first that is shown',
      japan,
      ski,
      [freeride, skis],
      { arrival: 'CATEGORY', path: '/ja-jp/c/skis', title: 'Skis' },
    ],
    ['else home', japan, ski, [freeride], { arrival: 'HOME', path: '/ja-jp', title: null }],
    ['home when there is no such page', unitedStates, null, [], { arrival: 'HOME', path: '/', title: null }],
  ] as const)('%s', (_sentence, destination, page, fallbacks, expected) => {
    expect(switchTargetIn(destination, page, fallbacks)).toEqual(expected);
  });
});
