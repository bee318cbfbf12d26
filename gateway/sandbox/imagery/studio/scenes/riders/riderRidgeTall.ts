/** On foot along a ridge, skis on the shoulder, the last sun behind. */
import { Group, Vector3 } from 'three';
import { lights } from '../../../drawings/light.ts';
import { viewpoints } from '../../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../../drawings/snowfield.ts';
import { mountedSki } from '../../outdoors/gear.ts';
import { poses } from '../../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../../outdoors/setting.ts';
import { fromAxes } from '../../outdoors/skeleton.ts';
import { footprints } from '../../outdoors/tracks.ts';
import { dressed } from '../../outdoors/wear.ts';

const ahead = 5.6;
/** Metres to the right of the ridge's crest. */
const crest = (at: number): number => -0.1 + 1.5 * Math.sin((at - ahead) / 9);
const ridge = (right: number, at: number): number => {
  const off = right - crest(at);
  // Windward it is blown round, leeward it breaks off.
  const aside = off > 0 ? 0.62 * off : -0.95 * off;
  const drop = Math.hypot(aside, 0.35) - 0.35 + 0.0035 * at * at;
  return -45 * (1 - Math.exp(-drop / 45));
};

export const riderRidgeTall: MakeOutdoors = async (goods, renderer, size) => {
  const light = {
    ...lights.dusk,
    bearing: 0.34,
    elevation: 0.14,
    hazePerKm: 0.09,
    mist: 1,
    exposure: 1.05,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.horn,
      lift: -1170,
      foreground: together(
        ridge,
        rolling(0.5, 14, 0.1),
        rolling(0.06, 1.5, 0.2),
        footprints({ from: ahead + 0.3, to: 40, right: (at) => crest(at) + 0.02 }),
      ),
      blend: [40, 600],
      rockAbove: 1.15,
    },
    above: 1,
    towards: [0, 1.35, ahead],
    lens: 31,
    nearest: 1,
    lit: 0.6,
  });
  const place = [crest(ahead), ahead, 0.3] as const;
  const person = await dressed(goods, setting.footed(poses.walk, ...place), {
    outfit: { jacket: '#C8502F', yoke: '#8f2d1c', trousers: '#26313A', boots: '#E4E0D6', neck: '#D9B24F' },
    helmet: 'hard-hat_snow',
    pack: 'kibble-28_coal',
    pole: 'overburden-pole_copper',
  });
  const carried = new Group();
  for (const side of [-1, 1]) {
    const ski = await mountedSki(goods, 'overburden-108-w_garnet', null);
    ski.rotation.z = (side * Math.PI) / 2;
    ski.position.x = -side * 0.004;
    carried.add(ski);
  }
  const way = new Vector3(0.1, -0.42, 0.9).normalize();
  const left = new Vector3(1, 0, -0.1).normalize();
  carried.quaternion.copy(fromAxes(left, new Vector3().crossVectors(way, left), way));
  carried.position.set(-0.24, 1.56, 0.02);
  carried.traverse((part) => (part.castShadow = true));
  person.add(carried);
  setting.put(person, ...place, 0.03);
  const sun = setting.lit(setting.on(0, ahead, 0.9), 3);
  return setting.taken(sun, { focus: ahead - 0.1, aperture: 0.025, bloom: 0.12 });
};
