/** A racer deep inside a turn against the sun: the snow that the edges throw up is lit through. */
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

const turn = 0.42;
const [right, ahead] = [-0.42, 5.4];
const arc = {
  from: ahead + 0.5,
  to: 60,
  right: (at: number) => right - 0.42 * (at - ahead) + 0.016 * (at - ahead) ** 2,
};

export const riderCarveTall: MakeOutdoors = async (goods, renderer, size) => {
  const light = { ...lights.noon, bearing: -0.6, elevation: 0.36, hazePerKm: 0.16, exposure: 0.72 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.flank,
      foreground: together(
        rolling(0.5, 16, 0.1),
        rolling(0.05, 1.3, 0.3),
        (_, at) => 7 * (1 - Math.exp(-at / 45)),
        grooves(arc, { gap: 0.42, width: 0.09, depth: 0.07 }),
      ),
      blend: [70, 900],
      rockAbove: 1.2,
    },
    above: 0.62,
    towards: [0.1, 1.36, ahead],
    lens: 33,
    nearest: 0.9,
  });
  const racer = await dressed(goods, poses.carve, {
    outfit: {
      jacket: '#B3211F',
      yoke: '#8d1716',
      trousers: '#B3211F',
      boots: '#1d1f21',
      ease: 0.55,
      hood: false,
      hair: '#5a3a22',
    },
    helmet: 'hard-hat_snow',
    ski: 'shotfirer-gs_signal',
    pole: 'shotfirer-gs-pole_signal',
  });
  setting.put(racer, right, ahead, turn);
  const at = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).applyMatrix4(racer.matrixWorld);
  const way = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).transformDirection(racer.matrixWorld).multiplyScalar(Math.hypot(x, y, z));
  const random = randomFrom(5);
  const outer = {
    from: at(-0.17, 0.02, 0.5),
    to: at(-0.14, 0.02, -0.95),
    throws: way(-3.6, 4.6, -0.6),
    spread: 1,
    speed: way(1.5, 0, 8.5),
    seconds: 0.95,
    count: 44_000,
    size: 0.16,
    thick: 0.17,
  };
  const inner = {
    ...outer,
    from: at(0.26, 0.02, 0.6),
    to: at(0.28, 0.02, -0.8),
    throws: way(-2, 1.2, -0.6),
    count: 9000,
    seconds: 0.4,
  };
  setting.scene.add(
    spray([...plume(outer, random), ...plume(inner, random)], setting.eye, setting.air, setting.focal),
  );
  const sun = setting.lit(setting.on(0, ahead, 0.7), 2.6);
  return setting.taken(sun, { focus: ahead - 0.2, aperture: 0.035, bloom: 0.1 });
};
