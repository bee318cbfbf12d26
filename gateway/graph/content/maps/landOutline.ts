/**
 * Land, water and borders of a map view as SVG paths, from Natural Earth's public-domain outlines (world-atlas, 1:50m,
 * and naturalEarth.ts). Rendered once per view; views are snapped to a grid (mapView.rules.ts).
 */
import { createRequire } from 'node:module';
import { geoIdentity, geoMercator, geoPath, type GeoContext } from 'd3-geo';
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { LRUCache } from 'lru-cache';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { MAP_SIDE, type MapView } from './mapView.rules.ts';
import { naturalEarth } from './naturalEarth.ts';
import { OutlineText } from './outlineText.ts';

export interface LandOutline {
  /** Closed paths. */
  land: string;
  /** Lines between countries. */
  borders: string;
  /** Lines between the states and provinces of large countries. */
  provinces: string;
  /** Closed paths of lakes and of islands in them, for the even-odd rule. */
  lakes: string;
  rivers: string;
}

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** Margin beyond the view on each side, in map units, so that the map can be panned. */
export const PAN_MARGIN = MAP_SIDE / 2;

/** In the projected coordinates of mapView.rules.ts. */
interface Shapes {
  land: MultiPolygon;
  borders: MultiLineString;
  provinces: MultiLineString;
  lakes: MultiPolygon;
  rivers: MultiLineString;
}

/** A river shorter than this in both directions is left out. Map units. */
const MIN_RIVER = 40;
/** The same for lakes. */
const MIN_LAKE = 14;

let world: Shapes | null = null;
const drawn = new LRUCache<string, LandOutline>({ max: 200 });

/** Parsed and projected on first use (750 KB of JSON), then kept. */
function shapesOf(): Shapes {
  if (!world) {
    const topology = createRequire(import.meta.url)('world-atlas/countries-50m.json') as World;
    const { land, countries } = topology.objects;
    const polygons = feature(topology, land).features.flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
    );
    const lines = mesh(topology, countries, (a, b) => a !== b).coordinates;
    const { provinces, lakes, rivers } = naturalEarth();
    world = {
      land: {
        type: 'MultiPolygon',
        coordinates: polygons.map((coordinates) => linesInWorld({ type: 'Polygon', coordinates })),
      },
      borders: linesOf(lines),
      provinces: linesOf(provinces),
      // Rings as lines: on a sphere the order of points tells inside from outside, and here it does not.
      lakes: { type: 'MultiPolygon', coordinates: linesOf(lakes).coordinates.map((ring) => [ring]) },
      rivers: linesOf(rivers),
    };
  }
  return world;
}

function linesOf(coordinates: Position[][]): MultiLineString {
  return {
    type: 'MultiLineString',
    coordinates: linesInWorld({ type: 'MultiLineString', coordinates }),
  };
}

/** Rings or lines, split at the date line: in the source, Siberia continues past 180°. */
function linesInWorld(shape: Polygon | MultiLineString): Position[][] {
  const lines: Position[][] = [];
  const projection = geoMercator()
    .scale(1 / (2 * Math.PI))
    .translate([0.5, 0.5])
    .precision(0);
  const collect: GeoContext = {
    beginPath: () => {},
    arc: () => {},
    moveTo: (x, y) => lines.push([[x, y]]),
    lineTo: (x, y) => lines.at(-1)?.push([x, y]),
    closePath: () => {
      const [first] = lines.at(-1) ?? [];
      if (first) lines.at(-1)?.push(first);
    },
  };
  geoPath(projection, collect)(shape);
  return lines;
}

export function landOutline(view: MapView): LandOutline {
  const key = `${view.x} ${view.y} ${view.size}`;
  let outline = drawn.get(key);
  if (!outline) {
    outline = draw(view);
    drawn.set(key, outline);
  }
  return outline;
}

function draw(view: MapView): LandOutline {
  const { land, borders, provinces, lakes, rivers } = shapesOf();
  const scale = MAP_SIDE / view.size;
  const [from, to] = [-PAN_MARGIN, MAP_SIDE + PAN_MARGIN];
  const projection = geoIdentity()
    .scale(scale)
    .translate([-view.x * scale, -view.y * scale])
    .clipExtent([
      [from, from],
      [to, to],
    ]);
  const extentOf = (line: readonly Position[], axis: 0 | 1): readonly [least: number, most: number] => {
    const start = axis === 0 ? view.x : view.y;
    const values = line.map((point) => ((point[axis] ?? 0) - start) * scale);
    return [least(values), -least(values.map((value) => -value))];
  };
  const isNear = (line: readonly Position[]): boolean =>
    ([0, 1] as const).every((axis) => {
      const [first, last] = extentOf(line, axis);
      return first <= to && last >= from;
    });
  const isLarge = (line: readonly Position[], minimum: number): boolean =>
    ([0, 1] as const).some((axis) => {
      const [first, last] = extentOf(line, axis);
      return last - first >= minimum;
    });
  const text = (shape: MultiPolygon | MultiLineString): string => {
    const outline = new OutlineText();
    geoPath(projection, outline)(shape);
    return outline.toString();
  };
  return {
    land: text({ ...land, coordinates: land.coordinates.filter((rings) => rings.some(isNear)) }),
    borders: text({ ...borders, coordinates: borders.coordinates.filter(isNear) }),
    provinces: text({ ...provinces, coordinates: provinces.coordinates.filter(isNear) }),
    lakes: text({
      ...lakes,
      coordinates: lakes.coordinates.filter((rings) =>
        rings.some((ring) => isNear(ring) && isLarge(ring, MIN_LAKE)),
      ),
    }),
    rivers: text({
      ...rivers,
      coordinates: rivers.coordinates.filter((line) => isNear(line) && isLarge(line, MIN_RIVER)),
    }),
  };
}

/** `Math.min(...values)` could overflow the stack for a coast of ten thousand points. */
function least(values: readonly number[]): number {
  return values.reduce((found, value) => Math.min(found, value), Infinity);
}
