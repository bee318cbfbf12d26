import { expect, test } from 'vitest';
import { breadcrumbsJsonLd } from './breadcrumbsJsonLd.rules.ts';

test('positions start at one and addresses are absolute', () => {
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
