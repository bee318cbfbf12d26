/** Meshes of distance fields ("naive surface nets"): one vertex in each cell that the surface crosses. */
import { BufferGeometry, Float32BufferAttribute } from 'three';

export type Field = (x: number, y: number, z: number) => number;
type Point = readonly [number, number, number];

/** Cells of a block; blocks far from the surface are not looked into. */
const block = 6;

/**
 * @param field metres to the surface, negative inside.
 * @param slack metres by which the field may be wrong.
 */
export function surfaceNet(
  field: Field,
  low: Point,
  high: Point,
  cell: number,
  slack = 0.03,
): BufferGeometry {
  const [nx, ny, nz] = [0, 1, 2].map(
    (axis) => Math.ceil(((high[axis] ?? 0) - (low[axis] ?? 0)) / cell / block) * block + 1,
  ) as [number, number, number];
  const value = new Float32Array(nx * ny * nz).fill(1);
  const at = (i: number, j: number, k: number): number => (k * ny + j) * nx + i;
  const reach = block * cell * 0.9 + slack;
  const half = (block / 2) * cell;
  /** First corners of the blocks that the surface may cross. */
  const near: Point[] = [];
  for (let k = 0; k < nz - 1; k += block)
    for (let j = 0; j < ny - 1; j += block)
      for (let i = 0; i < nx - 1; i += block) {
        const middle = field(low[0] + i * cell + half, low[1] + j * cell + half, low[2] + k * cell + half);
        if (Math.abs(middle) <= reach) near.push([i, j, k]);
      }
  for (const [i, j, k] of near)
    for (let c = 0; c <= block; c += 1)
      for (let b = 0; b <= block; b += 1)
        for (let a = 0; a <= block; a += 1) {
          const slot = at(i + a, j + b, k + c);
          if (value[slot] !== 1) continue;
          value[slot] = field(low[0] + (i + a) * cell, low[1] + (j + b) * cell, low[2] + (k + c) * cell);
        }
  const cells = function* (): Generator<Point> {
    for (const [i, j, k] of near)
      for (let c = 0; c < block; c += 1)
        for (let b = 0; b < block; b += 1) for (let a = 0; a < block; a += 1) yield [i + a, j + b, k + c];
  };
  const position: number[] = [];
  const index: number[] = [];
  const vertex = new Int32Array(value.length).fill(-1);
  const corner = (i: number, j: number, k: number): number => value[at(i, j, k)] ?? 1;
  for (const [i, j, k] of cells()) {
    let [inside, x, y, z, crossings] = [0, 0, 0, 0, 0];
    for (let c = 0; c < 8; c += 1) if (corner(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2)) < 0) inside += 1;
    if (inside === 0 || inside === 8) continue;
    for (const [from, to] of edges) {
      const a = corner(i + (from & 1), j + ((from >> 1) & 1), k + (from >> 2));
      const b = corner(i + (to & 1), j + ((to >> 1) & 1), k + (to >> 2));
      if (a < 0 === b < 0) continue;
      const t = a / (a - b);
      x += (from & 1) + t * ((to & 1) - (from & 1));
      y += ((from >> 1) & 1) + t * (((to >> 1) & 1) - ((from >> 1) & 1));
      z += (from >> 2) + t * ((to >> 2) - (from >> 2));
      crossings += 1;
    }
    vertex[at(i, j, k)] = position.length / 3;
    position.push(
      low[0] + (i + x / crossings) * cell,
      low[1] + (j + y / crossings) * cell,
      low[2] + (k + z / crossings) * cell,
    );
  }
  const quad = (a: number, b: number, c: number, d: number, turned: boolean): void => {
    const [va, vb, vc, vd] = [vertex[a] ?? -1, vertex[b] ?? -1, vertex[c] ?? -1, vertex[d] ?? -1];
    if (va < 0 || vb < 0 || vc < 0 || vd < 0) return;
    if (turned) index.push(va, vb, vc, va, vc, vd);
    else index.push(va, vc, vb, va, vd, vc);
  };
  for (const [i, j, k] of cells()) {
    if (i === 0 || j === 0 || k === 0) continue;
    const own = corner(i, j, k) < 0;
    if (own !== corner(i + 1, j, k) < 0)
      quad(at(i, j, k), at(i, j - 1, k), at(i, j - 1, k - 1), at(i, j, k - 1), !own);
    if (own !== corner(i, j + 1, k) < 0)
      quad(at(i, j, k), at(i - 1, j, k), at(i - 1, j, k - 1), at(i, j, k - 1), own);
    if (own !== corner(i, j, k + 1) < 0)
      quad(at(i, j, k), at(i - 1, j, k), at(i - 1, j - 1, k), at(i, j - 1, k), !own);
  }
  const normal: number[] = [];
  const step = cell * 0.6;
  for (let i = 0; i < position.length; i += 3) {
    const [x, y, z] = [position[i] ?? 0, position[i + 1] ?? 0, position[i + 2] ?? 0];
    const dx = field(x + step, y, z) - field(x - step, y, z);
    const dy = field(x, y + step, z) - field(x, y - step, z);
    const dz = field(x, y, z + step) - field(x, y, z - step);
    const length = Math.hypot(dx, dy, dz) || 1;
    normal.push(dx / length, dy / length, dz / length);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  geometry.setIndex(index);
  return geometry;
}

const edges = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;

/** Union whose seam is rounded over `width`. */
export function blend(a: number, b: number, width: number): number {
  const h = Math.max(0, width - Math.abs(a - b)) / width;
  return Math.min(a, b) - h * h * width * 0.25;
}

/** Distance to a limb that tapers from one radius to another; `along` is filled with the share of its length. */
export function limb(p: Point, a: Point, b: Point, from: number, to: number): number {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [p[0] - a[0], p[1] - a[1], p[2] - a[2]];
  const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
  return Math.hypot(px - bx * t, py - by * t, pz - bz * t) - (from + (to - from) * t);
}

/** Value noise in space, -0.5 to 0.5. */
export function noise3(x: number, y: number, z: number, seed: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const h = (a: number, b: number, c: number): number => {
    let n = Math.imul(i + a, 0x27d4eb2d) ^ Math.imul(j + b, 0x165667b1) ^ Math.imul(k + c, 0x9e3779b1) ^ seed;
    n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
    n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
    return ((n ^ (n >>> 15)) >>> 0) / 4_294_967_296;
  };
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
  const low = mix(mix(h(0, 0, 0), h(1, 0, 0), u), mix(h(0, 1, 0), h(1, 1, 0), u), v);
  const up = mix(mix(h(0, 0, 1), h(1, 0, 1), u), mix(h(0, 1, 1), h(1, 1, 1), u), v);
  return mix(low, up, w) - 0.5;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
