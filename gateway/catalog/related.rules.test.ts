/** catalogue.md 5 and 9: related products. */
import { expect, test } from 'vitest';
import {
  AUTOMATED_COUNT,
  automatedPicks,
  RELATED_COUNT,
  roomForAutomated,
  seededRandom,
} from './related.rules.ts';

const products = (...uids: string[]) => uids.map((uid) => ({ uid }));
const uids = (list: { uid: string }[]): string[] => list.map(({ uid }) => uid);
const shelf = products('a', 'b', 'c', 'd', 'e', 'f');
const pick = (given: { uid: string }[], exclude: string[], size: number, seed = 'lodestar') =>
  uids(automatedPicks(given, { exclude, size, random: seededRandom(seed) }));

test('default related count 8, automated result size default 4', () => {
  expect([RELATED_COUNT, AUTOMATED_COUNT]).toEqual([8, 4]);
});

test('automated picks exclude the current product', () => {
  expect(pick(shelf, ['c'], 6)).not.toContain('c');
});

test('automated picks exclude duplicates', () => {
  expect(pick([...shelf, ...shelf], [], 12).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('shrinking to the available count', () => {
  expect(pick(shelf, ['a', 'b', 'c', 'd'], 4)).toHaveLength(2);
  expect(pick([], [], 4)).toEqual([]);
});

test('picks are taken randomly, and the same for the same seed', () => {
  const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const all = seeds.map((seed) => pick(shelf, [], 3, seed).join(''));
  expect(new Set(all).size).toBeGreaterThan(3);
  expect(seeds.map((seed) => pick(shelf, [], 3, seed).join(''))).toEqual(all);
});

test('every product has its chance', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, seed) => pick(shelf, [], 1, `day ${seed}`)[0]));
  expect([...firsts].toSorted()).toEqual(uids(shelf));
});

test.each([
  ['plus manual items', 8, 3, 5],
  ['manual items alone may fill it', 4, 6, 0],
])('%s', (_sentence, size, manual, room) => {
  expect(roomForAutomated(size, manual)).toBe(room);
});
