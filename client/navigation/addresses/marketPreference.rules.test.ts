import { describe, expect, it } from 'vitest';
import { canSuggest, maySuggest, readMemory, withChoice, withRefusal } from './marketPreference.rules.ts';

const day = 24 * 60 * 60 * 1000;
const now = 1_000 * day;
const nothing = { chosen: null, declined: {} };
const germany = { country: 'de', locale: 'de-de' };
const japan = { country: 'jp', locale: 'ja-jp' };
const later = (memory: object, days: number) => readMemory(JSON.stringify(memory), now + days * day);

describe('a market is suggested', () => {
  it('to a shopper who has not chosen', () => {
    expect([canSuggest(nothing, 'en-us'), maySuggest(nothing, germany)]).toEqual([true, true]);
  });

  it('not again for 90 days after its country was declined', () => {
    const memory = withRefusal(nothing, 'de', now);
    expect(maySuggest(later(memory, 89), germany)).toBe(false);
    expect(maySuggest(later(memory, 90), germany)).toBe(true);
  });

  it('after another country was declined', () => {
    expect(maySuggest(withRefusal(nothing, 'de', now), japan)).toBe(true);
  });

  it('not in the chosen market', () => {
    const memory = withChoice('fr-fr', now);
    expect(canSuggest(later(memory, 89), 'fr-fr')).toBe(false);
    expect(canSuggest(later(memory, 90), 'fr-fr')).toBe(true);
  });

  it('elsewhere only if it is the chosen one', () => {
    const memory = withChoice('de-de', now);
    expect(canSuggest(memory, 'en-us')).toBe(true);
    expect([maySuggest(memory, germany), maySuggest(memory, japan)]).toEqual([true, false]);
  });

  it('if it was chosen after being declined', () => {
    expect(withChoice('de-de', now).declined).toEqual({});
  });

  it('not if it was declined after being chosen', () => {
    expect(maySuggest(withRefusal(withChoice('de-de', now), 'de', now), germany)).toBe(false);
  });
});

describe('storage', () => {
  it.each([
    ['none', null],
    ['no JSON', 'de-de'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['another shape', '{"chosen":"de-de","declined":"de"}'],
    ['no times', '{"chosen":{"locale":"de-de"},"declined":{"de":"yesterday"}}'],
    ['times to come', `{"chosen":{"locale":"de-de","at":${now + 1}},"declined":{"de":${now + 1}}}`],
    ['no locale', `{"chosen":{"locale":7,"at":${now}}}`],
  ])('%s counts as empty', (_, text) => {
    expect(maySuggest(readMemory(text, now), germany)).toBe(true);
    expect(canSuggest(readMemory(text, now), 'de-de')).toBe(true);
  });

  it('round-trips', () => {
    const memory = withRefusal(nothing, 'jp', now);
    expect(later(memory, 0)).toEqual(memory);
    expect(later(withChoice('de-de', now), 1)).toEqual(withChoice('de-de', now));
  });
});
