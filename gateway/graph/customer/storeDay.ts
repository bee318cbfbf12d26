/** Dates of orders and parcels in the store's time zone. */
import type { RequestContext } from '../context.ts';
import { memoizePerContext } from '../memoizePerContext.ts';
import { calendarDateOf, type CalendarDateModel } from '../region/formats/calendarDate.ts';
import { withFallback } from '../sourceErrors.ts';

/** Null when unknown, which falls back to UTC. Cached. */
const storeTimeZone = memoizePerContext(async (ctx) => {
  const store = await withFallback(ctx.commerce.store(), null);
  return store?.timezone?.name ?? null;
});

/** The day of a platform date (RFC 2822, validated on receipt) in the store's time zone. */
export async function storeDay(ctx: RequestContext, date: string): Promise<CalendarDateModel> {
  const day = calendarDateOf(ctx, new Date(date), await storeTimeZone(ctx));
  if (!day) throw new Error('a validated date is invalid');
  return day;
}
