import { describe, expect, test } from 'vitest';
import { matchPath } from './matchPath.rules.ts';

describe('a path', () => {
  test.each([
    ['of a pattern without names', '/cart', '/cart', {}],
    ['in other letters', '/cart', '/Cart', {}],
    ['with slashes at its end', '/cart', '/cart//', {}],
    ['that is only a slash', '/', '/', {}],
    ['with a segment for a name', '/blog/:uid', '/blog/first-snow', { uid: 'first-snow' }],
    ['with several names', '/:lang/p/:uid', '/en-us/p/x', { lang: 'en-us', uid: 'x' }],
    ['with a slash inside a segment', '/p/:uid', '/p/a%2Fb', { uid: 'a/b' }],
    ['with segments for the star', '/c/*', '/c/skis/park/', { rest: 'skis/park/' }],
    ['with nothing for the star', '/c/*', '/c', { rest: '' }],
    ['of the pattern of everything', '*', '/a/b', { rest: 'a/b' }],
    ['of everything below the root', '/*', '/', { rest: '' }],
  ])('%s matches', (_, pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  test.each([
    ['without a segment for a name', '/p/:uid', '/p/'],
    ['with a segment too many', '/p/:uid', '/p/a/b'],
    ['with a longer name in place of the star', '/c/*', '/cart'],
    ['with another letter for a dot', '/robots.txt', '/robotsxtxt'],
    ['with an empty segment', '/blog/p/:uid', '/blog//p/x'],
  ])('%s does not', (_, pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });
});
