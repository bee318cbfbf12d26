/** The days of orders and parcels: as the store's own calendar has them. */
import type { RequestContext } from '../context.ts';
import { oncePerContext } from '../oncePerContext.ts';
import { calendarDateOf, type CalendarDateModel } from '../region/calendarDate.ts';
import { withFallback } from '../sourceErrors.ts';

/** Null when nobody can tell: the day is UTC's then. A kept call. */
const storeTimeZone = oncePerContext(async (ctx) => {
  const store = await withFallback(ctx.commerce.store(), null);
  return store?.timezone?.name ?? null;
});

/** The day of a date of the platform (RFC 2822, judged when it was received) in the store's time zone. */
export async function storeDay(ctx: RequestContext, date: string): Promise<CalendarDateModel> {
  const day = calendarDateOf(ctx, new Date(date), await storeTimeZone(ctx));
  if (!day) throw new Error('a date that was received as one is none');
  return day;
}
