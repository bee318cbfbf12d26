import { describe, expect, test } from 'vitest';
import { foldPlace, postalCodeOf, readPlaceQuery } from './placeText.rules.ts';

describe('equal names', () => {
  test.each([
    ['with and without accents', 'Chamonix-Mont-Blanc', 'chamonix mont blanc'],
    ['an umlaut and its two letters', 'Zürich', 'Zuerich'],
    ['an umlaut and its bare vowel', 'München', 'Munchen'],
    ['a ring', 'Åre', 'are'],
    ['a stroke', 'Tromsø', 'tromso'],
    ['a stroked l', 'Łódź', 'lodz'],
    ['sharp s', 'Großglockner', 'Grossglockner'],
    ['Saint and Sankt', 'Sankt Anton am Arlberg', 'St. Anton am Arlberg'],
    ['apostrophes of both kinds', "Val d'Isère", 'Val d’Isere'],
    ['full-width letters', 'Ｎｉｓｅｋｏ', 'niseko'],
    ['spaces around it', '  Kiruna ', 'kiruna'],
  ])('%s', (_sentence, one, other) => {
    expect(foldPlace(one)).toBe(foldPlace(other));
  });

  test('Japanese is unchanged', () => {
    expect(foldPlace('札幌市')).toBe('札幌市');
    expect(foldPlace('ニセコ')).not.toBe('');
  });

  test('punctuation alone is empty', () => {
    expect(foldPlace('–– ?!')).toBe('');
  });
});

test.each([
  ['Innsbruck', { name: 'innsbruck', qualifiers: [], id: null }],
  ['Denver, US-CO', { name: 'denver', qualifiers: ['us-co'], id: null }],
  ['Innsbruck , Austria', { name: 'innsbruck', qualifiers: ['austria'], id: null }],
  ['Neustadt, DE, 2864276', { name: 'neustadt', qualifiers: ['de'], id: 2_864_276 }],
  [', DE', { name: '', qualifiers: ['de'], id: null }],
])('%s is read', (text, query) => {
  expect(readPlaceQuery(text)).toEqual(query);
});

test.each([
  ['6020', '6020'],
  ['sw1a 1aa', 'SW1A1AA'],
  ['060-0001', '0600001'],
  ['Wien', null],
  ['12', null],
  ['the 5th avenue', null],
])('%s as a postal code', (text, code) => {
  expect(postalCodeOf(text)).toBe(code);
});
