/** A hut in the evening, one window lit, a row of skis outside. */
import { PointLight, Vector3 } from 'three';
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, slope, together } from '../../drawings/snowfield.ts';
import { hut } from '../outdoors/buildings.ts';
import { mountedSki } from '../outdoors/gear.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { grooves } from '../outdoors/tracks.ts';

const [right, ahead] = [5, 25];
const trail = {
  from: 2,
  to: 20,
  right: (at: number) => -2.2 + 0.2 * at + 0.6 * Math.sin(at / 4.4),
};

export const hutEvening: MakeOutdoors = async (goods, renderer, size) => {
  const light = {
    ...lights.dusk,
    bearing: 2.3,
    elevation: 0.1,
    hazePerKm: 0.09,
    mist: 1.4,
    exposure: 1.15,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.fang,
      foreground: together(
        rolling(1.2, 30, 0.6),
        rolling(0.3, 7, 0.4),
        rolling(0.07, 1.6, 0.2),
        slope(0.02, 0),
        grooves(trail, { gap: 0.34, width: 0.07, depth: 0.06 }),
      ),
      blend: [120, 1200],
      rockAbove: 1.15,
    },
    above: 1.9,
    towards: [0, 3.1, 20],
    lens: 27,
    lit: 0.1,
  });
  const home = hut(setting.air);
  setting.put(home, right, ahead, -0.42, 0.25);
  const names = ['lodestar-98_spruce', 'overburden-108_copper', 'ropeway-94_snow', 'gangue-104_hi-vis'];
  for (const [i, name] of names.entries())
    for (const side of [-1, 1]) {
      const ski = await mountedSki(goods, name, null);
      const foot = new Vector3(-6.2 + i * 0.58 + side * 0.065, 0, 4.6 + 0.12 * (i % 2)).applyMatrix4(
        home.matrixWorld,
      );
      ski.rotation.set(-Math.PI / 2 + 0.05, -0.42 + 0.1 * Math.sin(i * 4), 0.05 * side, 'YXZ');
      ski.position.copy(setting.on(foot.x, -foot.z, 0.66));
      ski.traverse((part) => (part.castShadow = true));
      setting.scene.add(ski);
    }
  const lamp = new PointLight('#ffb45e', 11, 30);
  lamp.position.copy(new Vector3(1.4, 1.5, 4).applyMatrix4(home.matrixWorld));
  setting.scene.add(lamp);
  const sun = setting.lit(setting.on(right, ahead, 1.5), 9);
  return setting.taken(sun, { focus: 22, aperture: 0.012, bloom: 0.1 });
};
