/** The category tree of breadcrumbs and menus. */
import { expect, test } from 'vitest';
import { childrenOf, lineageOf, otherLineagesOf, primaryOf } from './categoryTree.rules.ts';

const node = (uid: string, parent?: string) => ({ uid, parent: parent ? [{ uid: parent }] : [] });
const tree = [
  node('skis'),
  node('all-mountain', 'skis'),
  node('wide', 'all-mountain'),
  node('touring', 'skis'),
  node('poles'),
];
const uids = (nodes: { uid: string }[]): string[] => nodes.map(({ uid }) => uid);

test.each([
  ['from the top category down to this one', 'wide', ['skis', 'all-mountain', 'wide']],
  ['a top category stands alone', 'poles', ['poles']],
  ['an unknown category has no line', 'boots', []],
])('%s', (_case, uid, line) => {
  expect(uids(lineageOf(tree, uid))).toEqual(line);
});

test('a parent that is not shown here ends the path', () => {
  expect(uids(lineageOf([node('wide', 'all-mountain')], 'wide'))).toEqual(['wide']);
});

test('a cycle ends at its start', () => {
  expect(uids(lineageOf([node('a', 'b'), node('b', 'a')], 'a'))).toEqual(['b', 'a']);
});

test('children are in the editors’ order', () => {
  expect(uids(childrenOf(tree, 'skis'))).toEqual(['all-mountain', 'touring']);
});

test.each([
  ['the first of a product’s categories gives its breadcrumbs', ['wide', 'skis', 'touring'], 'wide'],
  ['one that is not shown here does not count', ['boots', 'touring'], 'touring'],
  ['none at all', ['boots'], null],
])('%s', (_case, given, primary) => {
  expect(primaryOf(tree, given)?.uid ?? null).toBe(primary);
});

test.each([
  ['a category beside the first has a way of its own', 'wide', ['wide', 'touring'], [['skis', 'touring']]],
  ['those that the first way passes have none', 'wide', ['wide', 'all-mountain', 'skis'], []],
  ['each counts once', 'poles', ['touring', 'touring'], [['skis', 'touring']]],
  ['one that is not shown here has none', 'poles', ['boots'], []],
])('%s', (_case, primary, all, lines) => {
  expect(otherLineagesOf(tree, primary, all).map(uids)).toEqual(lines);
});
