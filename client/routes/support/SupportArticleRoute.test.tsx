/** All states of a support article. */
import { act, cleanup, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test } from 'vitest';
import type { SupportArticleRouteQuery } from '#relay/SupportArticleRouteQuery.graphql.ts';
import supportArticleRouteQuery from '#relay/SupportArticleRouteQuery.graphql.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { SupportArticleRoute } from './SupportArticleRoute.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const bare = {
  id: 'returns',
  title: 'Returns and exchanges',
  summary: null,
  language: null,
  bodyLanguage: null,
  path: '/en-us/support/returns',
  body: null,
  sections: [],
  faq: [],
  seo: { title: 'Returns and exchanges', description: null, isHidden: false, image: null },
  alternates: [],
  breadcrumbs: [
    { title: 'Support', language: null, path: '/en-us/support' },
    { title: 'Returns and exchanges', language: null, path: '/en-us/support/returns' },
  ],
  related: [],
  categories: [],
  products: [],
};

function setUp(article: object | null, contact: object | null = null) {
  const shop = createTestShop({ path: '/en-us/support/returns', params: { handle: 'returns' } });
  const variables = { locale: 'en-us', handle: 'returns' };
  shop.environment.commitPayload(createOperationDescriptor(supportArticleRouteQuery, variables), {
    supportArticle: article && { ...bare, ...article },
    market: { id: 'us', contact },
  });
  const page = loadQuery<SupportArticleRouteQuery>(shop.environment, supportArticleRouteQuery, variables, {});
  shop.render(<SupportArticleRoute queries={{ page }} match={shop.match} />);
  return shop;
}

const jsonLd = (): { '@type': string }[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as { '@type': string },
  );

const questions = [
  { anchor: 'faq-1', question: 'Can I swap?', answer: '<p>Yes.</p>' },
  { anchor: 'faq-2', question: 'Who pays?', answer: null },
];

describe('an article', () => {
  test('with only a title is shown', () => {
    setUp({});
    expect(screen.getByRole('heading', { level: 1, name: 'Returns and exchanges' })).toBeDefined();
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
    expect(jsonLd().map((block) => block['@type'])).toEqual(['Article', 'BreadcrumbList']);
  });

  test('that is long has a table of contents', () => {
    setUp({
      body: '<h2 id="part-how">How</h2><h2 id="part-who">Who</h2><h2 id="part-when">When</h2>',
      sections: [
        { anchor: 'part-how', title: 'How' },
        { anchor: 'part-who', title: 'Who' },
        { anchor: 'part-when', title: 'When' },
      ],
    });
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    for (const link of within(contents).getAllByRole('link')) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
  });

  test('that is short has none', () => {
    setUp({ body: '<h2 id="part-how">How</h2>', sections: [{ anchor: 'part-how', title: 'How' }] });
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  test('has its questions under their own heading, without unanswered ones', () => {
    setUp({ faq: questions });
    const faq = screen.getByRole('region', { name: 'Common questions' });
    expect(
      within(faq)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Can I swap?']);
    expect(faq.querySelector('details')?.open).toBe(false);
    expect(jsonLd()[0]?.['@type']).toBe('FAQPage');
  });

  test('opens the question in the address', () => {
    window.history.replaceState(null, '', '#faq-1');
    setUp({ faq: questions });
    expect(document.querySelector('details')?.open).toBe(true);
  });

  test('opens a question when the address changes', () => {
    setUp({ faq: questions });
    window.history.replaceState(null, '', '#faq-1');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(document.querySelector('details')?.open).toBe(true);
  });

  test('links to related content, and to a contact', () => {
    setUp(
      {
        related: [{ id: 'w', title: 'Warranty', language: null, path: '/en-us/support/warranty' }],
        categories: [{ id: 'c', displayTitle: 'Tuning', path: '/en-us/c/accessories/tuning' }],
      },
      { email: 'us@skarn.example', phone: null },
    );
    const related = screen.getByRole('navigation', { name: 'Related articles' });
    expect(
      within(related)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en-us/support/warranty', '/en-us/c/accessories/tuning']);
    expect(screen.getByText('us@skarn.example')).toBeDefined();
  });

  test('can be excluded from search engines', () => {
    setUp({ seo: { ...bare.seo, isHidden: true } });
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  });

  test('that does not exist answers 404', () => {
    setUp(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
  });
});
