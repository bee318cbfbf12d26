/** The headframe of the old mine at first light, seen from its foot. */
import { PointLight, Vector3 } from 'three';
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, slope, together } from '../../drawings/snowfield.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { headframe } from '../outdoors/structures.ts';
import { grooves } from '../outdoors/tracks.ts';

const trail = {
  from: 1.5,
  to: 62,
  right: (ahead: number) => -1.5 + 0.16 * ahead - 0.0026 * ahead * ahead + 0.6 * Math.sin(ahead / 9),
};

export const firstLightTall: MakeOutdoors = async (_, renderer, size) => {
  const light = {
    ...lights.dawn,
    bearing: -1.3,
    elevation: 0.15,
    hazePerKm: 0.08,
    mist: 2,
    exposure: 0.98,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.fang,
      heading: viewpoints.fang.heading + 0.16,
      foreground: together(
        rolling(2.2, 38, 0.31),
        rolling(0.5, 9, 0.4),
        rolling(0.07, 1.6, 0.2),
        slope(0.045, 0.004),
        grooves(trail),
      ),
      blend: [180, 1400],
      rockAbove: 1.15,
    },
    above: 1.9,
    towards: [0, 6.9, 40],
    lens: 34,
    lit: 0.7,
  });
  const frame = headframe(setting.air);
  setting.put(frame, -9.5, 92, -0.5, 0.6);
  const lamp = new PointLight('#ffb45e', 130, 60);
  lamp.position.copy(new Vector3(24, 4, 9).applyMatrix4(frame.matrixWorld));
  setting.scene.add(lamp);
  const sun = setting.lit(setting.on(0, 86, 10), 30);
  return setting.taken(sun, { focus: 60, aperture: 0.012, bloom: 0.09 });
};
