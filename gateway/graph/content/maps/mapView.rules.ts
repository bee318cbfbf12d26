/**
 * Map sections: squares of the Mercator projection. They are snapped to a grid with few sizes so that rendered maps can
 * be shared and do not reveal the visitor's exact position.
 */
import { centerOf, type Area, type Position } from '../stores/distance.rules.ts';

/** A square in projected coordinates: 0 to 1 from west to east and from north to south. */
export interface MapView {
  /** Western edge. */
  x: number;
  /** Northern edge. */
  y: number;
  size: number;
}

/** Side of a map in map units. */
export const MAP_SIDE = 1000;

/** Minimum size, about 150 km across in the Alps; the outlines are too coarse for less. */
const MIN_STEP = 30;
/** Fraction of the side kept free around the positions. */
const MARGIN = 0.1;
/** Grid lines per side. Sizes are powers of the fourth root of two. */
const GRID = 12;
/** The projection is undefined at the poles. */
const MAX_LATITUDE = 84;

export function projected({ latitude, longitude }: Position): { x: number; y: number } {
  const bounded = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The smallest grid view that contains all positions; null when there are none. */
export function viewOf(positions: readonly Position[]): MapView | null {
  if (positions.length === 0) return null;
  const points = positions.map(projected);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const room = Math.max(east - west, south - north) / (1 - 2 * MARGIN);
  for (let step = MIN_STEP; step > 0; step -= 1) {
    const size = 2 ** (-step / 4);
    // Snapping to the grid can use up to half a cell of the margin.
    if (size * (1 - 1 / GRID) < room) continue;
    const x = snapped((west + east - size) / 2, size / GRID);
    const y = snapped((north + south - size) / 2, size / GRID);
    return { x, y, size };
  }
  return { x: 0, y: 0, size: 1 };
}

/** The grid view that is most like the area: a map that was searched stays where it is. */
export function viewOfArea({ south, west, north, east }: Area): MapView {
  const [from, to] = [
    projected({ latitude: north, longitude: west }),
    projected({ latitude: south, longitude: east }),
  ];
  const wide = Math.max(to.x - from.x + (west <= east ? 0 : 1), to.y - from.y);
  const step = Math.max(0, Math.min(MIN_STEP, Math.round(-4 * Math.log2(wide))));
  const size = 2 ** (-step / 4);
  const middle = projected(centerOf({ south, west, north, east }));
  return {
    x: snapped(middle.x - size / 2, size / GRID),
    y: snapped((from.y + to.y - size) / 2, size / GRID),
    size,
  };
}

/** Position in map units from the north-western corner. */
export function onMap(view: MapView, position: Position): { x: number; y: number } {
  const { x, y } = projected(position);
  const unit = (value: number): number => Math.round((value / view.size) * MAP_SIDE * 10) / 10;
  return { x: unit(x - view.x), y: unit(y - view.y) };
}

function snapped(value: number, step: number): number {
  return Math.round(value / step) * step;
}
