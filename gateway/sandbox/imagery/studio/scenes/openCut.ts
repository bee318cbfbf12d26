/** Two skiers cross the floor of the former open cut; its benches stand around them under snow. */
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../drawings/snowfield.ts';
import { poses } from '../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { grooves } from '../outdoors/tracks.ts';
import { dressed } from '../outdoors/wear.ts';

/** Metres: how wide a bench and how high the face above it. */
const bench = { wide: 17, high: 7.5, count: 5 };
const winding = rolling(12, 70, 0.7);
const broken = rolling(2.4, 9, 0.2);

/** Benches between the floor of the cut and a place, with a fraction. */
function benchAt(right: number, ahead: number): number {
  const out = Math.hypot((right - 6) / 1.25, ahead - 50) - 66;
  return (out + winding(right, ahead) + broken(right, ahead)) / bench.wide;
}

function cut(right: number, ahead: number): number {
  const at = Math.min(bench.count, Math.max(0, benchAt(right, ahead)));
  const part = at - Math.floor(at);
  const rise = Math.min(1, Math.max(0, part / 0.36));
  return (Math.floor(at) + rise * rise * (3 - 2 * rise)) * bench.high + 0.8 * Math.max(part, 0.36);
}

const trail = { from: 7, to: 15.6, right: (ahead: number) => -12.6 + 1.6 * (ahead - 7) };

export const openCut: MakeOutdoors = async (goods, renderer, size) => {
  const light = { ...lights.noon, bearing: -1.1, elevation: 0.46, hazePerKm: 0.12, exposure: 0.54 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.cirque,
      foreground: together(cut, rolling(0.9, 30, 0.7), rolling(0.12, 3, 0.1), grooves(trail)),
      bare: (right, ahead) => (benchAt(right, ahead) > 0 ? 1 : 0),
      blend: [240, 1500],
      rockAbove: 1.15,
    },
    above: 2.4,
    towards: [0, 4.2, 40],
    lens: 28,
    steps: [60, 240],
  });
  const first = await dressed(goods, poses.climb, {
    outfit: { jacket: '#C8442C', yoke: '#8f2d1c', trousers: '#23282C' },
    helmet: 'hard-hat_snow',
    pack: 'kibble-28_midnight',
    ski: 'lodestar-90_cinnabar',
    pole: 'stope-pole_ember',
  });
  setting.put(first, trail.right(15.2), 15.2, Math.PI - 1.01);
  const second = await dressed(goods, poses.climb, {
    outfit: { jacket: '#2A5FA8', yoke: '#234c86', trousers: '#3B342C' },
    helmet: 'hard-hat-tour_ember',
    pack: 'kibble-18_ochre',
    ski: 'lodestar-90_verdigris',
    pole: 'stope-pole_soot',
  });
  setting.put(second, trail.right(13.4), 13.4, Math.PI - 1.01);
  const sun = setting.lit(setting.on(0, 15, 1), 6);
  return setting.taken(sun, { focus: 16, aperture: 0.008, bloom: 0.08 });
};
