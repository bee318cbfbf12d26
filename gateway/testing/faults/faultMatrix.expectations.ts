/** Expectations of the fault matrix: what a page may show during a fault. */
import { isDeepStrictEqual } from 'node:util';
import type { CacheState } from './faultMatrix.plan.ts';
import type { Row } from './faultMatrix.shop.ts';
import type { Visit, Shoppers } from './faultMatrix.shoppers.ts';
import { amountsOf, words, type VisiblePage } from '../pages/visiblePage.ts';
import {
  healthyPages,
  without,
  withoutPersonalData,
  withoutPrices,
  type Pages,
  type Visitor,
} from './withoutSource.ts';

/** Pages while every call fails. */
export function degradedPages(row: Row, state: CacheState, visitor: Visitor): Pages {
  if (row === 'botcheck' || row === 'redis') return healthyPages[visitor];
  if (state === 'cold') return without[row][visitor];
  // Prices, stock and search results are cached for an hour, everything else for a day.
  const isLong = state === 'long stale';
  if (row === 'commerce')
    return isLong ? withoutPrices(visitor) : { ...healthyPages[visitor], ...withoutPersonalData[visitor] };
  return row === 'engine' && isLong ? without.engine[visitor] : healthyPages[visitor];
}

/**
 * Describes what is wrong with a page when a share of the calls fails; null when nothing is. It must show no less than
 * without the source, and no false message.
 */
export function problemOf(seen: VisiblePage, degraded: VisiblePage, all: VisiblePage): string | null {
  if ([degraded, all].some((page) => isDeepStrictEqual(page, seen))) return null;
  const isOneOf = (of: (page: VisiblePage) => unknown): boolean =>
    [degraded, all].some((page) => of(page) === of(seen));
  const allowedMessages = new Set([...degraded.says, ...all.says, words.products]);
  if (!isOneOf(({ status }) => status)) return `status ${seen.status}`;
  if (!isOneOf(({ heading }) => heading)) return `heading ${seen.heading}`;
  if (!isOneOf(({ redirectsTo }) => redirectsTo)) return `leads to ${seen.redirectsTo}`;
  if (seen.has.some((part) => !all.has.includes(part))) return `has ${seen.has.join(', ')}`;
  if (degraded.has.some((part) => !seen.has.includes(part))) return `has only ${seen.has.join(', ')}`;
  const wrongMessage = seen.says.find((phrase) => !allowedMessages.has(phrase));
  if (wrongMessage !== undefined) return `says ${wrongMessage}`;
  if (seen.status === 503 && seen.says.length === 0) return 'does not say what is wrong';
  return null;
}

/** A price that is not the product's. */
export function wrongPriceOf(
  { page, html }: Visit,
  visitor: Visitor,
  { prices, visits }: Pick<Shoppers, 'prices' | 'visits'>,
): string | null {
  // Sums, orders and filter bounds belong to no product.
  const others = amountsOf(visits[visitor].find((visit) => visit.page === page)?.html ?? '').get('');
  for (const [name, shown] of amountsOf(html)) {
    const real = name === '' ? others : prices.get(name);
    const wrong = [...shown].find((amount) => !real?.has(amount));
    if (wrong !== undefined) return `${wrong} on ${name === '' ? 'the page' : name}`;
  }
  return null;
}
