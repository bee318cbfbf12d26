import { expect, test } from 'vitest';
import { blogPostJsonLd } from './blogPostJsonLd.rules.ts';

const origin = 'https://shop.example';
const full = {
  title: 'Four hundred tonnes',
  description: 'A morning with the press.',
  path: '/en-us/blog/p/four-hundred-tonnes',
  image: 'https://images.example/i/k2/scene?w=1200',
  day: '2026-04-18',
  author: 'Ragna Öhman',
};

test('a post has author, date, picture, publisher and page', () => {
  expect(blogPostJsonLd(origin, 'Skarn', full)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Four hundred tonnes',
    description: 'A morning with the press.',
    image: ['https://images.example/i/k2/scene?w=1200'],
    datePublished: '2026-04-18',
    author: { '@type': 'Person', name: 'Ragna Öhman' },
    publisher: { '@type': 'Organization', name: 'Skarn', url: 'https://shop.example/' },
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://shop.example/en-us/blog/p/four-hundred-tonnes' },
  });
});

test('missing properties are omitted; the brand is the default author', () => {
  const bare = blogPostJsonLd(origin, 'Skarn', {
    ...full,
    description: null,
    image: null,
    day: null,
    author: null,
  });
  expect(Object.keys(bare)).toEqual([
    '@context',
    '@type',
    'headline',
    'author',
    'publisher',
    'mainEntityOfPage',
  ]);
  expect(bare).toMatchObject({ author: { '@type': 'Organization', name: 'Skarn' } });
});
