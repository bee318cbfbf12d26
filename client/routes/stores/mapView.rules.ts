/** Viewport and marker clustering of the store map. Lengths are thousandths of its side. */
import type { Area } from './storeQuery.rules.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible part: its north-western corner, and the zoom factor. */
export interface MapWindow extends Point {
  readonly scale: number;
}

/** A square of the Mercator world, which is 1 wide. */
export interface MapSection {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const SIDE = 1000;
export const LARGEST = 12;
/** The land is drawn half a side beyond; some of it stays as a margin. */
const MARGIN = 400;
/** Zoom factor of a button press. */
export const STEP = 1.8;

export const whole: MapWindow = { x: 0, y: 0, scale: 1 };

/** Clamps zoom and position to the drawn land. */
export function bounded({ x, y, scale }: MapWindow): MapWindow {
  const within = Math.min(LARGEST, Math.max(1, scale));
  const most = SIDE + MARGIN - SIDE / within;
  const clamp = (value: number): number => Math.min(most, Math.max(-MARGIN, value));
  return { x: clamp(x), y: clamp(y), scale: within };
}

/** Zooms by a factor; the point, in fractions of the frame, keeps its place. */
export function zoomedAt(view: MapWindow, times: number, at: Point = { x: 0.5, y: 0.5 }): MapWindow {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * times));
  const side = SIDE / view.scale - SIDE / scale;
  return bounded({ x: view.x + side * at.x, y: view.y + side * at.y, scale });
}

/** @param by drag distance in fractions of the frame. */
export function dragged(view: MapWindow, by: Point): MapWindow {
  const side = SIDE / view.scale;
  return bounded({ x: view.x - by.x * side, y: view.y - by.y * side, scale: view.scale });
}

/** Centres the point, without zooming out. */
export function centered(view: MapWindow, { x, y }: Point, scale = view.scale): MapWindow {
  return bounded({ x: x - SIDE / scale / 2, y: y - SIDE / scale / 2, scale });
}

/** Fits all points, as large as possible. */
export function fitting(points: readonly Point[]): MapWindow {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.max(east - west, south - north, 1) * 1.6;
  const scale = Math.min(LARGEST, SIDE / room);
  return centered(whole, { x: (west + east) / 2, y: (north + south) / 2 }, scale);
}

/** What the view shows, in hundredths of a degree, which is less than a kilometre and a half. */
export function areaOf(section: MapSection, view: MapWindow): Area {
  const unit = section.size / SIDE;
  const size = section.size / view.scale;
  const [x, y] = [section.x + view.x * unit, section.y + view.y * unit];
  const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
  const latitude = (at: number): number =>
    rounded((Math.atan(Math.sinh(Math.PI * (1 - 2 * Math.min(1, Math.max(0, at))))) * 180) / Math.PI);
  const longitude = (at: number): number => rounded((at - Math.floor(at) - 0.5) * 360);
  const isWorld = size >= 1;
  return {
    south: latitude(y + size),
    west: isWorld ? -180 : longitude(x),
    north: latitude(y),
    east: isWorld ? 180 : longitude(x + size),
  };
}

/** Position of a point in the frame, in fractions of it. */
export function inFrame(view: MapWindow, { x, y }: Point): Point {
  return { x: ((x - view.x) * view.scale) / SIDE, y: ((y - view.y) * view.scale) / SIDE };
}

export function isInFrame(view: MapWindow, point: Point): boolean {
  const { x, y } = inFrame(view, point);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

/** Clusters overlapping points around the first of them; in the order of the points. */
export function clustered<P extends Point>(points: readonly P[], reach: number): (readonly P[])[] {
  const clusters: P[][] = [];
  for (const point of points) {
    const near = clusters.find(
      ([first]) => first && Math.hypot(first.x - point.x, first.y - point.y) < reach,
    );
    if (near) near.push(point);
    else clusters.push([point]);
  }
  return clusters;
}
