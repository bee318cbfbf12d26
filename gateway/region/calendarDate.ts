/** Days as the graph shows them: for machines, and as people write them. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { isoDayIn, writtenDay } from './calendarDate.rules.ts';

export interface CalendarDateModel {
  /** `yyyy-mm-dd`. */
  iso: string;
  /** In the request's language. */
  formatted: string;
}

/** A day that is one wherever you are, such as the end of a membership. Null when the text is no `yyyy-mm-dd`. */
export function calendarDate(ctx: RequestContext, iso: string): CalendarDateModel | null {
  const formatted = writtenDay(iso, ctx.scope.language, ctx.scope.country);
  return formatted === null ? null : { iso, formatted };
}

/** The day that a moment fell on in a time zone; UTC's where the zone is unknown. */
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
    iso: t.exposeString('iso', { description: '`yyyy-mm-dd`.' }),
    formatted: t.exposeString('formatted', {
      description: 'As people write it, in the language of the request: `June 2, 2027`.',
    }),
  }),
});
