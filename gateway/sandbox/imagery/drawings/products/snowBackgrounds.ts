/** Backgrounds of outdoor product pictures, by hour: the range out of focus, and snow seen from above. */
import sharp from 'sharp';
import { toneMap } from '../toneMapping.ts';
import { paintLandscape } from '../landscape.ts';
import { lights, type Mood } from '../light.ts';
import { NoiseTile } from '../noise.ts';
import { rolling, slope, together } from '../snowfield.ts';
import { viewpoints, standing } from '../scenes/viewpoints.ts';
import { sheet } from './sheet.ts';

export interface Hour {
  mood: Mood;
  /** Colour of sunlight, and of shadows on snow. */
  wash: string;
  shade: string;
  shadow: { lean: number; length: number; strength: number };
  /** Strength of the light on the rim of a snow bank. */
  rim: number;
  foregroundLit: number;
  /** Share of the sun on snow seen from above. */
  above: number;
}

export const hours: readonly Hour[] = [
  {
    mood: 'noon',
    wash: '#FFF4E2',
    shade: '#32518A',
    shadow: { lean: 0.9, length: 0.26, strength: 0.62 },
    rim: 0.5,
    foregroundLit: 1,
    above: 1.15,
  },
  {
    mood: 'dawn',
    wash: '#FFC49A',
    shade: '#46528A',
    shadow: { lean: 1.5, length: 0.24, strength: 0.5 },
    rim: 0.5,
    foregroundLit: 0.9,
    above: 0.5,
  },
  {
    mood: 'dusk',
    wash: '#9FB4E0',
    shade: '#1E2C5C',
    shadow: { lean: 0.3, length: 0.1, strength: 0.4 },
    rim: 0.1,
    foregroundLit: 0.1,
    above: 0.06,
  },
];

const places = ['cirque', 'horn', 'twins', 'pyramid', 'crest'] as const;
const painted = new Map<string, Promise<Buffer>>();

function once(key: string, paint: () => Promise<Buffer>): Promise<Buffer> {
  let sheet = painted.get(key);
  if (!sheet) painted.set(key, (sheet = paint()));
  return sheet;
}

/** The range out of focus, with sharp foreground. 8-bit RGB. */
export function range(hour: Hour, seed: number): Promise<Buffer> {
  const place = hour.mood === 'dusk' ? 'crest' : (places[(seed >>> 4) % places.length] ?? 'cirque');
  return once(`${hour.mood} ${place}`, async () => {
    const light = lights[hour.mood];
    const half = { width: sheet.width / 2, height: sheet.height / 2 };
    const view = {
      ...standing,
      ...viewpoints[place],
      ...half,
      eyeHeight: 1.25,
      horizon: 0.6,
      angle: 0.5,
      foreground: together(rolling(1.2, 26, 0.3), slope(0.004, 0)),
    };
    const landscape = paintLandscape({ view, light, ripples: 0.6, foregroundLit: hour.foregroundLit });
    const small = toneMap(landscape, { exposure: light.exposure, vignette: 0.4 });
    const full = sharp(small, { raw: { ...half, channels: 3 } }).resize(sheet.width, sheet.height, {
      fit: 'fill',
    });
    const sharpOne = await full.clone().raw().toBuffer();
    const soft = await full.blur(8).raw().toBuffer();
    const bytes = sheet.width * 3;
    for (let row = 0; row < sheet.height; row += 1) {
      const t = Math.min(1, Math.max(0, (row / sheet.height - 0.6) / 0.16));
      for (let at = row * bytes; at < (row + 1) * bytes; at += 1) {
        soft[at] = (sharpOne[at] ?? 0) * t + (soft[at] ?? 0) * (1 - t);
      }
    }
    return soft;
  });
}

/** Wind-packed snow from above, under a low sun from the upper left. 8-bit RGB. */
export function snowFromAbove(hour: Hour): Promise<Buffer> {
  return once(`${hour.mood} above`, async () => {
    const light = lights[hour.mood];
    const drift = new NoiseTile(3, 6, 71);
    const crust = new NoiseTile(40, 3, 72);
    const { width, height } = sheet;
    const out = new Float32Array(width * height * 3);
    const relief = (x: number, y: number): number =>
      46 * drift.at(x / 1900 + y / 5200, y / 1500) + 1.1 * crust.at(x / 700, y / 620);
    const step = 3;
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const here = relief(column, row);
        const right = (relief(column + step, row) - here) / step;
        const down = (relief(column, row + step) - here) / step;
        const long = 1 / Math.sqrt(1 + right * right + down * down);
        const facing = Math.max(0, (0.46 - right * -0.7 - down * -0.54) * long);
        const sun = facing * hour.above;
        for (let channel = 0; channel < 3; channel += 1) {
          out[(row * width + column) * 3 + channel] =
            ((light.sun[channel] ?? 0) * sun + (light.sky[channel] ?? 0) * (0.8 + 0.2 * long)) * 0.92;
        }
      }
    }
    return toneMap({ width, height, light: out }, { exposure: light.exposure, vignette: 0.5 });
  });
}
