/** What an answer rests on is noted as it is made: each look at the scope, each read, and what parts of it rest on. */
import { describe, expect, test } from 'vitest';
import { AnswerFacts, trackedScope } from './answerFacts.ts';
import { usedParts, scopeParts } from './scopeUsage.rules.ts';
import type { RequestScope } from '../scope.ts';

const scope: RequestScope = {
  country: 'us',
  language: 'en',
  contentLocale: 'en-us',
  contentRegion: 'pro',
  commerceRegion: 'us',
  hasShop: true,
  customerGroup: 13,
  customerId: 1003,
  preview: true,
  livePreview: 'mark',
};
const NOW = Date.UTC(2026, 10, 21);

describe('the scope', () => {
  test.each(scopeParts)('a look at %s is noted, and gives it', (part) => {
    const looks = new AnswerFacts().usageIn({ locale: 'en-us' });
    const noted = trackedScope(scope, looks);
    expect(usedParts(looks.bits)).toEqual([]);
    expect(noted[part]).toBe(scope[part]);
    expect(usedParts(looks.bits)).toEqual([part]);
  });

  test('has no part whose look goes unnoted, and a copy is a look at all of it', () => {
    const looks = new AnswerFacts().usageIn({ locale: 'en-us' });
    expect({ ...trackedScope(scope, looks) }).toEqual(scope);
    expect(usedParts(looks.bits)).toEqual(Object.keys(scope));
  });

  test('is noted for each market, and for each override of it', () => {
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

  test('an answer is as fresh as the one that is out of date first', () => {
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

  test('what may not be kept is fresh at no other time', () => {
    const facts = new AnswerFacts();
    facts.addRead({ at: NOW, cache: undefined, surrogates: [] });
    expect([facts.freshUntil, facts.refreshUntil]).toEqual([NOW, NOW]);
  });
});

describe('an answer that becomes part of another one', () => {
  test.each(['isPersonal', 'usesSignIn', 'usesCountry', 'isDegraded'] as const)('gives it its %s', (fact) => {
    const whole = new AnswerFacts();
    const part = new AnswerFacts();
    whole.add(part);
    expect(whole[fact]).toBe(false);
    part[fact] = true;
    whole.add(part);
    expect(whole[fact]).toBe(true);
    whole.add(new AnswerFacts());
    expect(whole[fact]).toBe(true);
  });

  test('gives it its looks, its times and what it speaks of, and keeps its own', () => {
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
