import { expect, test } from 'vitest';
import { specifiedMarkets } from '../markets/specifiedMarkets.rules.ts';
import { offeredLocales } from './hreflang.rules.ts';
import { parseLocale } from './locale.rules.ts';
import { offeredLocaleHint } from './offeredLocale.rules.ts';

const hintOf = (text: string): string | null => {
  const parsed = parseLocale(text);
  return parsed && offeredLocaleHint(parsed, specifiedMarkets);
};

test('no offered locale gets a hint', () => {
  expect(offeredLocales(specifiedMarkets).map(hintOf).filter(Boolean)).toEqual([]);
});

test.each([
  ['de-xx', 'en-global'],
  ['zz-zz', 'en-global'],
  ['xx-de', 'de-de'],
  ['fr-at', 'en-at'],
  ['en-uk', 'en-gb'],
])('%s is not offered, %s is', (given, offered) => {
  expect(hintOf(given)).toContain(`'${given}' is not one of marketChoices`);
  expect(hintOf(given)).toContain(`'${offered}'`);
});
