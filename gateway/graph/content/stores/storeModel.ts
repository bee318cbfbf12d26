/** Model of a store: its entry and derived values. */
import type { RequestContext } from '../../context.ts';
import { memoizePerContext } from '../../memoizePerContext.ts';
import { languageTag } from '../../region/formats/calendarDate.rules.ts';
import type { StoreEntryJson } from '../../../sources/delivery/stores.ts';
import { positionProblem, type Position } from './distance.rules.ts';
import type { StoreTimes } from './storeHours.rules.ts';
import type { StorePlace } from './storeOrder.rules.ts';

export interface StoreModel extends StorePlace {
  ctx: RequestContext;
  entry: StoreEntryJson;
}

export const allStores = memoizePerContext(async (ctx): Promise<readonly StoreModel[]> =>
  (await ctx.delivery.stores()).map((entry) => storeModel(ctx, entry)),
);

function storeModel(ctx: RequestContext, entry: StoreEntryJson): StoreModel {
  return {
    ctx,
    entry,
    title: entry.title,
    kind: entry.kind,
    country: storeCountry(entry),
    city: entry.address?.city ?? '',
    position: positionOf(entry),
  };
}

/** ISO 3166 alpha-2, lower case; empty when missing or invalid. */
export function storeCountry({ address }: StoreEntryJson): string {
  const country = address?.country.trim().toLowerCase() ?? '';
  return /^[a-z]{2}$/.test(country) ? country : '';
}

/** Null when a coordinate is missing or invalid. */
function positionOf({ latitude, longitude }: StoreEntryJson): Position | null {
  if (latitude === null || longitude === null) return null;
  const position = { latitude, longitude };
  return positionProblem(position) === null ? position : null;
}

export function timesOf(entry: StoreEntryJson): StoreTimes {
  const { from = '', until = '' } = entry.closed_season ?? {};
  return {
    weekly: entry.hours_of_operation.map(({ days_of_week, opening_time, closing_time }) => ({
      days: days_of_week,
      opens: opening_time,
      closes: closing_time,
    })),
    specialDays: entry.special_days.map(({ date, opening_time, closing_time, note }) => ({
      date,
      opens: opening_time,
      closes: closing_time,
      note,
    })),
    closedSeason: /^\d\d-\d\d$/.test(from) && /^\d\d-\d\d$/.test(until) ? { from, until } : null,
    timeZone: entry.time_zone,
  };
}

/** Language tag for dates and numbers in the request's locale. */
export function languageTagOf(ctx: RequestContext): string {
  return languageTag(ctx.scope.language, ctx.scope.country);
}
