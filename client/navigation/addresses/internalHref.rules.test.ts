import { describe, expect, it } from 'vitest';
import { isInternalHref } from './internalHref.rules.ts';

describe('addresses that the navigator handles', () => {
  it.each([
    ['a path of the shop', '/en-us/c/skis?sort=NEWEST#top', true],
    ['home', '/', true],
    ['another host', 'https://example.com/', false],
    ['another host without a protocol', '//example.com/', false],
    ['another host behind a backslash', '/\\example.com', false],
    ['the gateway’s own paths', '/api/graphql', false],
    ['a page whose name begins like one of those', '/apiary', true],
    ['a hash of this page', '#content', false],
    ['the hash of a list, which scrolls smoothly', '#clp-main', true],
    ['mail', 'mailto:post@example.com', false],
  ])('%s', (_, href, expected) => {
    expect(isInternalHref(href)).toBe(expected);
  });
});
