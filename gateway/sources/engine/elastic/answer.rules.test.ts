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
    ['every field raw when none is named', one({ id: 'd', a: [1, 2] }, undefined), { id: { raw: 'd' }, a: { raw: [1, 2] } }],
    ['a field that the document lacks is null', one({ id: 'd' }, { a: { raw: {} } }), { id: { raw: 'd' }, a: { raw: null } }],
    ['raw text is cut where asked, and never escaped', one({ a: '<b>&' }, { a: { raw: { size: 2 } } }), { id: { raw: null }, a: { raw: '<b' } }],
    ['a list is not cut', one({ a: ['long', 'list'] }, { a: { raw: { size: 2 } } }), { id: { raw: null }, a: { raw: ['long', 'list'] } }],
    ['a mark is taken from the words of whatever language', one({ a: 'x' }, { a: { snippet: {} } }, { 'words.ja.a': ['<em>x</em>'] }), { id: { raw: null }, a: { snippet: '<em>x</em>' } }],
    ['nothing marked: the beginning of the text, escaped', one({ a: `"<i>'&` }, { a: { snippet: { size: 5 } } }), { id: { raw: null }, a: { snippet: '&quot;&lt;i&gt;&#39;' } }],
    ['nothing marked, and nothing else wanted', one({ a: 'x' }, { a: { snippet: { fallback: false } } }), { id: { raw: null }, a: { snippet: null } }],
    ['of a list all texts', one({ a: ['x', 'y'] }, { a: { snippet: {} } }), { id: { raw: null }, a: { snippet: 'x, y' } }],
    ['no text, no snippet', one({ a: null }, { a: { snippet: {} } }), { id: { raw: null }, a: { snippet: null } }],
    ['neighbouring marks are one', one({ a: 'x' }, { a: { snippet: {} } }, { 'words.ja.a': ['<em>ビン</em><em>ディ</em><em>ング</em>'] }), { id: { raw: null }, a: { snippet: '<em>ビンディング</em>' } }],
    ['signs are written as App Search writes them', one({ a: 'x' }, { a: { snippet: {} } }, { 'words.de.a': ['1&#x2F;2 &#x27;<em>x</em>&#x27;'] }), { id: { raw: null }, a: { snippet: '1/2 &#39;<em>x</em>&#39;' } }],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  }); // prettier-ignore
});

describe('pages', () => {
  test.each<[string, Partial<SearchInput>, { from: number; size: number }]>([
    ['ten from the first when nothing is said', {}, { from: 0, size: 10 }],
    ['the third of twenty-four', { resultsPerPage: 24, current: 3 }, { from: 48, size: 24 }],
    ['none, for totals and counts', { resultsPerPage: 0, current: 7 }, { from: 0, size: 0 }],
    ['the last page of the window is shorter', { resultsPerPage: 1000, current: 10 }, { from: 9000, size: 1000 }],
    ['across its end', { resultsPerPage: 300, current: 34 }, { from: 9900, size: 100 }],
    ['what begins behind it is for the service to refuse', { resultsPerPage: 300, current: 35 }, { from: 10_200, size: 300 }],
  ])('%s', (_, input, page) => {
    expect(pageOf({ searchTerm: '', ...input })).toEqual(page);
  }); // prettier-ignore

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
    ['what most names say comes first, then what is shorter', from('lod'), ['lodestar', 'lodestar 98', 'lodestar 106']],
    ['two more words at most', from('bi'), ['big', 'big måne', 'big måne hat']],
    ['marks make no difference', from('mane'), ['måne', 'måne hat', 'måne hat blue']],
    ['all words but the last are whole', from('big ma'), ['big måne', 'big måne hat', 'big måne hat blue']],
    ['as many as were asked for', from('lod', 1), ['lodestar']],
    ['nothing goes on from elsewhere', from('estar'), []],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  }); // prettier-ignore
});

describe('what the index lacks', () => {
  const schema = { fields: { kind: 'text', id: 'text' }, weights: { title: 1 } } as const;
  test.each<[string, Partial<SearchInput>, string[]]>([
    ['nothing asked, nothing lacking', {}, []],
    ['relevance is an order without a field', { sortField: '_score', sortDirection: 'desc' }, []],
    ['a searched field may be shown', { resultFields: { title: { snippet: {} } } }, []],
    ['every part says it in its own words, a field once', {
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
    ['what objects inherit is no field', { sortField: 'constructor', sortDirection: 'asc' }, ['Sort contains invalid field: constructor']],
  ])('%s', (_, input, expected) => {
    expect(invalidFields(schema, { searchTerm: '', ...input })).toEqual(expected);
  }); // prettier-ignore
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
  }); // prettier-ignore

  test('a reason that is no text is none', () => {
    expect([reasonOf({ reason: 7 }), reasonOf(undefined), reasonOf([])]).toEqual(['', '', '']);
  });
});
