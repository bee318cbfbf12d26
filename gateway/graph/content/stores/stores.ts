/** `Market.stores`: the store locator as a Relay connection. */
import { builder, MAX_NODES } from '../../builder.ts';
import { Alternate, alternatesOf } from '../../region/locales/alternate.ts';
import { Market } from '../../region/markets/market.ts';
import { badInput } from '../../sourceErrors.ts';
import { areaProblem, distanceText, distanceUnit, inUnit, positionProblem } from './distance.rules.ts';
import { localePath } from '../navigation/link.rules.ts';
import { MAX_PLACE_LETTERS, Place } from '../places/place.ts';
import { kindLabel, kindOf, serviceLabel, Store, StoreKind } from './store.ts';
import { StoreMap, mapOf } from '../maps/storeMap.ts';
import { allStores, languageTagOf, type StoreModel } from './storeModel.ts';
import { radiusKm, searchStores, type StoreSearchModel } from './storeSearch.ts';
import type { Found } from './storeOrder.rules.ts';
import { words } from '../wording/words.ts';

const DEFAULT_FIRST = 20;

const PositionInput = builder.inputType('PositionInput', {
  description: 'A point on earth. Nothing keeps it: it is in no log and no shared answer.',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees north: -90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees east: -180 to 180.' }),
  }),
});

const AreaInput = builder.inputType('AreaInput', {
  description:
    'A box of latitudes and longitudes; one whose west is greater than its east crosses the date line.',
  fields: (t) => ({
    south: t.float({ required: true, description: 'Least latitude: -90 to 90.' }),
    west: t.float({ required: true, description: 'Western longitude: -180 to 180.' }),
    north: t.float({ required: true, description: 'Greatest latitude: -90 to 90.' }),
    east: t.float({ required: true, description: 'Eastern longitude: -180 to 180.' }),
  }),
});

interface DistanceModel {
  km: number;
  country: string;
  tag: string;
}

const StoreDistance = builder.objectRef<DistanceModel>('StoreDistance').implement({
  description: 'How far it is as the crow flies, in the measure of the market’s country.',
  fields: (t) => ({
    value: t.float({
      description: 'In `unit`.',
      resolve: ({ km, country }) => Math.round(inUnit(km, distanceUnit(country)) * 10) / 10,
    }),
    unit: t.string({
      description: '`kilometer`; `mile` in the United States and Great Britain.',
      resolve: ({ country }) => distanceUnit(country),
    }),
    text: t.string({
      description: 'As people write it there: `38 km`.',
      resolve: ({ km, country, tag }) => distanceText(km, distanceUnit(country), tag),
    }),
  }),
});

interface EdgeModel extends Found<StoreModel> {
  index: number;
}

const StoreEdge = builder.objectRef<EdgeModel>('StoreEdge').implement({
  description: 'A store that was found.',
  fields: (t) => ({
    node: t.field({ type: Store, description: 'The store.', resolve: ({ store }) => store }),
    cursor: t.string({
      description: 'Place in the list, for `after`.',
      resolve: ({ index }) => cursorAt(index),
    }),
    distance: t.field({
      type: StoreDistance,
      nullable: true,
      description: 'From the place or the position; null in a list that goes by neither.',
      resolve: ({ km, store: { ctx } }) =>
        km === null ? null : { km, country: ctx.scope.country, tag: languageTagOf(ctx) },
    }),
  }),
});

const BoundingBox = builder
  .objectRef<{ south: number; west: number; north: number; east: number }>('BoundingBox')
  .implement({
    description: 'The smallest box of latitudes and longitudes around some places.',
    fields: (t) => ({
      south: t.exposeFloat('south', { description: 'Least latitude.' }),
      west: t.exposeFloat('west', { description: 'Least longitude.' }),
      north: t.exposeFloat('north', { description: 'Greatest latitude.' }),
      east: t.exposeFloat('east', { description: 'Greatest longitude.' }),
    }),
  });

