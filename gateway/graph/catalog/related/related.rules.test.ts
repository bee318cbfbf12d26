/** catalogue.md 5 and 9: related products. */
import { expect, test } from 'vitest';
import {
  AUTOMATED_COUNT,
  automatedPicks,
  drawnPages,
  pickCategories,
  RELATED_COUNT,
  roomForAutomated,
  seededRandom,
  sharedAttributes,
} from './related.rules.ts';

const products = (...uids: string[]) => uids.map((uid) => ({ uid, categories: [{ uid: 'skis' }] }));
const uids = (list: { uid: string }[]): string[] => list.map(({ uid }) => uid);
const shelf = products('a', 'b', 'c', 'd', 'e', 'f');
const pick = (given: typeof shelf, exclude: string[], size: number, seed = 'lodestar') =>
  uids(automatedPicks(given, { categoryUids: ['skis', 'poles'], exclude, size, random: seededRandom(seed) }));

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

test('every product can be picked', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, seed) => pick(shelf, [], 1, `day ${seed}`)[0]));
  expect([...firsts].toSorted()).toEqual(uids(shelf));
});

test('picks are spread across categories: two poles get half of the draws against a hundred skis', () => {
  const skis = products(...Array.from({ length: 100 }, (_, index) => `ski ${index}`));
  const poles = ['pole 1', 'pole 2'].map((uid) => ({ uid, categories: [{ uid: 'poles' }] }));
  const firsts = Array.from({ length: 100 }, (_, seed) => pick([...skis, ...poles], [], 1, `day ${seed}`)[0]);
  const drawn = firsts.filter((uid) => uid?.startsWith('pole')).length;
  expect(drawn).toBeGreaterThan(30);
  expect(drawn).toBeLessThan(70);
});

test('an exhausted category leaves its share to the others', () => {
  const few = [...products('a', 'b', 'c'), { uid: 'pole', categories: [{ uid: 'poles' }] }];
  expect(pick(few, [], 4).toSorted()).toEqual(['a', 'b', 'c', 'pole']);
});

test('every page of a category can be drawn', () => {
  const first = Array.from({ length: 400 }, (_, seed) => drawnPages(60, 1, seededRandom(`visit ${seed}`))[0]);
  const counts = Map.groupBy(first.flat(), (page) => page);
  expect(counts.size).toBe(60);
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThan(45);
});

test.each([
  ['a single page', 1, 1, [1]],
  ['a short list is read whole', 5, 1, [3, 2]],
  ['a few pages of a long list', 60, 1, [3, 3, 3]],
  ['fewer of each of several categories', 60, 2, [1, 1, 1]],
  ['one of each of many', 60, 7, [1, 1, 1]],
])('candidates: %s', (_sentence, pages, categories, sizes) => {
  const rounds = drawnPages(pages, categories, seededRandom('lodestar'));
  expect(rounds.map(({ length }) => length)).toEqual(sizes);
  expect(new Set(rounds.flat()).size).toBe(rounds.flat().length);
  expect(rounds.flat().every((page) => page >= 0 && page < pages)).toBe(true);
});

const ids = (region: string) => [{ region, id: 7 }];
const configured = [
  { uid: 'skis', cat_ids_bc: [...ids('us'), ...ids('ca')] },
  { uid: 'poles', cat_ids_bc: ids('us') },
  { uid: 'bindings', cat_ids_bc: ids('ca') },
];
const us = { commerceRegion: 'us', hasShop: true };

test.each([
  [
    'the categories chosen for the product’s own category come first',
    { named: ['goggles'], own: ['skis'], place: us },
    ['goggles'],
  ],
  ['else the configured ones the product is in', { named: [], own: ['skis', 'wide'], place: us }, ['skis']],
  ['else all configured ones', { named: [], own: ['goggles'], place: us }, ['skis', 'poles']],
  [
    'category ids are taken per region',
    { named: [], own: ['goggles'], place: { commerceRegion: 'ca', hasShop: true } },
    ['skis', 'bindings'],
  ],
  [
    'without a shop no id is needed',
    { named: [], own: [], place: { commerceRegion: 'us', hasShop: false } },
    ['skis', 'poles', 'bindings'],
  ],
])('categories: %s', (_sentence, given, expected) => {
  expect(pickCategories({ ...given, configured })).toEqual(expected);
});

test.each([
  ['a pick shares the configured attributes', ['Terrain'], [{ attribute: 'Terrain', values: ['Park'] }]],
  ['matched case-insensitively', [' terrain'], [{ attribute: ' terrain', values: ['Park'] }]],
  ['attributes the product lacks are ignored', ['Shape'], []],
])('attributes: %s', (_sentence, attributes, expected) => {
  const specs = [
    { title: 'Terrain', value: 'Park' },
    { title: 'Waist', value: '98' },
  ];
  expect(sharedAttributes(specs, attributes)).toEqual(expected);
});

test.each([
  ['plus manual items', 8, 3, 5],
  ['manual items alone may fill it', 4, 6, 0],
])('%s', (_sentence, size, manual, room) => {
  expect(roomForAutomated(size, manual)).toBe(room);
});
