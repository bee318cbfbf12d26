/** Value noise over a plane with derivatives, for terrain and snow. */

/** Lattice value in 0..1. */
export function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed;
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4_294_967_296;
}

/** Value and slopes of one point; reused instead of returned, since it is computed millions of times. */
export const sampled = { value: 0, dx: 0, dy: 0 };

/** Fills `sampled` with value noise in 0..1 and its derivatives (quintic interpolation, for continuous slopes). */
export function sampleNoise(x: number, y: number, seed: number): void {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const dux = 30 * fx * fx * (fx * (fx - 2) + 1);
  const duy = 30 * fy * fy * (fy * (fy - 2) + 1);
  const a = lattice(ix, iy, seed);
  const b = lattice(ix + 1, iy, seed);
  const c = lattice(ix, iy + 1, seed);
  const d = lattice(ix + 1, iy + 1, seed);
  const k1 = b - a;
  const k2 = c - a;
  const k4 = a - b - c + d;
  sampled.value = a + k1 * ux + k2 * uy + k4 * ux * uy;
  sampled.dx = dux * (k1 + k4 * uy);
  sampled.dy = duy * (k2 + k4 * ux);
}

export function noise(x: number, y: number, seed: number): number {
  sampleNoise(x, y, seed);
  return sampled.value;
}

/** Noise of several octaves around 0, about -0.5 to 0.5. */
export function layeredNoise(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 0.5;
  for (let i = 0; i < octaves; i += 1) {
    sum += weight * (noise(x, y, seed + i) - 0.5);
    const turned = x * 1.6 + y * 1.2;
    y = y * 1.6 - x * 1.2;
    x = turned;
    weight *= 0.5;
  }
  return sum;
}

const tileSize = 512;

/** Layered noise precomputed in a seamless tile: a lookup costs a tenth of computing it. */
export class NoiseTile {
  readonly #values = new Float32Array(tileSize * tileSize);

  /** @param cells lattice cells along a side of the first octave; later octaves double it. */
  constructor(cells: number, octaves: number, seed: number) {
    for (let octave = 0; octave < octaves; octave += 1) {
      const across = cells << octave;
      const weight = 0.5 ** (octave + 1);
      for (let row = 0; row < tileSize; row += 1) {
        const y = (row / tileSize) * across;
        const j = y | 0;
        const v = ease(y - j);
        for (let column = 0; column < tileSize; column += 1) {
          const x = (column / tileSize) * across;
          const i = x | 0;
          const u = ease(x - i);
          const i2 = (i + 1) % across;
          const j2 = (j + 1) % across;
          const a = lattice(i, j, seed + octave);
          const b = lattice(i2, j, seed + octave);
          const c = lattice(i, j2, seed + octave);
          const d = lattice(i2, j2, seed + octave);
          const at = row * tileSize + column;
          const value = a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
          this.#values[at] = (this.#values[at] ?? 0) + weight * (value - 0.5);
        }
      }
    }
  }

  /** About -0.5 to 0.5. The square spans 0..1 and repeats. */
  at(x: number, y: number): number {
    const px = (x - Math.floor(x)) * tileSize;
    const py = (y - Math.floor(y)) * tileSize;
    const i = px | 0;
    const j = py | 0;
    const u = px - i;
    const v = py - j;
    const row = (j & 511) << 9;
    const next = ((j + 1) & 511) << 9;
    const left = i & 511;
    const right = (i + 1) & 511;
    const values = this.#values;
    const a = values[row | left] ?? 0;
    const b = values[row | right] ?? 0;
    const c = values[next | left] ?? 0;
    const d = values[next | right] ?? 0;
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  }
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
