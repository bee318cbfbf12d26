/** catalogue.md 2 and platform.md 2: links. */
import { describe, expect, test } from 'vitest';
import { contentPath, linkTarget, localePath, type LinkFacts } from './link.rules.ts';

test.each([
  ['athlete /team', 'athlete', '/mira', '/de-de/team/mira'],
  ['blog post /blog/p', 'blog_post', '/wax', '/de-de/blog/p/wax'],
  ['blog category /blog', 'blog_category', '/care', '/de-de/blog/care'],
  ['cart /cart', 'cart', '', '/de-de/cart'],
  ['landing page /l', 'landing_page', '/sale', '/de-de/l/sale'],
  ['product /p', 'product', '/lodestar-98', '/de-de/p/lodestar-98'],
  ['product category /c', 'product_category', '/skis/all-mountain', '/de-de/c/skis/all-mountain'],
  ['support /support', 'support', '/returns', '/de-de/support/returns'],
  [
    'traveling circus post /traveling-circus/p',
    'traveling_circus_post',
    '/one',
    '/de-de/traveling-circus/p/one',
  ],
  ['circus season /traveling-circus', 'circus_season', '/2027', '/de-de/traveling-circus/2027'],
  ['page none', 'page', '/about', '/de-de/about'],
  ['team_page none', 'team_page', '/team', '/de-de/team'],
  ['pro none', 'pro', '/pro', '/de-de/pro'],
])('prefix: %s', (_row, type, url, path) => {
  expect(contentPath('de-de', type, url)).toBe(path);
});

test.each([
  ['/en-us alone becomes /', 'en-us', '/', '/'],
  ['other locales keep their prefix', 'de-de', '/', '/de-de'],
  ['below it the default locale keeps its prefix too', 'en-us', '/about', '/en-us/about'],
])('%s', (_sentence, locale, path, expected) => {
  expect(localePath(locale, path)).toBe(expected);
});

const link: LinkFacts = {
  title: 'Go',
  type: 'internal',
  external_link: null,
  internal_link: [],
  new_tab: false,
};
const skis = { _content_type_uid: 'product_category', url: '/skis' };

describe('link target', () => {
  test.each<[string, Partial<LinkFacts>, object | null]>([
    [
      'internal link path = locale + prefix + href',
      { internal_link: [skis] },
      { href: '/en-us/c/skis', isExternal: false },
    ],
    [
      'with optional filters turned into query parameters',
      { internal_link: [skis], query: 'color=Spruce&length=178' },
      { href: '/en-us/c/skis?color=spruce&length=178' },
    ],
    [
      'links of type Nuxt take their query from the href',
      { type: 'Nuxt', external_link: { title: '', href: '/c/skis?length=178' } },
      { href: '/en-us/c/skis?length=178', isExternal: false },
    ],
    [
      'external links use the href as given',
      { type: 'external', external_link: { title: '', href: 'https://example.com/?a=B' } },
      { href: 'https://example.com/?a=B', isExternal: true },
    ],
    [
      'an external link wins over a forgotten internal one when its type says so',
      { type: 'external', internal_link: [skis], external_link: { title: '', href: 'https://example.com' } },
      { href: 'https://example.com' },
    ],
    ['a link may open in a new tab', { internal_link: [skis], new_tab: true }, { opensNewTab: true }],
    [
      'the entry’s title stands in for a missing text',
      { title: '', internal_link: [{ ...skis, title: 'Skis' }] },
      { text: 'Skis' },
    ],
    ['a link without a target is none', {}, null],
    [
      'an address that the browser would run is none',
      { type: 'external', external_link: { title: '', href: ' JavaScript:alert(1)' } },
      null,
    ],
  ])('%s', (_sentence, facts, expected) => {
    const target = linkTarget({ ...link, ...facts }, 'en-us');
    if (expected === null) expect(target).toBeNull();
    else expect(target).toMatchObject(expected);
  });
});
