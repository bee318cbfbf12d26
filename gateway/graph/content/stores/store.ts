/** Stores: shops, dealers, rental and repair. */
import type { Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import { Image, imageAt } from '../../media/image.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import type { RequestContext } from '../../context.ts';
import { isSafeAddress } from '../navigation/link.rules.ts';
import { isoCountry } from '../../region/markets/isoCountry.rules.ts';
import { countryNameHere } from '../brand/marketFields.ts';
import { addressLines } from './storeAddress.rules.ts';
import { nowOf, openingsOf, specialDaysOf, storeHoursTypes, weekOf } from './storeHours.ts';
import { allStores, type StoreModel } from './storeModel.ts';
import { words, type WordsKey } from '../wording/words.ts';

const { StoreNow, StoreHoursLine, StoreOpening } = storeHoursTypes;

const kinds = { own: 'OWN', dealer: 'DEALER', rental: 'RENTAL', repair: 'REPAIR' } as const;
export type KindName = (typeof kinds)[keyof typeof kinds];

export const StoreKind = builder.enumType('StoreKind', {
  description: 'What a store is to the brand.',
  values: {
    OWN: { description: 'A shop of the brand’s own.' },
    DEALER: { description: 'Somebody else’s shop that sells the brand.' },
    RENTAL: { description: 'Lends it.' },
    REPAIR: { description: 'Mends it.' },
  },
});

/** DEALER when the kind is misspelled. */
export function kindOf({ kind }: Pick<StoreModel, 'kind'>): KindName {
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : 'DEALER';
}

export function kindLabel(ctx: RequestContext, kind: KindName): Awaitable<string> {
  return words(ctx, `store.kind.${kind}`);
}

const knownServices: readonly string[] = ['mounting', 'tuning', 'bootfitting', 'demo', 'rental', 'repair'];

/** Label of a service; an unknown one as written by editors. */
export function serviceLabel(ctx: RequestContext, service: string): Awaitable<string> {
  return knownServices.includes(service) ? words(ctx, `store.service.${service}` as WordsKey) : service;
}

async function storeByUid(uid: string, ctx: RequestContext): Promise<StoreModel | null> {
  return (await allStores(ctx)).find(({ entry }) => entry.uid === uid) ?? null;
}

const StoreAddress = builder.objectRef<StoreModel>('StoreAddress').implement({
  description: 'Where a store is.',
  fields: (t) => ({
    lines: t.field({
      type: ['String'],
      description: 'As its country writes it, without the country.',
      resolve: ({ ctx, entry }) =>
        entry.address ? addressLines(entry.address, readLanguage(ctx.scope.language)) : [],
    }),
    street: t.string({
      description: 'Street and number; empty when unknown.',
      resolve: ({ entry }) => entry.address?.street_address ?? '',
    }),
    city: t.string({ description: 'Town; empty when unknown.', resolve: ({ city }) => city }),
    state: t.string({
      description: 'State, province or prefecture; empty where addresses have none.',
      resolve: ({ entry }) => entry.address?.state ?? '',
    }),
    postalCode: t.string({
      description: 'Postal code; empty when unknown.',
      resolve: ({ entry }) => entry.address?.postal_code ?? '',
    }),
    countryCode: t.field({
      type: 'CountryCode',
      nullable: true,
      description: 'Null when unknown.',
      resolve: ({ country }) => isoCountry(country),
    }),
    countryName: t.string({
      description: 'The country in the language of the request; empty when unknown.',
      resolve: ({ ctx, country }) => (country === '' ? '' : countryNameHere(country, ctx)),
    }),
  }),
});

const storeRef = builder.objectRef<StoreModel>('Store');
export const Store = builder.node(storeRef, {
  description: 'A place where the brand is sold, lent or mended. From the content service; public.',
  id: { resolve: ({ ctx, entry }) => joinMarketId(ctx.locale, entry.uid) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, storeByUid),
  fields: (t) => ({
    title: t.string({ description: 'Its name.', resolve: ({ title }) => title }),
    kind: t.field({ type: StoreKind, description: 'What it is to the brand.', resolve: kindOf }),
    kindLabel: t.string({
      description: 'The same in words.',
      resolve: (store) => kindLabel(store.ctx, kindOf(store)),
    }),
    services: t.field({
      type: ['String'],
      description: 'What is done there besides selling, in words.',
      resolve: ({ ctx, entry }) => Promise.all(entry.services.map((service) => serviceLabel(ctx, service))),
    }),
    address: t.field({
      type: StoreAddress,
      nullable: true,
      description: 'Where it is; null when the editors wrote nothing.',
      resolve: (store) =>
        store.entry.address && addressLines(store.entry.address, 'en').length > 0 ? store : null,
    }),
    latitude: t.float({
      nullable: true,
      description: 'Degrees north; null when unknown.',
      resolve: ({ position }) => position?.latitude ?? null,
    }),
    longitude: t.float({
      nullable: true,
      description: 'Degrees east; null when unknown.',
      resolve: ({ position }) => position?.longitude ?? null,
    }),
    directionsUrl: t.string({
      nullable: true,
      description:
        'The way there at OpenStreetMap, another site; it contains nothing about the shopper. Null when the place is unknown.',
      resolve: ({ position }) =>
        position &&
        `https://www.openstreetmap.org/directions?to=${position.latitude}%2C${position.longitude}`,
    }),
    phone: t.string({
      nullable: true,
      description: 'Number; null when there is none.',
      resolve: ({ entry }) => entry.phone || null,
    }),
    email: t.string({
      nullable: true,
      description: 'E-mail address; null when there is none.',
      resolve: ({ entry }) => entry.email || null,
    }),
    website: t.string({
      nullable: true,
      description: 'Its own site; null when there is none, and when the address is not one of the web.',
      resolve: ({ entry }) =>
        /^https?:\/\//i.test(entry.website) && isSafeAddress(entry.website) ? entry.website : null,
    }),
    note: t.string({
      nullable: true,
      description: 'A sentence or two of the editors’, plain text; null when they wrote none.',
      resolve: ({ entry }) => entry.note || null,
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'What it looks like; null when there is no picture.',
      resolve: ({ entry, title }) => imageAt(entry.picture, title),
    }),
    now: t.field({
      type: StoreNow,
      nullable: true,
      description: 'Whether it is open. Null when its hours are unknown.',
      resolve: nowOf,
    }),
    week: t.field({
      type: [StoreHoursLine],
      complexity: { field: 1, multiplier: 4 },
      description: 'The hours of a usual week, Monday first; empty when they are unknown.',
      resolve: weekOf,
    }),
    specialDays: t.field({
      type: [StoreHoursLine],
      complexity: { field: 1, multiplier: 2 },
      description: 'Days of the next four weeks that keep other hours.',
      resolve: specialDaysOf,
    }),
    openings: t.field({
      type: [StoreOpening],
      complexity: { field: 1, multiplier: 3 },
      description: 'The hours of a usual week for machines; special days and seasons are not in them.',
      resolve: openingsOf,
    }),
  }),
});
