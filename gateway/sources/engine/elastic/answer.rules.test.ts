import { describe, expect, test } from 'vitest';
import type { SearchInput } from '../driver.ts';
import { searchResponse, suggestionResponse } from './answer.rules.ts';
import { reasonOf, refusalText } from './failure.rules.ts';
import { pageOf } from './query.rules.ts';
import { invalidFields } from './schema.rules.ts';
import type { HitJson, SearchAnswerJson } from './wire.ts';

function answer(hits: Partial<HitJson>[], total = hits.length): SearchAnswerJson {
  return {
    request_id: '0-0-0-0-0',
    hits: { total: { value: total }, hits: hits.map((hit) => ({ _source: {}, ...hit })) },
  };
}
const one = (
  source: HitJson['_source'],
  fields: SearchInput['resultFields'],
  highlight?: HitJson['highlight'],
) =>
  searchResponse(
    { searchTerm: '', ...(fields ? { resultFields: fields } : {}) },
    answer([{ _source: source, ...(highlight ? { highlight } : {}) }]),
  ).results[0];

describe('a result', () => {
  test.each<[string, object | undefined, object]>([
    ['every field is raw without named fields', one({ id: 'd', a: [1, 2] }, undefined), { id: { raw: 'd' }, a: { raw: [1, 2] } }],
    ['a field that the document lacks is null', one({ id: 'd' }, { a: { raw: {} } }), { id: { raw: 'd' }, a: { raw: null } }],
    ['raw text is truncated on request, and never escaped', one({ a: '<b>&' }, { a: { raw: { size: 2 } } }), { id: { raw: null }, a: { raw: '<b' } }],
    ['a list is not truncated', one({ a: ['long', 'list'] }, { a: { raw: { size: 2 } } }), { id: { raw: null }, a: { raw: ['long', 'list'] } }],
    ['marks are found in any language', one({ a: 'x' }, { a: { snippet: {} } }, { 'words.ja.a': ['<em>x</em>'] }), { id: { raw: null }, a: { snippet: '<em>x</em>' } }],
    ['no match: the beginning of the text, escaped', one({ a: `"<i>'&` }, { a: { snippet: { size: 5 } } }), { id: { raw: null }, a: { snippet: '&quot;&lt;i&gt;&#39;' } }],
    ['no match and no fallback: null', one({ a: 'x' }, { a: { snippet: { fallback: false } } }), { id: { raw: null }, a: { snippet: null } }],
    ['the texts of a list are joined', one({ a: ['x', 'y'] }, { a: { snippet: {} } }), { id: { raw: null }, a: { snippet: 'x, y' } }],
    ['no text, no snippet', one({ a: null }, { a: { snippet: {} } }), { id: { raw: null }, a: { snippet: null } }],
    ['adjacent marks are merged', one({ a: 'x' }, { a: { snippet: {} } }, { 'words.ja.a': ['<em>ビン</em><em>ディ</em><em>ング</em>'] }), { id: { raw: null }, a: { snippet: '<em>ビンディング</em>' } }],
    ['entities equal those of App Search', one({ a: 'x' }, { a: { snippet: {} } }, { 'words.de.a': ['1&#x2F;2 &#x27;<em>x</em>&#x27;'] }), { id: { raw: null }, a: { snippet: '1/2 &#39;<em>x</em>&#39;' } }],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  }); // oxfmt-ignore
});

