/** Who shares responses, for how long, and the headers for downstream caches. */
import { describe, expect, test } from 'vitest';
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import { scopeParts, type MarketName } from '../../sources/transport/cache/scopeUsage.rules.ts';
import type { RequestScope, ScopePart } from '../../sources/transport/scope.ts';
import { guestInUs } from '../../testing/shop/caller.ts';
import {
  mergedDependencies,
  lifetimeOf,
  publicCacheControl,
  viewerKey,
  type KeyViewer,
  type Dependencies,
} from './sharing.rules.ts';

const NOW = Date.UTC(2026, 10, 21);

const market: MarketName = { locale: 'en-us' };

const bitsOf = (...parts: ScopePart[]): number =>
  parts.reduce((bits, part) => bits | (1 << scopeParts.indexOf(part)), 0);

function dependencies(
  parts: ScopePart[],
  more: Partial<Dependencies> & { isViewerKnown?: boolean } = {},
): Dependencies {
  const { isViewerKnown = false, ...others } = more;
  const markets = [{ market, bits: bitsOf(...parts), isViewerKnown }];
  return { isPersonal: false, usesSignIn: false, usesCountry: false, markets, ...others };
}

function customer(change: Partial<RequestScope>, more: Partial<KeyViewer> = {}): KeyViewer {
  return {
    isCustomer: true,
    country: null,
    scopeIn: () => ({ ...guestInUs, ...change }),
    guestScopeIn: () => guestInUs,
    isKnownIn: () => true,
    ...more,
  };
}
const guest: KeyViewer = { ...customer({}), isCustomer: false };
const shopper = customer({ customerGroup: 12, customerId: 1002 });
const otherShopper = customer({ customerGroup: 12, customerId: 1009 });
const pro = customer({ customerGroup: 13, customerId: 1003, contentRegion: 'pro' });
const unverified = customer({}, { isKnownIn: () => false });
const inJapan: KeyViewer = { ...guest, country: 'jp' };

const prices = dependencies(['commerceRegion', 'customerGroup']);
const texts = dependencies(['contentLocale', 'commerceRegion']);
const screens = dependencies(['contentRegion']);

describe('a response', () => {
  test.each<[row: string, Dependencies, KeyViewer, key: string | null]>([
    ['to a guest is shared by all guests', prices, guest, ''],
    ['to a guest is shared by all guests, whatever it depends on', dependencies([...scopeParts]), guest, ''],
    ['to a customer that equals guests’ is shared with them', texts, shopper, ''],
    ['with prices is shared by the group', prices, shopper, 'en-us//.customerGroup=12'],
    ['with content of a pro region is shared by the region', screens, pro, 'en-us//.contentRegion=pro'],
    ['with the customer’s id is not shared', dependencies(['customerId']), shopper, null],
    ['of a preview is not shared', dependencies(['preview']), customer({ preview: true }), null],
    [
      'of an editing session is not shared',
      dependencies(['livePreview']),
      customer({ livePreview: 'x' }),
      null,
    ],
    ['that depends on the session is not shared', dependencies([], { isPersonal: true }), guest, null],
    ['that depends on the viewer is shared by guests', dependencies([], { usesSignIn: true }), guest, ''],
    [
      'that depends on the viewer is not shared by customers',
      dependencies([], { usesSignIn: true }),
      shopper,
      null,
    ],
    ['that depends on the sign-in is shared by guests', dependencies([], { isViewerKnown: true }), guest, ''],
    [
      'that depends on the sign-in is shared by the group',
      { ...prices, markets: dependencies(['customerGroup'], { isViewerKnown: true }).markets },
      shopper,
      'en-us//.customerGroup=12',
    ],
    [
      'with an unverified sign-in is not shared',
      dependencies(['country'], { isViewerKnown: true }),
      unverified,
      null,
    ],
    ['that does not depend on the sign-in is shared nevertheless', dependencies(['country']), unverified, ''],
    ['by country is shared in the country', dependencies([], { usesCountry: true }), inJapan, 'country=jp'],
    [
      'by country is shared by callers without a country',
      dependencies([], { usesCountry: true }),
      guest,
      'country=',
    ],
    [
      'by country is shared by a customer’s group in the country',
      dependencies(['customerGroup'], { usesCountry: true }),
      shopper,
      'country= en-us//.customerGroup=12',
    ],
    ['without dependence on the country is not shared by country', prices, inJapan, ''],
    ['without a market is shared by all', dependencies([], { markets: [] }), shopper, ''],
  ])('%s', (_, looked, viewer, key) => {
    expect(viewerKey(looked, viewer)).toBe(key);
  });

  test('is shared by customers of one group, and no others', () => {
    expect(viewerKey(prices, otherShopper)).toBe(viewerKey(prices, shopper));
    expect(viewerKey(prices, pro)).not.toBe(viewerKey(prices, shopper));
    expect(viewerKey(prices, guest)).not.toBe(viewerKey(prices, shopper));
  });

  test('for several markets is judged in each', () => {
    const canada: MarketName = { locale: 'en-ca', commerceRegion: 'ca' };
    const both = { ...prices, markets: [...prices.markets, { ...prices.markets[0], market: canada }] };
    const inUsOnly = customer(
      {},
      { scopeIn: (requested) => ({ ...guestInUs, customerGroup: requested === canada ? null : 12 }) },
    );
    const everywhere = customer(
      {},
      { scopeIn: (requested) => ({ ...guestInUs, customerGroup: requested === canada ? 22 : 12 }) },
    );
    expect(viewerKey(both as Dependencies, inUsOnly)).toBe('en-us//.customerGroup=12');
    expect(viewerKey(both as Dependencies, everywhere)).toBe(
      'en-us//.customerGroup=12 en-ca/ca/.customerGroup=22',
    );
  });
});

