/** Formatted date and place of a circus event. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { CalendarDate, calendarDate } from '../../region/formats/calendarDate.ts';
import { isoCountry } from '../../region/markets/isoCountry.rules.ts';
import { countryName } from '../../region/markets/marketNames.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import type { CircusPostEntryJson } from '../../../sources/delivery/circus.ts';
import { startWithOffset, type EventSpan } from './circusTime.rules.ts';
import { coordinatesOf, daysInWords, shortDays, timeInWords, zoneInWords } from './circusWords.rules.ts';

export interface CircusDatesModel {
  ctx: RequestContext;
  span: EventSpan;
  timeZone: string;
}

export interface CircusPlaceModel {
  ctx: RequestContext;
  place: NonNullable<CircusPostEntryJson['place']>;
}

export const CircusDates = builder.objectRef<CircusDatesModel>('CircusDates').implement({
  description: 'When something happens, by the clocks of its place.',
  fields: (t) => ({
    days: t.string({
      description: 'First to last day in the request’s language: `December 12 – 14, 2026`.',
      resolve: ({ ctx, span }) => daysInWords(span, ctx.scope),
    }),
    short: t.string({
      description: 'The same without the year, for lists of one winter: `Dec 12 – 14`.',
      resolve: ({ ctx, span }) => shortDays(span, ctx.scope),
    }),
    firstDay: t.field({
      type: CalendarDate,
      nullable: true,
      description: 'First day; never null while there are dates.',
      resolve: ({ ctx, span }) => calendarDate(ctx, span.firstDay),
    }),
    lastDay: t.field({
      type: CalendarDate,
      nullable: true,
      description: 'Last day, the first one when there is only one; never null while there are dates.',
      resolve: ({ ctx, span }) => calendarDate(ctx, span.lastDay),
    }),
    time: t.string({
      nullable: true,
      description: 'When it begins on the first day, on the clocks of its place; null for whole days.',
      resolve: ({ ctx, span, timeZone }) => timeInWords(span, timeZone, ctx.scope),
    }),
    zone: t.string({
      nullable: true,
      description: 'Name of the time zone of `time`, such as `Central European Time`; null for whole days.',
      resolve: ({ ctx, span, timeZone }) => zoneInWords(span, timeZone, ctx.scope),
    }),
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When it begins on the first day, in the time zone of its place: `2026-12-12T18:30:00+01:00`; null for whole days.',
      resolve: ({ span, timeZone }) => startWithOffset(span, timeZone),
    }),
  }),
});

const Coordinates = builder.objectRef<{ latitude: number; longitude: number }>('Coordinates').implement({
  description: 'A point on the globe (WGS 84).',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { description: 'Degrees, positive to the north.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees, positive to the east.' }),
  }),
});

export const CircusPlace = builder.objectRef<CircusPlaceModel>('CircusPlace').implement({
  description: 'Where something happens.',
  fields: (t) => ({
    name: t.string({
      nullable: true,
      description: 'What the place is called; null when the editors wrote nothing.',
      resolve: ({ place }) => place.name || null,
    }),
    city: t.string({
      nullable: true,
      description: 'Town that it belongs to; null when the editors wrote none.',
      resolve: ({ place }) => place.city || null,
    }),
    country: t.string({
      nullable: true,
      description: 'Country in the request’s language; null when the editors set none.',
      resolve: ({ ctx, place }) =>
        isoCountry(place.country) !== null
          ? countryName(place.country.toLowerCase(), readLanguage(ctx.scope.language))
          : null,
    }),
    countryCode: t.field({
      type: 'CountryCode',
      nullable: true,
      description: 'Null when the editors set none.',
      resolve: ({ place }) => isoCountry(place.country),
    }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description: 'Where it is on the globe; null when the editors set nothing or what lies nowhere.',
      resolve: ({ place }) => coordinatesOf(place.latitude, place.longitude),
    }),
  }),
});
