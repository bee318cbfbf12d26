import { expect, test } from 'vitest';
import { articleJsonLd } from './articleJsonLd.rules.ts';

const facts = {
  url: 'https://shop.example/en-us/support/returns',
  language: 'en-US',
  title: 'Returns and exchanges',
  description: 'Thirty days.',
  publisher: 'Skarn',
  questions: [],
};

test('a text is an Article', () => {
  expect(articleJsonLd(facts)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    url: facts.url,
    mainEntityOfPage: facts.url,
    inLanguage: 'en-US',
    headline: facts.title,
    description: 'Thirty days.',
    publisher: { '@type': 'Organization', name: 'Skarn' },
  });
});

test('with questions it is an FAQPage, without unanswered ones', () => {
  const questions = [
    { question: 'Can I swap?', answer: '<p>Yes.</p>' },
    { question: 'Why?', answer: null },
  ];
  expect(articleJsonLd({ ...facts, description: null, questions })).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Can I swap?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Yes.</p>' },
      },
    ],
  });
  expect(articleJsonLd({ ...facts, description: null })).not.toHaveProperty('description');
});
