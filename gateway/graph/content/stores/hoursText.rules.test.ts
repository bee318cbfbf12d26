import { describe, expect, test } from 'vitest';
import { dayText, hoursOn, timeText, weekLines } from './hoursText.rules.ts';
import type { StoreTimes } from './storeHours.rules.ts';

const weekly = [
  { days: [1, 2, 4, 5], opens: '09:00', closes: '12:30' },
  { days: [1, 2, 4, 5], opens: '14:00', closes: '18:00' },
  { days: [6], opens: '10:00', closes: '00:00' },
];
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null;

describe('the week', () => {
  test.each([
    [
      'consecutive days with the same hours share a line, closed ones as well',
      'de-AT',
      [
        ['Mo–Di', '9:00–12:30, 14:00–18:00'],
        ['Mi', null],
        ['Do–Fr', '9:00–12:30, 14:00–18:00'],
        ['Sa', '10:00–0:00'],
        ['So', null],
      ],
    ],
    [
      'times are formatted for the country',
      'en-US',
      [
        ['Mon–Tue', '9:00 AM–12:30 PM, 2:00 PM–6:00 PM'],
        ['Wed', null],
        ['Thu–Fri', '9:00 AM–12:30 PM, 2:00 PM–6:00 PM'],
        ['Sat', '10:00 AM–12:00 AM'],
        ['Sun', null],
      ],
    ],
  ])('%s', (_sentence, tag, lines) => {
    expect(weekLines({ weekly }, tag).map(({ days, hours }) => [days, plain(hours)])).toEqual(lines);
  });

  test('is empty without hours', () => {
    expect(weekLines({ weekly: [] }, 'en-US')).toEqual([]);
  });
});

test.each([
  ['a special day has its own hours', '2026-12-24', '9:00–12:00'],
  ['a special day without hours is closed', '2026-12-25', null],
  ['other days have the weekly hours', '2026-12-22', '9:00–12:30, 14:00–18:00'],
])('%s', (_sentence, date, hours) => {
  const times: StoreTimes = {
    weekly,
    specialDays: [
      { date: '2026-12-24', opens: '09:00', closes: '12:00', note: '' },
      { date: '2026-12-25', opens: '', closes: '', note: '' },
    ],
    closedSeason: null,
    timeZone: 'Europe/Vienna',
  };
  expect(plain(hoursOn(times, date, 'de-AT'))).toBe(hours);
});

test('minutes beyond midnight are on the next day', () => {
  expect(timeText(1440 + 120, 'de-DE')).toBe('2:00');
});

test('a day is formatted in the reader’s language', () => {
  expect(dayText('2026-12-01', 'fr-FR', { day: 'numeric', month: 'long' })).toBe('1 décembre');
});
