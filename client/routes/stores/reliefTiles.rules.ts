/** Which tiles of the relief lie under a part of the store map. Drawn by `npm run relief`. */
import { SIDE, type MapSection, type MapWindow } from './mapView.rules.ts';

/** Side of a tile. Pixels. */
const TILE = 512;
const MOST = 4;

export interface ReliefTile {
  readonly name: string;
  /** Thousandths of the map's side. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What the relief looks like at a zoom. @param pixels of the screen along the map's side. */
export function reliefAt(
  section: MapSection,
  view: MapWindow,
  pixels: number,
): { level: number; opacity: number } {
  const wanted = Math.log2((pixels * view.scale) / section.size / TILE);
  return {
    // A tile is enlarged by less than half while there is a finer one.
    level: Math.max(1, Math.min(MOST, Math.ceil(wanted - 0.5))),
    // Beyond the finest, mountains blur: they recede as they are enlarged more than twice.
    opacity: Math.max(0.25, Math.min(1, 1 - 0.25 * (wanted - MOST - 1))),
  };
}

/** Tiles that the view meets, those of the coarsest level first. */
export function reliefTiles(section: MapSection, view: MapWindow, level: number): ReliefTile[] {
  const across = 2 ** level;
  const unit = section.size / SIDE;
  const extent = SIDE / view.scale;
  const range = (start: number, from: number): number[] => {
    const first = Math.max(0, Math.floor((start + from * unit) * across));
    const last = Math.min(across - 1, Math.floor((start + (from + extent) * unit) * across));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  };
  const size = 1 / across / unit;
  return range(section.y, view.y).flatMap((row) =>
    range(section.x, view.x).map((column) => ({
      name: `${level}/${column}/${row}`,
      x: (column / across - section.x) / unit,
      y: (row / across - section.y) / unit,
      size,
    })),
  );
}
