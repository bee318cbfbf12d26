/** The headframe above a snowfield at first sun, and one who climbs towards it. */
import { PointLight, Vector3 } from 'three';
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, slope, together } from '../../drawings/snowfield.ts';
import { poses } from '../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { headframe } from '../outdoors/structures.ts';
import { grooves } from '../outdoors/tracks.ts';
import { dressed } from '../outdoors/wear.ts';

const trail = {
  from: 1.5,
  to: 70,
  right: (ahead: number) => 0.6 + 0.2 * ahead - 0.0013 * ahead * ahead + 0.3 * Math.sin(ahead / 6),
};

export const firstLight: MakeOutdoors = async (goods, renderer, size) => {
  const light = {
    ...lights.dawn,
    bearing: -1.22,
    elevation: 0.17,
    hazePerKm: 0.07,
    mist: 1.8,
    exposure: 0.96,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.pyramid,
      foreground: together(
        rolling(2.6, 42, 0.13),
        rolling(0.5, 9, 0.4),
        rolling(0.07, 1.6, 0.2),
        slope(0.03, 0.004),
        grooves(trail),
      ),
      blend: [200, 1500],
      rockAbove: 1.15,
    },
    above: 2,
    towards: [1.6, 2.5, 30],
    lens: 29,
    lit: 0.7,
  });
  const climber = await dressed(goods, poses.climb, {
    outfit: { jacket: '#C8442C', yoke: '#9c2f1e', trousers: '#2A3238' },
    helmet: 'hard-hat-tour_ash',
    pack: 'kibble-28_midnight',
    ski: 'ropeway-94_ember',
    pole: 'ropeway-pole_ember',
  });
  const ahead = 12.5;
  setting.put(climber, trail.right(ahead), ahead, Math.PI - 0.42);
  const frame = headframe(setting.air);
  setting.put(frame, 16, 112, 0.12, 0.6);
  const lamp = new PointLight('#ffb45e', 130, 60);
  lamp.position.copy(new Vector3(24, 4, 9).applyMatrix4(frame.matrixWorld));
  setting.scene.add(lamp);
  const sun = setting.lit(setting.on(trail.right(ahead), ahead, 0.9), 5);
  return setting.taken(sun, { focus: 14, aperture: 0.012, bloom: 0.09 });
};
