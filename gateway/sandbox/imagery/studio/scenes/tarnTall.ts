/** A frozen tarn below the cirque; the wind has swept half of its ice clean. */
import { lights } from '../../drawings/light.ts';
import { NoiseTile } from '../../drawings/noise.ts';
import { randomFrom } from '../../drawings/random.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling } from '../../drawings/snowfield.ts';
import { iceSheet } from '../outdoors/ice.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';

const wind = new NoiseTile(6, 4, 1203);
const shore = rolling(6, 40, 0.44);
const fine = rolling(0.3, 7, 0.2);
const ice = -7;

/** Metres beyond the shore; negative on the tarn. */
const beyond = (right: number, ahead: number): number =>
  Math.hypot((right - 3) / 1.15, ahead - 66) - 40 + 0.6 * shore(right, ahead);

const tarn = (right: number, ahead: number): number => {
  const out = beyond(right, ahead);
  if (out > 0) {
    const bank = Math.min(1, out / 24) ** 1.5 * (7 + shore(right, ahead));
    return ice + Math.max(0.12, bank + 0.25 + fine(right, ahead) * Math.min(1, out / 4));
  }
  // Drifts lie along the wind, and deeper at the shore.
  const drift =
    wind.at((right + ahead * 0.35) / 90, ahead / 30) +
    0.4 * wind.at((right + ahead * 0.35) / 26, ahead / 10) -
    (right + 5) / 60;
  const near = Math.exp(out / 3);
  return ice + 0.55 * drift * (1 - near) + 0.25 * near;
};

export const tarnTall: MakeOutdoors = async (_, renderer, size) => {
  const light = { ...lights.noon, bearing: 1.05, elevation: 0.3, hazePerKm: 0.16, mist: 0.8, exposure: 0.58 };
  const setting = new Setting(renderer, size, {
    light,
    land: { ...viewpoints.cirque, heading: 5.9, foreground: tarn, blend: [150, 1200], rockAbove: 1.1 },
    above: 7,
    towards: [1, 4.2, 60],
    lens: 36,
    lit: 0.8,
  });
  const sheet = iceSheet(setting.air, 82, randomFrom(3));
  sheet.scale.x = 1.15;
  sheet.position.set(3, ice, -66);
  setting.scene.add(sheet);
  const sun = setting.lit(setting.on(0, 60, 1), 40, 1);
  return setting.taken(sun, { focus: 60, aperture: 0.008, bloom: 0.08 });
};
