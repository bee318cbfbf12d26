/** One who fell: on the back in deep snow, one ski in the air, a pole left behind. */
import { Vector3 } from 'three';
import { lights } from '../../drawings/light.ts';
import { randomFrom } from '../../drawings/random.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../drawings/snowfield.ts';
import { onePole } from '../outdoors/gear.ts';
import { poses } from '../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { bell, spray, type Grain } from '../outdoors/spray.ts';
import { grooves } from '../outdoors/tracks.ts';
import { dressed } from '../outdoors/wear.ts';

const [right, ahead] = [0.75, 5.2];
const trail = {
  from: 8.2,
  to: 70,
  right: (at: number) => 2.6 + 0.3 * (at - 8) + 1.6 * Math.sin((at - 8) / 9),
};
const lumps = rolling(0.1, 0.45, 0.1);
/** Where somebody slid and came to rest. */
const pit = (x: number, at: number): number => {
  const along = Math.min(1, Math.max(0, (at - ahead) / 3));
  const d =
    Math.hypot(x - right - 1.1 * along, Math.max(0, at - ahead - 3) + Math.min(0, at - ahead)) /
    (0.95 - 0.4 * along);
  return -0.2 * Math.exp(-(d ** 4)) + 0.1 * Math.exp(-(((d - 1.25) / 0.3) ** 2));
};

export const fallen: MakeOutdoors = async (goods, renderer, size) => {
  const light = {
    ...lights.noon,
    bearing: -1.05,
    elevation: 0.4,
    hazePerKm: 0.09,
    exposure: 0.56,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.horn,
      foreground: together(
        rolling(0.8, 20, 0.3),
        rolling(0.09, 1.5, 0.2),
        (_, at) => 6 * (1 - Math.exp(-at / 50)),
        pit,
        (x, at) => Math.min(1, Math.abs(pit(x, at)) * 12) * lumps(x, at),
        grooves(trail, { gap: 0.34, width: 0.1, depth: 0.12 }),
      ),
      blend: [90, 900],
      rockAbove: 1.1,
    },
    above: 1.25,
    towards: [0.15, 1.25, 5.2],
    lens: 31,
    nearest: 1.4,
  });
  const person = await dressed(goods, poses.fallen, {
    outfit: {
      jacket: '#2A5FA8',
      yoke: '#e0c23b',
      trousers: '#2b3036',
      boots: '#e4e0d6',
      neck: '#e0c23b',
    },
    helmet: 'hard-hat_lamplight',
    ski: 'gangue-104_hi-vis',
    pole: 'stope-pole_soot',
  });
  setting.put(person, right, ahead, 0.75, 0.06);
  const lost = await onePole(goods, 'stope-pole_soot');
  setting.scene.add(lost);
  lost.position.copy(setting.on(-0.35, 7.4, -0.18));
  lost.rotation.set(Math.PI / 2 - 0.25, 0.3, 0.3);
  const random = randomFrom(9);
  const middle = setting.on(right, ahead, 0.35);
  const dust: Grain[] = Array.from({ length: 2600 }, () => {
    const at = middle
      .clone()
      .add(
        new Vector3(bell(random) * 1.3 + 0.3, Math.abs(bell(random)) * 0.5 - 0.1, bell(random) * 0.9 - 0.4),
      );
    const isFine = random() < 0.5;
    return {
      at,
      size: isFine ? 0.1 + 0.22 * random() : 0.006 + 0.012 * random(),
      thick: isFine ? 0.05 : 0.8,
      lit: 0.9,
    };
  });
  setting.scene.add(spray(dust, setting.eye, setting.air, setting.focal));
  const sun = setting.lit(setting.on(right, ahead, 0.6), 3.2);
  return setting.taken(sun, { focus: 5.1, aperture: 0.025, bloom: 0.08 });
};
