/** Queries with their intended results, asked as the gateway asks. */
import { guestAt, scopeForLocale } from '../../graph/region/markets/scopeForLocale.rules.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { measuredTerm } from '../../graph/search/measureFilters.rules.ts';
import type { EngineSource } from '../../sources/engine/driver.ts';
import { createEngine } from '../../sources/engine/engine.ts';
import { caller } from '../shop/caller.ts';
import table from './relevance.json' with { type: 'json' };

export interface RelevanceRow {
  about: string;
  /** Locale such as `de-de`: language and country. */
  market: string;
  query: string;
  /** Only documents of this kind, as when a shopper asked for it; all kinds when absent. */
  kind?: string;
  /** Must be among the first three. */
  uid?: string;
  /** The first three must be among these, which fit equally. */
  uids?: string[];
}
export const relevanceRows: readonly RelevanceRow[] = table;

/** Uids of the first results, as the market's shoppers get them. */
export async function findUids(
  source: EngineSource,
  { market, query, kind }: RelevanceRow,
  size: number,
): Promise<unknown[]> {
  const scope = scopeForLocale(market, guestAt, Date.now(), specifiedMarkets);
  if (!scope) throw new Error(`${market} is no market`);
  const engine = createEngine(source, caller(scope), { stack: 'skarn', environment: 'production' });
  const { words, filters } = measuredTerm(query);
  const { results } = await engine.search({
    term: words,
    page: { size },
    resultFields: ['uid'],
    filters: [...filters, ...(kind === undefined ? [] : [{ field: 'document_kind', values: [kind] }])],
  });
  return results.map((result) => result['uid']?.raw);
}
