/** A coach who leans on her poles and waits while it snows. */
import { lights } from '../../../drawings/light.ts';
import { randomFrom } from '../../../drawings/random.ts';
import { viewpoints } from '../../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../../drawings/snowfield.ts';
import { poses } from '../../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../../outdoors/setting.ts';
import { spray } from '../../outdoors/spray.ts';
import { snowfall } from '../../outdoors/snowfall.ts';
import { dressed } from '../../outdoors/wear.ts';

const [right, ahead] = [-0.16, 5.4];

export const riderLookoutTall: MakeOutdoors = async (goods, renderer, size) => {
  const light = { ...lights.storm, bearing: -0.9, elevation: 0.5, hazePerKm: 0.34, exposure: 0.6 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.cirque,
      foreground: together(
        rolling(0.8, 22, 0.1),
        rolling(0.08, 1.6, 0.2),
        (x) => 0.05 * x,
        (_, at) => 4 * (1 - Math.exp(-at / 60)),
      ),
      blend: [90, 1000],
      rockAbove: 1.15,
    },
    above: 1.2,
    towards: [0, 1.45, ahead],
    lens: 29,
    nearest: 1,
  });
  const coach = await dressed(goods, poses.lookout, {
    outfit: {
      jacket: '#6B4A7A',
      yoke: '#503459',
      trousers: '#23282C',
      neck: '#D9B24F',
      hair: '#3b2a20',
    },
    helmet: 'hard-hat-tour_ash',
    pack: 'kibble-18_coal',
    ski: 'lodestar-98-w_alpenglow',
    pole: 'lodestar-pole_quartz',
  });
  setting.put(coach, right, ahead, 0.5, -0.01);
  setting.scene.add(
    spray(
      snowfall(randomFrom(7), { eye: setting.eye, half: 0.34, from: 2, to: 34, count: 26_000, size: 0.02 }),
      setting.eye,
      setting.air,
      setting.focal,
    ),
  );
  const sun = setting.lit(setting.on(right, ahead, 0.9), 2.8, 1);
  return setting.taken(sun, { focus: ahead - 0.2, aperture: 0.03, sunSize: 0.16, bloom: 0.09 });
};