describe('pages', () => {
  test.each<[string, Partial<SearchInput>, { from: number; size: number }]>([
    ['the default is ten from the first', {}, { from: 0, size: 10 }],
    ['the third page of twenty-four', { resultsPerPage: 24, current: 3 }, { from: 48, size: 24 }],
    ['page size 0, for totals and facets', { resultsPerPage: 0, current: 7 }, { from: 0, size: 0 }],
    ['the last page of the window is whole', { resultsPerPage: 1000, current: 10 }, { from: 9000, size: 1000 }],
    ['a page across the end of the window is shorter', { resultsPerPage: 300, current: 34 }, { from: 9900, size: 100 }],
    ['a page beyond the window is refused by the service', { resultsPerPage: 300, current: 35 }, { from: 10_200, size: 300 }],
  ])('%s', (_, input, page) => {
    expect(pageOf({ searchTerm: '', ...input })).toEqual(page);
  }); // oxfmt-ignore

  test.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
  ])('%d results are %d pages of ten', (total, pages) => {
    expect(searchResponse({ searchTerm: '' }, answer([], total)).meta.page.total_pages).toBe(pages);
  });
});

describe('suggestions', () => {
  const titles = ['Lodestar 98', 'Lodestar 106', 'Över Lodestar', 'Big Måne Hat Blue'];
  const from = (query: string, size?: number): string[] =>
    suggestionResponse(
      { query, ...(size === undefined ? {} : { size }) },
      answer(titles.map((title) => ({ _source: { title } }))),
      ['title'],
    ).results.documents.map(({ suggestion }) => suggestion);

  test.each<[string, string[], string[]]>([
    ['the most frequent come first, then the shorter', from('lod'), ['lodestar', 'lodestar 98', 'lodestar 106']],
    ['they add two words at most', from('bi'), ['big', 'big måne', 'big måne hat']],
    ['diacritics are ignored', from('mane'), ['måne', 'måne hat', 'måne hat blue']],
    ['all words but the last match whole', from('big ma'), ['big måne', 'big måne hat', 'big måne hat blue']],
    ['as many as requested', from('lod', 1), ['lodestar']],
    ['they start at the beginning of a word', from('estar'), []],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  }); // oxfmt-ignore
});

describe('unknown fields', () => {
  const schema = { fields: { kind: 'text', id: 'text' }, weights: { title: 1 } } as const;
  test.each<[string, Partial<SearchInput>, string[]]>([
    ['an empty search has no errors', {}, []],
    ['relevance is not a field', { sortField: '_score', sortDirection: 'desc' }, []],
    ['a searched field may be a result field', { resultFields: { title: { snippet: {} } } }, []],
    ['each part has its own message, once per field', {
      filters: [{ field: 'x', values: [1] }, { either: [{ field: 'x', values: [2] }, { field: 'y', values: [3] }] }],
      facets: { z: { type: 'value' } },
      sortList: [{ field: '_script', direction: 'asc' }],
      resultFields: { _source: { raw: {} } },
    }, [
      'Filters contains invalid field: x',
      'Filters contains invalid field: y',
      'Facets contains invalid field: z',
      'Sort contains invalid field: _script',
      'Result fields contains invalid field: _source',
    ]],
    ['inherited properties of objects are not fields', { sortField: 'constructor', sortDirection: 'asc' }, ['Sort contains invalid field: constructor']],
  ])('%s', (_, input, expected) => {
    expect(invalidFields(schema, { searchTerm: '', ...input })).toEqual(expected);
  }); // oxfmt-ignore
});

describe('refusals', () => {
  test.each<[string, number | null, unknown, string]>([
    ['a reason', 404, { error: { type: 'index_not_found_exception', reason: 'no such index [x]' } }, '[404] no such index [x]'],
    ['a text', 400, { error: 'no handler' }, '[400] no handler'],
    ['no JSON', 502, null, '[502]'],
    ['no error', 500, {}, '[500]'],
    ['shards without a root cause', 500, { error: { type: 'search_phase_execution_exception', reason: 'all shards failed', root_cause: [] } }, '[500] all shards failed'],
  ])('%s', (_, status, body, text) => {
    expect(refusalText(status, body)).toBe(text);
  }); // oxfmt-ignore

  test('a reason that is not a text is ignored', () => {
    expect([reasonOf({ reason: 7 }), reasonOf(undefined), reasonOf([])]).toEqual(['', '', '']);
  });
});
