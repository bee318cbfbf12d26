import { describe, expect, test } from 'vitest';
import { methodOverride } from './methodOverride.rules.ts';

describe('every call is a POST whose body marks a GET and carries the query', () => {
  test.each([
    ['the path is the call’s', {}, {}],
    [
      'environment, locale, count, limit, skip and order',
      {
        environment: 'production',
        locale: 'de',
        include_count: true,
        limit: 10,
        skip: 20,
        desc: 'published_at',
      },
      {
        environment: 'production',
        locale: 'de',
        include_count: true,
        limit: 10,
        skip: 20,
        desc: 'published_at',
      },
    ],
    [
      'the filter as an object',
      { query: '{"uid":{"$in":["a","b"]}}' },
      { query: { uid: { $in: ['a', 'b'] } } },
    ],
    [
      'references as a list',
      { 'include[]': ['blocks.banner.banner'] },
      { include: ['blocks.banner.banner'] },
    ],
    [
      'only-fields by where they apply',
      { 'only[BASE][]': ['title', 'url'], 'only[banner][]': ['title'] },
      { only: { BASE: ['title', 'url'], banner: ['title'] } },
    ],
    [
      'a single item becomes a list',
      { 'include_embedded_items[]': 'BASE' },
      { include_embedded_items: ['BASE'] },
    ],
    ['undefined options are left out', { asc: undefined, 'include[]': undefined }, {}],
  ])('%s', (_sentence, query, expected) => {
    const path = '/v3/content_types/page/entries';
    expect(methodOverride({ path, query, headers: { live_preview: 'a1' } })).toEqual({
      method: 'POST',
      wire: { path, headers: { live_preview: 'a1' }, body: { _method: 'GET', query: expected } },
    });
  });
});
