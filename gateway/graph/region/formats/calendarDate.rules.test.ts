import { expect, test } from 'vitest';
import { isoDayIn, writtenDay } from './calendarDate.rules.ts';

test.each<[string, string, string | null, string | null]>([
  ['the evening before in Denver', '2027-01-15T03:00:00Z', 'America/Denver', '2027-01-14'],
  ['the same moment in Berlin', '2027-01-15T03:00:00Z', 'Europe/Berlin', '2027-01-15'],
  ['UTC without a time zone', '2027-01-15T23:30:00Z', null, '2027-01-15'],
  ['UTC for an unknown time zone', '2027-01-15T23:30:00Z', 'Skarn/Mine', '2027-01-15'],
  ['daylight saving time applies', '2027-07-01T22:30:00Z', 'Europe/Berlin', '2027-07-02'],
  ['the commerce API’s RFC 2822 format', 'Thu, 02 Oct 2025 05:00:00 +0000', 'America/Denver', '2025-10-01'],
  ['null for an invalid date', 'yesterday', 'America/Denver', null],
])('isoDayIn: %s', (_row, moment, zone, iso) => {
  expect(isoDayIn(new Date(moment), zone)).toBe(iso);
});

test.each<[string, string, string, string, string | null]>([
  ['American', '2027-06-02', 'en', 'us', 'June 2, 2027'],
  ['English formatted for Germany', '2027-06-02', 'en', 'de', '2 June 2027'],
  ['German', '2027-06-02', 'de', 'at', '2. Juni 2027'],
  ['French', '2027-06-02', 'fr', 'ca', '2 juin 2027'],
  ['Japanese', '2027-06-02', 'ja', 'jp', '2027年6月2日'],
  ['a country code used only in URLs', '2027-06-02', 'en', 'uk', '2 June 2027'],
  ['no country', '2027-06-02', 'en', 'global', 'June 2, 2027'],
  ['a date that does not exist', '2027-02-30', 'en', 'us', null],
  ['no day', 'soon', 'en', 'us', null],
])('written: %s', (_row, iso, language, country, written) => {
  expect(writtenDay(iso, language, country)).toBe(written);
});
