import { expect, test } from 'vitest';
import { storeJsonLd, type StoreFacts } from './storeJsonLd.rules.ts';

const shop: StoreFacts = {
  title: 'Skarn Innsbruck',
  note: 'Bring your boots.',
  phone: null,
  email: 'innsbruck@skarn.example',
  latitude: 47.2671,
  longitude: 11.3922,
  image: 'https://images.example/shop.jpg',
  address: { street: 'Kupfergasse 9', city: 'Innsbruck', state: '', postalCode: '6020', countryCode: 'AT' },
  openings: [
    { days: [1, 2], opens: '10:00', closes: '18:30' },
    { days: [7], opens: '20:00', closes: '02:00' },
  ],
};

test('a shop has address and opening hours', () => {
  expect(storeJsonLd(shop, 'Skarn', 'https://skarn.example/de-at/stores')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportingGoodsStore',
    name: 'Skarn Innsbruck',
    description: 'Bring your boots.',
    brand: { '@type': 'Brand', name: 'Skarn' },
    url: 'https://skarn.example/de-at/stores',
    email: 'innsbruck@skarn.example',
    image: 'https://images.example/shop.jpg',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Kupfergasse 9',
      addressLocality: 'Innsbruck',
      postalCode: '6020',
      addressCountry: 'AT',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 47.2671, longitude: 11.3922 },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '10:00',
        closes: '18:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '20:00', closes: '02:00' },
    ],
  });
});

test('unknown properties are omitted', () => {
  const bare = { ...shop, note: null, email: null, image: null, latitude: null, address: null, openings: [] };
  expect(Object.keys(storeJsonLd(bare, 'Skarn', 'https://skarn.example/stores'))).toEqual([
    '@context',
    '@type',
    'name',
    'brand',
    'url',
  ]);
});
