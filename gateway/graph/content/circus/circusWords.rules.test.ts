import { describe, expect, test } from 'vitest';
import { coordinatesOf, daysInWords, shortDays, timeInWords, zoneInWords } from './circusWords.rules.ts';

const days = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay });
/** Date formats use several kinds of spaces. */
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null;

describe('formatted days', () => {
  test.each<[string, string, string, { firstDay: string; lastDay: string }, string]>([
    ['American, within a month', 'en', 'us', days('2026-12-12', '2026-12-14'), 'December 12 – 14, 2026'],
    ['German, within a month', 'de', 'de', days('2026-12-12', '2026-12-14'), '12.–14. Dezember 2026'],
    ['over New Year', 'de', 'at', days('2026-12-30', '2027-01-02'), '30. Dezember 2026 – 2. Jänner 2027'],
    ['one day', 'fr', 'fr', days('2027-01-09'), '9 janvier 2027'],
    ['Japanese', 'ja', 'jp', days('2027-01-09'), '2027年1月9日'],
    ['a country whose code only the URL knows', 'en', 'uk', days('2027-01-09'), '9 January 2027'],
    ['no country at all', 'en', 'global', days('2027-01-09'), 'January 9, 2027'],
  ])('%s', (_sentence, language, country, when, written) => {
    expect(plain(daysInWords(when, { language, country }))).toBe(written);
  });

  test.each<[string, string, string]>([
    ['en', 'us', 'Dec 12 – 14'],
    ['de', 'de', '12.–14. Dez.'],
  ])('short, in %s-%s', (language, country, written) => {
    expect(plain(shortDays(days('2026-12-12', '2026-12-14'), { language, country }))).toBe(written);
  });
});

describe('the time is local to the venue', () => {
  const evening = { start: new Date('2026-12-12T17:30:00Z'), time: '18:30' };
  test.each<[string, string, string, string]>([
    ['en', 'us', '6:30 PM', 'Central European Time'],
    ['de', 'de', '18:30', 'Mitteleuropäische Zeit'],
    ['ja', 'jp', '18:30', '中央ヨーロッパ時間'],
  ])('%s-%s', (language, country, time, zone) => {
    const reader = { language, country };
    expect([
      plain(timeInWords(evening, 'Europe/Vienna', reader)),
      zoneInWords(evening, 'Europe/Vienna', reader),
    ]).toEqual([time, zone]);
  });

  test('all-day events have neither time nor time zone', () => {
    const reader = { language: 'en', country: 'us' };
    const day = { ...evening, time: null };
    expect([timeInWords(day, 'Europe/Vienna', reader), zoneInWords(day, 'Europe/Vienna', reader)]).toEqual([
      null,
      null,
    ]);
  });
});

test.each<[string, number | null, number | null, boolean]>([
  ['on the globe', 46.9, -120.5, true],
  ['at its origin', 0, 0, true],
  ['half written', 46.9, null, false],
  ['beyond the pole', 91, 10, false],
  ['beyond the date line', 46, 181, false],
])('coordinates %s', (_sentence, latitude, longitude, isPlace) => {
  expect(coordinatesOf(latitude, longitude)).toEqual(isPlace ? { latitude, longitude } : null);
});
