/** One carved turn across corduroy that nobody has skied yet. */
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, slope, together } from '../../drawings/snowfield.ts';
import { poses } from '../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { corduroy, grooves } from '../outdoors/tracks.ts';
import { dressed } from '../outdoors/wear.ts';

const arc = {
  from: 2.5,
  to: 15.2,
  right: (at: number) => -1.2 + 4.2 * Math.sin((at - 2.5) / 5.4),
};

export const groomer: MakeOutdoors = async (goods, renderer, size) => {
  const light = { ...lights.noon, bearing: 1.15, elevation: 0.3, hazePerKm: 0.09, exposure: 0.55 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.twins,
      foreground: together(
        rolling(2.4, 120, 0.3),
        slope(0.02, 0.03),
        corduroy(0.12, 0.014),
        grooves(arc, { gap: 0.5, width: 0.06, depth: 0.05 }),
      ),
      blend: [120, 1200],
      rockAbove: 1.15,
    },
    above: 2.2,
    towards: [0, 1.5, 20],
    lens: 27,
  });
  const skier = await dressed(goods, poses.carve, {
    outfit: { jacket: '#26463B', yoke: '#1a332b', trousers: '#1F2326', boots: '#e4e0d6' },
    helmet: 'hard-hat_snow',
    ski: 'adit-72_cinnabar',
    pole: 'shaft-12_quartz',
  });
  const ahead = 15.6;
  setting.put(skier, arc.right(ahead), ahead, Math.PI + 0.5);
  const sun = setting.lit(setting.on(arc.right(ahead), ahead, 0.9), 6);
  return setting.taken(sun, { focus: 16, aperture: 0.01, bloom: 0.08 });
};
