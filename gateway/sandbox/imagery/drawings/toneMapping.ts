/**
 * Converts linear light into a picture: exposure, tone curve with soft shoulder and tinted toe, vignette, and film
 * grain.
 */
import type { Landscape } from './landscape.ts';
import { lattice } from './noise.ts';

export interface FilmLook {
  exposure: number;
  /** 0 to 1. */
  vignette: number;
}

/** 8-bit RGB, row by row. */
export function toneMap(scene: Pick<Landscape, 'width' | 'height' | 'light'>, film: FilmLook): Buffer {
  const { width, height, light } = scene;
  const out = Buffer.allocUnsafe(width * height * 3);
  const curve = toneCurve();
  for (let row = 0; row < height; row += 1) {
    const y = row / height - 0.5;
    for (let column = 0; column < width; column += 1) {
      const x = column / width - 0.5;
      const corner = 1 - film.vignette * (x * x + y * y) * 0.9;
      const exposure = film.exposure * corner * 512;
      const at = (row * width + column) * 3;
      // Dithering by half a level, against banding in the sky.
      const dither = lattice(column, row, 3);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = Math.min(4095, Math.max(0, (light[at + channel] ?? 0) * exposure)) | 0;
        out[at + channel] = Math.max(0, Math.min(255, (curve[value] ?? 0) + dither));
      }
    }
  }
  return out;
}

/** Tone curve: linear light 0..8 in 4096 steps to levels, filmic with the display's gamma. */
function toneCurve(): Float32Array {
  const curve = new Float32Array(4096);
  for (let i = 0; i < 4096; i += 1) {
    const x = i / 512;
    const filmic = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
    const level = Math.min(1, filmic);
    curve[i] = 255 * (level <= 0.0031308 ? level * 12.92 : 1.055 * level ** (1 / 2.4) - 0.055);
  }
  return curve;
}

/** Film grain of two sizes, weakest in the highlights. @param amount maximum difference in levels of 255. */
export function grain(picture: Buffer, width: number, height: number, amount: number): void {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 3;
      const level = picture[at + 1] ?? 0;
      const strength = amount * (level > 200 ? 1 - (level - 200) / 90 : 1);
      const change =
        strength *
        (lattice(column, row, 5) +
          lattice(column, row, 6) -
          1 +
          0.8 * (lattice(column >> 1, row >> 1, 8) - 0.5));
      picture[at] = Math.max(0, Math.min(255, level0(picture, at) + change));
      picture[at + 1] = Math.max(0, Math.min(255, level + change));
      picture[at + 2] = Math.max(0, Math.min(255, level0(picture, at + 2) + change));
    }
  }
}

function level0(picture: Buffer, at: number): number {
  return picture[at] ?? 0;
}
