/**
 * Places drawings in a landscape: projects a place in metres to pixels with its scale, applies aerial perspective to
 * colours, and casts shadows. Drawings are SVG in metres, feet at 0,0, up negative.
 */
import { airOf } from './landscape.ts';
import type { Light } from './light.ts';
import { terrain } from './terrain.ts';
import { focalLength, Lay, type View } from './view.ts';

/** A colour in the light and air of its place. */
export type Tint = (hex: string, facing?: number) => string;
/** Tints as level snow, whatever the height of the sun. */
export const levelGround = -1;
/** SVG of a drawing, its colours passed through the tint. */
export type Thing = (tint: Tint) => string;

export interface Place {
  x: number;
  y: number;
  /** Pixels per metre. */
  scale: number;
}

export class Stage {
  readonly view: View;
  readonly #light: Light;
  readonly #lit: number;
  readonly #lay: Lay;
  readonly #focal: number;
  readonly #parts: string[] = [];

  /** @param foregroundLit share of the sun that reaches the foreground. */
  constructor(view: View, light: Light, foregroundLit = 1) {
    this.view = view;
    this.#lit = foregroundLit;
    this.#light = light;
    this.#lay = new Lay(view, terrain());
    this.#focal = focalLength(view);
  }

  /** @param up metres above the snow. */
  place(right: number, ahead: number, up = 0): Place {
    const { width, height, horizon } = this.view;
    const scale = this.#focal / ahead;
    return {
      x: width / 2 + right * scale,
      y: horizon * height + (this.#lay.eye - this.#lay.height(right, ahead) - up) * scale,
      scale,
    };
  }

  /** Metres to the right at which an object at this distance appears at this fraction of the width. */
  rightAt(fraction: number, ahead: number): number {
    return ((fraction - 0.5) * this.view.width * ahead) / this.#focal;
  }

  put(
    thing: Thing,
    right: number,
    ahead: number,
    options: { size?: number; flip?: boolean; sink?: number; shadow?: number } = {},
  ): this {
    const { size = 1, flip = false, sink = 0, shadow = 0.5 } = options;
    const place = this.place(right, ahead);
    const scale = place.scale * size;
    if (shadow > 0 && this.#light.sun[0] * this.#lit > 0.6)
      this.#parts.push(this.#shadow(thing, right, ahead, size, flip, shadow));
    const turn = flip ? -scale : scale;
    this.#parts.push(
      `<g transform="matrix(${num(turn)} 0 0 ${num(scale)} ${num(place.x)} ${num(place.y + sink * scale)})">${thing(this.tint(ahead))}</g>`,
    );
    return this;
  }

  /** SVG in pixels, unchanged. */
  draw(svg: string): this {
    this.#parts.push(svg);
    return this;
  }

  tint(ahead: number): Tint {
    const light = this.#light;
    const air = airOf(light, ahead, this.#lay.eye, this.#lay.height(0, ahead) + 4);
    return (hex, asked = 0.4) => {
      const facing = asked === levelGround ? Math.sin(light.elevation) + 0.05 : asked;
      const channels = [1, 3, 5].map((at, channel) => {
        const level = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
        const albedo = level ** 2.2;
        const lit =
          albedo * ((light.sun[channel] ?? 0) * facing * this.#lit * 0.9 + (light.sky[channel] ?? 0) * 0.9);
        const seen = (lit + ((light.haze[channel] ?? 0) - lit) * air) * light.exposure;
        const filmic = (seen * (2.51 * seen + 0.03)) / (seen * (2.43 * seen + 0.59) + 0.14);
        return Math.round(255 * Math.min(1, Math.max(0, filmic)) ** (1 / 2.3));
      });
      return `rgb(${channels.join(',')})`;
    };
  }

  svg(): string {
    const { width, height } = this.view;
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${this.#parts.join('')}</svg>`;
  }

  /** Cast shadow: an affine projection of the drawing's outline onto the snow. */
  #shadow(thing: Thing, right: number, ahead: number, size: number, flip: boolean, strength: number): string {
    const light = this.#light;
    const reach = Math.min(4, 1 / Math.tan(light.elevation));
    const foot = this.place(right, ahead);
    const tipRight = right - Math.sin(light.bearing) * reach;
    const tipAhead = ahead - Math.cos(light.bearing) * reach;
    const tip = this.place(tipRight, Math.max(1, tipAhead));
    const [sx, sy] = [(tip.x - foot.x) * size, (tip.y - foot.y) * size];
    const scale = foot.scale * size;
    const shade = () => `rgb(38,52,88)`;
    return `<g opacity="${strength}" transform="matrix(${num(flip ? -scale : scale)} 0 ${num(-sx)} ${num(-sy)} ${num(foot.x)} ${num(foot.y)})">${thing(shade)}</g>`;
  }
}

export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
