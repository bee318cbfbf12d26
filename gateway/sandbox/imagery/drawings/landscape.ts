/**
 * Renders a view: snow and rock in the light of a mood, cast shadows, aerial perspective, and the sky. Linear light,
 * three floats per pixel; `toneMapping.ts` converts it.
 */
import type { Light, Rgb } from './light.ts';
import { lattice, NoiseTile } from './noise.ts';
import { castShadows } from './shadows.ts';
import { paintSky } from './sky.ts';
import { terrain } from './terrain.ts';
import { focalLength, Lay, mix4, type Ground, type View } from './view.ts';

export interface Landscape {
  width: number;
  height: number;
  /** Linear light, row by row. */
  light: Float32Array;
  /** Metres; 0 in the sky. */
  distances: Float32Array;
}

/** An object on or imprint in the foreground snow: changes slope and shade at a place. */
export interface Mark {
  slopeRight: number;
  slopeAhead: number;
  /** 1 in full light, 0 in full shadow. */
  lit: number;
  /** 0 snow to 1 swept ice. */
  ice: number;
}

/** A lamp over the foreground: metres right and ahead of the eye, on the scale of `View.foreground`. */
export interface Lamp {
  right: number;
  ahead: number;
  height: number;
  colour: Rgb;
  /** Intensity at one metre. */
  power: number;
}

export interface Painting {
  view: View;
  light: Light;
  /** Called for foreground places only, with a neutral mark. */
  mark?: (right: number, ahead: number, mark: Mark) => void;
  lamps?: readonly Lamp[];
  /** Share of the sun that reaches the foreground: 0 in the range's shadow. */
  foregroundLit?: number;
  /** Roughness of the wind ripples in the foreground, 0 to 1. */
  ripples?: number;
  /** Slope above which rock shows, 1 is 45 degrees. */
  rockAbove?: number;
}

const farthest = 14_000;
const coarse = new NoiseTile(8, 4, 51);
const fine = new NoiseTile(24, 3, 61);
const rockDark: Rgb = [0.034, 0.031, 0.03];
const rockWarm: Rgb = [0.105, 0.078, 0.058];

