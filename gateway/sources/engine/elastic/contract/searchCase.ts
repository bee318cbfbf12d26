/**
 * Parts of the recorded searches: their form, answers, and queries. Answers after the Elasticsearch reference (`Search
 * API`, `Terms aggregation`, `Range aggregation`, `Date range aggregation`, `Highlighting`) and the OpenSearch
 * documentation (pages of the same names).
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

export const path = '/shop/_search?allow_partial_search_results=false';
export const germany = { contentLocale: 'de', contentRegion: 'eu_region_1' };
export const market = [{ term: { locale: 'de' } }, { term: { regions: 'eu_region_1' } }];
export const byScore = [{ _score: { order: 'desc' } }, { id: { order: 'asc' } }];
export const own = ['words', 'words_of'];

export function answer(total: number, hits: object[], more: object = {}): object {
  return {
    took: 5,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: { total: { value: total, relation: 'eq' }, max_score: 1.3862942, hits },
    ...more,
  };
}

export function hit(id: string, source: object, more: object = {}): object {
  return { _index: 'shop-1f2e3d4c5b6a', _id: id, _score: 1.3862942, _source: { id, ...source }, ...more };
}

export const either = (...should: object[]): object => ({ bool: { should, minimum_should_match: 1 } });
