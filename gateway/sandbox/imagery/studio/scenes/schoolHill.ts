/** Children side-step up the hill behind the mine school. */
import { Quaternion, Vector3 } from 'three';
import { lights } from '../../drawings/light.ts';
import { randomFrom } from '../../drawings/random.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../drawings/snowfield.ts';
import { changingHouse } from '../outdoors/buildings.ts';
import { poses } from '../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { spruces, type Spot } from '../outdoors/spruce.ts';
import { ladder } from '../outdoors/tracks.ts';
import { dressed } from '../outdoors/wear.ts';

const coats = [
  ['#D43B2A', 'sulphur', 'sulphur'],
  ['#E3D04B', 'signal', 'azurite'],
  ['#2A5FA8', 'sulphur', 'signal'],
  ['#1E7F5C', 'amethyst', 'malachite'],
  ['#E58A7B', 'meltwater', 'coal'],
] as const;
/** One above the other, the first the highest. */
const places = coats.map((_, i) => ({ right: 5.2 - i * 0.95, ahead: 14.6 - i * 1.3 }));

/** It rises to the right; to the left the school stands on level snow. */
const hill = (right: number, at: number): number =>
  (0.2 * Math.max(0, at - 5) * Math.exp(-Math.max(0, at - 20) / 30)) / (1 + Math.exp((1.2 - right) / 1.6));

export const schoolHill: MakeOutdoors = async (goods, renderer, size) => {
  const light = { ...lights.noon, bearing: -1.2, elevation: 0.42, hazePerKm: 0.12, exposure: 0.56 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.flank,
      foreground: together(
        rolling(0.8, 26, 0.9),
        rolling(0.08, 1.6, 0.2),
        hill,
        ...places.map(({ right, ahead }) => ladder(right, ahead - 2.4, ahead - 0.25)),
      ),
      blend: [150, 1200],
      rockAbove: 1.15,
    },
    above: 2,
    towards: [0, 2.4, 12],
    lens: 25,
    nearest: 2,
  });
  for (const [i, [coat, helmet, ski]] of coats.entries()) {
    const child = await dressed(
      goods,
      poses.sidestep,
      {
        outfit: { jacket: coat, yoke: coat, trousers: i % 2 ? '#2A3238' : '#2A4DA0', boots: '#2b2e31' },
        helmet: `hard-hat-junior_${helmet}`,
        ski: `apprentice-piste_${ski}`,
        pole: `apprentice-pole_${i % 2 ? 'azurite' : 'signal'}`,
      },
      0.011,
    );
    child.scale.setScalar(0.62 + 0.05 * (i % 3));
    const place = places[i];
    if (!place) continue;
    const turn = -1.35 + 0.12 * Math.sin(i * 5);
    setting.put(child, place.right, place.ahead, turn, 0.01);
    // One who stands on a slope leans half as much as it does.
    child.quaternion.slerp(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), turn), 0.5);
  }
  const school = changingHouse(setting.air);
  setting.put(school, -15, 48, 0.35, 0.3);
  const random = randomFrom(17);
  const spots: Spot[] = [];
  while (spots.length < 90) {
    const ahead = 48 + 90 * random();
    const right = (2 * random() - 1) * 0.75 * ahead;
    if (Math.hypot(right + 14, ahead - 40) > 18 && Math.abs(right - 6) > 0.2 * ahead)
      spots.push({ at: setting.on(right, ahead, -0.3), tall: 5 + 6 * random() });
  }
  setting.scene.add(spruces(spots, setting.air, random));
  const sun = setting.lit(setting.on(0, 11, 1), 7);
  return setting.taken(sun, { focus: 11, aperture: 0.012, bloom: 0.08 });
};
