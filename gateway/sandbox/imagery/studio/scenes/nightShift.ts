/** A rail, a lamp, and four people who argue about the speed. */
import { PointLight } from 'three';
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../drawings/snowfield.ts';
import { boxRail, lampMast } from '../outdoors/buildings.ts';
import { standing } from '../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { grooves } from '../outdoors/tracks.ts';
import { dressed, type Person } from '../outdoors/wear.ts';

/** Where they stand and what they look at, in metres to the right and ahead, and what they do with their hands. */
const people: readonly {
  at: readonly [right: number, ahead: number];
  arms: Parameters<typeof standing>[0];
  person: Person;
}[] = [
  {
    at: [-1.7, 14.4],
    arms: 'points',
    person: { outfit: { jacket: '#C98A52', yoke: '#9d683a' }, helmet: 'hard-hat_coal' },
  },
  {
    at: [-1.2, 15.6],
    arms: 'hip',
    person: { outfit: { jacket: '#B4552A', yoke: '#863c1b', trousers: '#3B342C' }, helmet: 'hard-hat_snow' },
  },
  {
    at: [0, 15.5],
    arms: 'shrugs',
    person: { outfit: { jacket: '#5F8F80', yoke: '#44695d' }, helmet: 'hard-hat_lamplight' },
  },
  {
    at: [0.5, 14.3],
    arms: 'points',
    person: {
      outfit: { jacket: '#A9A49A', yoke: '#C4536E', neck: '#C4536E' },
      helmet: 'hard-hat_azurite',
    },
  },
];
const middle = [-0.6, 14.9] as const;
const run = { from: 13, to: 60, right: (at: number) => 6.6 - 0.03 * (at - 13) };

export const nightShift: MakeOutdoors = async (goods, renderer, size) => {
  const light = { ...lights.night, bearing: -1.2, elevation: 0.5, hazePerKm: 0.14, exposure: 1.5 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.twins,
      foreground: together(
        rolling(0.7, 24, 0.8),
        rolling(0.08, 1.6, 0.2),
        (_, at) => 5 * (1 - Math.exp(-at / 70)),
        grooves(run, { gap: 0.3, width: 0.06, depth: 0.05 }),
      ),
      blend: [100, 1100],
      rockAbove: 1.15,
    },
    above: 1.7,
    towards: [0.6, 2.7, 15],
    lens: 25,
    nearest: 2,
    lit: 0.3,
  });
  for (const { at, arms, person } of people) {
    const one = await dressed(goods, standing(arms), person, 0.01);
    setting.put(one, at[0], at[1], Math.atan2(middle[0] - at[0], at[1] - middle[1]), 0.02);
  }
  const rail = boxRail(setting.air, 6.5);
  setting.put(rail, 5.2, 14.6, -0.3, 0.05);
  // The next of the row stands in front of them, on the other side.
  for (const { at, turn, size: scale, strength } of [
    { at: [2.4, 18.5], turn: Math.PI, size: 1, strength: 90 },
    { at: [-4.9, 12.6], turn: -0.3, size: 0.7, strength: 110 },
  ] as const) {
    const mast = lampMast(setting.air);
    setting.put(mast, at[0], at[1]);
    mast.rotation.set(0, turn, 0);
    mast.scale.setScalar(scale);
    mast.updateMatrixWorld(true);
    const lamp = new PointLight('#ffc27a', strength, 60);
    lamp.position.set(0.95, 5.6, 0).applyMatrix4(mast.matrixWorld);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.camera.near = 0.2;
    lamp.shadow.normalBias = 0.02;
    setting.scene.add(lamp);
  }
  const sun = setting.lit(setting.on(0, 15, 0.9), 7, 0.6);
  return setting.taken(sun, { focus: 14, aperture: 0.012, bloom: 0.14 });
};
