/**
 * The range around the mine: one height field for all landscapes, so that the brand's mountains are the same in every
 * picture.
 */
import { randomFrom } from './random.ts';
import { layeredNoise, sampled, sampleNoise } from './noise.ts';

/** Cells along each side. */
export const fieldSize = 1536;
/** Metres per cell. */
export const cell = 6;

export interface Terrain {
  /** Metres above the valley, row by row (z), then column by column (x). */
  height: Float32Array;
  /** Slopes along x and z. */
  slopeX: Float32Array;
  slopeZ: Float32Array;
  /** 0 in hollows, 1 on open ground: visible share of the sky. */
  openness: Float32Array;
}

let range: Terrain | null = null;

/** Generated once per thread; takes about two seconds. */
export function terrain(): Terrain {
  range ??= make();
  return range;
}

/** Eroded twice: long gullies at half the resolution, short ribs at full. */
function make(): Terrain {
  const half = fieldSize / 2;
  const coarse = new Float32Array(half * half);
  for (let j = 0; j < half; j += 1) {
    for (let i = 0; i < half; i += 1) coarse[j * half + i] = raw(i * cell * 2, j * cell * 2);
  }
  erode(coarse, half, cell * 2, { drops: 70_000, steps: 90, bite: 0.3, seed: 77 });
  const height = doubled(coarse, half);
  for (let j = 0; j < fieldSize; j += 1) {
    for (let i = 0; i < fieldSize; i += 1) {
      const at = j * fieldSize + i;
      height[at] = read(height, at) + 18 * layeredNoise(i / 9, j / 9, 3, 311);
    }
  }
  erode(height, fieldSize, cell, { drops: 60_000, steps: 30, bite: 0.22, seed: 78 });
  const slopeX = new Float32Array(height.length);
  const slopeZ = new Float32Array(height.length);
  for (let j = 0; j < fieldSize; j += 1) {
    const up = Math.max(0, j - 1) * fieldSize;
    const down = Math.min(fieldSize - 1, j + 1) * fieldSize;
    for (let i = 0; i < fieldSize; i += 1) {
      const left = Math.max(0, i - 1);
      const right = Math.min(fieldSize - 1, i + 1);
      const at = j * fieldSize + i;
      slopeX[at] = (read(height, j * fieldSize + right) - read(height, j * fieldSize + left)) / (2 * cell);
      slopeZ[at] = (read(height, down + i) - read(height, up + i)) / (2 * cell);
    }
  }
  return { height, slopeX, slopeZ, openness: opennessOf(height) };
}

function read(field: Float32Array, index: number): number {
  return field[index] ?? 0;
}

/**
 * Ridged noise for crests, and layers that fade on steep ground for flanks: sharp above and smooth below, as after
 * glaciation.
 */
function raw(x: number, z: number): number {
  // Domain-warped and rotated first, or ridges would follow the lattice.
  const bend = layeredNoise(x / 2900, z / 2900, 2, 1877);
  const bend2 = layeredNoise(x / 2600 + 7, z / 2600, 2, 1879);
  let px = (0.82 * x + 0.57 * z) / 2300 + bend;
  let pz = (0.82 * z - 0.57 * x) / 2300 + bend2;
  let sum = 0;
  let weight = 1;
  let dx = 0;
  let dz = 0;
  for (let i = 0; i < 7; i += 1) {
    sampleNoise(px, pz, 1931 + i * 17);
    dx += sampled.dx;
    dz += sampled.dy;
    const value = i < 3 ? 1 - Math.abs(2 * sampled.value - 1) : sampled.value;
    sum += (weight * value) / (1 + 0.8 * (dx * dx + dz * dz));
    weight *= 0.48;
    const turned = px * 1.6 - pz * 1.2;
    pz = px * 1.2 + pz * 1.6;
    px = turned;
  }
  return 900 * sum ** 1.35;
}

