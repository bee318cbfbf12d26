import { describe, expect, test } from 'vitest';
import { FilterError, matches, type Filter } from './filter.ts';
import { sqlOf } from './filterSql.ts';

const entry: Filter = {
  uid: 'product_a',
  title: 'Lodestar 98',
  season: 2027,
  colors: ['Spruce', 'Ore'],
  seo_meta: { seo_title: 'Lodestar' },
  specs: [
    { title: 'Waist', value: '98' },
    { title: 'Terrain', value: 'All-Mountain' },
  ],
  blocks: [{ banner: { banner: [{ uid: 'banner_a', _content_type_uid: 'banner' }] } }],
  categories: [{ uid: 'category_skis', _content_type_uid: 'product_category' }],
  taxonomies: [{ taxonomy_uid: 'category', term_uid: 'category_skis' }],
};
const look = {
  entry: (type: string, uid: string) =>
    type === 'product_category' && uid === 'category_skis' ? { uid, title: 'Skis' } : null,
};

const table: [sentence: string, filter: Filter, expected: boolean][] = [
  ['an empty filter matches everything', {}, true],
  ['equality on a field', { title: 'Lodestar 98' }, true],
  ['equality is exact, case included', { title: 'lodestar 98' }, false],
  ['several fields all have to match', { title: 'Lodestar 98', season: 2026 }, false],
  ['equality on a list matches any item', { colors: 'Ore' }, true],
  ['a dotted path goes into a group', { 'seo_meta.seo_title': 'Lodestar' }, true],
  ['a dotted path goes into every item of a list', { 'specs.value': '98' }, true],
  [
    'a dotted path goes through modular blocks to references',
    { 'blocks.banner.banner.uid': 'banner_a' },
    true,
  ],
  ['$in matches one of the values', { uid: { $in: ['x', 'product_a'] } }, true],
  ['$in on a path into a list', { 'categories.uid': { $in: ['category_skis'] } }, true],
  ['$in with no values matches nothing', { uid: { $in: [] } }, false],
  ['$nin refuses when any item is listed', { colors: { $nin: ['Ore'] } }, false],
  ['$nin matches a missing field', { nothing: { $nin: ['x'] } }, true],
  ['$ne refuses when any item is equal', { colors: { $ne: 'Ore' } }, false],
  ['$ne passes another value', { season: { $ne: 2026 } }, true],
  ['$lt is exclusive', { season: { $lt: 2027 } }, false],
  ['$lte is inclusive', { season: { $lte: 2027 } }, true],
  ['$gt is exclusive', { season: { $gt: 2027 } }, false],
  ['$gte and $lt make a range', { season: { $gte: 2027, $lt: 2028 } }, true],
  ['texts compare with texts only', { season: { $gt: '2026' } }, false],
  ['$exists true requires the field', { seo_meta: { $exists: true } }, true],
  ['$exists false requires its absence', { 'seo_meta.og_image': { $exists: false } }, true],
  ['$regex matches a part', { title: { $regex: 'star' } }, true],
  ['$regex is case-sensitive', { title: { $regex: '^lode' } }, false],
  ['$options i ignores case', { title: { $regex: '^lode', $options: 'i' } }, true],
  ['$or needs one of its filters', { $or: [{ season: 1 }, { title: 'Lodestar 98' }] }, true],
  ['$and needs all of its filters', { $and: [{ season: 2027 }, { title: 'x' }] }, false],
  ['$in_query filters by the referenced entry', { categories: { $in_query: { title: 'Skis' } } }, true],
  [
    '$in_query fails when no referenced entry matches',
    { categories: { $in_query: { title: 'Poles' } } },
    false,
  ],
  ['$nin_query is its opposite', { categories: { $nin_query: { title: 'Skis' } } }, false],
  ['a taxonomy is named by its uid', { 'taxonomies.category': 'category_skis' }, true],
  ['another taxonomy has other terms', { 'taxonomies.season': 'category_skis' }, false],
  [
    '$eq_below holds for a term and what lies below it',
    { 'taxonomies.category': { $eq_below: 'category_skis' } },
    true,
  ],
];

describe('matches', () => {
  test.each(table)('%s', (_sentence, filter, expected) => {
    expect(matches(filter, entry, look)).toBe(expected);
  });

  test.each<[string, Filter]>([
    ['an unknown operator', { season: { $near: 3 } }],
    ['an unknown operator between filters', { $nor: [] }],
    ['$in without a list', { uid: { $in: 'product_a' } }],
    ['$or without filters', { $or: {} }],
    ['$options without $regex', { title: { $options: 'i' } }],
    ['an invalid pattern', { title: { $regex: '(' } }],
    ['a very long pattern', { title: { $regex: 'a'.repeat(201) } }],
  ])('refuses %s', (_name, filter) => {
    expect(() => matches(filter, entry, look)).toThrow(FilterError);
  });
});

describe('sqlOf', () => {
  test.each<[string, Filter, boolean, number]>([
    ['$in on uid is decided by SQL', { uid: { $in: ['a', 'b'] } }, true, 1],
    ['category and region together too', { 'categories.uid': { $in: ['a'] }, regions: 'us' }, true, 2],
    ['$and is split', { $and: [{ url: '/a' }, { uid: { $nin: ['b'] } }] }, true, 2],
    ['a pattern is left to filter.ts', { url: '/a', title: { $regex: 'x' } }, false, 1],
    [
      'the whole text of a looked-up value is decided by SQL, in any case',
      {
        'specs.title': { $regex: String.raw`^Waist \(mm\)$`, $options: 'i' },
        'specs.value': { $in: ['98'] },
      },
      true,
      2,
    ],
    ['a part of it is not', { 'specs.title': { $regex: '^Wai', $options: 'i' } }, false, 0],
    [
      'letters whose case SQLite does not know are not',
      { 'specs.title': { $regex: '^Größe$', $options: 'i' } },
      false,
      0,
    ],
    ['and none that minds the case is', { 'specs.title': { $regex: '^Waist$' } }, false, 0],
    ['$or is left to filter.ts', { $or: [{ uid: 'a' }] }, false, 0],
    ['numbers are left to filter.ts', { uid: { $in: [1] } }, false, 0],
    ['but for those that are looked up', { 'bc_products.id': { $in: [1, 2] } }, true, 1],
  ])('%s', (_sentence, filter, complete, terms) => {
    const condition = sqlOf(filter);
    expect(condition.complete).toBe(complete);
    expect(condition.terms).toHaveLength(terms);
  });
});
