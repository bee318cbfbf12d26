import { describe, expect, test } from 'vitest';
import { finderKind, nearestFinder, profileChange } from './sizeFinder.rules.ts';

const finder = (...uids: string[]) => ({ categories: uids.map((uid) => ({ uid })) });
const skis = finder('skis');
const touring = finder('touring', 'cross');

describe('the finder of a product', () => {
  test.each([
    ['is its category’s', [['touring', 'skis']], touring],
    ['is an ancestor’s when its own has none', [['light', 'touring', 'skis']], touring],
    ['is the top category’s last', [['park', 'skis']], skis],
    ['follows the primary category first', [['park', 'skis'], ['touring']], skis],
    ['is that of another category when the primary one has none', [['sale'], ['cross']], touring],
    ['is missing without any', [['wax']], null],
  ])('%s', (_, ways, found) => {
    expect(nearestFinder(ways, [skis, touring])).toBe(found);
  });

  test.each([
    ['ski', 'SKI'],
    [' Helmet ', 'HELMET'],
    ['boat', null],
    ['', null],
  ])('of kind “%s” is %s', (text, kind) => {
    expect(finderKind(text)).toBe(kind);
  });
});

test.each([
  ['Tip and tail', 5],
  [' tip only', 3],
  ['Camber', 0],
  [null, 0],
])('a profile “%s” adds %i cm', (rocker, change) => {
  const profiles = [
    { rocker: 'Tip only', change: 3 },
    { rocker: 'Tip and tail', change: 5 },
  ];
  const specs = rocker === null ? [] : [{ title: 'Rocker', value: rocker }];
  expect(profileChange(profiles, specs)).toBe(change);
});