/** Hydraulic erosion: drops carry and deposit sediment, which forms gullies, fans and ribs. */
function erode(
  height: Float32Array,
  n: number,
  metres: number,
  { drops, steps, bite, seed }: { drops: number; steps: number; bite: number; seed: number },
): void {
  const random = randomFrom(seed);
  for (let drop = 0; drop < drops; drop += 1) {
    let x = 1 + random() * (n - 4);
    let z = 1 + random() * (n - 4);
    let vx = 0;
    let vz = 0;
    let speed = 1;
    let water = 1;
    let load = 0;
    for (let step = 0; step < steps; step += 1) {
      const i = x | 0;
      const j = z | 0;
      const u = x - i;
      const v = z - j;
      const at = j * n + i;
      const a = read(height, at);
      const b = read(height, at + 1);
      const c = read(height, at + n);
      const d = read(height, at + n + 1);
      vx = vx * 0.3 - ((b - a) * (1 - v) + (d - c) * v);
      vz = vz * 0.3 - ((c - a) * (1 - u) + (d - b) * u);
      const length = Math.hypot(vx, vz);
      if (length < 1e-6) break;
      x += vx / length;
      z += vz / length;
      if (x < 1 || z < 1 || x > n - 3 || z > n - 3) break;
      const fall = between(a, b, c, d, u, v) - at4(height, n, x, z);
      const capacity = Math.max(0.02, (fall / metres) * speed * water * 8);
      let change: number;
      if (fall < 0) change = Math.min(load, -fall);
      else if (load > capacity) change = (load - capacity) * bite;
      else change = -Math.min((capacity - load) * bite, fall);
      load -= change;
      height[at] = a + change * (1 - u) * (1 - v);
      height[at + 1] = b + change * u * (1 - v);
      height[at + n] = c + change * (1 - u) * v;
      height[at + n + 1] = d + change * u * v;
      speed = Math.sqrt(Math.max(0.1, speed * speed + fall * 0.2));
      water *= 0.98;
    }
  }
}

function between(a: number, b: number, c: number, d: number, u: number, v: number): number {
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

function at4(field: Float32Array, n: number, x: number, z: number): number {
  const i = x | 0;
  const j = z | 0;
  const at = j * n + i;
  return between(
    read(field, at),
    read(field, at + 1),
    read(field, at + n),
    read(field, at + n + 1),
    x - i,
    z - j,
  );
}

function doubled(coarse: Float32Array, half: number): Float32Array {
  const fine = new Float32Array(fieldSize * fieldSize);
  for (let j = 0; j < fieldSize; j += 1) {
    for (let i = 0; i < fieldSize; i += 1) {
      fine[j * fieldSize + i] = at4(
        coarse,
        half,
        Math.min(half - 1.001, i / 2),
        Math.min(half - 1.001, j / 2),
      );
    }
  }
  return fine;
}

/** Compares each cell with the mean of its surroundings, near and far. */
function opennessOf(height: Float32Array): Float32Array {
  const near = blurred(height, 5);
  const far = blurred(height, 28);
  const open = new Float32Array(height.length);
  for (let at = 0; at < height.length; at += 1) {
    const over = (read(height, at) - read(near, at)) / 22 + (read(height, at) - read(far, at)) / 190;
    open[at] = Math.min(1, Math.max(0.25, 0.72 + over * 0.5));
  }
  return open;
}

/** Box mean over `2 * radius + 1` cells, by running sums. */
export function blurred(field: Float32Array, radius: number): Float32Array {
  const n = fieldSize;
  const rows = new Float32Array(field.length);
  const result = new Float32Array(field.length);
  const width = 2 * radius + 1;
  const clamp = (i: number): number => Math.min(n - 1, Math.max(0, i));
  for (let j = 0; j < n; j += 1) {
    let sum = 0;
    for (let i = -radius; i <= radius; i += 1) sum += read(field, j * n + clamp(i));
    for (let i = 0; i < n; i += 1) {
      rows[j * n + i] = sum / width;
      sum += read(field, j * n + clamp(i + radius + 1)) - read(field, j * n + clamp(i - radius));
    }
  }
  for (let i = 0; i < n; i += 1) {
    let sum = 0;
    for (let j = -radius; j <= radius; j += 1) sum += read(rows, clamp(j) * n + i);
    for (let j = 0; j < n; j += 1) {
      result[j * n + i] = sum / width;
      sum += read(rows, clamp(j + radius + 1) * n + i) - read(rows, clamp(j - radius) * n + i);
    }
  }
  return result;
}
