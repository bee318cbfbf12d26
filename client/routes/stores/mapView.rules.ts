/** How the map of stores lies in its frame: enlarged, moved, and its markers gathered. Lengths are thousandths of its side. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is seen: the north-western corner, and how many times enlarged. */
export interface MapWindow extends Point {
  readonly scale: number;
}

export const SIDE = 1000;
export const LARGEST = 12;
/** The land goes on for half a side; some of it stays in reserve. */
const BEYOND = 400;
/** What one press of a button enlarges by. */
export const STEP = 1.8;

export const whole: MapWindow = { x: 0, y: 0, scale: 1 };

/** Never smaller than the whole, never farther than the land is drawn. */
export function bounded({ x, y, scale }: MapWindow): MapWindow {
  const within = Math.min(LARGEST, Math.max(1, scale));
  const most = SIDE + BEYOND - SIDE / within;
  const clamp = (value: number): number => Math.min(most, Math.max(-BEYOND, value));
  return { x: clamp(x), y: clamp(y), scale: within };
}

/** Enlarges by so many times; what lies under the point, given as parts of the frame, stays there. */
export function zoomedAt(view: MapWindow, times: number, at: Point = { x: 0.5, y: 0.5 }): MapWindow {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * times));
  const side = SIDE / view.scale - SIDE / scale;
  return bounded({ x: view.x + side * at.x, y: view.y + side * at.y, scale });
}

/** @param by parts of the frame that the finger moved. */
export function dragged(view: MapWindow, by: Point): MapWindow {
  const side = SIDE / view.scale;
  return bounded({ x: view.x - by.x * side, y: view.y - by.y * side, scale: view.scale });
}

/** The point in the middle, enlarged no less than before. */
export function centered(view: MapWindow, { x, y }: Point, scale = view.scale): MapWindow {
  return bounded({ x: x - SIDE / scale / 2, y: y - SIDE / scale / 2, scale });
}

/** All of the points in view, as large as they allow. */
export function fitting(points: readonly Point[]): MapWindow {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.max(east - west, south - north, 1) * 1.6;
  const scale = Math.min(LARGEST, SIDE / room);
  return centered(whole, { x: (west + east) / 2, y: (north + south) / 2 }, scale);
}

/** Where a point of the map stands in the frame, in parts of it. */
export function inFrame(view: MapWindow, { x, y }: Point): Point {
  return { x: ((x - view.x) * view.scale) / SIDE, y: ((y - view.y) * view.scale) / SIDE };
}

export function isInFrame(view: MapWindow, point: Point): boolean {
  const { x, y } = inFrame(view, point);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

/** Points that would touch, gathered around the first of them; in the order of the points. */
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
