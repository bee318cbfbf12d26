/** Places that a store search can be centred on. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { Market } from '../../region/markets/market.ts';
import { badInput } from '../../sourceErrors.ts';
import { countryNameHere } from '../brand/marketFields.ts';
import { placesLike, type PlaceModel } from './placeSearch.ts';

/** Longer than any place name. */
export const MAX_PLACE_LETTERS = 80;
const MAX_PLACES = 20;

const placeRef = builder.objectRef<{ ctx: RequestContext; place: PlaceModel }>('Place');
export const Place = placeRef.implement({
  description:
    'A town, from a gazetteer that the gateway brings along (GeoNames), or the town or postal code of a store.',
  fields: (t) => ({
    key: t.string({
      description:
        'Names this place and no other in every market, as `stores(place:)` takes it and an address keeps it: `Denver, US-CO`.',
      resolve: ({ place }) => place.key,
    }),
    name: t.string({
      description: 'Its name, in the language of the request where the gazetteer knows that.',
      resolve: ({ place }) => place.name,
    }),
    area: t.string({
      description:
        'What it lies in: the country, after the letters of its state where there are some: `CO, United States`.',
      resolve: async ({ ctx, place }) =>
        [place.region, await countryNameHere(place.country, ctx)].filter((part) => part !== null).join(', '),
    }),
    latitude: t.float({ description: 'Degrees north.', resolve: ({ place }) => place.latitude }),
    longitude: t.float({ description: 'Degrees east.', resolve: ({ place }) => place.longitude }),
  }),
});

builder.objectField(Market, 'places', (t) =>
  t.field({
    type: [Place],
    description:
      'Places whose name, in any language, or postal code begins so: the market’s country first, whole names before beginnings, large towns before small ones. Accents and the ways to write them make no difference. Empty below two letters. Postal codes and towns of stores are missing while the content service is down.',
    args: {
      query: t.arg.string({ required: true, description: `At most ${MAX_PLACE_LETTERS} letters.` }),
      first: t.arg.int({ defaultValue: 8, description: `How many: 1 to ${MAX_PLACES}.` }),
    },
    complexity: 10,
    resolve: async (ctx, { query, first }) => {
      if (query.length > MAX_PLACE_LETTERS) throw badInput(`query has at most ${MAX_PLACE_LETTERS} letters.`);
      const most = first ?? 8;
      if (most < 1 || most > MAX_PLACES) throw badInput(`first is 1 to ${MAX_PLACES}.`);
      const places = await placesLike(ctx, query, most);
      return places.map((place) => ({ ctx, place }));
    },
  }),
);