const StoreChoice = builder.objectRef<{ value: string; label: string }>('StoreChoice').implement({
  description: 'Something that stores can be narrowed to.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'As the argument takes it.' }),
    label: t.exposeString('label', { description: 'In words.' }),
  }),
});

interface PageModel extends StoreSearchModel {
  from: number;
  to: number;
}

const StoreConnection = builder.objectRef<PageModel>('StoreConnection').implement({
  description: 'Stores that were found, and how they were looked for. From the content service.',
  fields: (t) => ({
    edges: t.field({
      type: [StoreEdge],
      complexity: { field: 1, multiplier: 1 },
      description: 'This page of them.',
      resolve: ({ found, from, to }) =>
        found.slice(from, to).map((one, at) => ({ ...one, index: from + at })),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where this page stands in the whole list.',
      resolve: ({ found, from, to }) => ({
        hasNextPage: to < found.length,
        hasPreviousPage: from > 0,
        startCursor: from < to ? cursorAt(from) : null,
        endCursor: from < to ? cursorAt(to - 1) : null,
      }),
    }),
    totalCount: t.int({ description: 'Stores in the whole list.', resolve: ({ found }) => found.length }),
    place: t.field({
      type: Place,
      nullable: true,
      description: 'What was understood of `place`; null when none was given or it is unknown.',
      resolve: ({ ctx, place }) => place && { ctx, place },
    }),
    refusal: t.string({
      nullable: true,
      description:
        'Message for the shopper when the place is unknown; there was no search then. Null otherwise.',
      resolve: ({ ctx, isPlaceUnknown, criteria }) =>
        isPlaceUnknown ? words(ctx, 'refusal.unknownPlace', { place: criteria.place.trim() }) : null,
    }),
    radius: t.field({
      type: StoreDistance,
      nullable: true,
      description: 'How far from the place or the position was looked; null in a list that goes by neither.',
      resolve: ({ ctx, origin }) =>
        origin && { km: radiusKm(ctx.scope.country), country: ctx.scope.country, tag: languageTagOf(ctx) },
    }),
    beyond: t.field({
      type: [StoreEdge],
      complexity: { field: 1, multiplier: 3 },
      description: 'Where nothing is near enough: the nearest three beyond. Their cursors lead nowhere.',
      resolve: ({ beyond }) => beyond.map((one, index) => ({ ...one, index })),
    }),
    boundingBox: t.field({
      type: BoundingBox,
      nullable: true,
      description: 'Around the whole list; null when nothing in it is anywhere.',
      resolve: ({ found }) => {
        const at = found.flatMap(({ store }) => store.position ?? []);
        if (at.length === 0) return null;
        const latitudes = at.map(({ latitude }) => latitude);
        const longitudes = at.map(({ longitude }) => longitude);
        return {
          south: Math.min(...latitudes),
          west: Math.min(...longitudes),
          north: Math.max(...latitudes),
          east: Math.max(...longitudes),
        };
      },
    }),
    kinds: t.field({
      type: [StoreChoice],
      complexity: { field: 1, multiplier: 4 },
      description: 'Kinds to choose from here, whatever is chosen.',
      resolve: ({ ctx, choices }) => {
        const known = new Set(choices.map(kindOf));
        const inOrder = (['OWN', 'DEALER', 'RENTAL', 'REPAIR'] as const).filter((kind) => known.has(kind));
        return Promise.all(inOrder.map(async (value) => ({ value, label: await kindLabel(ctx, value) })));
      },
    }),
    services: t.field({
      type: [StoreChoice],
      complexity: { field: 1, multiplier: 6 },
      description: 'Services to choose from here, whatever is chosen; by their names.',
      resolve: async ({ ctx, choices }) => {
        const known = [...new Set(choices.flatMap(({ entry }) => entry.services))];
        const labelled = await Promise.all(
          known.map(async (value) => ({ value, label: await serviceLabel(ctx, value) })),
        );
        return labelled.sort((a, b) => a.label.localeCompare(b.label, languageTagOf(ctx)));
      },
    }),
    map: t.field({
      type: StoreMap,
      nullable: true,
      complexity: 50,
      description: 'A map of the whole list; null when nothing in it is anywhere. Asks no upstream.',
      resolve: mapOf,
    }),
  }),
});