export function paintLandscape(painting: Painting): Landscape {
  const { view, light } = painting;
  const field = terrain();
  const lay = new Lay(view, field);
  const distances = lay.distances(farthest);
  const { width, height } = view;
  const focal = focalLength(view);
  const level = view.horizon * height;
  const out = new Float32Array(width * height * 3);
  const shadow = castShadows(field, view, light);

  const flat = Math.cos(light.elevation);
  const sunRight = Math.sin(light.bearing) * flat;
  const sunAhead = Math.cos(light.bearing) * flat;
  const sunUp = Math.sin(light.elevation);
  const ripples = painting.ripples ?? 0.5;
  const rockAbove = painting.rockAbove ?? 1.05;
  const ground: Ground = { height: 0, right: 0, ahead: 0, share: 0, at: 0, u: 0, v: 0 };
  const mark: Mark = { slopeRight: 0, slopeAhead: 0, lit: 1, ice: 0 };
  const lamps = painting.lamps ?? [];
  const foregroundLit = painting.foregroundLit ?? 1;

  for (let row = 0; row < height; row += 1) {
    const down = (row + 0.5 - level) / focal;
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column;
      const ahead = distances[pixel] ?? 0;
      if (ahead === 0) continue;
      const across = (column + 0.5 - width / 2) / focal;
      const right = ahead * across;
      lay.ground(right, ahead, ground);
      let { right: slopeRight, ahead: slopeAhead } = ground;
      let lit = mix4(shadow, ground.at, ground.u, ground.v);
      let openness = 0.55 + 0.45 * mix4(field.openness, ground.at, ground.u, ground.v);
      let rock = 0;
      let crack = 0;
      const far = ground.share;

      if (far < 1) {
        openness = openness * far + (1 - far);
        mark.slopeRight = 0;
        mark.slopeAhead = 0;
        mark.lit = 1;
        mark.ice = 0;
        painting.mark?.(right, ahead, mark);
        // Wind ripples run across the wind; those smaller than a pixel are omitted.
        const ripple = ripples * (1 - far);
        if (ripple > 0 && ahead < 400) {
          const wide = ripple * Math.min(1, 120 / ahead);
          const small = ripple * Math.min(1, 22 / ahead);
          slopeRight +=
            wide * 0.2 * coarse.at(right / 22, ahead / 40) + small * 0.16 * fine.at(right / 9, ahead / 19);
          slopeAhead +=
            wide * 0.26 * coarse.at(right / 27 + 0.4, ahead / 33) +
            small * 0.2 * fine.at(right / 11, ahead / 14 + 0.3);
        }
        slopeRight += mark.slopeRight;
        slopeAhead += mark.slopeAhead;
        // The range's shadows apply to the range; the foreground is lit unless a mark says otherwise.
        lit = (foregroundLit + (lit - foregroundLit) * far) * mark.lit;
      }
      if (far > 0) {
        const steep = Math.sqrt(ground.right * ground.right + ground.ahead * ground.ahead);
        const wx = view.x + right;
        const wz = view.z + ahead;
        const up = ground.height;
        const grain = coarse.at((wx + 0.4 * wz) / 290, (wz + up * 1.3) / 290);
        const dust = fine.at((wx - 0.3 * wz) / 130, (wz * 0.6 + up) / 130);
        crack = fine.at((wx + wz) / 310, up / 120 + 0.1 * grain);
        // Tilted rock strata: ledges hold snow, faces do not.
        const bed = Math.sin((up + 0.25 * wx + 90 * coarse.at(wx / 2100, wz / 2100)) / 8.5);
        const limit = rockAbove + grain * 1.3 + dust * 1.1 + crack * 0.7 + bed * 0.13;
        rock = far * smooth(limit - 0.12, limit + 0.3, steep);
        const bump = 0.5 * far;
        slopeRight += bump * (grain + 0.6 * dust + (0.4 * bed + 2.6 * crack) * rock);
        slopeAhead += bump * (fine.at(wx / 410 + 0.4, (wz + up) / 410) + 1.6 * crack * rock);
      }

      const long = 1 / Math.sqrt(1 + slopeRight * slopeRight + slopeAhead * slopeAhead);
      const facing = (sunUp - slopeRight * sunRight - slopeAhead * sunAhead) * long;
      const sunlit = Math.max(0, facing) * lit;
      const upward = 0.5 + 0.5 * long;
      const sky = openness * upward;
      // Subsurface scattering: light that enters the snow beside a shadow leaves within it.
      const bounced = lit * (0.1 * sunUp + 0.05);
      let r = (light.sun[0] * sunlit + light.sky[0] * sky + light.sun[0] * bounced * 0.5) * 0.9;
      let g = (light.sun[1] * sunlit + light.sky[1] * sky + light.sun[1] * bounced * 0.52) * 0.91;
      let b = (light.sun[2] * sunlit + light.sky[2] * sky + light.sun[2] * bounced * 0.56) * 0.93;
      if (far < 0.5 && ahead < 40 && sunlit > 0.05) {
        const glint = lattice((right * 55) | 0, (ahead * 30) | 0, 7);
        if (glint > 0.9985) {
          const spark = sunlit * 2.2;
          r += light.sun[0] * spark * 0.4;
          g += light.sun[1] * spark * 0.4;
          b += light.sun[2] * spark * 0.4;
        }
      }
      if (far < 1 && mark.ice > 0) {
        // Black ice reflects the sky, more at grazing angles.
        const mirror = 0.25 + 0.55 * Math.exp(-ahead / 900) * Math.min(1, ahead / 60);
        const veil = 0.5 + 0.8 * coarse.at(right / 60, ahead / 90);
        r += (light.horizon[0] * mirror * 0.5 + 0.02 * veil - r) * mark.ice;
        g += (light.horizon[1] * mirror * 0.56 + 0.04 * veil - g) * mark.ice;
        b += (light.horizon[2] * mirror * 0.62 + 0.06 * veil - b) * mark.ice;
      }
      if (ahead < 260) {
        for (const lamp of lamps) {
          const dr = lamp.right - right;
          const da = lamp.ahead - ahead;
          const dh = lamp.height - ground.height;
          const squared = dr * dr + da * da + dh * dh;
          const toward = (dh - slopeRight * dr - slopeAhead * da) * long;
          const glow = (lamp.power * (Math.max(0, toward / Math.sqrt(squared)) + 0.05)) / (squared + 1);
          r += lamp.colour[0] * glow;
          g += lamp.colour[1] * glow;
          b += lamp.colour[2] * glow;
        }
      }
      if (rock > 0) {
        const tone = Math.max(
          0,
          0.5 + 1.1 * coarse.at((view.x + right) / 480, ground.height / 200) + 1.6 * crack,
        );
        const lightR = light.sun[0] * sunlit * 1.1 + light.sky[0] * sky;
        const lightG = light.sun[1] * sunlit * 1.1 + light.sky[1] * sky;
        const lightB = light.sun[2] * sunlit * 1.1 + light.sky[2] * sky;
        r += ((rockDark[0] + (rockWarm[0] - rockDark[0]) * tone) * lightR - r) * rock;
        g += ((rockDark[1] + (rockWarm[1] - rockDark[1]) * tone) * lightG - g) * rock;
        b += ((rockDark[2] + (rockWarm[2] - rockDark[2]) * tone) * lightB - b) * rock;
      }

      const air = airOf(light, ahead, lay.eye, ground.height);
      const toSun =
        (sunAhead + across * sunRight - down * sunUp) / Math.sqrt(1 + across * across + down * down);
      const glow = 0.55 * Math.max(0, toSun) ** light.glowTightness;
      out[pixel * 3] = r + (light.haze[0] + light.glow[0] * glow - r) * air;
      out[pixel * 3 + 1] = g + (light.haze[1] + light.glow[1] * glow - g) * air;
      out[pixel * 3 + 2] = b + (light.haze[2] + light.glow[2] * glow - b) * air;
    }
  }
  paintSky(out, distances, view, light);
  softenEdges(out, distances, width, height);
  return { width, height, light: out, distances };
}

