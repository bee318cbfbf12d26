import { describe, expect, test } from 'vitest';
import { circusPostJsonLd, type CircusPostFacts } from './circusPostJsonLd.rules.ts';

const origin = 'https://shop.example';
const event: CircusPostFacts = {
  kind: 'EVENT',
  status: 'UPCOMING',
  title: 'Lantern laps',
  path: '/en-us/traveling-circus/p/lantern-laps',
  description: 'Up on skins by lamplight.',
  image: 'https://pictures.example/i/k2/adit?w=1200',
  updatedAt: '2026-11-02T08:15:30.000Z',
  dates: {
    startsAt: '2026-12-12T18:30:00+01:00',
    firstDay: '2026-12-12',
    lastDay: '2026-12-13',
  },
  place: {
    name: 'Hochleiten',
    city: 'Untergrub',
    countryCode: 'AT',
    coordinates: { latitude: 47.29, longitude: 12.36 },
  },
};
const jsonLd = (changes: Partial<CircusPostFacts> = {}) =>
  circusPostJsonLd(origin, 'Skarn', { ...event, ...changes });

describe('an event as structured data', () => {
  test('has time, place, organiser and status', () => {
    expect(jsonLd()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Lantern laps',
      url: 'https://shop.example/en-us/traveling-circus/p/lantern-laps',
      description: 'Up on skins by lamplight.',
      image: ['https://pictures.example/i/k2/adit?w=1200'],
      startDate: '2026-12-12T18:30:00+01:00',
      endDate: '2026-12-13',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Hochleiten',
        address: { '@type': 'PostalAddress', addressLocality: 'Untergrub', addressCountry: 'AT' },
        geo: { '@type': 'GeoCoordinates', latitude: 47.29, longitude: 12.36 },
      },
      organizer: { '@type': 'Organization', name: 'Skarn', url: 'https://shop.example/' },
    });
  });

  test('is marked as cancelled', () => {
    expect(jsonLd({ status: 'CANCELLED' })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    });
  });

  test('omits unknown properties', () => {
    const bare = jsonLd({ description: null, image: null, place: null });
    expect(Object.keys(bare ?? {}).toSorted()).toEqual(
      [
        '@context',
        '@type',
        'endDate',
        'eventAttendanceMode',
        'eventStatus',
        'name',
        'organizer',
        'startDate',
        'url',
      ].toSorted(),
    );
  });

  test('is omitted without a date', () => {
    expect(jsonLd({ dates: null, status: null })).toBeNull();
  });
});

test('a report is a dated article', () => {
  expect(jsonLd({ kind: 'REPORT', status: null })).toMatchObject({
    '@type': 'Article',
    headline: 'Lantern laps',
    datePublished: '2026-12-12',
    dateModified: '2026-11-02T08:15:30.000Z',
    author: { name: 'Skarn' },
  });
});
