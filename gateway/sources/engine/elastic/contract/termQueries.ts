/** The queries that the driver makes of a term's words, to count what they mean and to search for them. */
import type { Exchange } from './contractCase.ts';
import { answer, market, path } from './searchCase.ts';

export const phrase = (field: string, query: string): object => ({ match_phrase: { [field]: { query } } });
export const beginning = (field: string, query: string): object => ({
  match_bool_prefix: { [field]: { query, operator: 'and' } },
});
export const slip = (field: string, query: string, first: boolean): object => ({
  match: {
    [field]: { query, operator: 'and', fuzziness: 1, prefix_length: first ? 0 : 1, max_expansions: 8 },
  },
});
export const points = (filter: object, boost: number): object => ({ constant_score: { filter, boost } });
export const best = (...queries: object[]): object => ({ dis_max: { queries, tie_breaker: 0 } });

export const everywhere = 'words.de.everywhere';
/** Sure readings of a word of four letters in German, in the order of the driver. */
export const readings = (place: number, word: string): Record<string, object> => ({
  [`${place} plain`]: phrase(`${everywhere}.plain`, word),
  [`${place} words`]: phrase(everywhere, word),
  [`${place} set ${place} 1`]: phrase(`${everywhere}.sets`, word),
});

/** Counts of the queries by name, and the kinds of documents that have all words. */
export function counting(
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

/** A stem in both fields. */
export const words = (word: string, title: number, body: number): object =>
  best(points(phrase('words.de.title', word), title), points(phrase('words.de.everywhere', word), body));

/** More words of the term come first. */
export const ahead = (count: number, query: object): object => ({
  bool: { must: [query, points({ match_all: {} }, count * 10_000)] },
});

/** A single word that has to match. */
export const must = (query: object): object => ({ bool: { must: [query] } });

/** A title that one word covers entirely, or the less the longer it is. */
export const titled = (inTitle: object, query: object, whole = 3, language = 'de'): object => {
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
