import { expect, test } from 'vitest';
import { makerJsonLd } from './makerJsonLd.rules.ts';

const maker = {
  name: 'Skarn',
  email: 'hello@skarn.example',
  phone: null,
  logo: 'https://pictures.example/logo',
  social: ['https://video.example/skarn'],
  contacts: [{ countries: ['DE', 'FR'], email: 'europe@skarn.example', phone: '+49 30 2312 5014' }],
};
const german = {
  origin: 'https://shop.example',
  path: '/de-de',
  language: 'de-DE',
  searchPath: '/de-de/search',
};

test('the brand has a logo, social profiles, and a contact for each region', () => {
  expect(makerJsonLd(german, maker)['@graph'][0]).toEqual({
    '@type': 'Organization',
    '@id': 'https://shop.example/#organization',
    name: 'Skarn',
    url: 'https://shop.example/',
    logo: 'https://pictures.example/logo',
    email: 'hello@skarn.example',
    sameAs: ['https://video.example/skarn'],
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        areaServed: ['DE', 'FR'],
        email: 'europe@skarn.example',
        telephone: '+49 30 2312 5014',
      },
    ],
  });
});

test('the site belongs to the brand, in the market’s language', () => {
  expect(makerJsonLd(german, maker)['@graph'][1]).toMatchObject({
    '@type': 'WebSite',
    url: 'https://shop.example/de-de',
    inLanguage: 'de-DE',
    publisher: { '@id': 'https://shop.example/#organization' },
  });
});

test('unknown properties are omitted', () => {
  const [organization] = makerJsonLd(german, { ...maker, email: null, logo: null, social: [] })['@graph'];
  expect(Object.keys(organization as object)).toEqual(['@type', '@id', 'name', 'url', 'contactPoint']);
});

test('the site has a search action, where there is a search', () => {
  const [, site] = makerJsonLd(german, maker)['@graph'];
  expect(site).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://shop.example/de-de/search?q={term}' },
      'query-input': 'required name=term',
    },
  });
  const [, silent] = makerJsonLd({ ...german, searchPath: null }, maker)['@graph'];
  expect(silent).not.toHaveProperty('potentialAction');
});
