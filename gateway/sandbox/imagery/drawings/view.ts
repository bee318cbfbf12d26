/**
 * Camera of a landscape, and the visible place of each pixel: a ray per column marches over the height field, near to
 * far, and assigns its distance to every pixel it rises above.
 */
import { cell, fieldSize, type Terrain } from './terrain.ts';

export interface View {
  width: number;
  height: number;
  /** Position in the range in metres, and bearing of the view in radians. */
  x: number;
  z: number;
  heading: number;
  /** Height of the eye above the foreground snow in metres. */
  eyeHeight: number;
  /** Position of the horizon, as a fraction of the height from the top. */
  horizon: number;
  /** Horizontal angle of view, radians. */
  angle: number;
  /** Height of the foreground snow in metres, at `right` and `ahead` metres from the eye. */
  foreground(right: number, ahead: number): number;
  /** Metres ahead between which the foreground blends into the range. */
  blend: readonly [from: number, to: number];
  /** Vertical offset of the range in metres, and its vertical scale. */
  lift: number;
  stretch: number;
}

export interface Ground {
  height: number;
  /** Slopes to the right and ahead. */
  right: number;
  ahead: number;
  /** 0 foreground to 1 range. */
  share: number;
  /** Cell of the range and position within it, for openness and shadow. */
  at: number;
  u: number;
  v: number;
}

/** Focal length in pixels. */
export function focalLength(view: View): number {
  return view.width / 2 / Math.tan(view.angle / 2);
}

function mirrored(value: number): number {
  const length = fieldSize - 2;
  const wrapped = Math.abs(value) % (2 * length);
  return wrapped < length ? wrapped : 2 * length - wrapped;
}

export class Lay {
  readonly view: View;
  readonly #terrain: Terrain;
  readonly #sin: number;
  readonly #cos: number;
  /** Height of the eye on the terrain's scale. */
  readonly eye: number;

  constructor(view: View, terrain: Terrain) {
    this.view = view;
    this.#terrain = terrain;
    this.#sin = Math.sin(view.heading);
    this.#cos = Math.cos(view.heading);
    this.eye = view.foreground(0, 0) + view.eyeHeight;
  }

  share(ahead: number): number {
    const [from, to] = this.view.blend;
    const t = Math.min(1, Math.max(0, (ahead - from) / (to - from)));
    return t * t * (3 - 2 * t);
  }

  /** Height only: for ray marching. */
  height(right: number, ahead: number): number {
    const { view } = this;
    const share = this.share(ahead);
    const near = share < 1 ? view.foreground(right, ahead) : 0;
    if (share === 0) return near;
    const gx = mirrored((view.x + right * this.#cos + ahead * this.#sin) / cell);
    const gz = mirrored((view.z - right * this.#sin + ahead * this.#cos) / cell);
    const i = gx | 0;
    const j = gz | 0;
    const at = j * fieldSize + i;
    const { height } = this.#terrain;
    const u = gx - i;
    const v = gz - j;
    const a = height[at] ?? 0;
    const b = height[at + 1] ?? 0;
    const c = height[at + fieldSize] ?? 0;
    const d = height[at + fieldSize + 1] ?? 0;
    const far = (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) * view.stretch + view.lift;
    return near + (far - near) * share;
  }

  /** All properties of a place, for shading. Written into `into`, to avoid an allocation per pixel. */
  ground(right: number, ahead: number, into: Ground): void {
    const { view } = this;
    const share = this.share(ahead);
    let height = 0;
    let slopeRight = 0;
    let slopeAhead = 0;
    if (share < 1) {
      const step = Math.max(0.04, ahead * 0.004);
      const here = view.foreground(right, ahead);
      height = here;
      slopeRight = (view.foreground(right + step, ahead) - here) / step;
      slopeAhead = (view.foreground(right, ahead + step) - here) / step;
    }
    const gx = mirrored((view.x + right * this.#cos + ahead * this.#sin) / cell);
    const gz = mirrored((view.z - right * this.#sin + ahead * this.#cos) / cell);
    const i = gx | 0;
    const j = gz | 0;
    const at = j * fieldSize + i;
    if (share > 0) {
      const u = gx - i;
      const v = gz - j;
      const { height: heights, slopeX, slopeZ } = this.#terrain;
      const far = mix4(heights, at, u, v) * view.stretch + view.lift;
      const sx = mix4(slopeX, at, u, v) * view.stretch;
      const sz = mix4(slopeZ, at, u, v) * view.stretch;
      height += (far - height) * share;
      slopeRight += (sx * this.#cos - sz * this.#sin - slopeRight) * share;
      slopeAhead += (sx * this.#sin + sz * this.#cos - slopeAhead) * share;
    }
    into.height = height;
    into.right = slopeRight;
    into.ahead = slopeAhead;
    into.share = share;
    into.at = at;
    into.u = gx - i;
    into.v = gz - j;
  }

  /** Distance ahead of each visible pixel in metres; 0 for the sky. */
  distances(farthest: number): Float32Array {
    const { width, height, horizon } = this.view;
    const focal = focalLength(this.view);
    const level = horizon * height;
    const distances = new Float32Array(width * height);
    for (let column = 0; column < width; column += 1) {
      const across = (column + 0.5 - width / 2) / focal;
      let top = height;
      let before = 0.8;
      let ahead = 1;
      while (ahead < farthest && top > 0) {
        const y = level + ((this.eye - this.height(ahead * across, ahead)) / ahead) * focal;
        if (y < top) {
          const to = Math.max(0, Math.ceil(y));
          const rows = top - y;
          for (let row = top - 1; row >= to; row -= 1) {
            distances[row * width + column] = before + ((ahead - before) * (top - row - 0.5)) / rows;
          }
          top = to;
        }
        before = ahead;
        ahead += Math.max(0.05, ahead * 0.003);
      }
    }
    return distances;
  }
}

export function mix4(field: Float32Array, at: number, u: number, v: number): number {
  const a = field[at] ?? 0;
  const b = field[at + 1] ?? 0;
  const c = field[at + fieldSize] ?? 0;
  const d = field[at + fieldSize + 1] ?? 0;
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}
