import { describe, expect, it } from 'vitest';
import { mayPreload, placeFor, preloadLimit } from './preload.rules.ts';
import type { HeldRoute, Place, PreloadReason } from './preload.rules.ts';

describe('preloading a route', () => {
  it.each<[string, boolean | null, string | null, boolean]>([
    ['links may preload their target', false, '4g', true],
    ['a browser that tells nothing about its connection preloads', null, null, true],
    ['not in data-saver mode', true, '4g', false],
    ['not on a 2G connection', false, '2g', false],
    ['not on a slow 2G connection', false, 'slow-2g', false],
    ['on 3G yes', false, '3g', true],
  ])('%s', (_, saveData, effectiveType, expected) => {
    expect(mayPreload({ saveData, effectiveType })).toBe(expected);
  });

  it('at most 4 routes preload at once', () => {
    expect(preloadLimit).toBe(4);
  });

  const view = (href: string, isWanted = true): HeldRoute => ({ href, reason: 'view', isWanted });
  const intent = (href: string, isWanted = true): HeldRoute => ({ href, reason: 'intent', isWanted });
  it.each<[string, HeldRoute[], PreloadReason, Place]>([
    ['there is room for a fourth', [view('a'), view('b'), view('c')], 'view', { isFree: true, evict: null }],
    ['a fifth link in view waits', [view('a'), view('b'), view('c'), view('d')], 'view', { isFree: false }],
    [
      'a link that left the view makes room',
      [view('a'), view('b', false), view('c'), view('d')],
      'view',
      { isFree: true, evict: 'b' },
    ],
    [
      'a link the shopper points at takes the place of the oldest that merely is in view',
      [intent('a'), view('b'), view('c'), view('d')],
      'intent',
      { isFree: true, evict: 'b' },
    ],
    [
      'where all four were pointed at, the oldest goes',
      [intent('a'), intent('b'), intent('c'), intent('d')],
      'intent',
      { isFree: true, evict: 'a' },
    ],
  ])('%s', (_, held, reason, expected) => {
    expect(placeFor(held, reason)).toEqual(expected);
  });
});
