/** `Product.id`, also for what names a product without reading it: changes and webhooks. */
import { joinNodeId } from './nodeId.ts';
import { joinMarketId } from './region/markets/marketId.ts';

/** @param uid of the content entry. */
export function productIdOf(locale: string, uid: string): string {
  return joinNodeId('Product', joinMarketId(locale, uid));
}
