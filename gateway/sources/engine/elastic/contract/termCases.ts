/** Searches by a term: none, one word, several, a typo, and a language without spaces. */
import { answer, byScore, either, germany, hit, market, own, path, type SearchCase } from './searchCase.ts';
import {
  ahead,
  beginning,
  best,
  counting,
  everywhere,
  must,
  phrase,
  points,
  readings,
  slip,
  titled,
  words,
} from './termQueries.ts';

const japan = [{ term: { locale: 'ja' } }, { term: { regions: 'jp' } }];

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

export const termCases: readonly SearchCase[] = [
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
