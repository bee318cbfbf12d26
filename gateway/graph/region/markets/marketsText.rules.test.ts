import { expect, test } from 'vitest';
import { testMarketsText } from '../../../../client/navigation/addresses/testMarketTable.ts';
import { marketsOf } from './markets.rules.ts';
import { marketsText } from './marketsText.rules.ts';
import { specifiedMarkets } from './specifiedMarkets.rules.ts';

test('the specified markets match those in the client’s route tests', () => {
  expect(marketsText(specifiedMarkets)).toEqual(testMarketsText);
});

test('an added market lists its default language first and leaves the other countries', () => {
  const offer = { country: 'dk', languages: ['en', 'da'], defaultLanguage: 'da' };
  const { locales, others } = marketsText(
    marketsOf([{ id: 'eu', countries: ['dk', 'fi'], markets: [offer] }], []),
  );
  expect(locales).toBe('da-dk en-us en-global en-dk');
  expect(others.split(' ')).toContain('fi');
  expect(others.split(' ')).not.toContain('dk');
});
