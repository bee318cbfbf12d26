/** A sit-skier with two outriggers, towards the low sun. */
import { Vector3 } from 'three';
import { lights } from '../../../drawings/light.ts';
import { randomFrom } from '../../../drawings/random.ts';
import { viewpoints } from '../../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../../drawings/snowfield.ts';
import { mountedSki } from '../../outdoors/gear.ts';
import { poses } from '../../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../../outdoors/setting.ts';
import { outrigger, sitSki } from '../../outdoors/sitSki.ts';
import { skeletonOf } from '../../outdoors/skeleton.ts';
import { plume, spray } from '../../outdoors/spray.ts';
import { grooves } from '../../outdoors/tracks.ts';
import { dressed } from '../../outdoors/wear.ts';

const [right, ahead] = [0.06, 5.3];
const arc = {
  from: ahead + 1,
  to: 50,
  right: (at: number) => right + 0.75 * (at - ahead) - 0.01 * (at - ahead) ** 2,
};

export const riderSitTall: MakeOutdoors = async (goods, renderer, size) => {
  const light = {
    ...lights.dawn,
    bearing: -1.05,
    elevation: 0.2,
    hazePerKm: 0.08,
    mist: 1.4,
    exposure: 0.92,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.cirque,
      foreground: together(
        rolling(0.5, 18, 0.1),
        rolling(0.05, 1.4, 0.3),
        (_, at) => 5 * (1 - Math.exp(-at / 50)),
        grooves(arc, { gap: 0, width: 0.08, depth: 0.06 }),
      ),
      blend: [80, 900],
      rockAbove: 1.15,
    },
    above: 0.75,
    towards: [0, 1.05, ahead],
    lens: 28,
    nearest: 0.9,
    lit: 0.8,
  });
  const person = await dressed(goods, poses.sit, {
    outfit: { jacket: '#2A5FA8', yoke: '#E0C23B', trousers: '#22272B', boots: '#2b2e31', neck: '#D9622B' },
    helmet: 'hard-hat_lamplight',
  });
  person.add(sitSki('#D9622B', await mountedSki(goods, 'shotfirer-cross_ember', null)));
  const bones = skeletonOf(poses.sit);
  for (const [limbs, x] of [
    [bones.left, 0.62],
    [bones.right, -0.62],
  ] as const) {
    const hand = limbs.wrist.clone().add(limbs.wrist.clone().sub(limbs.elbow).setLength(0.075));
    person.add(outrigger(hand, new Vector3(x, 0.01, hand.z + 0.12), limbs.elbow, '#17191b'));
  }
  person.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  setting.put(person, right, ahead, -0.66, 0.01);
  const at = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).applyMatrix4(person.matrixWorld);
  const way = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).transformDirection(person.matrixWorld).multiplyScalar(Math.hypot(x, y, z));
  const wake = {
    from: at(0, 0.03, 0.1),
    to: at(0, 0.03, -0.9),
    throws: way(-0.8, 1.3, -0.3),
    spread: 0.7,
    speed: way(0, 0, 5),
    seconds: 0.55,
    count: 9000,
    size: 0.1,
    thick: 0.1,
  };
  setting.scene.add(spray(plume(wake, randomFrom(5)), setting.eye, setting.air, setting.focal));
  const sun = setting.lit(setting.on(right, ahead, 0.6), 2.6);
  return setting.taken(sun, { focus: ahead - 0.2, aperture: 0.025, bloom: 0.09 });
};
