/** catalogue.md 2 and platform.md 2: links. */
import { describe, expect, test } from 'vitest';
import { contentPath, hasPage, innerPath, linkTarget, localePath, type LinkFacts } from './link.rules.ts';

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
    [
      'however it is written',
      { type: 'external', external_link: { title: '', href: 'java\nscript:alert(1)' } },
      null,
    ],
    [
      'also where a path of this site was meant',
      { type: 'Nuxt', external_link: { title: '', href: 'javascript:alert(1)' } },
      null,
    ],
    [
      'an address without a scheme but with a host is external, as given',
      { type: 'external', external_link: { title: '', href: '//example.com/x' } },
      { href: '//example.com/x', isExternal: true },
    ],
    [
      'a link of type Nuxt that leaves the site is external after all',
      { type: 'Nuxt', external_link: { title: '', href: 'https://example.com/x?a=B' } },
      { href: 'https://example.com/x?a=B', isExternal: true },
    ],
    [
      'type names are read in any case, and a locale that somebody typed gives way to the request’s',
      { type: 'NUXT', external_link: { title: '', href: '/de-de/account?tab=1#pro' } },
      { href: '/en-us/account?tab=1#pro', isExternal: false },
    ],
    [
      'filters of a link of type Nuxt are those of its href, not of the field',
      { type: 'Nuxt', query: 'color=Black', external_link: { title: '', href: '/c/skis?color=Bone' } },
      { href: '/en-us/c/skis?color=bone' },
    ],
    [
      'a hash alone stays on the page, as the smooth way to the list of products does',
      { type: 'Nuxt', external_link: { title: '', href: '#clp-main' } },
      { href: '#clp-main', isExternal: false },
    ],
    [
      'several filters keep their order, and values of one keep their case',
      { internal_link: [skis], query: 'terrain=All Mountain&color=Deep Sea&terrain=Powder' },
      { href: '/en-us/c/skis?terrain=All+Mountain&color=deep+sea&terrain=Powder' },
    ],
    [
      'an entry that is not published here has no page to lead to',
      { internal_link: [{ _content_type_uid: 'page' }] },
      null,
    ],
    [
      'then the external link is used',
      {
        internal_link: [{ _content_type_uid: 'page' }],
        external_link: { title: '', href: 'https://example.com' },
      },
      { href: 'https://example.com', isExternal: true },
    ],
    [
      'the cart needs no address of its own',
      { internal_link: [{ _content_type_uid: 'cart' }] },
      { href: '/en-us/cart' },
    ],
    [
      'a link to another site may open in a new tab too',
      { type: 'external', external_link: { title: '', href: 'https://example.com' }, new_tab: true },
      { isExternal: true, opensNewTab: true },
    ],
  ])('%s', (_sentence, facts, expected) => {
    const target = linkTarget({ ...link, ...facts }, 'en-us');
    if (expected === null) expect(target).toBeNull();
    else expect(target).toMatchObject(expected);
  });
});

describe('a hand-written internal address', () => {
  test.each([
    ['takes the request’s locale', '/about', '/de-de/about'],
    ['regardless of the locale it was written in', '/fr-ca/about', '/de-de/about'],
    ['a word that only looks like a locale is a page', '/xx-unknown/about', '/de-de/xx-unknown/about'],
    ['the home page has nothing below the locale', '/', '/de-de'],
    ['slashes at its front are one', '//about', '/de-de/about'],
    ['query and hash stay', '/c/skis?length=178#clp-main', '/de-de/c/skis?length=178#clp-main'],
    ['the query alone is the home page’s', '?a=1', '/de-de?a=1'],
    ['other routes keep their path', '/images/logo.svg', '/images/logo.svg'],
  ])('%s', (_case, href, path) => {
    expect(innerPath('de-de', href)).toBe(path);
  });

  test('in the default locale the home page is /', () => {
    expect(innerPath('en-us', '/de-de')).toBe('/');
  });
});

test('a type without pages has none, whatever its entries contain', () => {
  expect([
    hasPage('display_text', '/x'),
    hasPage('product', ''),
    hasPage('cart', ''),
    hasPage('athlete', '/x'),
  ]).toEqual([false, false, true, true]);
});
