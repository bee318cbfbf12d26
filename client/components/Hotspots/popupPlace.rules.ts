/** Position of a hotspot's popup on its picture (catalogue.md 9, Hotspots). All lengths are CSS pixels. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle on the picture. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The marker is 36 px wide and offset by 18 px, so that it is centred on the hotspot. */
export const markerOffset = 18;

/** Too small for a popup on the picture: 650 px wide or less, or 360 px high or less. */
export function isCompact({ width, height }: Size): boolean {
  return width <= 650 || height <= 360;
}

export type Zone = 'start' | 'middle' | 'end';

/** Thresholds at 0.3 and 0.6 of the picture. */
export function zoneOf(fraction: number): Zone {
  if (fraction < 0.3) return 'start';
  return fraction > 0.6 ? 'end' : 'middle';
}

/** Between the marker and the popup, and between the popup and the picture's edge. */
const gap = 10;

/** Touch target of a marker: 44 px. */
const touch = 44;

/** Touch targets centred on the points. */
export function markerBoxes(spots: readonly Point[]): Box[] {
  return spots.map(({ x, y }) => ({ left: x - touch / 2, top: y - touch / 2, width: touch, height: touch }));
}

/**
 * Left of the picture the popup is to the right of the hotspot, right of it to the left, in between below or above it,
 * whichever has more room. Where that covers a marker it moves to the nearest position that covers none.
 *
 * @param spots all hotspots of the picture, the popup's own included
 * @returns null when it covers a marker at any position
 */
export function popupPlace(
  spot: Point,
  spots: readonly Point[],
  room: Size,
  popup: Size,
): { left: number; top: number } | null {
  const preferred = besideHotspot(spot, room, popup);
  const markers = markerBoxes(spots);
  const isFree = (place: { left: number; top: number }): boolean =>
    !markers.some((marker) => overlap(marker, { ...place, ...popup }));
  if (isFree(preferred)) return preferred;
  const free = steps(preferred.left, room.width - popup.width)
    .flatMap((left) => steps(preferred.top, room.height - popup.height).map((top) => ({ left, top })))
    .filter(isFree);
  const distance = ({ left, top }: { left: number; top: number }): number =>
    Math.hypot(left - preferred.left, top - preferred.top);
  return free.reduce<(typeof free)[number] | null>(
    (best, place) => (best === null || distance(place) < distance(best) ? place : best),
    null,
  );
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

const stepPx = 8;

/** Candidates from the preferred offset in both directions, up to the picture's edges. */
function steps(preferred: number, free: number): number[] {
  const last = Math.max(gap, Math.floor(free - gap));
  const found = [gap, last, preferred];
  for (let at = preferred - stepPx; at > gap; at -= stepPx) found.push(at);
  for (let at = preferred + stepPx; at < last; at += stepPx) found.push(at);
  return found;
}

function besideHotspot(spot: Point, room: Size, popup: Size): { left: number; top: number } {
  const column = zoneOf(spot.x / room.width);
  const row = zoneOf(spot.y / room.height);
  const away = markerOffset + gap;
  const left = {
    start: spot.x + away,
    middle: spot.x - popup.width / 2,
    end: spot.x - away - popup.width,
  }[column];
  const isBelow = row === 'start' || (row === 'middle' && spot.y <= room.height / 2);
  const top =
    column === 'middle'
      ? isBelow
        ? spot.y + away
        : spot.y - away - popup.height
      : {
          start: spot.y - markerOffset,
          middle: spot.y - popup.height / 2,
          end: spot.y + markerOffset - popup.height,
        }[row];
  return { left: within(left, room.width - popup.width), top: within(top, room.height - popup.height) };
}

function within(value: number, free: number): number {
  return Math.round(Math.max(gap, Math.min(value, free - gap)));
}
