import { describe, expect, test } from 'vitest';
import { tokensNeeded } from './selectorTokens.rules.ts';

describe('a selector requires', () => {
  test.each([
    ['its classes', '.tile.wide > .name', ['.tile', '.wide', '.name']],
    ['its elements', 'dialog > ul li', ['dialog', 'ul', 'li']],
    ['an element with a class', 'a.link', ['a', '.link']],
    ['no focus', '.tile:focus-within .name:focus-visible', ['.tile', '.name']],
    ['nothing for hover', '.tile:hover .name', null],
    ['nothing for active', 'button:active', null],
    ['the rest of a negated state', '.tile:not(:hover)', ['.tile']],
    ['no made-up element', '.tile::before', ['.tile']],
    [
      'its attributes',
      'button[aria-expanded="true"].menu[open]',
      ['button', '[aria-expanded=true]', '.menu', '[open]'],
    ],
    ['an attribute whatever its value', '[data-position^="TOP"]', ['[data-position]']],
    ['no attribute that is not scanned', 'a[href]', ['a']],
    ['none of what it excludes', '.tile:not(.wide, .tall)', ['.tile']],
    ['none of several alternatives', '.tile :is(a, .name:not(.b))', ['.tile']],
    ['nothing of the root', ':root', []],
    ['nothing of everything', '*', []],
    ['a class with capitals, digits and dashes', '._9aB-c_', ['._9aB-c_']],
    ['nothing with an escape', '.\\31 0', []],
  ])('%s', (_, selector, tokens) => {
    expect(tokensNeeded(selector)).toEqual(tokens);
  });
});
