import { describe, expect, test } from 'vitest';
import { calendarFile, calendarHref, type CalendarEvent } from './calendarFile.rules.ts';

const event: CalendarEvent = {
  uid: 'wax-evening@skarn.example',
  title: 'An evening of wax',
  firstDay: '2027-01-09',
  lastDay: '2027-01-09',
  startsAt: '2027-01-09T19:00:00+01:00',
  updatedAt: '2026-11-02T08:15:30.250Z',
  place: 'Werkhalle Nord, Oberkaltenbach, Germany',
  description: 'Göran, six irons; one rule.',
  url: 'https://shop.example/en-us/traveling-circus/p/wax-evening',
};
const lines = (changes: Partial<CalendarEvent> = {}) => calendarFile({ ...event, ...changes }).split('\r\n');

describe('a calendar file', () => {
  test('starts at the moment of its time', () => {
    expect(lines()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Skarn//Circus//EN',
      'BEGIN:VEVENT',
      'UID:wax-evening@skarn.example',
      'DTSTAMP:20261102T081530Z',
      'DTSTART:20270109T180000Z',
      'SUMMARY:An evening of wax',
      String.raw`LOCATION:Werkhalle Nord\, Oberkaltenbach\, Germany`,
      String.raw`DESCRIPTION:Göran\, six irons\; one rule.`,
      'URL:https://shop.example/en-us/traveling-circus/p/wax-evening',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test.each<[string, Partial<CalendarEvent>, string[]]>([
    [
      'without a time it is a whole day',
      { startsAt: null },
      ['DTSTART;VALUE=DATE:20270109', 'DTEND;VALUE=DATE:20270110'],
    ],
    [
      'several days are whole days, up to the day after the last',
      { firstDay: '2026-12-30', lastDay: '2026-12-31', startsAt: '2026-12-30T18:30:00+01:00' },
      ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101'],
    ],
  ])('%s', (_sentence, changes, dates) => {
    expect(lines(changes).filter((line) => /^DT(START|END)/.test(line))).toEqual(dates);
  });

  test('omits unknown properties, and uses the event’s day as its timestamp then', () => {
    const file = lines({ place: '', description: '', updatedAt: null });
    expect(file.filter((line) => /^(LOCATION|DESCRIPTION)/.test(line))).toEqual([]);
    expect(file).toContain('DTSTAMP:20270109T000000Z');
  });

  test('escapes line breaks and separators in texts', () => {
    const file = lines({ description: 'One\r\nATTENDEE:mailto:a@b.example\nTwo\\n' });
    expect(file).toContain(String.raw`DESCRIPTION:One\nATTENDEE:mailto:a@b.example\nTwo\\n`);
    expect(file.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  test('folds lines at 75 octets, between characters', () => {
    const title = '音無のパウダーモーニング'.repeat(5);
    const file = lines({ title });
    const octets = file.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(calendarFile({ ...event, title }).replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });
});

test('is contained in a data URL', () => {
  const [head, body = ''] = calendarHref(event).split(',');
  expect(head).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(body)).toBe(calendarFile(event));
});
