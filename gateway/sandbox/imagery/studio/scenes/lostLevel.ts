/** A mine entrance that is closed, with snow up to the sign. */
import { PointLight, Vector3 } from 'three';
import { lights } from '../../drawings/light.ts';
import { randomFrom } from '../../drawings/random.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling } from '../../drawings/snowfield.ts';
import { adit, lanternPost } from '../outdoors/buildings.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { snowfall } from '../outdoors/snowfall.ts';
import { spray } from '../outdoors/spray.ts';

const [right, ahead] = [0.9, 13];
const broad = rolling(0.9, 22, 0.25);
const fine = rolling(0.12, 2.2, 0.4);

/** The hillside is cut where the portal stands, and drifted full again. */
const hillside = (x: number, at: number): number => {
  const back = at - ahead;
  const slope = 5.2 / (1 + Math.exp(-(back - 1.6) / 1.5)) + 0.12 * Math.max(0, back);
  const cut = Math.exp(-(((x - right) / 2.3) ** 4)) / (1 + Math.exp((back - 0.9) / 0.22));
  const drift = 0.5 * Math.exp(-(((x - right - 0.9) / 1.4) ** 2) - ((back + 0.5) / 1.1) ** 2);
  return slope * (1 - 0.9 * cut) + drift + broad(x, at) * 0.6 + fine(x, at);
};

export const lostLevel: MakeOutdoors = async (_, renderer, size) => {
  const light = { ...lights.night, bearing: -1, elevation: 0.5, hazePerKm: 0.3, exposure: 1.75 };
  const setting = new Setting(renderer, size, {
    light,
    land: { ...viewpoints.twins, heading: 5.6, foreground: hillside, blend: [60, 900], rockAbove: 1.15 },
    above: 1.7,
    towards: [0, 2.3, ahead],
    lens: 22,
    lit: 0.3,
  });
  const portal = await adit(setting.air);
  setting.put(portal, right, ahead);
  portal.quaternion.identity();
  portal.position.y = setting.ground.height(right, ahead - 0.5) - 1.95;
  portal.updateMatrixWorld(true);
  const post = lanternPost(setting.air);
  setting.put(post, right - 2.9, ahead - 1.2);
  post.quaternion.identity();
  post.updateMatrixWorld(true);
  const lamp = new PointLight('#ffb45e', 12, 30);
  lamp.position.copy(new Vector3(0.45, 2.06, 0.2).applyMatrix4(post.matrixWorld));
  setting.scene.add(lamp);
  const flakes = { eye: setting.eye, half: 0.5, from: 2.5, to: 24, count: 9000, size: 0.016 };
  setting.scene.add(spray(snowfall(randomFrom(4), flakes), setting.eye, setting.air, setting.focal));
  const sun = setting.lit(setting.on(right, ahead, 1.5), 6);
  return setting.taken(sun, { focus: ahead, aperture: 0.012, bloom: 0.14 });
};
