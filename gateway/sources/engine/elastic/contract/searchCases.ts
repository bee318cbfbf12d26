/**
 * Searches. Answers after the Elasticsearch reference (`Search API`, `Terms aggregation`, `Range aggregation`, `Date range
 * aggregation`, `Highlighting`) and the OpenSearch documentation (pages of the same names).
 */
import type { SearchInput, SearchResponseJson } from '../../driver.ts';
import type { Exchange } from './contractCase.ts';

export interface SearchCase {
  name: string;
  scope: { contentLocale: string; contentRegion: string };
  input: SearchInput;
  exchange: Exchange;
  /** The driver's result, without the request id, which is random. */
  read: Omit<SearchResponseJson, 'meta'> & { page: SearchResponseJson['meta']['page'] };
}

const path = '/shop/_search?allow_partial_search_results=false';
const germany = { contentLocale: 'de', contentRegion: 'eu_region_1' };
const market = [{ term: { locale: 'de' } }, { term: { regions: 'eu_region_1' } }];
const byScore = [{ _score: { order: 'desc' } }, { id: { order: 'asc' } }];
const own = ['words', 'words_of'];

function answer(total: number, hits: object[], more: object = {}): object {
  return {
    took: 5,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: { total: { value: total, relation: 'eq' }, max_score: 1.3862942, hits },
    ...more,
  };
}

function hit(id: string, source: object, more: object = {}): object {
  return { _index: 'shop-1f2e3d4c5b6a', _id: id, _score: 1.3862942, _source: { id, ...source }, ...more };
}

const word = (query: string, fuzzy: boolean): object => ({
  multi_match: {
    query,
    type: 'best_fields',
    fields: ['words.de.title^10', 'words.de.body^1'],
    operator: 'and',
    ...(fuzzy ? { fuzziness: 'AUTO', prefix_length: 1 } : {}),
  },
});
const prefix = (query: string): object => ({
  multi_match: {
    query,
    type: 'bool_prefix',
    fields: ['words.de.title.plain^10', 'words.de.body.plain^1'],
    operator: 'and',
  },
});
const either = (...should: object[]): object => ({ bool: { should, minimum_should_match: 1 } });

