import { describe, expect, test } from 'vitest';
import { intervalsOn, isInSeason, openVerdict, wallTime, type StoreTimes } from './storeHours.rules.ts';

const shop: StoreTimes = {
  weekly: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '12:30' },
    { days: [1, 2, 3, 4, 5], opens: '14:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '13:00' },
  ],
  specialDays: [
    { date: '2026-12-24', opens: '09:00', closes: '12:00', note: '' },
    { date: '2026-12-25', opens: '', closes: '', note: '' },
  ],
  closedSeason: null,
  timeZone: 'Europe/Vienna',
};
const bar: StoreTimes = {
  ...shop,
  weekly: [{ days: [5, 6], opens: '16:00', closes: '02:00' }],
  specialDays: [],
};
const always: StoreTimes = {
  ...bar,
  weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' }],
};

/** Formats a verdict as `status date minutes`. */
function told(times: StoreTimes, at: string): string | null {
  const verdict = openVerdict(times, new Date(at));
  if (!verdict) return null;
  const next = verdict.status === 'OPEN' ? verdict.closes : verdict.opens;
  const clock =
    next &&
    `${String(Math.floor(next.minutes / 60)).padStart(2, '0')}:${String(next.minutes % 60).padStart(2, '0')}`;
  return [verdict.status, ...(next ? [next.date, clock, `+${next.daysAhead}`] : ['never'])].join(' ');
}

describe('a store with hours', () => {
  test.each([
    ['is open from its first minute', shop, '2026-11-23T09:00+01:00', 'OPEN 2026-11-23 12:30 +0'],
    ['is closed in its last one', shop, '2026-11-23T12:30+01:00', 'CLOSED 2026-11-23 14:00 +0'],
    ['is closed before it opens', shop, '2026-11-23T08:59+01:00', 'CLOSED 2026-11-23 09:00 +0'],
    ['opens tomorrow', shop, '2026-11-23T18:00+01:00', 'CLOSED 2026-11-24 09:00 +1'],
    ['opens after the weekend', shop, '2026-11-28T13:00+01:00', 'CLOSED 2026-11-30 09:00 +2'],
    ['uses the hours of a special day', shop, '2026-12-24T12:30+01:00', 'CLOSED 2026-12-26 09:00 +2'],
    [
      'stays closed on a special day without hours',
      shop,
      '2026-12-25T10:00+01:00',
      'CLOSED 2026-12-26 09:00 +1',
    ],
    ['uses its own time zone, not the reader’s', shop, '2026-11-23T03:00-05:00', 'OPEN 2026-11-23 12:30 +0'],
    [
      'uses its local date',
      { ...shop, timeZone: 'Asia/Tokyo' },
      '2026-11-22T23:59Z',
      'CLOSED 2026-11-23 09:00 +0',
    ],
    [
      'opens on its local Monday',
      { ...shop, timeZone: 'Asia/Tokyo' },
      '2026-11-23T00:00Z',
      'OPEN 2026-11-23 12:30 +0',
    ],
  ])('%s', (_sentence, times, at, verdict) => {
    expect(told(times, at)).toBe(verdict);
  });
});

describe('hours over midnight', () => {
  test.each([
    ['continue on the next day', '2026-11-28T01:59+01:00', 'OPEN 2026-11-28 02:00 +0'],
    ['end there', '2026-11-28T02:00+01:00', 'CLOSED 2026-11-28 16:00 +0'],
    ['end on the next date', '2026-11-27T23:59+01:00', 'OPEN 2026-11-28 02:00 +1'],
    ['continue after Sunday', '2026-11-29T00:30+01:00', 'OPEN 2026-11-29 02:00 +0'],
    ['do not follow a day without hours', '2026-11-27T01:00+01:00', 'CLOSED 2026-11-27 16:00 +0'],
  ])('%s', (_sentence, at, verdict) => {
    expect(told(bar, at)).toBe(verdict);
  });

  test('that adjoin the next day’s never end', () => {
    expect(told(always, '2026-11-24T23:59+01:00')).toBe('OPEN never');
  });
});

