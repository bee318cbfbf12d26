/** Opening hours as text and as data, at the request's time in the store's time zone. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { dayText, hoursOn, timeText, weekLines } from './hoursText.rules.ts';
import {
  dayAfter,
  intervalOf,
  openVerdict,
  wallTime,
  type NextTime,
  type OpenVerdict,
} from './storeHours.rules.ts';
import { languageTagOf, timesOf, type StoreModel } from './storeModel.ts';
import { words } from '../wording/words.ts';

/** How many days ahead special days are listed. */
const AHEAD_DAYS = 28;

const OpenStatus = builder.enumType('StoreOpenStatus', {
  description: 'Whether a store is open at the moment of the request.',
  values: {
    OPEN: { description: 'Somebody is there.' },
    CLOSED: { description: 'Outside its hours.' },
    CLOSED_FOR_SEASON: { description: 'In the part of the year in which it never opens.' },
  },
});

const StoreNow = builder.objectRef<{ store: StoreModel; verdict: OpenVerdict }>('StoreNow').implement({
  description: 'A store at the moment of the request, by the clock on its wall.',
  fields: (t) => ({
    status: t.field({
      type: OpenStatus,
      description: 'Open or not.',
      resolve: ({ verdict }) => verdict.status,
    }),
    text: t.string({
      description:
        'In words, with what comes next: `Open until 6:00 PM`, `Closed, opens tomorrow at 9:00 AM`.',
      resolve: ({ store, verdict }) => verdictText(store.ctx, verdict),
    }),
    hours: t.string({
      nullable: true,
      description: 'The hours of its day today: `9:00 AM–6:00 PM`. Null when it stays closed.',
      resolve: ({ store }) => {
        const times = timesOf(store.entry);
        const today = wallTime(store.ctx.now, times.timeZone);
        return today && hoursOn(times, today.date, languageTagOf(store.ctx));
      },
    }),
  }),
});

interface LineModel {
  days: string;
  hours: string;
  note: string | null;
}

const StoreHoursLine = builder.objectRef<LineModel>('StoreHoursLine').implement({
  description: 'Hours of a day, or of days that keep the same ones.',
  fields: (t) => ({
    days: t.exposeString('days', { description: 'Which days: `Mon–Fri`, `December 24`.' }),
    hours: t.exposeString('hours', { description: 'The hours, or the word for closed.' }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Why, in the editors’ words; null when they wrote none.',
    }),
  }),
});

interface OpeningModel {
  days: readonly number[];
  opens: string;
  closes: string;
}

const StoreOpening = builder.objectRef<OpeningModel>('StoreOpening').implement({
  description: 'Weekly hours for machines.',
  fields: (t) => ({
    days: t.field({
      type: ['Int'],
      description: 'ISO weekdays: 1 is Monday, 7 is Sunday.',
      resolve: ({ days }) => [...days],
    }),
    opens: t.exposeString('opens', { description: '`hh:mm`, the store’s own time.' }),
    closes: t.exposeString('closes', {
      description: '`hh:mm`; at or before the opening it is of the next day.',
    }),
  }),
});

export function nowOf(store: StoreModel): { store: StoreModel; verdict: OpenVerdict } | null {
  const verdict = openVerdict(timesOf(store.entry), store.ctx.now);
  return verdict && { store, verdict };
}

export async function weekOf({ ctx, entry }: StoreModel): Promise<LineModel[]> {
  const closed = await words(ctx, 'store.closed');
  return weekLines(timesOf(entry), languageTagOf(ctx)).map(({ days, hours }) => ({
    days,
    hours: hours ?? closed,
    note: null,
  }));
}

/** Upcoming days with special hours. */
export async function specialDaysOf({ ctx, entry }: StoreModel): Promise<LineModel[]> {
  const times = timesOf(entry);
  const today = wallTime(ctx.now, times.timeZone)?.date;
  if (today === undefined) return [];
  const closed = await words(ctx, 'store.closed');
  const last = dayAfter(today, AHEAD_DAYS);
  return times.specialDays
    .filter(({ date }) => /^\d{4}-\d\d-\d\d$/.test(date) && today <= date && date <= last)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, note }) => ({
      days: dayText(date, languageTagOf(ctx), { day: 'numeric', month: 'long' }),
      hours: hoursOn(times, date, languageTagOf(ctx)) ?? closed,
      note: note || null,
    }));
}

export function openingsOf({ entry }: StoreModel): OpeningModel[] {
  return timesOf(entry).weekly.filter(
    ({ days, opens, closes }) => days.length > 0 && intervalOf(opens, closes),
  );
}

async function verdictText(ctx: RequestContext, verdict: OpenVerdict): Promise<string> {
  const next = verdict.status === 'OPEN' ? verdict.closes : verdict.opens;
  const time = next && timeText(next.minutes, languageTagOf(ctx));
  if (verdict.status === 'OPEN')
    return time ? words(ctx, 'store.openUntil', { time }) : words(ctx, 'store.alwaysOpen');
  if (!next || !time) return words(ctx, 'store.closed');
  if (verdict.status === 'CLOSED_FOR_SEASON') {
    return words(ctx, 'store.closedForSeason', {
      day: dayText(next.date, languageTagOf(ctx), { day: 'numeric', month: 'long' }),
    });
  }
  if (next.daysAhead === 0) return words(ctx, 'store.opensToday', { time });
  if (next.daysAhead === 1) return words(ctx, 'store.opensTomorrow', { time });
  return words(ctx, 'store.opensOn', { day: dayOf(ctx, next), time });
}

/** Within a week the weekday is unambiguous. */
function dayOf(ctx: RequestContext, { date, daysAhead }: NextTime): string {
  return dayText(
    date,
    languageTagOf(ctx),
    daysAhead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' },
  );
}

export const storeHoursTypes = { StoreNow, StoreHoursLine, StoreOpening };
