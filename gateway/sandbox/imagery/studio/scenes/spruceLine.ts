/** A single track leaves the last spruces for the open plateau. */
import { lights } from '../../drawings/light.ts';
import { randomFrom } from '../../drawings/random.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, slope, together } from '../../drawings/snowfield.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { spruces, type Spot } from '../outdoors/spruce.ts';
import { grooves } from '../outdoors/tracks.ts';

const trail = {
  from: 2,
  to: 150,
  right: (ahead: number) =>
    -1.4 + 0.05 * ahead + 1.3 * Math.sin((ahead - 2) / 11) * Math.min(1, 14 / ahead + 0.3),
};

export const spruceLine: MakeOutdoors = async (_, renderer, size) => {
  const light = { ...lights.forest, bearing: 1.1, elevation: 0.24, hazePerKm: 0.2, mist: 2, exposure: 0.74 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.saddle,
      foreground: together(
        rolling(2.2, 46, 0.55),
        rolling(0.4, 8, 0.4),
        rolling(0.07, 1.6, 0.2),
        slope(0.02, 0.01),
        grooves(trail, { gap: 0.3, width: 0.1, depth: 0.13 }),
      ),
      blend: [180, 1400],
      rockAbove: 1.15,
    },
    above: 2.3,
    towards: [0, 4.4, 40],
    lens: 25,
    lit: 0.8,
  });
  const random = randomFrom(41);
  const spots: Spot[] = [];
  while (spots.length < 180) {
    const ahead = 19 + 75 * random() ** 1.25;
    const right = (2 * random() - 1) * (6 + 0.62 * ahead);
    const off = right - trail.right(ahead);
    // The wood ends; only single trees stand farther out.
    const isOpen =
      Math.abs(off) < 3.2 + 0.1 * ahead || (ahead > 38 && random() > 0.12 + 0.4 * Number(right < -16));
    const isTight = spots.some(({ at }) => Math.hypot(at.x - right, -at.z - ahead) < 1.6);
    if (!isOpen && !isTight) spots.push({ at: setting.on(right, ahead, -0.3), tall: 3.5 + 6.5 * random() });
  }
  setting.scene.add(spruces(spots, setting.air, random));
  const sun = setting.lit(setting.on(0, 30, 3), 42);
  return setting.taken(sun, { focus: 24, aperture: 0.01, bloom: 0.1 });
};
