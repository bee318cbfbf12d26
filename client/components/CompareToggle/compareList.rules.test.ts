import { describe, expect, test } from 'vitest';
import { compareHref, readCompared, showsCompareBar, withCompared } from './compareList.rules.ts';

describe('selecting', () => {
  const four = ['a', 'b', 'c', 'd'];
  test.each<[string, readonly string[], string, string[], readonly string[] | null]>([
    ['a ski is appended', ['a'], 'b', [], ['a', 'b']],
    ['one that is selected already keeps its position', ['a', 'b'], 'a', [], ['a', 'b']],
    ['one that is selected already is no fifth', four, 'c', [], four],
    ['a fifth is refused', four, 'e', [], null],
    ['one that this market does not show is replaced', four, 'e', ['b'], ['a', 'c', 'd', 'e']],
    ['the first of several such', four, 'e', ['d', 'b'], ['a', 'c', 'd', 'e']],
    ['while there is room they are kept', ['a', 'b'], 'e', ['b'], ['a', 'b', 'e']],
  ])('%s', (_sentence, list, handle, unavailable, expected) => {
    expect(withCompared(list, handle, new Set(unavailable))).toEqual(expected);
  });
});

describe('the address', () => {
  test.each<[string, string | null, string[], boolean]>([
    ['names skis between commas', 'lodestar-98,ropeway-94', ['lodestar-98', 'ropeway-94'], false],
    ['names none', null, [], false],
    ['is empty', '', [], false],
    ['keeps the order and removes duplicates', 'b,a,b', ['b', 'a'], false],
    ['ignores surplus spaces and commas', ' a ,,b,', ['a', 'b'], false],
    ['shows the first four of more, and says so', 'a,b,c,d,e', ['a', 'b', 'c', 'd'], true],
    ['counts duplicates once', 'a,b,c,d,a', ['a', 'b', 'c', 'd'], false],
    ['ignores invalid handles', 'a/b,c', ['c'], false],
  ])('%s', (_sentence, text, handles, isShortened) => {
    expect(readCompared(text)).toEqual({ handles, isShortened });
  });

  test.each<[string, string[], string]>([
    ['of two skis', ['lodestar-98', 'ropeway-94'], '/en-us/compare?p=lodestar-98,ropeway-94'],
    ['of none', [], '/en-us/compare'],
    ['of one with an encoded character', ['känt'], '/en-us/compare?p=k%C3%A4nt'],
  ])('is written: %s', (_sentence, handles, expected) => {
    const href = compareHref('en-us', handles);
    expect(href).toBe(expected);
    const { searchParams } = new URL(href, 'https://shop.example');
    expect(readCompared(searchParams.get('p')).handles).toEqual(handles);
  });
});

describe('the bar', () => {
  test.each([
    ['on the front page', '/', true],
    ['on a market’s front page', '/de-de', true],
    ['in a category', '/en-us/c/skis/touring', true],
    ['on a product', '/en-us/p/compare', true],
    ['not where skis are compared', '/en-us/compare', false],
    ['not with a slash at the end either', '/en-us/compare/', false],
    ['not in the cart', '/en-us/cart', false],
    ['not in the account', '/en-us/account/orders/10024', false],
    ['not on the country selector', '/en-us/country', false],
    ['on a managed page', '/en-us/accounting', true],
  ])('is %s', (_sentence, path, expected) => {
    expect(showsCompareBar(path)).toBe(expected);
  });
});
