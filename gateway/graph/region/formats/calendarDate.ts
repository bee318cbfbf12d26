/** `CalendarDate`: a day in ISO form and as localised text. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { isoDayIn, writtenDay } from './calendarDate.rules.ts';

export interface CalendarDateModel {
  /** `yyyy-mm-dd`. */
  iso: string;
  /** Localised to the request's language. */
  formatted: string;
}

/** A date without a time zone, such as the end of a membership. Null when the text is not a valid `yyyy-mm-dd`. */
export function calendarDate(ctx: RequestContext, iso: string): CalendarDateModel | null {
  const formatted = writtenDay(iso, ctx.scope.language, ctx.scope.country);
  return formatted === null ? null : { iso, formatted };
}

/** The day of an instant in a time zone, or in UTC when the zone is unknown. */
export function calendarDateOf(
  ctx: RequestContext,
  moment: Date,
  timeZone: string | null,
): CalendarDateModel | null {
  const iso = isoDayIn(moment, timeZone);
  return iso === null ? null : calendarDate(ctx, iso);
}

export const CalendarDate = builder.objectRef<CalendarDateModel>('CalendarDate').implement({
  description: 'A day without a time.',
  fields: (t) => ({
    iso: t.expose('iso', { type: 'Date', description: 'For machines.' }),
    formatted: t.exposeString('formatted', {
      description: 'Localised text in the request’s language: `June 2, 2027`.',
    }),
  }),
});
