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
  /** What the words mean is counted first. */
  counting?: readonly Exchange[];
  exchange: Exchange;
  /** The driver's result, without the request id, which is random. */
  read: Omit<SearchResponseJson, 'meta'> & { page: SearchResponseJson['meta']['page'] };
}

const path = '/shop/_search?allow_partial_search_results=false';
const germany = { contentLocale: 'de', contentRegion: 'eu_region_1' };
const market = [{ term: { locale: 'de' } }, { term: { regions: 'eu_region_1' } }];
const japan = [{ term: { locale: 'ja' } }, { term: { regions: 'jp' } }];
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

const phrase = (field: string, query: string): object => ({ match_phrase: { [field]: { query } } });
const beginning = (field: string, query: string): object => ({
  match_bool_prefix: { [field]: { query, operator: 'and' } },
});
const slip = (field: string, query: string, first: boolean): object => ({
  match: {
    [field]: { query, operator: 'and', fuzziness: 1, prefix_length: first ? 0 : 1, max_expansions: 8 },
  },
});
const points = (filter: object, boost: number): object => ({ constant_score: { filter, boost } });
const best = (...queries: object[]): object => ({ dis_max: { queries, tie_breaker: 0 } });

const everywhere = 'words.de.everywhere';
/** Sure readings of a word of four letters in German, in the order of the driver. */
const readings = (place: number, word: string): Record<string, object> => ({
  [`${place} plain`]: phrase(`${everywhere}.plain`, word),
  [`${place} words`]: phrase(everywhere, word),
  [`${place} set ${place} 1`]: phrase(`${everywhere}.sets`, word),
});

/** Counts of the queries by name, and the kinds of documents that have all words. */
function counting(
  total: number,
  filters: object,
  counts: Record<string, number>,
  more: object = {},
  filter: object[] = market,
): Exchange {
  const aggs = { words: { filters: { filters } }, ...more };
  const buckets = Object.fromEntries(
    Object.keys(filters).map((name) => [name, { doc_count: counts[name] ?? 0 }]),
  );
  return {
    method: 'POST',
    path,
    body: { query: { bool: { filter } }, size: 0, track_total_hits: true, aggs },
    answer: answer(total, [], {
      aggregations: {
        words: { buckets },
        ...('together' in more
          ? { together: { doc_count: 1, kinds: { buckets: [{ key: 'product', doc_count: 1 }] } } }
          : {}),
      },
    }),
  };
}

const either = (...should: object[]): object => ({ bool: { should, minimum_should_match: 1 } });

/** A stem in both fields. */
const words = (word: string, title: number, body: number): object =>
  best(points(phrase('words.de.title', word), title), points(phrase('words.de.everywhere', word), body));

/** More words of the term come first. */
const ahead = (count: number, query: object): object => ({
  bool: { must: [query, points({ match_all: {} }, count * 10_000)] },
});

/** A single word that has to match. */
const must = (query: object): object => ({ bool: { must: [query] } });

/** A title that one word covers entirely, or the less the longer it is. */
const titled = (inTitle: object, query: object, whole = 3, language = 'de'): object => {
  const ofLength = (length: object, weight: number): object => ({
    filter: { bool: { filter: [inTitle, { range: { [`words.${language}.title.count`]: length } }] } },
    weight,
  });
  return {
    function_score: {
      query,
      functions: [
        ofLength({ lt: 2 }, whole),
        ofLength({ gte: 2, lt: 3 }, 1.25),
        ofLength({ gte: 3, lt: 4 }, 1.17),
        ofLength({ gte: 4, lt: 5 }, 1.13),
        ofLength({ gte: 5, lt: 6 }, 1.1),
        ofLength({ gte: 6, lt: 7 }, 1.08),
      ],
      score_mode: 'max',
      boost_mode: 'multiply',
    },
  };
};

