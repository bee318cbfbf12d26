import { describe, expect, test } from 'vitest';
import { isoTime, writtenHours } from './openingHours.rules.ts';

/** Width of spaces differs between versions of ICU. */
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ');

describe('hours', () => {
  test.each([
    ['an American clock has two halves', 'en', 'us', '9:00 AM – 5:00 PM'],
    ['a German one has 24 hours', 'de', 'de', '09:00–17:00 Uhr'],
    ['a British one too', 'en', 'gb', '09:00–17:00'],
    ['so does a French one', 'fr', 'fr', '09:00 – 17:00'],
    ['a Japanese one too', 'ja', 'jp', '9時00分～17時00分'],
    ['and where no country is meant the language decides', 'en', 'global', '9:00 AM – 5:00 PM'],
  ])('%s', (_, language, country, expected) => {
    expect(plain(writtenHours('09:00', '17:00', language, country))).toBe(expected);
  });

  test.each([
    ['past midnight', '18:00', '02:00', '18:00 – 02:00'],
    ['until midnight', '18:00', '24:00', '18:00 – 00:00'],
    ['text is kept as written', 'Noon', 'dusk', 'Noon – dusk'],
    ['a single time is kept alone', '09:00', '', '09:00'],
    ['empty times give an empty text', '', ' ', ''],
  ])('%s', (_, opening, closing, expected) => {
    expect(plain(writtenHours(opening, closing, 'en', 'gb'))).toBe(expected);
  });
});

describe('a time of day', () => {
  test.each([
    ['09:00', '09:00'],
    ['9:00', '09:00'],
    [' 9 ', '09:00'],
    ['9:30 PM', '21:30'],
    ['12 am', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['17:00:00', '17:00'],
    ['24:00', '24:00'],
    ['24:30', null],
    ['25:00', null],
    ['9:75', null],
    ['13 pm', null],
    ['noon', null],
    ['', null],
  ])('%s is %s', (text, expected) => {
    expect(isoTime(text)).toBe(expected);
  });
});