describe('across clock changes', () => {
  const sunday = { ...shop, weekly: [{ days: [7], opens: '09:00', closes: '17:00' }], specialDays: [] };
  const night = { ...shop, weekly: [{ days: [6], opens: '20:00', closes: '03:00' }], specialDays: [] };
  test.each([
    ['forward, the shop opens by the new hour', sunday, '2026-03-29T07:00Z', 'OPEN 2026-03-29 17:00 +0'],
    ['forward, a minute earlier it is closed', sunday, '2026-03-29T06:59Z', 'CLOSED 2026-03-29 09:00 +0'],
    ['back, the shop opens by the new hour', sunday, '2026-10-25T08:00Z', 'OPEN 2026-10-25 17:00 +0'],
    ['back, a minute earlier it is closed', sunday, '2026-10-25T07:59Z', 'CLOSED 2026-10-25 09:00 +0'],
    [
      'forward, a night until three ends where two would be',
      night,
      '2026-03-29T01:00Z',
      'CLOSED 2026-04-04 20:00 +6',
    ],
    ['forward, it was open a minute before', night, '2026-03-29T00:59Z', 'OPEN 2026-03-29 03:00 +0'],
    ['back, the repeated hour is open twice', night, '2026-10-25T01:30Z', 'OPEN 2026-10-25 03:00 +0'],
    ['back, three o’clock is the later one', night, '2026-10-25T02:00Z', 'CLOSED 2026-10-31 20:00 +6'],
    [
      'in New York on its own day',
      { ...sunday, timeZone: 'America/New_York' },
      '2026-11-01T14:00Z',
      'OPEN 2026-11-01 17:00 +0',
    ],
    [
      'never, where a zone has no summer time',
      { ...sunday, timeZone: 'Asia/Tokyo' },
      '2026-03-29T00:00Z',
      'OPEN 2026-03-29 17:00 +0',
    ],
    [
      'by half an hour on Lord Howe Island',
      { ...sunday, timeZone: 'Australia/Lord_Howe' },
      '2026-10-03T22:00Z',
      'OPEN 2026-10-04 17:00 +0',
    ],
  ])('%s', (_sentence, times, at, verdict) => {
    expect(told(times, at)).toBe(verdict);
  });
});

describe('a closed season', () => {
  const summer = { from: '05-01', until: '09-30' };
  const winter = { from: '10-15', until: '05-31' };
  test.each([
    ['begins with its first day', summer, '2026-05-01', true],
    ['ends with its last one', summer, '2026-09-30', true],
    ['ends the day after', summer, '2026-10-01', false],
    ['may span the new year', winter, '2027-01-02', true],
    ['has an end in the next year', winter, '2026-06-01', false],
    ['need not be', null, '2026-06-01', false],
  ])('%s', (_sentence, season, date, isClosed) => {
    expect(isInSeason(season, date)).toBe(isClosed);
  });

  test.each([
    [
      'shows the first day it opens again',
      '2026-06-15T12:00+02:00',
      'CLOSED_FOR_SEASON 2026-10-01 09:00 +108',
    ],
    ['does not affect the rest of the year', '2026-10-01T12:00+02:00', 'OPEN 2026-10-01 12:30 +0'],
  ])('%s', (_sentence, at, verdict) => {
    expect(told({ ...shop, closedSeason: summer }, at)).toBe(verdict);
  });

  test('is interrupted by a special day with hours', () => {
    const times = { ...shop, closedSeason: { from: '12-01', until: '12-31' } };
    expect(told(times, '2026-12-24T10:00+01:00')).toBe('OPEN 2026-12-24 12:00 +0');
  });

  test('of the whole year never opens', () => {
    expect(told({ ...bar, closedSeason: { from: '01-01', until: '12-31' } }, '2026-06-15T12:00Z')).toBe(
      'CLOSED_FOR_SEASON never',
    );
  });
});

describe('unknown', () => {
  test('without hours', () => {
    expect(openVerdict({ ...shop, weekly: [], specialDays: [] }, new Date())).toBeNull();
  });

  test('with an invalid time zone', () => {
    expect(openVerdict({ ...shop, timeZone: 'Europe/Stollby' }, new Date())).toBeNull();
    expect(openVerdict({ ...shop, timeZone: '' }, new Date())).toBeNull();
  });

  test('invalid rows are left out', () => {
    const weekly = [
      { days: [1], opens: 'nine', closes: '17:00' },
      { days: [1], opens: '25:00', closes: '26:00' },
      { days: [1], opens: '10:00', closes: '17:75' },
      { days: [1], opens: '24:00', closes: '02:00' },
      { days: [1], opens: '15:00', closes: '16:00' },
      { days: [1], opens: '8:00', closes: '9:00' },
    ];
    expect(intervalsOn({ ...shop, weekly }, '2026-11-23')).toEqual([
      { opens: 480, closes: 540 },
      { opens: 900, closes: 960 },
    ]);
  });
});

test('midnight is the first minute of a day', () => {
  expect(wallTime(new Date('2026-11-22T23:00Z'), 'Europe/Vienna')).toEqual({
    date: '2026-11-23',
    minutes: 0,
  });
});
