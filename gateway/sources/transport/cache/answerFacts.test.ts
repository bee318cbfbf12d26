/** What a response depends on: the scope parts it uses, the answers it reads, the responses that become part of it. */
import { describe, expect, test } from 'vitest';
import { AnswerFacts } from './answerFacts.ts';
import { usedParts, scopeParts } from './scopeUsage.rules.ts';
import type { RequestScope } from '../scope.ts';
import { scopeWith, TrackedScope } from './TrackedScope.ts';

const scope: RequestScope = {
  country: 'us',
  language: 'en',
  contentLocale: 'en-us',
  contentRegion: 'pro',
  commerceRegion: 'us',
  hasShop: true,
  customerGroup: 13,
  isCustomer: true,
  customerId: 1003,
  preview: true,
  livePreview: 'mark',
};
const NOW = Date.UTC(2026, 10, 21);

describe('the scope', () => {
  test.each(scopeParts)('records the use of %s, and returns it', (part) => {
    const usage = new AnswerFacts().usageIn({ locale: 'en-us' });
    const tracked = new TrackedScope(scope, usage);
    expect(usedParts(usage.bits)).toEqual([]);
    expect(tracked[part]).toBe(scope[part]);
    expect(usedParts(usage.bits)).toEqual([part]);
  });

  test('records uses of a scope that differs in a part, and only those', () => {
    const usage = new AnswerFacts().usageIn({ locale: 'en-us' });
    const other = scopeWith(new TrackedScope(scope, usage), { contentLocale: 'de' });
    expect(usedParts(usage.bits)).toEqual([]);
    expect(scopeParts.map((part) => other[part])).toEqual(
      scopeParts.map((part) => (part === 'contentLocale' ? 'de' : scope[part])),
    );
    expect(usedParts(usage.bits)).toEqual(scopeParts);
    expect(scopeWith(scope, { contentLocale: 'de' })).toEqual({ ...scope, contentLocale: 'de' });
  });

  test('records by market and override', () => {
    const facts = new AnswerFacts();
    facts.usageIn({ locale: 'en-us' }).bits = 1;
    facts.usageIn({ locale: 'en-us', commerceRegion: 'ca' }).bits = 2;
    facts.usageIn({ locale: 'en-us', contentRegion: 'ca' }).bits = 4;
    facts.usageIn({ locale: 'en-us' }).bits |= 8;
    expect(facts.markets.map(({ bits }) => bits)).toEqual([9, 2, 4]);
  });
});

describe('reads', () => {
  const minute = { freshMs: 60_000, staleWhileRevalidateMs: 30_000, staleIfErrorMs: 1 };

  test('a response is fresh as long as the answer that expires first', () => {
    const facts = new AnswerFacts();
    expect([facts.freshUntil, facts.refreshUntil]).toEqual([Infinity, Infinity]);
    facts.addRead({ at: NOW, cache: minute, surrogates: ['entry:a'] });
    expect([facts.freshUntil, facts.refreshUntil]).toEqual([NOW + 60_000, NOW + 90_000]);
    facts.addRead({
      at: NOW - 4_000,
      cache: { freshMs: 5_000, staleIfErrorMs: 1 },
      surrogates: ['product:1'],
    });
    expect([facts.freshUntil, facts.refreshUntil]).toEqual([NOW + 1_000, NOW + 1_000]);
    facts.addRead({ at: NOW, cache: minute, surrogates: ['entry:a'] });
    expect([facts.freshUntil, facts.refreshUntil]).toEqual([NOW + 1_000, NOW + 1_000]);
    expect([...facts.surrogates]).toEqual(['entry:a', 'product:1']);
  });

  test('an answer that is not cached is fresh at no other time', () => {
    const facts = new AnswerFacts();
    facts.addRead({ at: NOW, cache: undefined, surrogates: [] });
    expect([facts.freshUntil, facts.refreshUntil]).toEqual([NOW, NOW]);
  });
});

describe('a response that becomes part of another one', () => {
  test.each(['isPersonal', 'usesSignIn', 'usesCountry', 'isDegraded'] as const)(
    'passes on its %s',
    (fact) => {
      const whole = new AnswerFacts();
      const part = new AnswerFacts();
      whole.add(part);
      expect(whole[fact]).toBe(false);
      part[fact] = true;
      whole.add(part);
      expect(whole[fact]).toBe(true);
      whole.add(new AnswerFacts());
      expect(whole[fact]).toBe(true);
    },
  );

  test('passes on its scope usage, lifetime and surrogates, and is not changed', () => {
    const part = new AnswerFacts();
    part.usageIn({ locale: 'en-us' }).bits = 1;
    part.usageIn({ locale: 'en-us' }).isViewerKnown = true;
    part.addRead({
      at: NOW,
      cache: { freshMs: 5_000, staleWhileRevalidateMs: 1_000, staleIfErrorMs: 1 },
      surrogates: ['product:1'],
    });
    const whole = new AnswerFacts();
    whole.usageIn({ locale: 'en-us' }).bits = 2;
    whole.addRead({ at: NOW, cache: { freshMs: 9_000, staleIfErrorMs: 1 }, surrogates: ['entry:a'] });
    whole.add(part);
    expect(whole.markets).toEqual([{ market: { locale: 'en-us' }, bits: 3, isViewerKnown: true }]);
    expect([whole.freshUntil, whole.refreshUntil]).toEqual([NOW + 5_000, NOW + 6_000]);
    expect([...whole.surrogates]).toEqual(['market:en-us', 'entry:a', 'product:1']);
    whole.usageIn({ locale: 'en-us' }).bits |= 4;
    expect(part.markets).toEqual([{ market: { locale: 'en-us' }, bits: 1, isViewerKnown: true }]);
  });
});
