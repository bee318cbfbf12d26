/**
 * Ids of market-scoped nodes: the locale, then the node's own key. Joined and split only here, so that an id of one
 * market can never be read as another's.
 */
import type { RequestContext } from '../../context.ts';
import { badInput } from '../../sourceErrors.ts';

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
 * Loads many ids, each in the market of the id, which takes precedence over the operation's market. Null for markets that
 * do not exist (any more). Fails with BAD_USER_INPUT when an id names no market. All loads start in the same tick, so that
 * data loaders can batch them.
 */
export async function loadInMarkets<Value>(
  ids: readonly string[],
  ctx: RequestContext,
  load: (key: string, market: RequestContext) => Promise<Value | null>,
): Promise<(Value | null)[]> {
  return Promise.all(
    ids.map((id) => {
      const parts = splitMarketId(id);
      if (!parts) throw badInput(`The id of '${id.slice(0, 64)}' names no market.`);
      const market = ctx.inMarket(parts.locale);
      return market ? load(parts.key, market) : null;
    }),
  );
}
