/** On which side of its marker a hotspot's inline popup is (catalogue.md 4 and 9, Hotspots). CSS pixels. */
import {
  markerBoxes,
  markerOffset,
  overlap,
  zoneOf,
  type Box,
  type Point,
  type Size,
} from './popupPlace.rules.ts';

export type Side = 'right' | 'left' | 'below' | 'above';

/** Gap between marker and inline popup; the same as in the styles. */
const gap = 8;

export interface InlineSpot extends Point {
  /** Of its inline popup. */
  readonly label: Size;
}

/**
 * One side per hotspot, where the popup covers no marker, no other inline popup and nothing of `taken`, and stays
 * within the picture. Null where there is no such side.
 */
export function inlineSides(
  spots: readonly InlineSpot[],
  room: Size,
  taken: readonly Box[] = [],
): (Side | null)[] {
  const markers = markerBoxes(spots);
  const placed = [...taken];
  return spots.map((spot, own) => {
    const inTheWay = [...markers.filter((_, index) => index !== own), ...placed];
    for (const side of preferred(spot, room)) {
      const box = boxAt(spot, side);
      if (!isWithin(box, room) || inTheWay.some((other) => overlap(other, box))) continue;
      placed.push(box);
      return side;
    }
    return null;
  });
}

/** Prefers the side towards the middle of the picture, by the thresholds of the popup. */
function preferred({ x, y }: Point, room: Size): Side[] {
  const column = zoneOf(x / room.width);
  const isLow = zoneOf(y / room.height) === 'end';
  const sides: Side[] = column === 'end' ? ['left', 'right'] : ['right', 'left'];
  return [...sides, ...(isLow ? (['above', 'below'] as const) : (['below', 'above'] as const))];
}

function boxAt({ x, y, label: { width, height } }: InlineSpot, side: Side): Box {
  const away = markerOffset + gap;
  const middle = { left: x - width / 2, top: y - height / 2 };
  const place = {
    right: { left: x + away, top: middle.top },
    left: { left: x - away - width, top: middle.top },
    below: { left: middle.left, top: y + away },
    above: { left: middle.left, top: y - away - height },
  }[side];
  return { ...place, width, height };
}

function isWithin({ left, top, width, height }: Box, room: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= room.width && top + height <= room.height;
}
