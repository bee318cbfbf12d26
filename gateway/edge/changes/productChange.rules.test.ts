/** What of a product's change concerns a market. */
import { describe, expect, test } from 'vitest';
import {
  changeOf,
  kindsIn,
  noFacts,
  outdatedKeys,
  type ChangeKind,
  type MarketPlace,
  type ProductChange,
  type ProductFacts,
} from './productChange.rules.ts';

const ski: ProductFacts = {
  readAt: 1,
  handle: 'lodestar-98',
  regions: ['us', 'eu_region_1', 'other'],
  ids: { us: 7, eu_region_1: 9 },
  content: { 'en-us': 'a', de: 'a' },
  contentPrices: 'a',
  stores: { us: { price: 'a', stock: 'a' }, eu_region_1: { price: 'a', stock: 'a' } },
};
const gone = noFacts(2);

const us: MarketPlace = {
  contentLocale: 'en-us',
  contentRegion: 'us',
  commerceRegion: 'us',
  hasShop: true,
};
const germany = { ...us, contentLocale: 'de', contentRegion: 'eu_region_1', commerceRegion: 'eu_region_1' };
const canada = { ...us, contentRegion: 'ca', commerceRegion: 'ca' };
const japan = { ...us, contentRegion: 'other', hasShop: false };

function change(before: ProductFacts | null, after: ProductFacts): ProductChange {
  const found = changeOf('p', before, after);
  if (!found) throw new Error('no change');
  return found;
}
const storeOf = (store: 'us' | 'eu_region_1', part: object): ProductFacts => ({
  ...ski,
  stores: { ...ski.stores, [store]: { price: 'a', stock: 'a', ...part } },
});

describe('a change', () => {
  test.each<[string, ProductFacts | null, ProductFacts, Record<string, ChangeKind[]>]>([
    ['of a new product', null, ski, { us: ['CREATED'], germany: ['CREATED'], japan: ['CREATED'] }],
    ['of a removed product', ski, gone, { us: ['REMOVED'], germany: ['REMOVED'], japan: ['REMOVED'] }],
    [
      'of a published again product',
      gone,
      ski,
      { us: ['CREATED'], germany: ['CREATED'], japan: ['CREATED'] },
    ],
    ['out of a region', ski, { ...ski, regions: ['us', 'other'] }, { germany: ['REMOVED'] }],
    ['into a region without its store’s id', ski, { ...ski, regions: [...ski.regions, 'ca'] }, {}],
    ['out of a store', ski, { ...ski, ids: { us: 7 } }, { germany: ['REMOVED'] }],
    ['out of a locale', ski, { ...ski, content: { 'en-us': 'a' } }, { germany: ['REMOVED'] }],
    ['of a translation', ski, { ...ski, content: { 'en-us': 'a', de: 'b' } }, { germany: ['CONTENT'] }],
    ['of a price', ski, storeOf('us', { price: 'b' }), { us: ['PRICE'] }],
    ['of stock', ski, storeOf('eu_region_1', { stock: 'b' }), { germany: ['STOCK'] }],
    ['of a price without a shop', ski, { ...ski, contentPrices: 'b' }, { japan: ['PRICE'] }],
    [
      'of several kinds',
      ski,
      { ...storeOf('us', { price: 'b', stock: 'b' }), content: { 'en-us': 'b', de: 'a' } },
      { us: ['CONTENT', 'PRICE', 'STOCK'], japan: ['CONTENT'] },
    ],
  ])('%s concerns its markets only', (_, before, after, expected) => {
    const all = [change(before, after)];
    const kinds = Object.entries({ us, germany, canada, japan }).map(
      ([name, place]) => [name, kindsIn(all, place)] as const,
    );
    expect(Object.fromEntries(kinds.filter(([, found]) => found.length > 0))).toEqual(expected);
  });

  test('is none when nothing but the time of reading differs', () => {
    expect(changeOf('p', ski, { ...ski, readAt: 5 })).toBeNull();
    expect(changeOf('p', ski, { ...ski, regions: ski.regions.toReversed() })).toBeNull();
  });

  test('keeps the address of what was removed', () => {
    expect(change(ski, gone).handle).toBe('lodestar-98');
  });

  test('outdates lists only when the product appears or goes', () => {
    expect(outdatedKeys(change(ski, storeOf('us', { price: 'b' })))).toEqual([
      'entry:p',
      'product:9',
      'product:7',
    ]);
    expect(outdatedKeys(change(ski, gone))).toEqual(
      expect.arrayContaining(['entry:p', 'product:7', 'type:product', 'commerce']),
    );
  });
});

describe('successive changes', () => {
  const priced = storeOf('us', { price: 'b' });
  test.each<[string, ProductFacts[], ChangeKind[]]>([
    [
      'of price and stock are both',
      [ski, priced, storeOf('us', { price: 'b', stock: 'b' })],
      ['PRICE', 'STOCK'],
    ],
    ['of a created and repriced product are a creation', [gone, ski, priced], ['CREATED']],
    ['of a repriced and removed product are a removal', [ski, priced, gone], ['REMOVED']],
    ['of a product that came and went are a removal', [gone, ski, gone], ['REMOVED']],
    ['of a product that went and came are a creation', [ski, gone, ski], ['CREATED']],
  ])('%s', (_, states, kinds) => {
    const changes = states.slice(1).map((after, index) => change(states[index] ?? null, after));
    expect(kindsIn(changes, us)).toEqual(kinds);
  });
});
