import { describe, expect, test } from 'vitest';
import { inOrder, isAhead, spanOf, startWithOffset, statusOf, type EventTimes } from './circusTime.rules.ts';

const vienna: EventTimes = {
  startsOn: '2026-12-12',
  endsOn: '2026-12-13',
  startTime: '18:30',
  timeZone: 'Europe/Vienna',
};
const span = (times: Partial<EventTimes> = {}) => {
  const found = spanOf({ ...vienna, ...times });
  if (!found) throw new Error('no such day');
  return found;
};

describe('an event is', () => {
  test.each<[string, string, Partial<EventTimes>, boolean, string]>([
    ['upcoming before its hour, though its day has begun', '2026-12-12T17:29:59Z', {}, false, 'UPCOMING'],
    ['on now from its hour on', '2026-12-12T17:30:00Z', {}, false, 'ON_NOW'],
    ['on now in the night between its days', '2026-12-13T03:00:00Z', {}, false, 'ON_NOW'],
    ['on now to the midnight of its place', '2026-12-13T22:59:59Z', {}, false, 'ON_NOW'],
    ['over from that midnight on', '2026-12-13T23:00:00Z', {}, false, 'OVER'],
    ['cancelled before it would have begun', '2026-11-22T08:00:00Z', {}, true, 'CANCELLED'],
    ['cancelled for good', '2027-11-22T08:00:00Z', {}, true, 'CANCELLED'],
    [
      'on now in Japan while it is still the day before in Europe',
      '2026-12-11T15:00:00Z',
      { timeZone: 'Asia/Tokyo', startTime: '' },
      false,
      'ON_NOW',
    ],
    [
      'upcoming in Colorado while it is that day in Europe already',
      '2026-12-12T06:59:00Z',
      { timeZone: 'America/Denver', startTime: '' },
      false,
      'UPCOMING',
    ],
    [
      'over after its one day when no last day was written',
      '2026-12-12T23:00:00Z',
      { endsOn: '' },
      false,
      'OVER',
    ],
    [
      'over after its first day when its last day lies before it',
      '2026-12-12T23:00:00Z',
      { endsOn: '2026-12-01' },
      false,
      'OVER',
    ],
    [
      'in UTC when the time zone is unknown',
      '2026-12-12T00:00:00Z',
      { timeZone: 'Skarn/Mine' },
      false,
      'ON_NOW',
    ],
    [
      'an hour shorter on the day that the clocks go forward',
      '2027-03-28T22:00:00Z',
      { startsOn: '2027-03-28', endsOn: '2027-03-28' },
      false,
      'OVER',
    ],
  ])('%s', (_sentence, now, times, isCancelled, status) => {
    expect(statusOf(span(times), isCancelled, new Date(now))).toBe(status);
  });

  test.each(['', 'soon', '2026-02-30', '2026-1-5'])('nothing without a day that exists: “%s”', (startsOn) => {
    expect(spanOf({ ...vienna, startsOn })).toBeNull();
  });
});

test.each<[string, Partial<EventTimes>, string | null]>([
  ['in winter time', {}, '2026-12-12T18:30:00+01:00'],
  ['in summer time', { startsOn: '2027-04-10', endsOn: '' }, '2027-04-10T18:30:00+02:00'],
  ['west of Greenwich', { timeZone: 'America/Denver' }, '2026-12-12T18:30:00-07:00'],
  ['with half an hour', { timeZone: 'Australia/Adelaide' }, '2026-12-12T18:30:00+10:30'],
  ['not for whole days', { startTime: '' }, null],
  ['not for an invalid time', { startTime: '25:00' }, null],
  ['not in an unknown time zone', { timeZone: '' }, null],
])('an event starts at an offset: %s', (_sentence, times, start) => {
  expect(startWithOffset(span(times), times.timeZone ?? vienna.timeZone)).toBe(start);
});

describe('the order of a season', () => {
  const now = new Date('2026-12-12T12:00:00Z');
  const post = (title: string, startsOn: string, isReport = false) => ({
    title,
    isReport,
    span: spanOf({ ...vienna, startsOn, endsOn: '' }),
  });

  test('is upcoming soonest first, then past latest first, then without a date', () => {
    const posts = [
      post('no day', ''),
      post('last week', '2026-12-05'),
      post('in March', '2027-03-01'),
      post('a report from tomorrow', '2026-12-13', true),
      post('today', '2026-12-12'),
      post('in November', '2026-11-10'),
      post('in January', '2027-01-09'),
    ];
    expect(inOrder(posts, now).map(({ title }) => title)).toEqual([
      'today',
      'in January',
      'in March',
      'a report from tomorrow',
      'last week',
      'in November',
      'no day',
    ]);
  });

  test('orders posts of the same day by name', () => {
    const posts = [post('b', '2027-01-09'), post('a', '2027-01-09')];
    expect(inOrder(posts, now).map(({ title }) => title)).toEqual(['a', 'b']);
  });

  test('an event is upcoming until the end of its last day, a report never', () => {
    expect(isAhead(post('today', '2026-12-12'), new Date('2026-12-12T22:59:00Z'))).toBe(true);
    expect(isAhead(post('today', '2026-12-12'), new Date('2026-12-12T23:00:00Z'))).toBe(false);
    expect(isAhead(post('report', '2027-01-01', true), now)).toBe(false);
  });
});
