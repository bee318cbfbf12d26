/** What the gateway tells the client's routes of the markets. */
import { expect, test } from 'vitest';
import { testMarketsText } from '../../client/navigation/testMarketTable.ts';
import { marketsOf } from './markets.rules.ts';
import { marketsText } from './marketsText.rules.ts';
import { specifiedMarkets } from './specifiedMarkets.rules.ts';

test('the markets of the specification are those that the tests of the routes know', () => {
  expect(marketsText(specifiedMarkets)).toEqual(testMarketsText);
});

test('a market that editors open comes with its default language first, and is no other country any more', () => {
  const offer = { country: 'dk', languages: ['en', 'da'], defaultLanguage: 'da' };
  const { locales, others } = marketsText(
    marketsOf([{ id: 'eu', countries: ['dk', 'fi'], markets: [offer] }], []),
  );
  expect(locales).toBe('da-dk en-us en-global en-dk');
  expect(others.split(' ')).toContain('fi');
  expect(others.split(' ')).not.toContain('dk');
});
