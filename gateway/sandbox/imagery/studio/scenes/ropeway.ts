/** The ore ropeway that still runs, in the last sun; below it the track of one who climbs. */
import { Vector3 } from 'three';
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, slope, together } from '../../drawings/snowfield.ts';
import { poses } from '../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { cable, gauge, pylon, pylonHeight, tub } from '../outdoors/structures.ts';
import { grooves } from '../outdoors/tracks.ts';
import { dressed } from '../outdoors/wear.ts';

const trail = { from: 2, to: 60, right: (ahead: number) => -2.2 + 0.17 * ahead + 0.5 * Math.sin(ahead / 7) };

export const ropeway: MakeOutdoors = async (goods, renderer, size) => {
  const light = {
    ...lights.dawn,
    bearing: -1.15,
    elevation: 0.2,
    hazePerKm: 0.12,
    mist: 2.4,
    exposure: 0.92,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.apron,
      foreground: together(rolling(3, 50, 0.66), rolling(0.4, 8, 0.2), slope(0.05, 0.012), grooves(trail)),
      blend: [220, 1600],
      rockAbove: 1.2,
    },
    above: 2.2,
    towards: [1, 6.6, 44],
    lens: 25,
    lit: 0.8,
  });
  const line = Array.from({ length: 7 }, (_, i) => [6.6 + i * 5.2, 44 + i * 48] as const);
  const way = Math.atan2(5.2, 48);
  const heads = line.map(([right, ahead]) => {
    const one = pylon(setting.air);
    setting.put(one, right, ahead, 0, 0.4);
    one.rotation.set(0, -way, 0);
    one.updateMatrixWorld(true);
    return one;
  });
  for (const side of [-1, 1]) {
    const tops = heads.map((one) =>
      new Vector3(side * gauge, pylonHeight + 0.04, 0).applyMatrix4(one.matrixWorld),
    );
    const [first, second] = tops;
    if (!first || !second) throw new Error('a line has pylons');
    const before = first.clone().sub(second.clone().sub(first));
    setting.scene.add(cable(setting.air, [before, ...tops], 1.5));
    const carried = [before, ...tops];
    for (let i = 0; i < 5; i += 1) {
      const [a, b] = [carried[i], carried[i + 1]];
      if (!a || !b) continue;
      for (const share of side === 1 ? [0.3, 0.8] : [0.56]) {
        const one = tub(setting.air);
        one.position.copy(a).lerp(b, share);
        one.position.y -= 1.5 * 4 * share * (1 - share);
        one.rotation.y = -way;
        setting.scene.add(one);
      }
    }
  }
  const climber = await dressed(goods, poses.climb, {
    outfit: { jacket: '#D9A62E', yoke: '#b9851c', trousers: '#23282C' },
    helmet: 'hard-hat-tour_ember',
    pack: 'kibble-38_tarn',
    ski: 'ropeway-94_dusk',
    pole: 'ropeway-pole_soot',
  });
  const ahead = 15;
  setting.put(climber, trail.right(ahead), ahead, Math.PI - 0.2);
  const sun = setting.lit(setting.on(4, 30, 5), 30);
  return setting.taken(sun, { focus: 18, aperture: 0.012, bloom: 0.1 });
};
