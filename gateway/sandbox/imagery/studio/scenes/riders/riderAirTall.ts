/** In the air above the jump, one hand on the ski. */
import { Vector3 } from 'three';
import { lights } from '../../../drawings/light.ts';
import { randomFrom } from '../../../drawings/random.ts';
import { viewpoints } from '../../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../../drawings/snowfield.ts';
import { poses } from '../../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../../outdoors/setting.ts';
import { bell, spray, type Grain } from '../../outdoors/spray.ts';
import { dressed } from '../../outdoors/wear.ts';

const [right, ahead] = [0, 6.2];

export const riderAirTall: MakeOutdoors = async (goods, renderer, size) => {
  const light = { ...lights.noon, bearing: -0.85, elevation: 0.42, hazePerKm: 0.12, exposure: 0.56 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.horn,
      heading: viewpoints.horn.heading - 0.14,
      foreground: together(
        rolling(0.7, 18, 0.1),
        rolling(0.06, 1.4, 0.3),
        (_, at) => 2 * (1 - Math.exp(-at / 45)),
      ),
      blend: [80, 900],
      rockAbove: 1.15,
    },
    above: 0.7,
    towards: [-0.05, 2.25, ahead],
    lens: 31,
    nearest: 1.5,
  });
  const person = await dressed(goods, poses.air, {
    outfit: {
      jacket: '#D9B32E',
      yoke: '#2A4DA0',
      trousers: '#2A4DA0',
      boots: '#E4E0D6',
      neck: '#C8442C',
    },
    helmet: 'hard-hat_coal',
    ski: 'night-shift-92_hi-vis',
  });
  setting.put(person, right, ahead, 0.7);
  person.position.y += 1.7;
  person.rotateZ(0.28);
  person.updateMatrixWorld(true);
  const random = randomFrom(11);
  // What falls off the skis.
  const dust: Grain[] = Array.from({ length: 700 }, () => {
    const [along, drop] = [random() * 1.9 - 1.1, random() ** 2];
    const at = new Vector3(0.24 * bell(random), 0.02 - 0.12 * drop, along).applyMatrix4(person.matrixWorld);
    at.y -= 0.75 * drop;
    at.x += 0.3 * drop * bell(random);
    return { at, size: 0.004 + 0.011 * random(), thick: 0.8, lit: 0.9 };
  });
  setting.scene.add(spray(dust, setting.eye, setting.air, setting.focal));
  const sun = setting.lit(setting.on(right, ahead, 1.6), 3.4);
  return setting.taken(sun, { focus: ahead - 0.1, aperture: 0.03, bloom: 0.08 });
};
