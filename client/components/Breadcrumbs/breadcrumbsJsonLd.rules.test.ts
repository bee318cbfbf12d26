import { expect, test } from 'vitest';
import { breadcrumbsJsonLd } from './breadcrumbsJsonLd.rules.ts';

test('a trail counts from one and carries whole addresses', () => {
  const trail = [
    { title: 'Skis', path: '/en-us/c/skis' },
    { title: 'Touring', path: '/en-us/c/skis/touring' },
  ];
  expect(breadcrumbsJsonLd('https://shop.example', trail)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Skis', item: 'https://shop.example/en-us/c/skis' },
      { position: 2, name: 'Touring', item: 'https://shop.example/en-us/c/skis/touring' },
    ],
  });
});
