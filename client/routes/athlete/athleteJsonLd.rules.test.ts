import { expect, test } from 'vitest';
import { athleteJsonLd } from './athleteJsonLd.rules.ts';

const bare = {
  name: 'Hanna Bly',
  path: '/en-us/team/hanna-bly',
  discipline: null,
  bornYear: null,
  homePlace: null,
  description: null,
  image: null,
  social: [],
};
const affiliation = { '@type': 'Organization', name: 'Skarn', url: 'https://shop.example/' };

test('a person has all known properties', () => {
  const known = {
    ...bare,
    name: 'Ylva Stenmo',
    path: '/en-us/team/ylva-stenmo',
    discipline: 'Freeride',
    bornYear: 1996,
    homePlace: 'Stollby, Sweden',
    description: 'Look where you want to go.',
    image: 'https://pictures.example/i/k2/ylva',
    social: [{ href: 'https://pictures.example/ylva-stenmo' }],
  };
  expect(athleteJsonLd('https://shop.example', 'Skarn', known)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: 'https://shop.example/en-us/team/ylva-stenmo',
    mainEntity: {
      '@type': 'Person',
      name: 'Ylva Stenmo',
      jobTitle: 'Freeride',
      birthDate: '1996',
      homeLocation: { '@type': 'Place', name: 'Stollby, Sweden' },
      description: 'Look where you want to go.',
      image: 'https://pictures.example/i/k2/ylva',
      sameAs: ['https://pictures.example/ylva-stenmo'],
      affiliation,
    },
  });
});

test('a person without further data has the name', () => {
  expect(athleteJsonLd('https://shop.example', 'Skarn', bare)).toMatchObject({
    mainEntity: { '@type': 'Person', name: 'Hanna Bly', affiliation },
  });
  expect(JSON.stringify(athleteJsonLd('https://shop.example', 'Skarn', bare))).not.toContain('null');
});