describe('what responses to a question depend on', () => {
  const facts = (change: (facts: AnswerFacts) => void): AnswerFacts => {
    const generated = new AnswerFacts();
    change(generated);
    return generated;
  };

  test('is what the first one depends on', () => {
    const first = facts((one) => {
      one.usageIn(market).bits = bitsOf('country');
      one.usesSignIn = true;
    });
    expect(mergedDependencies(undefined, first)).toEqual(dependencies(['country'], { usesSignIn: true }));
  });

  test('only grows, without changing what was known', () => {
    const known = dependencies(['country'], { isViewerKnown: true, usesCountry: true });
    const before = structuredClone(known);
    const next = facts((one) => {
      one.usageIn(market).bits = bitsOf('customerGroup');
      one.usageIn({ locale: 'en-ca' }).bits = bitsOf('hasShop');
      one.isPersonal = true;
    });
    expect(mergedDependencies(known, next)).toEqual({
      isPersonal: true,
      usesSignIn: false,
      usesCountry: true,
      markets: [
        { market, bits: bitsOf('country', 'customerGroup'), isViewerKnown: true },
        { market: { locale: 'en-ca' }, bits: bitsOf('hasShop'), isViewerKnown: false },
      ],
    });
    expect(known).toEqual(before);
    expect(mergedDependencies(known, new AnswerFacts())).toEqual(before);
  });
});

describe('a response is served', () => {
  const seconds = (freshS: number, refreshS: number, isDegraded = false): AnswerFacts =>
    Object.assign(new AnswerFacts(), {
      freshUntil: NOW + freshS * 1_000,
      refreshUntil: NOW + refreshS * 1_000,
      isDegraded,
    });

  test.each<[row: string, AnswerFacts, fresh: number, refresh: number]>([
    ['while what it depends on is fresh', seconds(5, 5), 5, 5],
    ['longer while it is refreshed', seconds(20, 45), 20, 45],
    ['for half a minute at most', seconds(300, 300), 30, 60],
    ['at most half a minute longer while it is refreshed', seconds(10, 600), 10, 40],
    ['for half a minute without reads', new AnswerFacts(), 30, 60],
    ['only to waiting callers when what it depends on is uncacheable', seconds(0, 0), 0, 0],
    ['only to waiting callers when what it depends on is outdated', seconds(-3, -3), -3, -3],
    ['to others while it is refreshed, when what it depends on is stale', seconds(-3, 10), -3, 10],
    ['for half a second with missing parts', seconds(20, 40, true), 0.5, 0.5],
    ['for half a second with stale parts', seconds(-60, 0, true), 0.5, 0.5],
  ])('%s', (_, facts, fresh, refresh) => {
    expect(lifetimeOf(facts, NOW)).toEqual({
      freshUntil: NOW + fresh * 1_000,
      refreshUntil: NOW + refresh * 1_000,
    });
  });
});

test.each([
  [5_000, 5_000, 'public, max-age=5, s-maxage=5'],
  [4_999, 4_999, 'public, max-age=4, s-maxage=4'],
  [30_000, 60_000, 'public, max-age=30, s-maxage=30, stale-while-revalidate=30'],
  [5_000, 5_900, 'public, max-age=5, s-maxage=5'],
  [999, 30_999, 'public, no-cache'],
  [-3_000, 0, 'public, no-cache'],
])('an answer that is fresh for %i ms, and served for %i, says %s', (fresh, refresh, expected) => {
  expect(publicCacheControl({ freshUntil: NOW + fresh, refreshUntil: NOW + refresh }, NOW)).toBe(expected);
});
