/** A skier knee-deep in new snow, most of it in the air. */
import { Vector3 } from 'three';
import { lights } from '../../drawings/light.ts';
import { randomFrom } from '../../drawings/random.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../drawings/snowfield.ts';
import { poses } from '../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { plume, spray } from '../outdoors/spray.ts';
import { dressed } from '../outdoors/wear.ts';

const [right, ahead] = [-0.5, 7.4];
const turn = -0.95;
/** The furrow behind the skier, which the spray mostly hides. */
const furrow = (x: number, at: number): number => {
  const along = x - right;
  const off = at - ahead - 0.5 * along;
  const soft =
    along < -0.5
      ? Math.exp(-(((along + 0.5) / 0.35) ** 2))
      : Math.exp(-((Math.max(0, along - 2) / 1.5) ** 2));
  return (
    soft * (-0.42 * Math.exp(-((off / 0.34) ** 4)) + 0.09 * Math.exp(-(((Math.abs(off) - 0.52) / 0.2) ** 2)))
  );
};

export const overburden: MakeOutdoors = async (goods, renderer, size) => {
  const light = { ...lights.noon, bearing: 0.75, elevation: 0.36, hazePerKm: 0.16, exposure: 0.6 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.apron,
      foreground: together(
        rolling(0.8, 18, 0.3),
        rolling(0.12, 2.2, 0.2),
        (_, at) => 5 * (1 - Math.exp(-at / 45)),
        furrow,
      ),
      blend: [90, 900],
      rockAbove: 1.15,
    },
    above: 1,
    towards: [0, 1.55, ahead],
    lens: 22,
    nearest: 2,
  });
  const skier = await dressed(goods, poses.powder, {
    outfit: { jacket: '#B8352B', yoke: '#7f211a', trousers: '#23282C', boots: '#2b2e31', neck: '#D9B24F' },
    helmet: 'hard-hat_snow',
    pack: 'kibble-28_midnight',
    ski: 'overburden-108_copper',
    pole: 'overburden-pole_copper',
  });
  setting.put(skier, right, ahead, turn, -0.2);
  const at = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).applyMatrix4(skier.matrixWorld);
  const way = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).transformDirection(skier.matrixWorld).multiplyScalar(Math.hypot(x, y, z));
  const random = randomFrom(21);
  const outer = {
    from: at(-0.22, 0.3, 0.75),
    to: at(-0.26, 0.3, -0.9),
    throws: way(-2.4, 4.4, 0.4),
    spread: 1.1,
    speed: way(0.5, 0, 6.5),
    seconds: 0.9,
    count: 46_000,
    size: 0.17,
    thick: 0.17,
  };
  const inner = {
    ...outer,
    from: at(0.3, 0.3, 0.85),
    to: at(0.34, 0.3, -0.7),
    throws: way(1.6, 2.1, 0.6),
    spread: 0.8,
    seconds: 0.55,
    count: 16_000,
    thick: 0.12,
  };
  const bow = {
    ...inner,
    from: at(-0.2, 0.25, 1),
    to: at(0.3, 0.25, 0.9),
    throws: way(0, 2.2, 2.2),
    count: 6000,
    seconds: 0.35,
  };
  setting.scene.add(
    spray(
      [outer, inner, bow].flatMap((one) => plume(one, random)),
      setting.eye,
      setting.air,
      setting.focal,
    ),
  );
  const sun = setting.lit(setting.on(right, ahead, 0.7), 3.4);
  return setting.taken(sun, { focus: ahead - 0.2, aperture: 0.03, bloom: 0.1 });
};
