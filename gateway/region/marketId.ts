/**
 * Ids of things that are read in a market: the locale first, then the thing's own key. The only place where they are
 * joined and split, so that no id of one market can be read as another's.
 */
import type { RequestContext } from '../context.ts';

export function joinMarketId(locale: string, key: string): string {
  return `${locale}/${key}`;
}

export interface MarketId {
  locale: string;
  key: string;
}

/** Null when the text is no such id. */
export function splitMarketId(id: string): MarketId | null {
  const slash = id.indexOf('/');
  return slash > 0 && slash < id.length - 1
    ? { locale: id.slice(0, slash).toLowerCase(), key: id.slice(slash + 1) }
    : null;
}

/**
 * Reads many ids, each in the market that it holds (a node's id is the truth about its market, whatever the
 * operation's own is). Null for ids that are none. One `load` after the other's start: loaders see them together.
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
