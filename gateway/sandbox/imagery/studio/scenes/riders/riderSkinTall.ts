/** A ski tourer on the way up at first light. */
import { lights } from '../../../drawings/light.ts';
import { viewpoints } from '../../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../../drawings/snowfield.ts';
import { poses } from '../../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../../outdoors/setting.ts';
import { dressed } from '../../outdoors/wear.ts';

export const riderSkinTall: MakeOutdoors = async (goods, renderer, size) => {
  const light = {
    ...lights.dawn,
    bearing: -1.3,
    elevation: 0.22,
    hazePerKm: 0.08,
    mist: 1.6,
    exposure: 0.92,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.pyramid,
      foreground: together(
        rolling(0.9, 24, 0.1),
        rolling(0.08, 1.7, 0.2),
        (right) => 0.16 * right,
        (_, at) => 5 * (1 - Math.exp(-at / 60)),
      ),
      blend: [110, 1100],
      rockAbove: 1.15,
    },
    above: 1.15,
    towards: [0.1, 1.5, 5.6],
    lens: 32,
    nearest: 1,
    lit: 0.8,
  });
  const person = await dressed(goods, poses.climb, {
    outfit: { jacket: '#2E6357', yoke: '#234c43', trousers: '#1F2326', boots: '#cfd3d4', neck: '#8a3b22' },
    helmet: 'hard-hat-tour_ember',
    pack: 'kibble-28_ember',
    ski: 'canary-86_snow',
    pole: 'ropeway-pole_ember',
  });
  setting.put(person, 0.02, 5.6, 1.02);
  const sun = setting.lit(setting.on(0, 5.6, 0.9), 2.8);
  return setting.taken(sun, { focus: 5.5, aperture: 0.016, bloom: 0.08 });
};
