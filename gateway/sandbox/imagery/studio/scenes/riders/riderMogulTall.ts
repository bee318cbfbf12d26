/** A skier folded up where a mogul is highest. */
import { Vector3 } from 'three';
import { lights } from '../../../drawings/light.ts';
import { randomFrom } from '../../../drawings/random.ts';
import { viewpoints } from '../../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../../drawings/snowfield.ts';
import { poses } from '../../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../../outdoors/setting.ts';
import { plume, spray } from '../../outdoors/spray.ts';
import { dressed } from '../../outdoors/wear.ts';

const [right, ahead] = [0, 5.8];
const bend = rolling(1.3, 7, 0.6);
const wave = rolling(1.3, 8, 0.1);

/** Bumps in rows that are offset, worn deepest between them; one is where the skier is. */
const moguls = (x: number, at: number): number => {
  const away = Math.min(1, Math.hypot(x - right, at - ahead) / 4);
  const across = ((x - right + away * bend(x, at)) * Math.PI) / 2.1;
  const along = ((at - ahead + away * wave(x, at)) * Math.PI) / 2.5;
  const bump = Math.cos(across) * Math.cos(along);
  return bump > 0 ? 0.42 * bump ** 0.9 : 0.5 * -((-bump) ** 1.4);
};

export const riderMogulTall: MakeOutdoors = async (goods, renderer, size) => {
  const light = { ...lights.noon, bearing: -1, elevation: 0.4, hazePerKm: 0.12, exposure: 0.56 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.flank,
      foreground: together(moguls, rolling(0.05, 1, 0.2), (_, at) => 0.14 * at),
      blend: [60, 700],
      rockAbove: 1.15,
    },
    above: 1,
    towards: [0.05, 1.95, ahead],
    lens: 31,
    nearest: 1.2,
  });
  const person = await dressed(goods, poses.mogul, {
    outfit: { jacket: '#E9E4DB', yoke: '#B8352B', trousers: '#1B1E20', boots: '#2b2e31', neck: '#B8352B' },
    helmet: 'hard-hat_snow',
    ski: 'adit-68_azurite',
    pole: 'shaft-12_rhodonite',
  });
  setting.put(person, right, ahead, 0.3, 0.02);
  const at = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).applyMatrix4(person.matrixWorld);
  const way = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).transformDirection(person.matrixWorld).multiplyScalar(Math.hypot(x, y, z));
  const puff = {
    from: at(-0.15, 0.03, 0.3),
    to: at(0.15, 0.03, -0.8),
    throws: way(-0.6, 1.7, -0.4),
    spread: 0.9,
    speed: way(0, -0.3, 4.5),
    seconds: 0.5,
    count: 9000,
    size: 0.1,
    thick: 0.1,
  };
  setting.scene.add(spray(plume(puff, randomFrom(8)), setting.eye, setting.air, setting.focal));
  const sun = setting.lit(setting.on(right, ahead, 0.7), 3);
  return setting.taken(sun, { focus: ahead - 0.1, aperture: 0.03, bloom: 0.08 });
};
