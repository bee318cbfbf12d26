/** Scenes in the mountains: snow, rock, trees and tracks. */
import type { Mark } from '../landscape.ts';
import { NoiseTile } from '../noise.ts';
import { skier } from '../props/people.ts';
import { rolling, slope, together, track, turns } from '../snowfield.ts';
import { plant } from './forest.ts';
import type { Outdoors } from './outdoors.ts';
import { spray } from './spray.ts';
import { viewpoints, standing } from './viewpoints.ts';

/** Groomed lines, omitted where they are finer than a pixel. */
function corduroy(spacing: number, depth: number) {
  return (right: number, ahead: number, mark: Mark): void => {
    const fade = Math.min(1, Math.max(0, 1.25 - (ahead * 0.0026) / spacing));
    if (fade > 0) mark.slopeRight += depth * fade * Math.cos((right / spacing) * 2 * Math.PI);
  };
}

const groomed = corduroy(0.17, 0.36);
const arc = track(
  { from: 3, to: 36, right: (ahead) => 10 - 13 * Math.sin((ahead - 3) / 24) + ahead * 0.06 },
  { gap: 0.42, width: 0.11, depth: 1.3 },
);
const skinTrack = turns(3, 26, -3, 0.02, 5, 190);
const powder = turns(3, 33, -2.4, 0.05, 3.2, 30);
const wind = new NoiseTile(6, 4, 1203);
const shore = rolling(7, 46, 0.44);
const tarn = (right: number, ahead: number): number => Math.hypot((right - 4) / 1.25, ahead - 78) - 46;
const tarnSnow = (right: number, ahead: number): number => {
  const out = tarn(right, ahead);
  return out <= 0 ? -3 : -3 + Math.min(1, out / 26) ** 1.6 * (5 + shore(right, ahead));
};

export const mountainScenes: Readonly<Record<string, Outdoors>> = {
  'scene-copper-dusk': {
    view: {
      ...standing,
      ...viewpoints.crest,
      horizon: 0.76,
      foreground: together(rolling(6, 80, 0.4), slope(0.01, -0.004)),
    },
    foregroundLit: 0.1,
  },
  'scene-overburden': {
    view: {
      ...standing,
      ...viewpoints.apron,
      horizon: 0.44,
      angle: 0.8,
      eyeHeight: 2.6,
      foreground: together(rolling(5, 55, 0.2), slope(0.06, -0.05, 6)),
    },
    light: {
      hazePerKm: 0.62,
      mist: 0.8,
      elevation: 0.34,
      bearing: 1.2,
      sun: [1.3, 1.32, 1.36],
      exposure: 0.66,
    },
    mark: track(powder, { depth: 1.5, width: 0.22 }),
    ripples: 1,
    weather: { flakes: 1500, wind: [-3.2, 1.1], largest: 0.005, strength: 0.7 },
    stage: (stage) => {
      const ahead = 33;
      const right = powder.right(ahead);
      stage.draw(spray(stage, right, ahead, 41));
      stage.put(skier('turning', '#B8352B'), right, ahead, { sink: 0.3, size: 1.15, shadow: 0 });
      stage.draw(spray(stage, right - 0.1, ahead - 0.4, 23, 0.6));
    },
  },
  'scene-groomer': {
    view: {
      ...standing,
      ...viewpoints.shoulder,
      horizon: 0.5,
      eyeHeight: 2.4,
      foreground: together(slope(0.03, -0.05), rolling(2.4, 120, 0.3)),
    },
    ripples: 0.1,
    mark: (right, ahead, mark) => {
      groomed(right, ahead, mark);
      arc(right, ahead, mark);
    },
    stage: (stage) => {
      stage.put(skier('turning', '#26463B', { pack: false }), 10 - 13 * Math.sin(33 / 24) + 36 * 0.06, 36, {
        flip: true,
      });
    },
  },
  'scene-spruce-line': {
    view: {
      ...standing,
      ...viewpoints.saddle,
      horizon: 0.6,
      eyeHeight: 2.6,
      foreground: together(rolling(4, 60, 0.55), slope(0.03, 0.01, 8)),
    },
    light: { hazePerKm: 0.55, mist: 3.4 },
    mark: track(turns(2.5, 200, 0.6, -0.05, 1.8, 70), { gap: 0.24 }),
    stage: (stage) =>
      plant(stage, 41, {
        count: 260,
        near: 34,
        far: 250,
        tall: [6, 10],
        open: (right, ahead) =>
          Math.abs(right + 0.07 * ahead) < 4 + ahead * 0.1 || (right > ahead * 0.02 && right < ahead * 0.3),
      }),
  },
  'scene-skin-track-tall': {
    view: {
      ...standing,
      ...viewpoints.pyramid,
      angle: 0.58,
      horizon: 0.52,
      eyeHeight: 2.3,
      foreground: together(rolling(4, 60, 0.05), slope(0.07, 0.02, 3)),
    },
    light: { bearing: 2.75, elevation: 0.14 },
    mark: track(skinTrack),
    stage: (stage) => {
      stage.put(skier('climbing', '#D9622B'), skinTrack.right(26), 26, { shadow: 0.6 });
    },
  },
  'scene-tarn-tall': {
    view: {
      ...standing,
      ...viewpoints.cirque,
      heading: 5.9,
      angle: 0.62,
      horizon: 0.44,
      eyeHeight: 9,
      foreground: tarnSnow,
    },
    light: { hazePerKm: 0.3, mist: 1, sun: [0.9, 0.92, 0.95], elevation: 0.35 },
    weather: { flakes: 300, wind: [-3, 1.4], largest: 0.009, strength: 0.5 },
    mark: (right, ahead, mark) => {
      const out = tarn(right, ahead);
      if (out > 1) return;
      // Half of it is swept by wind, with tongues of snow across the ice.
      const drift =
        wind.at((right + ahead * 0.3) / 120, ahead / 46) +
        0.35 * wind.at(right / 30, ahead / 14) -
        (right - 4) / 150;
      mark.ice = Math.min(1, Math.max(0, 0.5 - drift * 7)) * Math.min(1, (1 - out) / 4);
    },
  },
};