export const searchCases: readonly SearchCase[] = [
  {
    name: 'an empty term: all of a market',
    scope: germany,
    input: { searchTerm: '' },
    exchange: {
      method: 'POST',
      path,
      body: {
        query: { bool: { must: [{ match_all: {} }], filter: market } },
        from: 0,
        size: 10,
        track_total_hits: true,
        sort: byScore,
        _source: { excludes: own },
      },
      answer: answer(12, [hit('de:product:a', { uid: 'a', length: [163, 170], colors: ['Ore'] })]),
    },
    read: {
      results: [
        {
          id: { raw: 'de:product:a' },
          uid: { raw: 'a' },
          length: { raw: [163, 170] },
          colors: { raw: ['Ore'] },
        },
      ],
      page: { current: 1, size: 10, total_pages: 2, total_results: 12 },
    },
  },
  {
    name: 'one word, with marks',
    scope: germany,
    input: {
      searchTerm: ' Felle ',
      resultFields: { uid: { raw: {} }, title: { raw: {}, snippet: { size: 80 } }, body: { snippet: {} } },
    },
    exchange: {
      method: 'POST',
      path,
      body: {
        query: { bool: { must: [either(word('Felle', true), prefix('Felle'))], filter: market } },
        from: 0,
        size: 10,
        track_total_hits: true,
        sort: byScore,
        highlight: {
          pre_tags: ['<em>'],
          post_tags: ['</em>'],
          encoder: 'html',
          require_field_match: false,
          highlight_query: either(word('Felle', true), prefix('Felle')),
          fields: {
            'words.de.title': { fragment_size: 80, number_of_fragments: 1 },
            'words.de.body': { fragment_size: 100, number_of_fragments: 1 },
          },
        },
        _source: { includes: ['id', 'uid', 'title', 'body'], excludes: own },
      },
      answer: answer(1, [
        hit(
          'de:product:b',
          { uid: 'b', title: "Footwall 'Fell' & Kleber", body: 'Bergauf hält es, bergab <gleitet> es.' },
          {
            highlight: { 'words.de.title': ['Footwall &#x27;<em>Fell</em>&#x27; &amp; Kleber'] },
            sort: [1.3862942, 'de:product:b'],
          },
        ),
      ]),
    },
    read: {
      results: [
        {
          id: { raw: 'de:product:b' },
          uid: { raw: 'b' },
          title: {
            raw: "Footwall 'Fell' & Kleber",
            snippet: 'Footwall &#39;<em>Fell</em>&#39; &amp; Kleber',
          },
          body: { snippet: 'Bergauf hält es, bergab &lt;gleitet&gt; es.' },
        },
      ],
      page: { current: 1, size: 10, total_pages: 1, total_results: 1 },
    },
  },
  {
    name: 'several words, one of them a number',
    scope: germany,
    input: { searchTerm: 'Lodestar 98 Tarn', resultFields: { uid: { raw: {} } } },
    exchange: {
      method: 'POST',
      path,
      body: {
        query: {
          bool: {
            must: [
              either(
                {
                  multi_match: {
                    query: 'Lodestar 98 Tarn',
                    type: 'cross_fields',
                    fields: ['words.de.title^10', 'words.de.body^1'],
                    operator: 'and',
                  },
                },
                {
                  bool: {
                    should: [
                      word('Lodestar', true),
                      word('98', false),
                      either(word('Tarn', true), prefix('Tarn')),
                    ],
                    minimum_should_match: '2<75%',
                  },
                },
              ),
            ],
            filter: market,
          },
        },
        from: 0,
        size: 10,
        track_total_hits: true,
        sort: byScore,
        _source: { includes: ['id', 'uid'], excludes: own },
      },
      answer: answer(0, []),
    },
    read: { results: [], page: { current: 1, size: 10, total_pages: 0, total_results: 0 } },
  },
  {
    name: 'filters of every kind',
    scope: germany,
    input: {
      searchTerm: '',
      resultFields: { uid: { raw: {} } },
      filters: [
        { field: 'colors', values: ['Ore', 'Coal'] },
        { field: 'kind', values: ['skis', 'poles'], type: 'none' },
        { field: 'length', values: [170, 177], type: 'all' },
        { field: 'price_us', values: [{ from: 1, to: 5, name: 'cheap' }, { from: 9 }], type: 'any' },
        {
          either: [
            { field: 'price_us', values: [{ from: 0 }] },
            { field: 'kind', values: ['page', 'post'], type: 'none' },
          ],
        },
        { field: 'uid', values: [] },
      ],
      includeLocales: ['de', 'fr'],
      includeRegions: [],
      excludeRegions: ['jp'],
    },
    exchange: {
      method: 'POST',
      path,
      body: {
        query: {
          bool: {
            must: [{ match_all: {} }],
            filter: [
              { terms: { colors: ['Ore', 'Coal'] } },
              { term: { length: 170 } },
              { term: { length: 177 } },
              either({ range: { price_us: { gte: 1, lt: 5 } } }, { range: { price_us: { gte: 9 } } }),
              either(
                { range: { price_us: { gte: 0 } } },
                { bool: { must_not: [{ terms: { kind: ['page', 'post'] } }] } },
              ),
              { terms: { locale: ['de', 'fr'] } },
            ],
            must_not: [{ terms: { kind: ['skis', 'poles'] } }, { term: { regions: 'jp' } }],
          },
        },
        from: 0,
        size: 10,
        track_total_hits: true,
        sort: byScore,
        _source: { includes: ['id', 'uid'], excludes: own },
      },
      answer: answer(0, []),
    },
    read: { results: [], page: { current: 1, size: 10, total_pages: 0, total_results: 0 } },
  },
  {
    name: 'facets: values, ranges of numbers, ranges of days',
    scope: germany,
    input: {
      searchTerm: '',
      resultsPerPage: 0,
      facets: {
        kind: [
          { type: 'value', name: 'Kind', size: 250 },
          { type: 'value', sort: { value: 'asc' } },
        ],
        price_us: {
          type: 'range',
          ranges: [{ from: 100, name: 'dear' }, { to: 50 }, { from: 50, to: 100 }],
        },
        published_at: { type: 'range', ranges: [{ from: '2026-01-01T00:00:00.000Z' }] },
      },
    },
    exchange: {
      method: 'POST',
      path,
      body: {
        query: { bool: { must: [{ match_all: {} }], filter: market } },
        from: 0,
        size: 0,
        track_total_hits: true,
        sort: byScore,
        aggs: {
          f0_0: {
            terms: {
              field: 'kind',
              size: 250,
              shard_size: 1000,
              order: [{ _count: 'desc' }, { _key: 'asc' }],
            },
          },
          f0_1: { terms: { field: 'kind', size: 10, shard_size: 1000, order: [{ _key: 'asc' }] } },
          f1_0: {
            range: {
              field: 'price_us',
              ranges: [
                { key: '0', from: 100 },
                { key: '1', to: 50 },
                { key: '2', from: 50, to: 100 },
              ],
            },
          },
          f2_0: {
            date_range: {
              field: 'published_at',
              ranges: [{ key: '0', from: '2026-01-01T00:00:00.000Z' }],
            },
          },
        },
        _source: { excludes: own },
      },
      answer: answer(9, [], {
        aggregations: {
          f0_0: {
            doc_count_error_upper_bound: 0,
            sum_other_doc_count: 0,
            buckets: [
              { key: 'skis', doc_count: 6 },
              { key: 'poles', doc_count: 3 },
            ],
          },
          f0_1: {
            doc_count_error_upper_bound: 0,
            sum_other_doc_count: 0,
            buckets: [
              { key: 'poles', doc_count: 3 },
              { key: 'skis', doc_count: 6 },
            ],
          },
          f1_0: {
            buckets: [
              { key: '1', to: 50.0, doc_count: 2 },
              { key: '2', from: 50.0, to: 100.0, doc_count: 3 },
              { key: '0', from: 100.0, doc_count: 4 },
            ],
          },
          f2_0: {
            buckets: [
              {
                key: '0',
                from: 1.7672256e12,
                from_as_string: '2026-01-01T00:00:00.000Z',
                doc_count: 1,
              },
            ],
          },
        },
      }),
    },
    read: {
      results: [],
      facets: {
        kind: [
          {
            type: 'value',
            name: 'Kind',
            data: [
              { value: 'skis', count: 6 },
              { value: 'poles', count: 3 },
            ],
          },
          {
            type: 'value',
            data: [
              { value: 'poles', count: 3 },
              { value: 'skis', count: 6 },
            ],
          },
        ],
        price_us: [
          {
            type: 'range',
            data: [
              { from: 100, name: 'dear', count: 4 },
              { to: 50, count: 2 },
              { from: 50, to: 100, count: 3 },
            ],
          },
        ],
        published_at: [{ type: 'range', data: [{ from: '2026-01-01T00:00:00.000Z', count: 1 }] }],
      },
      page: { current: 1, size: 0, total_pages: 0, total_results: 9 },
    },
  },
  {
    name: 'sorts, and the shorter last page of the window',
    scope: germany,
    input: {
      searchTerm: '',
      resultsPerPage: 300,
      current: 34,
      sortList: [
        { field: 'price_us', direction: 'asc' },
        { field: '_score', direction: 'desc' },
      ],
    },
    exchange: {
      method: 'POST',
      path,
      body: {
        query: { bool: { must: [{ match_all: {} }], filter: market } },
        from: 9_900,
        size: 100,
        track_total_hits: true,
        sort: [
          { price_us: { order: 'asc', missing: '_last' } },
          { _score: { order: 'desc' } },
          { id: { order: 'asc' } },
        ],
        _source: { excludes: own },
      },
      answer: answer(64_200, []),
    },
    read: { results: [], page: { current: 34, size: 300, total_pages: 214, total_results: 64_200 } },
  },
  {
    name: 'Japanese has no spaces and no stems',
    scope: { contentLocale: 'ja', contentRegion: 'jp' },
    input: { searchTerm: 'ビンディング', resultFields: { uid: { raw: {} } } },
    exchange: {
      method: 'POST',
      path,
      body: {
        query: {
          bool: {
            must: [
              either(
                {
                  multi_match: {
                    query: 'ビンディング',
                    type: 'best_fields',
                    fields: ['words.ja.title^10', 'words.ja.body^1'],
                    operator: 'and',
                    fuzziness: 'AUTO',
                    prefix_length: 1,
                  },
                },
                {
                  multi_match: {
                    query: 'ビンディング',
                    type: 'bool_prefix',
                    fields: ['words.ja.title.plain^10', 'words.ja.body.plain^1'],
                    operator: 'and',
                  },
                },
              ),
            ],
            filter: [{ term: { locale: 'ja' } }, { term: { regions: 'jp' } }],
          },
        },
        from: 0,
        size: 10,
        track_total_hits: true,
        sort: byScore,
        _source: { includes: ['id', 'uid'], excludes: own },
      },
      answer: answer(0, []),
    },
    read: { results: [], page: { current: 1, size: 10, total_pages: 0, total_results: 0 } },
  },
];
