/**
 * Ids of market-scoped nodes: the locale, then the node's own key. Joined and split only here, so that an id of one
 * market can never be read as another's.
 */
import type { RequestContext } from '../../context.ts';

export function joinMarketId(locale: string, key: string): string {
  return `${locale}/${key}`;
}

export interface MarketId {
  locale: string;
  key: string;
}

/** Null when the text is not such an id. */
export function splitMarketId(id: string): MarketId | null {
  const slash = id.indexOf('/');
  return slash > 0 && slash < id.length - 1
    ? { locale: id.slice(0, slash).toLowerCase(), key: id.slice(slash + 1) }
    : null;
}

/**
 * Loads many ids, each in the market of the id, which takes precedence over the operation's market. Null for invalid
 * ids. All loads start in the same tick, so that data loaders can batch them.
 */
export function loadInMarkets<Value>(
  ids: readonly string[],
  ctx: RequestContext,
  load: (key: string, market: RequestContext) => Promise<Value | null>,
): Promise<(Value | null)[]> {
  return Promise.all(
    ids.map((id) => {
      const parts = splitMarketId(id);
      const market = parts && ctx.inMarket(parts.locale);
      return parts && market ? load(parts.key, market) : null;
    }),
  );
}
