/**
 * Draws the relief under the store map: shaded tiles of the Mercator world, as WebP in `routes/stores/relief/`, named
 * `{level}/{column}/{row}`. Run once by hand: `npm run relief -- DIR`, with the elevation tiles of Debian's package
 * marble-qt-data (`maps/earth/srtm/3`: SRTM30, NASA, public domain; 16 x 8 tiles of 2 arcminutes a pixel).
 */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { metres, mercatorLatitude, shade, TILE } from './relief.rules.ts';

const [from] = process.argv.slice(2);
if (!from) throw new Error('Usage: npm run relief -- DIR');

const into = new URL('../routes/stores/relief/', import.meta.url).pathname;
const SOURCE = { columns: 16, rows: 8, side: 675 };
const width = SOURCE.columns * SOURCE.side;
const height = SOURCE.rows * SOURCE.side;
const LEVELS = [1, 2, 3, 4];
/** Degrees. There are no stores beyond, and Mercator enlarges what is there. */
const NORTHERNMOST = 74;
const SOUTHERNMOST = -57;

const heights = smoothed(await readElevation());
for (const level of LEVELS)
  for (let row = 0; row < 2 ** level; row += 1)
    for (let column = 0; column < 2 ** level; column += 1) await writeTile(level, column, row);

async function writeTile(level: number, column: number, row: number): Promise<void> {
  const world = TILE * 2 ** level;
  const north = mercatorLatitude((row * TILE) / world);
  const south = mercatorLatitude(((row + 1) * TILE) / world);
  if (level > 1 && (south > NORTHERNMOST || north < SOUTHERNMOST)) return;
  const heightAt = (x: number, y: number): number => {
    const latitude = mercatorLatitude((row * TILE + y + 0.5) / world);
    return interpolated(
      ((column * TILE + x + 0.5) / world) * width - 0.5,
      ((90 - latitude) / 180) * height - 0.5,
    );
  };
  const pixels = shade(heightAt, (y) => mercatorLatitude((row * TILE + y + 0.5) / world), world);
  // A tile of sea only is white: nothing is laid over the map there.
  if (pixels.every((value) => value > 250)) return;
  const folder = `${into}${level}/${column}`;
  mkdirSync(folder, { recursive: true });
  await sharp(pixels, { raw: { width: TILE, height: TILE, channels: 1 } })
    .webp({ quality: 55, effort: 6 })
    .toFile(`${folder}/${row}.webp`);
}

async function readElevation(): Promise<Float32Array> {
  const elevation = new Float32Array(width * height);
  const padded = (value: number): string => String(value).padStart(6, '0');
  for (let row = 0; row < SOURCE.rows; row += 1)
    for (let column = 0; column < SOURCE.columns; column += 1) {
      const file = `${from}/${padded(row)}/${padded(row)}_${padded(column)}.jpg`;
      const tile = await sharp(file).toColourspace('b-w').raw().toBuffer();
      for (let y = 0; y < SOURCE.side; y += 1)
        for (let x = 0; x < SOURCE.side; x += 1)
          elevation[(row * SOURCE.side + y) * width + column * SOURCE.side + x] = metres(
            tile[y * SOURCE.side + x] ?? 0,
          );
    }
  return elevation;
}

/** Weights of 1, 2, 1 along both axes: hides the blocks of JPEG. */
function smoothed(values: Float32Array): Float32Array {
  const along = (from: Float32Array, neighbours: (x: number, y: number) => [number, number]) => {
    const smooth = new Float32Array(from.length);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const [before, after] = neighbours(x, y);
        smooth[y * width + x] =
          ((from[before] ?? 0) + 2 * (from[y * width + x] ?? 0) + (from[after] ?? 0)) / 4;
      }
    return smooth;
  };
  const rows = along(values, (x, y) => [
    y * width + ((x + width - 1) % width),
    y * width + ((x + 1) % width),
  ]);
  return along(rows, (x, y) => [Math.max(0, y - 1) * width + x, Math.min(height - 1, y + 1) * width + x]);
}

/** Bilinear; the world is round from west to east. */
function interpolated(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = (column: number, row: number): number =>
    heights[Math.max(0, Math.min(height - 1, row)) * width + (((column % width) + width) % width)] ?? 0;
  return (
    (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - down) +
    (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * down
  );
}
