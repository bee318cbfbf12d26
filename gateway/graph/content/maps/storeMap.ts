/** Map of a store search: land, water, borders, some towns for orientation, and the stores. */
import { builder } from '../../builder.ts';
import { joinNodeId } from '../../nodeId.ts';
import { readLanguage } from '../../region/locales/locale.rules.ts';
import { joinMarketId } from '../../region/markets/marketId.ts';
import type { Position } from '../stores/distance.rules.ts';
import { PAN_MARGIN, landOutline } from './landOutline.ts';
import { MAP_SIDE, onMap, viewOf, viewOfArea, type MapView } from './mapView.rules.ts';
import { placeTable } from '../places/placeTable.ts';
import { kindOf } from '../stores/store.ts';
import type { StoreModel } from '../stores/storeModel.ts';
import type { StoreSearchModel } from '../stores/storeSearch.ts';
import { townsIn } from './mapTowns.rules.ts';

interface MapModel {
  search: StoreSearchModel;
  view: MapView;
}

interface PointModel {
  x: number;
  y: number;
}

const MapPoint = builder.objectRef<PointModel>('MapPoint').implement({
  description: 'A point of a map.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'From the left, in thousandths of the map’s side.' }),
    y: t.exposeFloat('y', { description: 'From the top, in thousandths of the map’s side.' }),
  }),
});

const MapSection = builder.objectRef<MapView>('MapSection').implement({
  description:
    'A square of the Mercator world, which is 1 wide from the date line eastward, and 1 tall from 85.05° north to 85.05° south.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'Western edge: 0 to 1.' }),
    y: t.exposeFloat('y', { description: 'Northern edge: 0 to 1.' }),
    size: t.exposeFloat('size', { description: 'Width and height.' }),
  }),
});

const MapTown = builder.objectRef<PointModel & { name: string }>('MapTown').implement({
  description: 'A large town, to know one’s way by.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Its name, in the language of the request where it is known.',
    }),
    x: t.exposeFloat('x', { description: 'From the left, in thousandths of the map’s side.' }),
    y: t.exposeFloat('y', { description: 'From the top, in thousandths of the map’s side.' }),
  }),
});

const MapStore = builder.objectRef<PointModel & { store: StoreModel; index: number }>('MapStore').implement({
  description: 'A store on a map.',
  fields: (t) => ({
    storeId: t.id({
      description: 'Id of the `Store`.',
      resolve: ({ store: { ctx, entry } }) => joinNodeId('Store', joinMarketId(ctx.locale, entry.uid)),
    }),
    index: t.exposeInt('index', {
      description:
        'Place in the list that the map belongs to, from 0: `edges`, or `beyond` where that is empty.',
    }),
    isOwn: t.boolean({
      description: 'A shop of the brand’s own.',
      resolve: ({ store }) => kindOf(store) === 'OWN',
    }),
    x: t.exposeFloat('x', { description: 'From the left, in thousandths of the map’s side.' }),
    y: t.exposeFloat('y', { description: 'From the top, in thousandths of the map’s side.' }),
  }),
});

export const StoreMap = builder.objectRef<MapModel>('StoreMap').implement({
  description: `A square map, ${MAP_SIDE} units a side, in the Mercator projection; its shapes go on for ${PAN_MARGIN} units beyond each side. Drawn in the gateway from Natural Earth’s public-domain outlines.`,
  fields: (t) => ({
    section: t.field({
      type: MapSection,
      description: 'What the map shows of the world, to lay pictures of the same projection under it.',
      resolve: ({ view }) => view,
    }),
    land: t.string({
      description: 'Land as an SVG path of closed shapes.',
      resolve: ({ view }) => landOutline(view).land,
    }),
    borders: t.string({
      description: 'Borders of countries as an SVG path of lines.',
      resolve: ({ view }) => landOutline(view).borders,
    }),
    provinces: t.string({
      description: 'Borders of the states and provinces of large countries as an SVG path of lines.',
      resolve: ({ view }) => landOutline(view).provinces,
    }),
    lakes: t.string({
      description: 'Lakes as an SVG path of closed shapes, with their islands by the even-odd rule.',
      resolve: ({ view }) => landOutline(view).lakes,
    }),
    rivers: t.string({
      description: 'Rivers as an SVG path of lines.',
      resolve: ({ view }) => landOutline(view).rivers,
    }),
    stores: t.field({
      type: [MapStore],
      complexity: 10,
      description: 'Every store of the list whose place is known.',
      resolve: ({ search, view }) =>
        listOf(search).flatMap(({ store }, index) =>
          store.position ? [{ ...onMap(view, store.position), store, index }] : [],
        ),
    }),
    towns: t.field({
      type: [MapTown],
      complexity: 10,
      description: 'Large towns, the largest first; none on maps of a whole region.',
      resolve: async ({ search: { ctx, origin, criteria }, view }) =>
        origin || criteria.area ? townsIn(await placeTable(), view, readLanguage(ctx.scope.language)) : [],
    }),
    origin: t.field({
      type: MapPoint,
      nullable: true,
      description: 'The place or the position that stores were looked for around; null when there was none.',
      resolve: ({ search: { origin }, view }) => origin && onMap(view, origin),
    }),
  }),
});

export function mapOf(search: StoreSearchModel): MapModel | null {
  const { area } = search.criteria;
  const view = area ? viewOfArea(area) : viewOf(placesOf(search));
  return view && { search, view };
}

/** What the list has, and where it was looked for. */
function placesOf(search: StoreSearchModel): Position[] {
  const stores = listOf(search).flatMap(({ store }): Position[] => (store.position ? [store.position] : []));
  return search.origin ? [search.origin, ...stores] : stores;
}

function listOf({ found, beyond }: StoreSearchModel): StoreSearchModel['found'] {
  return found.length > 0 ? found : beyond;
}