/** ln(1 + 30 / 3), times 10 and 1 of the fields, 1 of the word itself and 0.92 of its stem. */
const fell = titled(
  either(phrase('words.de.title.plain', 'fell'), phrase('words.de.title', 'fell')),
  must(
    best(
      best(
        points(phrase('words.de.title.plain', 'fell'), 23.98),
        points(phrase('words.de.title', 'fell'), 22.06),
      ),
      best(
        points(phrase('words.de.everywhere.plain', 'fell'), 2.4),
        points(phrase('words.de.everywhere', 'fell'), 2.21),
      ),
    ),
  ),
);

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
      searchTerm: ' Fell ',
      resultFields: { uid: { raw: {} }, title: { raw: {}, snippet: { size: 80 } }, body: { snippet: {} } },
    },
    counting: [
      counting(
        30,
        {
          ...readings(0, 'fell'),
          '0 beginning': beginning(`${everywhere}.plain`, 'fell'),
          '0 endings': phrase(`${everywhere}.endings`, 'fell'),
        },
        { '0 plain': 1, '0 words': 2 },
      ),
    ],
    exchange: {
      method: 'POST',
      path,
      body: {
        query: { bool: { must: [fell], filter: market } },
        from: 0,
        size: 10,
        track_total_hits: true,
        sort: byScore,
        highlight: {
          pre_tags: ['<em>'],
          post_tags: ['</em>'],
          encoder: 'html',
          require_field_match: false,
          highlight_query: fell,
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
    name: 'several words, one of them a number, which is a fact, too',
    scope: germany,
    input: { searchTerm: 'Fell 98', resultFields: { uid: { raw: {} } } },
    counting: [
      counting(
        30,
        {
          ...readings(0, 'fell'),
          '0 set 0 2': phrase(`${everywhere}.sets`, 'fell 98'),
          '0 joined after': phrase(everywhere, 'fell98'),
          '0 endings': phrase(`${everywhere}.endings`, 'fell'),
          ...readings(1, '98'),
          '1 set 0 2': phrase(`${everywhere}.sets`, 'fell 98'),
          '1 beginning': beginning(`${everywhere}.plain`, '98'),
          '1 joined before': phrase(everywhere, 'fell98'),
          '1 endings': phrase(`${everywhere}.endings`, '98'),
          '1 fact': { term: { length: 98 } },
        },
        { '0 words': 2, '1 fact': 3 },
        {
          together: {
            filter: {
              bool: {
                filter: [
                  either(
                    phrase(`${everywhere}.plain`, 'fell'),
                    phrase(everywhere, 'fell'),
                    phrase(`${everywhere}.sets`, 'fell'),
                    phrase(`${everywhere}.sets`, 'fell 98'),
                    phrase(everywhere, 'fell98'),
                  ),
                  either(
                    phrase(`${everywhere}.plain`, '98'),
                    phrase(everywhere, '98'),
                    phrase(`${everywhere}.sets`, '98'),
                    phrase(`${everywhere}.sets`, 'fell 98'),
                    beginning(`${everywhere}.plain`, '98'),
                    phrase(everywhere, 'fell98'),
                    { term: { length: 98 } },
                  ),
                ],
              },
            },
            aggs: { kinds: { terms: { field: 'document_kind', size: 50 } } },
          },
        },
      ),
    ],
    exchange: {
      method: 'POST',
      path,
      body: {
        query: {
          bool: {
            must: [
              // The title has one of two words at best.
              titled(
                phrase('words.de.title', 'fell'),
                either(
                  // ln(1 + 30 / 3) and ln(1 + 30 / 4), times 10 and 1 of the fields, 0.92 of the stem, 5 of a fact.
                  ahead(2, {
                    bool: { must: [words('fell', 22.06, 2.21), points({ term: { length: 98 } }, 10.7)] },
                  }),
                  {
                    bool: {
                      should: [
                        ahead(1, words('fell', 22.06, 2.21)),
                        ahead(1, points({ term: { length: 98 } }, 10.7)),
                      ],
                      minimum_should_match: 1,
                      must_not: [{ terms: { document_kind: ['product'] } }],
                    },
                  },
                ),
                1.5,
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
    name: 'a word that the market does not have is searched as typos, and found as one',
    scope: germany,
    input: { searchTerm: 'fehl', resultFields: { uid: { raw: {} } } },
    counting: [
      counting(
        30,
        {
          ...readings(0, 'fehl'),
          '0 beginning': beginning(`${everywhere}.plain`, 'fehl'),
          '0 endings': phrase(`${everywhere}.endings`, 'fehl'),
        },
        {},
      ),
      counting(
        30,
        {
          '0 split 2': phrase(everywhere, 'fe hl'),
          '0 slip 0': either(slip(`${everywhere}.plain`, 'fehl', false), slip(everywhere, 'fehl', false)),
          '0 slip 1': either(slip(`${everywhere}.plain`, 'fehl', true), slip(everywhere, 'fehl', true)),
        },
        { '0 slip 0': 2, '0 slip 1': 2 },
      ),
    ],
    exchange: {
      method: 'POST',
      path,
      body: {
        query: {
          bool: {
            must: [
              titled(
                either(slip('words.de.title.plain', 'fehl', false), slip('words.de.title', 'fehl', false)),
                must(
                  best(
                    points(
                      either(
                        slip('words.de.title.plain', 'fehl', false),
                        slip('words.de.title', 'fehl', false),
                      ),
                      14.39,
                    ),
                    points(
                      either(
                        slip('words.de.everywhere.plain', 'fehl', false),
                        slip('words.de.everywhere', 'fehl', false),
                      ),
                      1.44,
                    ),
                  ),
                ),
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
    input: { searchTerm: 'シール', resultFields: { uid: { raw: {} } } },
    counting: [
      counting(
        30,
        {
          '0 plain': phrase('words.ja.everywhere.plain', 'シール'),
          '0 words': phrase('words.ja.everywhere', 'シール'),
          '0 set 0 1': phrase('words.ja.everywhere.sets', 'シール'),
          '0 beginning': beginning('words.ja.everywhere.plain', 'シール'),
          '0 inside': phrase('words.ja.everywhere', 'シール'),
        },
        { '0 set 0 1': 2 },
        {},
        japan,
      ),
    ],
    exchange: {
      method: 'POST',
      path,
      body: {
        query: {
          bool: {
            must: [
              titled(
                phrase('words.ja.title.sets', 'シール'),
                {
                  bool: {
                    must: [
                      best(
                        points(phrase('words.ja.title.sets', 'シール'), 20.38),
                        points(phrase('words.ja.everywhere.sets', 'シール'), 2.04),
                      ),
                    ],
                  },
                },
                3,
                'ja',
              ),
            ],
            filter: japan,
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
