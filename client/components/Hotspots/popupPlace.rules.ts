/** Where the popup of a hotspot stands on its picture (catalogue.md 9, Hotspots). All lengths are CSS pixels. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sign is 36 px wide: it stands 18 px off, so that its middle is on the spot. */
export const markerOffset = 18;

/** Room that is too small for a popup on the picture: 650 px wide or less, or 360 px high or less. */
export function isCompact({ width, height }: Size): boolean {
  return width <= 650 || height <= 360;
}

export type Zone = 'start' | 'middle' | 'end';

/** Thresholds at 0.3 and 0.6 of the picture. */
export function zoneOf(fraction: number): Zone {
  if (fraction < 0.3) return 'start';
  return fraction > 0.6 ? 'end' : 'middle';
}

/** Between the sign and the popup beside it, and between the popup and the picture's edge. */
const gap = 10;

/**
 * Left of the picture the popup stands to the right of the spot, right of it to the left, in between below or above it,
 * whichever has more room: it never covers the spot where that can be helped, and never leaves the picture.
 */
export function popupPlace(
  spot: { readonly x: number; readonly y: number },
  room: Size,
  popup: Size,
): { left: number; top: number } {
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
