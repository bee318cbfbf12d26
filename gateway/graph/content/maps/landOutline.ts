/**
 * Land and borders of a map view as SVG paths, from Natural Earth's public-domain outlines (world-atlas, 1:1m to
 * 1:50m). Rendered once per view; views are snapped to a grid (mapView.rules.ts).
 */
import { createRequire } from 'node:module';
import { geoIdentity, geoMercator, geoPath, type GeoContext } from 'd3-geo';
import type { MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { LRUCache } from 'lru-cache';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { MAP_SIDE, type MapView } from './mapView.rules.ts';
import { OutlineText } from './outlineText.ts';

export interface LandOutline {
  /** Closed paths. */
  land: string;
  /** Lines between countries. */
  borders: string;
}

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** Margin beyond the view on each side, in map units, so that the map can be panned. */
export const PAN_MARGIN = MAP_SIDE / 2;

/** In the projected coordinates of mapView.rules.ts. */
interface Shapes {
  land: MultiPolygon;
  borders: MultiLineString;
}

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
    world = {
      land: {
        type: 'MultiPolygon',
        coordinates: polygons.map((coordinates) => linesInWorld({ type: 'Polygon', coordinates })),
      },
      borders: {
        type: 'MultiLineString',
        coordinates: linesInWorld({ type: 'MultiLineString', coordinates: lines }),
      },
    };
  }
  return world;
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
  const { land, borders } = shapesOf();
  const scale = MAP_SIDE / view.size;
  const [from, to] = [-PAN_MARGIN, MAP_SIDE + PAN_MARGIN];
  const projection = geoIdentity()
    .scale(scale)
    .translate([-view.x * scale, -view.y * scale])
    .clipExtent([
      [from, from],
      [to, to],
    ]);
  const isNear = (line: readonly Position[]): boolean => {
    const xs = line.map(([x = 0]) => (x - view.x) * scale);
    const ys = line.map(([, y = 0]) => (y - view.y) * scale);
    const meets = (values: readonly number[]): boolean =>
      least(values) <= to && -least(values.map((value) => -value)) >= from;
    return meets(xs) && meets(ys);
  };
  const text = (shape: MultiPolygon | MultiLineString): string => {
    const outline = new OutlineText();
    geoPath(projection, outline)(shape);
    return outline.toString();
  };
  return {
    land: text({ ...land, coordinates: land.coordinates.filter((rings) => rings.some(isNear)) }),
    borders: text({ ...borders, coordinates: borders.coordinates.filter(isNear) }),
  };
}

/** `Math.min(...values)` could overflow the stack for a coast of ten thousand points. */
function least(values: readonly number[]): number {
  return values.reduce((found, value) => Math.min(found, value), Infinity);
}
