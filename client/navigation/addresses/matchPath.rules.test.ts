import { describe, expect, test } from 'vitest';
import { matchPath } from './matchPath.rules.ts';

describe('a path', () => {
  test.each([
    ['without parameters', '/cart', '/cart', {}],
    ['in another case', '/cart', '/Cart', {}],
    ['with trailing slashes', '/cart', '/cart//', {}],
    ['that is only a slash', '/', '/', {}],
    ['with a segment for a parameter', '/blog/:handle', '/blog/first-snow', { handle: 'first-snow' }],
    ['with several parameters', '/:lang/p/:handle', '/en-us/p/x', { lang: 'en-us', handle: 'x' }],
    ['with a slash inside a segment', '/p/:handle', '/p/a%2Fb', { handle: 'a/b' }],
    ['with segments for the star', '/c/*', '/c/skis/park/', { rest: 'skis/park/' }],
    ['with nothing for the star', '/c/*', '/c', { rest: '' }],
    ['of the catch-all pattern', '*', '/a/b', { rest: 'a/b' }],
    ['of everything below the root', '/*', '/', { rest: '' }],
  ])('%s matches', (_, pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  test.each([
    ['without a segment for a parameter', '/p/:handle', '/p/'],
    ['with a segment too many', '/p/:handle', '/p/a/b'],
    ['with a longer name in place of the star', '/c/*', '/cart'],
    ['with another character for a dot', '/robots.txt', '/robotsxtxt'],
    ['with an empty segment', '/blog/p/:handle', '/blog//p/x'],
  ])('%s does not', (_, pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });
});
