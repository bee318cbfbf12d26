/** Searches without a term: filters, facets, sorts and pages. */
import { answer, byScore, either, germany, market, own, path, type SearchCase } from './searchCase.ts';

export const filterCases: readonly SearchCase[] = [
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
];