/** Share of the light replaced by the air: uniform haze, and mist in the valleys. */
export function airOf(light: Light, ahead: number, eye: number, height: number): number {
  const km = ahead / 1000;
  const low = Math.max(-3, Math.min(6, (height - eye) / light.mistDepth + 0.6));
  const mist = light.mist * Math.exp(-Math.max(0, low)) * Math.min(1, km * 1.2);
  return 1 - Math.exp(-km * light.hazePerKm * (1 + mist));
}

export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Anti-aliases silhouettes in front of something much farther away, since each ray hits one distance only. */
function softenEdges(light: Float32Array, distances: Float32Array, width: number, height: number): void {
  const before = light.slice();
  const apart = (a: number, b: number): boolean => Math.abs(a - b) > 0.07 * Math.min(a, b) + 4;
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const at = row * width + column;
      const here = distances[at] ?? 0;
      if (
        !apart(here, distances[at - width] ?? 0) &&
        !apart(here, distances[at + width] ?? 0) &&
        !apart(here, distances[at - 1] ?? 0) &&
        !apart(here, distances[at + 1] ?? 0)
      ) {
        continue;
      }
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (offset: number): number => before[(at + offset) * 3 + channel] ?? 0;
        const cross = value(-1) + value(1) + value(-width) + value(width);
        const corners = value(-width - 1) + value(-width + 1) + value(width - 1) + value(width + 1);
        light[at * 3 + channel] = (4 * value(0) + 2 * cross + corners) / 16;
      }
    }
  }
}
