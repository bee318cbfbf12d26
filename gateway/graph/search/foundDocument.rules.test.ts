/** wire-protocols 2.3: a result's fields are wrapped, and any of them may be missing. */
import { expect, test } from 'vitest';
import { foundDocument } from './foundDocument.rules.ts';

const wrapped = {
  id: { raw: 'en-us:post:p' },
  uid: { raw: 'p' },
  document_kind: { raw: 'post' },
  content_type: { raw: 'blog_post' },
  url: { raw: '/p' },
  title: { raw: 'Title', snippet: '<em>Title</em>' },
  tagline: { raw: 'Sum', snippet: null },
  body_language: { raw: 'en' },
  category_titles: { raw: ['Workshop', 'Journal'] },
  published_at: { raw: '2026-01-02T00:00:00.000Z' },
};

test('a complete document', () => {
  expect(foundDocument(wrapped)).toEqual({
    id: 'en-us:post:p',
    uid: 'p',
    kind: 'POST',
    contentType: 'blog_post',
    url: '/p',
    title: 'Title',
    tagline: 'Sum',
    picture: '',
    publishedAt: '2026-01-02T00:00:00.000Z',
    categoryTitles: ['Workshop', 'Journal'],
    languages: { title: null, tagline: null, body: 'en' },
    snippets: { title: '<em>Title</em>', displayTitle: null, tagline: null, body: null },
  });
});

test('a list with one item may be a bare value', () => {
  expect(foundDocument({ ...wrapped, category_titles: { raw: 'Workshop' } })?.categoryTitles).toEqual([
    'Workshop',
  ]);
});

test.each([
  ['a kind that the graph does not know', { ...wrapped, document_kind: { raw: 'coupon' } }],
  ['no kind', { ...wrapped, document_kind: { raw: null } }],
  ['a number for an id', { ...wrapped, id: { raw: 7 } }],
  ['no uid', { ...wrapped, uid: {} }],
])('%s: none of ours', (_case, result) => {
  expect(foundDocument(result)).toBeNull();
});
