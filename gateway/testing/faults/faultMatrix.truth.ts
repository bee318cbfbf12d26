/** What a page may say in an illness: the expectations of the fault matrix, and what contradicts them. */
import { isDeepStrictEqual } from 'node:util';
import type { CacheState } from './faultMatrix.plan.ts';
import type { Row } from './faultMatrix.shop.ts';
import type { Looked, Shoppers } from './faultMatrix.shoppers.ts';
import { amountsOf, words, type Seen } from '../pages/seenPage.ts';
import { well, without, withoutPerson, withoutPrices, type Pages, type Visitor } from './withoutSource.ts';

/** What is left while every call fails. */
export function leftOf(row: Row, state: CacheState, visitor: Visitor): Pages {
  if (row === 'botcheck' || row === 'redis') return well[visitor];
  if (state === 'cold') return without[row][visitor];
  // Kept for an hour: prices, stock and what a search found. Everything else for a day.
  const isLong = state === 'long stale';
  if (row === 'commerce')
    return isLong ? withoutPrices(visitor) : { ...well[visitor], ...withoutPerson[visitor] };
  return row === 'engine' && isLong ? without.engine[visitor] : well[visitor];
}

/**
 * What is wrong with a page of which a share of the calls failed, in words; null when nothing is. It is never worse than
 * without the source, and never says what is not so.
 */
export function wrongOf(seen: Seen, left: Seen, all: Seen): string | null {
  if ([left, all].some((page) => isDeepStrictEqual(page, seen))) return null;
  const isOneOf = (of: (page: Seen) => unknown): boolean => [left, all].some((page) => of(page) === of(seen));
  const mayBeSaid = new Set([...left.says, ...all.says, words.products]);
  if (!isOneOf(({ status }) => status)) return `status ${seen.status}`;
  if (!isOneOf(({ heading }) => heading)) return `heading ${seen.heading}`;
  if (!isOneOf(({ leadsTo }) => leadsTo)) return `leads to ${seen.leadsTo}`;
  if (seen.has.some((part) => !all.has.includes(part))) return `has ${seen.has.join(', ')}`;
  if (left.has.some((part) => !seen.has.includes(part))) return `has only ${seen.has.join(', ')}`;
  const lie = seen.says.find((phrase) => !mayBeSaid.has(phrase));
  if (lie !== undefined) return `says ${lie}`;
  if (seen.status === 503 && seen.says.length === 0) return 'does not say what is wrong';
  return null;
}

/** An amount that is not what the thing costs. */
export function wrongAmountOf(
  { page, html }: Looked,
  visitor: Visitor,
  { prices, looks }: Pick<Shoppers, 'prices' | 'looks'>,
): string | null {
  // Sums, orders, bounds of filters: on no product.
  const others = amountsOf(looks[visitor].find((look) => look.page === page)?.html ?? '').get('');
  for (const [name, shown] of amountsOf(html)) {
    const real = name === '' ? others : prices.get(name);
    const wrong = [...shown].find((amount) => !real?.has(amount));
    if (wrong !== undefined) return `${wrong} on ${name === '' ? 'the page' : name}`;
  }
  return null;
}
