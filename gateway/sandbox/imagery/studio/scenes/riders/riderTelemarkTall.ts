/** A telemarker deep in a turn, one knee nearly on the snow. */
import { Vector3 } from 'three';
import { lights } from '../../../drawings/light.ts';
import { randomFrom } from '../../../drawings/random.ts';
import { viewpoints } from '../../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../../drawings/snowfield.ts';
import { poses } from '../../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../../outdoors/setting.ts';
import { plume, spray } from '../../outdoors/spray.ts';
import { grooves } from '../../outdoors/tracks.ts';
import { dressed } from '../../outdoors/wear.ts';

const [right, ahead] = [-0.12, 5.2];
const turn = 0.5;
const arc = {
  from: ahead + 0.9,
  to: 60,
  right: (at: number) => right - 0.5 * (at - ahead) + 0.018 * (at - ahead) ** 2,
};

export const riderTelemarkTall: MakeOutdoors = async (goods, renderer, size) => {
  const light = {
    ...lights.dusk,
    bearing: -1.05,
    elevation: 0.24,
    hazePerKm: 0.09,
    mist: 1,
    exposure: 0.92,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.pyramid,
      foreground: together(
        rolling(0.6, 18, 0.1),
        rolling(0.06, 1.4, 0.3),
        (_, at) => 6 * (1 - Math.exp(-at / 50)),
        grooves(arc, { gap: 0.3, width: 0.08, depth: 0.08 }),
      ),
      blend: [80, 900],
      rockAbove: 1.15,
    },
    above: 0.75,
    towards: [0.05, 1.3, ahead],
    lens: 31.5,
    nearest: 0.9,
    lit: 0.7,
  });
  const person = await dressed(goods, poses.telemark, {
    outfit: { jacket: '#4F6B46', yoke: '#3a5033', trousers: '#3B342C', boots: '#2b2e31', neck: '#C98A52' },
    helmet: 'hard-hat_lamplight',
    ski: 'lodestar-90_ochre',
    pole: 'stope-pole_birch',
  });
  setting.put(person, right, ahead, turn, 0.02);
  const at = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).applyMatrix4(person.matrixWorld);
  const way = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).transformDirection(person.matrixWorld).multiplyScalar(Math.hypot(x, y, z));
  const outer = {
    from: at(-0.16, 0.03, 0),
    to: at(-0.16, 0.03, -1.1),
    throws: way(-1.5, 1.5, -0.4),
    spread: 0.6,
    speed: way(0.8, 0, 5),
    seconds: 0.6,
    count: 12_000,
    size: 0.12,
    thick: 0.12,
  };
  setting.scene.add(spray(plume(outer, randomFrom(5)), setting.eye, setting.air, setting.focal));
  const sun = setting.lit(setting.on(right, ahead, 0.7), 2.8);
  return setting.taken(sun, { focus: ahead - 0.2, aperture: 0.03, bloom: 0.1 });
};
