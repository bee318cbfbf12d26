import { describe, expect, test } from 'vitest';
import { connectionState } from './connection.rules.ts';
import { addressOn } from './pictureAddress.rules.ts';

const slow = connectionState({ effectiveType: '3g' });
const fast = connectionState({ effectiveType: '4g' });
const once = 'https://i.example/i/k2/peak?w=340&h=453&fmt=auto&qlt=75&bg=white&dpi=96';
const twice = once.replace('w=340&h=453', 'w=680&h=906').replace('dpi=96', 'dpi=144');
const free = 'https://i.example/i/k2/peak?w=720&fmt=auto&qlt=90&bg=white&dpi=96';

describe('a picture’s address', () => {
  test.each([
    ['fast gives dpi 96 and 144', fast, `${once} 1x, ${twice} 2x`, `${once} 1x, ${twice} 2x`],
    [
      'otherwise 72 and 72',
      slow,
      `${once} 1x, ${twice} 2x`,
      `${once.replace('dpi=96', 'dpi=72')} 1x, ${twice.replace('dpi=144', 'dpi=72')} 2x`,
    ],
    ['quality 90 stays on a fast connection', fast, free, free],
    [
      'and is 75 on a slow one',
      slow,
      free,
      'https://i.example/i/k2/peak?w=720&fmt=auto&qlt=75&bg=white&dpi=72',
    ],
    ['one that is lower stays', slow, '/i/k2/peak?qlt=60', '/i/k2/peak?qlt=60'],
    [
      'as HTML writes it',
      slow,
      '/i/k2/peak?w=9&amp;qlt=90&amp;dpi=96',
      '/i/k2/peak?w=9&amp;qlt=75&amp;dpi=72',
    ],
    [
      'the poster has neither',
      slow,
      '/i/k2/peak?maxW=15&maxH=15&fmt=jpg',
      '/i/k2/peak?maxW=15&maxH=15&fmt=jpg',
    ],
    ['a file of another place', slow, 'https://cdn.example/plan.png', 'https://cdn.example/plan.png'],
  ])('%s', (_, state, given, requested) => {
    expect(addressOn(state, given)).toBe(requested);
  });
});
