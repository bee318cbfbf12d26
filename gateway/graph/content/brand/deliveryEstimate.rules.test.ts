import { describe, expect, test } from 'vitest';
import { deliveryWindow, windowText } from './deliveryEstimate.rules.ts';

const dispatch = {
  cutoff: '12:00',
  timeZone: 'Europe/Stockholm',
  closedOn: ['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'],
};
const days = { fewest: 3, most: 6 };

describe('when an order arrives', () => {
  test.each([
    ['before noon it leaves the same day', '2026-11-23T10:59:00Z', '2026-11-26', '2026-12-01'],
    ['from noon on the next day', '2026-11-23T11:00:00Z', '2026-11-27', '2026-12-02'],
    ['on a Friday afternoon it leaves on Monday', '2026-11-27T15:00:00Z', '2026-12-03', '2026-12-08'],
    ['on a Saturday too', '2026-11-28T08:00:00Z', '2026-12-03', '2026-12-08'],
    ['late at night it is already tomorrow at the mine', '2026-11-22T23:30:00Z', '2026-11-26', '2026-12-01'],
    ['holidays do not count', '2026-12-22T08:00:00Z', '2026-12-29', '2027-01-05'],
    ['nothing leaves on a holiday', '2026-12-24T08:00:00Z', '2027-01-04', '2027-01-07'],
  ])('%s', (_, now, earliest, latest) => {
    expect(deliveryWindow(new Date(now), dispatch, days)).toEqual({ earliest, latest });
  });

  test.each([
    ['an unknown time zone', { ...dispatch, timeZone: 'Mine/Shaft' }, days],
    ['a cutoff that is no time', { ...dispatch, cutoff: 'noon' }, days],
    ['days in the wrong order', dispatch, { fewest: 6, most: 3 }],
    ['half days', dispatch, { fewest: 0.5, most: 3 }],
    ['too many days', dispatch, { fewest: 1, most: 1000 }],
  ])('is unknown with %s', (_, odd, transit) => {
    expect(deliveryWindow(new Date('2026-11-23T10:59:00Z'), odd, transit)).toBeNull();
  });

  test.each([
    ['en-US', '2026-12-03', '2026-12-08', 'Dec 3 – 8'],
    ['de-DE', '2026-12-03', '2026-12-08', '3.–8. Dez.'],
    ['fr-FR', '2026-11-27', '2026-12-02', '27 nov. – 2 déc.'],
    ['en-US', '2026-12-03', '2026-12-03', 'Dec 3'],
  ])('reads in %s from %s to %s as %s', (tag, earliest, latest, text) => {
    const plain = windowText({ earliest, latest }, tag).replaceAll(/\s/g, ' ');
    expect(plain).toBe(text);
  });
});
