/**
 * A pair of skis planted upright in the snow, in a place that suits their family. Places, light and how they stand differ
 * by product.
 */
import { inksOf, luminance } from '../../drawings/paint.ts';
import { randomFrom, seedOf } from '../../drawings/random.ts';
import { together } from '../../drawings/snowfield.ts';
import { baseInks } from '../models/ski.ts';
import { backdrop } from '../outdoors/backdrop.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { snowfall } from '../outdoors/snowfall.ts';
import { spray } from '../outdoors/spray.ts';
import { spruces, type Spot } from '../outdoors/spruce.ts';
import type { Subject } from '../subject.ts';
import { placeFor } from './places.ts';
import { bank, pairings, planted } from './planted.ts';

const lens = 27;
/** Shares of the picture's height that the skis fill, and that are below them. */
const [fills, below] = [0.79, 0.115];
/** Width of the lens in metres: mountains are soft and still mountains. */
const aperture = 0.05;

/** @param skis product and colour as in names of pictures. */
export function skisOnSnow(skis: string, { key, family, measures, hex }: Subject): MakeOutdoors {
  return async (goods, renderer, size) => {
    const random = randomFrom(seedOf(`${key} outdoors`));
    const place = placeFor(family, random);
    const pairing = pairings[Math.floor(random() * pairings.length)] ?? pairings[0];
    const [tip = 0, , tail = 0] = String(measures['Sidecut'])
      .split('-')
      .map((one) => Number(one) / 1000);
    const length = Number(measures['Length']) / 100;
    // A white base would be lost before the snow.
    const base = luminance(baseInks(inksOf(hex)).bright) > 0.8 ? 0 : 1;
    const pair = pairing({ tip, tail, side: place.side, base });
    // Skis of all lengths are as tall in the picture: the viewer stands nearer to short ones, and lower.
    const tall = length - Math.min(...pair.map(({ sunk }) => sunk));
    const shows = tall / fills;
    const ahead = shows / 2 / Math.tan((lens * Math.PI) / 360);
    const land = place.foreground(ahead);
    const rise = land(0, ahead) - land(0, 0);
    const setting = new Setting(renderer, size, {
      light: place.light,
      land: {
        ...place.view,
        foreground: together(land, bank(pair, ahead, random)),
        blend: place.blend,
        rockAbove: 1.15,
      },
      above: rise + tall * place.eye,
      // Room for the shadow.
      towards: [-place.side * 0.05 * shows, rise + shows * (0.5 - below), ahead],
      lens,
      lit: place.lit,
      nearest: ahead * 0.5,
      steps: [ahead - 0.7, ahead + 0.7],
    });
    if (place.spruces) setting.scene.add(spruces(wood(setting, random), setting.air, random));
    const far = setting.lit(setting.on(0, 40, 3), 42, 1);
    backdrop(renderer, setting, size, { focus: ahead, aperture, from: ahead * 2.2 });
    setting.scene.remove(far, far.target);
    for (const one of pair) {
      const ski = await planted(goods, skis, one, length);
      ski.position.add(setting.on(one.right, ahead - one.nearer));
      setting.scene.add(ski);
    }
    if (place.flakes > 0) {
      // Behind the skis: on them they would look like damage.
      const [from, to] = [ahead + 0.3, 16];
      const flakes = { eye: setting.eye, half: 0.26, from, to, count: place.flakes, size: 0.012 };
      setting.scene.add(spray(snowfall(random, flakes), setting.eye, setting.air, setting.focal));
    }
    const sun = setting.lit(setting.on(0, ahead, tall / 2), 1.9, 1);
    return setting.taken(sun, { focus: ahead, aperture, sunSize: place.sunSize, bloom: 0.06 });
  };
}

/** Trees behind the skis, and none in front of the mountain between them. */
function wood(setting: Setting, random: () => number): Spot[] {
  const spots: Spot[] = [];
  while (spots.length < 70) {
    const ahead = 16 + 60 * random();
    const right = (2 * random() - 1) * 0.5 * ahead;
    const isOpen = Math.abs(right) < 1 + 0.05 * ahead;
    const isTight = spots.some(({ at }) => Math.hypot(at.x - right, -at.z - ahead) < 1.8);
    if (!isOpen && !isTight) spots.push({ at: setting.on(right, ahead, -0.3), tall: 3 + 6 * random() });
  }
  return spots;
}
