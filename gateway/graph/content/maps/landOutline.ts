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

/** A ring or a line, and its extent. In the projected coordinates of mapView.rules.ts. */
interface Line {
  points: Position[];
  west: number;
  north: number;
  east: number;
  south: number;
}

interface Shapes {
  /** Rings of each piece of land. */
  land: Line[][];
  borders: Line[];
  provinces: Line[];
  /** Rings. */
  lakes: Line[];
  rivers: Line[];
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
      land: polygons.map((coordinates) => linesInWorld({ type: 'Polygon', coordinates })),
      borders: linesOf(lines),
      provinces: linesOf(provinces),
      // As lines: on a sphere the order of a ring's points tells inside from outside, and here it does not.
      lakes: linesOf(lakes),
      rivers: linesOf(rivers),
    };
  }
  return world;
}

const linesOf = (coordinates: Position[][]): Line[] => linesInWorld({ type: 'MultiLineString', coordinates });

/** Rings or lines, split at the date line: in the source, Siberia continues past 180°. */
function linesInWorld(shape: Polygon | MultiLineString): Line[] {
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
  return lines.map(withExtent);
}

/** Measured once: each new view asks for the extent of every line. */
function withExtent(points: Position[]): Line {
  const line = { points, west: Infinity, north: Infinity, east: -Infinity, south: -Infinity };
  for (const [x = 0, y = 0] of points) {
    line.west = Math.min(line.west, x);
    line.east = Math.max(line.east, x);
    line.north = Math.min(line.north, y);
    line.south = Math.max(line.south, y);
  }
  return line;
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
  const [nearest, farthest] = [from / scale, to / scale];
  const isNear = ({ west, north, east, south }: Line): boolean =>
    west - view.x <= farthest &&
    east - view.x >= nearest &&
    north - view.y <= farthest &&
    south - view.y >= nearest;
  const isLarge = ({ west, north, east, south }: Line, minimum: number): boolean =>
    Math.max(east - west, south - north) * scale >= minimum;
  const text = (shape: MultiPolygon | MultiLineString): string => {
    const outline = new OutlineText();
    geoPath(projection, outline)(shape);
    return outline.toString();
  };
  const polygons = (shapes: readonly Line[][]): string =>
    text({ type: 'MultiPolygon', coordinates: shapes.map((rings) => rings.map(({ points }) => points)) });
  const lines = (shapes: readonly Line[]): string =>
    text({ type: 'MultiLineString', coordinates: shapes.map(({ points }) => points) });
  return {
    land: polygons(land.filter((rings) => rings.some(isNear))),
    borders: lines(borders.filter(isNear)),
    provinces: lines(provinces.filter(isNear)),
    lakes: polygons(lakes.filter((ring) => isNear(ring) && isLarge(ring, MIN_LAKE)).map((ring) => [ring])),
    rivers: lines(rivers.filter((line) => isNear(line) && isLarge(line, MIN_RIVER))),
  };
}
