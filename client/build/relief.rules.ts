/** How the store map's relief is shaded: grey values to be multiplied with the map's colours. */

/** Side of a tile. Pixels. */
export const TILE = 512;

/**
 * Grey values of the source's elevation tiles and metres above the sea, from places of known height; linear between
 * them. The source says nothing of its scale, which is roughly logarithmic.
 */
const scale: readonly (readonly [grey: number, metres: number])[] = [
  [0, -3600],
  [26, -2600],
  [70, -700],
  [97, 0],
  [115, 60],
  [133, 200],
  [156, 600],
  [177, 1050],
  [188, 1600],
  [201, 2700],
  [217, 3900],
  [229, 5000],
  [255, 8800],
];

/** Metres above the sea. */
export function metres(grey: number): number {
  const next = Math.max(
    1,
    scale.findIndex(([value]) => value >= grey),
  );
  const [fromGrey, from] = scale[next - 1] ?? [0, 0];
  const [toGrey, to] = scale[next] ?? [255, 0];
  return from + ((to - from) * (grey - fromGrey)) / (toGrey - fromGrey);
}

/** Degrees. @param y 0 to 1 from north to south. */
export function mercatorLatitude(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}

/** Metres. */
const EQUATOR = 40_075_017;
/** Mountains are this much steeper than they are on the largest world; more on smaller ones, which have only large slopes. */
const EXAGGERATION = { factor: 9, world: 8192 };
/** Darkest shade, from 0 to 1. */
const DEPTH = 0.7;
/** High plains are a little darker than low ones. */
const TINT = { most: 0.08, perMetre: 0.00003 };

/**
 * A tile in the light of the north-west, 45 degrees high; white is flat land, lit slopes and the sea.
 *
 * @param heightAt metres, by pixel; also one pixel beyond the edges.
 * @param latitudeAt degrees, by row.
 * @param world width of the world. Pixels.
 */
export function shade(
  heightAt: (x: number, y: number) => number,
  latitudeAt: (y: number) => number,
  world: number,
): Uint8Array {
  const side = TILE + 2;
  const heights = new Float32Array(side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) heights[y * side + x] = heightAt(x - 1, y - 1);
  const exaggeration = EXAGGERATION.factor * Math.sqrt(EXAGGERATION.world / world);
  const pixels = new Uint8Array(TILE * TILE);
  for (let y = 0; y < TILE; y += 1) {
    const metresPerPixel = (EQUATOR / world) * Math.cos((latitudeAt(y) * Math.PI) / 180);
    const rise = exaggeration / 2 / metresPerPixel;
    for (let x = 0; x < TILE; x += 1) {
      const at = (y + 1) * side + x + 1;
      const height = heights[at] ?? 0;
      const east = ((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) * rise;
      const south = ((heights[at + side] ?? 0) - (heights[at - side] ?? 0)) * rise;
      const light = (east * 0.5 + south * 0.5 + Math.SQRT1_2) / Math.hypot(east, south, 1) / Math.SQRT1_2;
      const tint = 1 - Math.min(TINT.most, Math.max(0, height) * TINT.perMetre);
      const lit = 1 - Math.max(0, 1 - light) * DEPTH;
      pixels[y * TILE + x] = height <= 0 ? 255 : Math.round(255 * Math.max(0, lit) * tint);
    }
  }
  return pixels;
}
