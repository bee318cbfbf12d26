/** One person climbs with the sun in the back, and the shadow goes ahead. */
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, slope, together } from '../../drawings/snowfield.ts';
import { poses } from '../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { grooves } from '../outdoors/tracks.ts';
import { dressed } from '../outdoors/wear.ts';

const trail = {
  from: 2,
  to: 13.6,
  right: (ahead: number) => -0.9 + 0.1 * ahead + 0.5 * Math.sin(ahead / 5),
};

export const skinTrackTall: MakeOutdoors = async (goods, renderer, size) => {
  const light = {
    ...lights.dawn,
    bearing: 2.98,
    elevation: 0.165,
    hazePerKm: 0.08,
    mist: 1.4,
    exposure: 0.8,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.pyramid,
      foreground: together(
        rolling(2.2, 36, 0.05),
        rolling(0.3, 7, 0.4),
        rolling(0.07, 1.6, 0.2),
        slope(0.03, 0.02),
        grooves(trail, { gap: 0.32, width: 0.062, depth: 0.05 }),
      ),
      blend: [130, 1200],
      rockAbove: 1.15,
    },
    above: 3.3,
    towards: [0.3, 2.3, 20],
    lens: 40,
    lit: 0.9,
  });
  const person = await dressed(goods, poses.climb, {
    outfit: { jacket: '#D9622B', yoke: '#A8481F', trousers: '#23282C', boots: '#e4e0d6' },
    helmet: 'hard-hat-tour_ash',
    pack: 'kibble-28_coal',
    ski: 'ropeway-94_ember',
    pole: 'ropeway-pole_ember',
  });
  const ahead = 12.8;
  setting.put(person, trail.right(ahead), ahead, Math.PI - 0.1);
  const sun = setting.lit(setting.on(0.5, ahead + 4, 0.9), 9);
  return setting.taken(sun, { focus: 14, aperture: 0.014, bloom: 0.08 });
};