builder.objectField(Market, 'stores', (t) =>
  t.field({
    type: StoreConnection,
    nullable: true,
    description: `Stores around a place or a position, the nearest first; those within an area, the ones in its middle first; without any, those of the market’s region: its country’s first, then country by country. ${DEFAULT_FIRST} when \`first\` is not given. Null with an error when the content service is down. Costs one kept call a hundred stores.`,
    args: {
      near: t.arg({
        type: PositionInput,
        description: 'Where the shopper is. Ask by POST: no address should hold it.',
      }),
      place: t.arg.string({
        description: `A place as typed by the shopper, or as \`Place.key\` names it; at most ${MAX_PLACE_LETTERS} letters. Not beside \`near\`.`,
      }),
      area: t.arg({
        type: AreaInput,
        description: 'What a map shows. Not beside `near` or `place`.',
      }),
      kind: t.arg({ type: StoreKind, description: 'Only these.' }),
      service: t.arg.string({
        description: 'Only those that do this, as `StoreConnection.services` gives it.',
      }),
      first: t.arg.int({ description: `Stores of the page: 1 to ${MAX_NODES}.` }),
      after: t.arg.string({ description: 'Stores behind this cursor, of the same search.' }),
    },
    complexity: ({ first }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(first ?? DEFAULT_FIRST, MAX_NODES)),
    }),
    resolve: async (ctx, { near, place, area, kind, service, first, after }) => {
      const count = first ?? DEFAULT_FIRST;
      if (count < 1 || count > MAX_NODES) throw badInput(`first is 1 to ${MAX_NODES}.`);
      const problem = (near && positionProblem(near)) ?? (area && areaProblem(area));
      if (problem) throw badInput(problem);
      if ([near, place, area].filter(Boolean).length > 1) throw badInput('Give one of near, place and area.');
      if ((place ?? '').length > MAX_PLACE_LETTERS)
        throw badInput(`place has at most ${MAX_PLACE_LETTERS} letters.`);
      const last = after ? placeOfCursor(after) : -1;
      if (last === null) throw badInput('after takes cursors of this connection.');
      const search = await searchStores(ctx, {
        near: near ?? null,
        place: place ?? '',
        area: area ?? null,
        kind: kind ?? null,
        service: service || null,
      });
      const from = Math.min(last + 1, search.found.length);
      return { ...search, from, to: Math.min(from + count, search.found.length) };
    },
  }),
);

builder.objectField(Market, 'storesAlternates', (t) =>
  t.field({
    type: [Alternate],
    description:
      'The store locator in every offered locale, for search engines; `x-default` last. Asks no upstream.',
    resolve: (_root, _args, ctx) =>
      alternatesOf(
        ctx.markets,
        () => true,
        (locale) => localePath(locale, '/stores'),
      ),
  }),
);

builder.objectField(Market, 'ownStores', (t) =>
  t.field({
    type: [Store],
    nullable: true,
    complexity: { field: 10, multiplier: 3 },
    description:
      'The brand’s own shops, everywhere. Null with an error when the content service is down. Shares the calls of `stores`.',
    resolve: async (ctx) => (await allStores(ctx)).filter((store) => kindOf(store) === 'OWN'),
  }),
);

function cursorAt(index: number): string {
  return Buffer.from(`store:${index}`).toString('base64url');
}

function placeOfCursor(cursor: string): number | null {
  const match = /^store:(\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  return match ? Number(match[1]) : null;
}
