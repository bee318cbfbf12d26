/**
 * Which part of the world a map shows: squares of the Mercator projection. They lie on a grid and have few sizes, so
 * that maps are drawn once for many, and no map tells where exactly somebody stands.
 */
import type { Position } from '../stores/distance.rules.ts';

/** A square of the projected world, which itself reaches from 0 to 1 to the east and to the south. */
export interface MapView {
  /** Western edge. */
  x: number;
  /** Northern edge. */
  y: number;
  size: number;
}

/** Side of a map, in its own units. */
export const MAP_SIDE = 1000;

/** About 150 km across in the Alps: nearer than that the outlines are too coarse. */
const LEAST_STEP = 30;
/** Part of the side that stays free around what is shown. */
const MARGIN = 0.1;
/** Sizes are powers of the fourth root of two; a grid has this many lines to a side. */
const GRID = 12;
/** The projection has no poles. */
const MOST_LATITUDE = 84;

export function projected({ latitude, longitude }: Position): { x: number; y: number } {
  const bounded = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The smallest view of the grid that shows all of them; null when there are none. */
export function viewOf(positions: readonly Position[]): MapView | null {
  if (positions.length === 0) return null;
  const points = positions.map(projected);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const room = Math.max(east - west, south - north) / (1 - 2 * MARGIN);
  for (let step = LEAST_STEP; step > 0; step -= 1) {
    const size = 2 ** (-step / 4);
    // Moving the view onto the grid takes up to half a line from the margin.
    if (size * (1 - 1 / GRID) < room) continue;
    const x = snapped((west + east - size) / 2, size / GRID);
    const y = snapped((north + south - size) / 2, size / GRID);
    return { x, y, size };
  }
  return { x: 0, y: 0, size: 1 };
}

/** Where on the map, in its units from the north-western corner. */
export function onMap(view: MapView, position: Position): { x: number; y: number } {
  const { x, y } = projected(position);
  const unit = (value: number): number => Math.round((value / view.size) * MAP_SIDE * 10) / 10;
  return { x: unit(x - view.x), y: unit(y - view.y) };
}

function snapped(value: number, step: number): number {
  return Math.round(value / step) * step;
}
