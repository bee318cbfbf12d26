/** Last sun on the ridge; the colour of raw copper. */
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, slope, together } from '../../drawings/snowfield.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { grooves } from '../outdoors/tracks.ts';

const trail = {
  from: 3,
  to: 140,
  right: (ahead: number) => -6 + 0.05 * ahead + 5 * Math.sin(ahead / 13) * Math.min(1, ahead / 40),
};

export const copperDusk: MakeOutdoors = async (_, renderer, size) => {
  const light = { ...lights.dusk, bearing: 2.25, elevation: 0.17, hazePerKm: 0.07, mist: 1.2, exposure: 1.0 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.flank,
      foreground: together(
        rolling(5, 70, 0.4),
        rolling(0.5, 9, 0.1),
        rolling(0.07, 1.6, 0.2),
        slope(0.012, -0.004),
        grooves(trail),
      ),
      blend: [200, 1500],
      rockAbove: 1.15,
    },
    above: 3,
    towards: [0, 9.2, 50],
    lens: 21,
    lit: 0.2,
  });
  const sun = setting.lit(setting.on(0, 20, 1), 20);
  return setting.taken(sun, { bloom: 0.08 });
};
