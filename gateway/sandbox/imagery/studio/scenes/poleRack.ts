/** Poles that stand in the snow outside the changing house; the sun has left the valley, the lamp is on. */
import { PointLight, Vector3 } from 'three';
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../drawings/snowfield.ts';
import { changingHouse } from '../outdoors/buildings.ts';
import { onePole } from '../outdoors/gear.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';

const colours = [
  'shaft-12_copper',
  'stope-pole_hi-vis',
  'ropeway-pole_ember',
  'shaft-12_patina',
  'overburden-pole_meltwater',
  'night-shift-pole_lichen',
  'lodestar-pole_quartz',
  'shaft-12_rhodonite',
  'overburden-pole_straw',
  'shotfirer-gs-pole_signal',
  'shaft-12_tarn',
];

export const poleRack: MakeOutdoors = async (goods, renderer, size) => {
  const light = { ...lights.dusk, bearing: -1.15, elevation: 0.19, hazePerKm: 0.1, mist: 1, exposure: 1 };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.bastion,
      foreground: together(rolling(0.9, 30, 0.35), rolling(0.08, 1.6, 0.2), (_, at) => 0.02 * at),
      blend: [120, 1200],
      rockAbove: 1.15,
    },
    above: 1.15,
    towards: [0, 1.25, 6],
    lens: 24,
    nearest: 2,
    lit: 0.6,
  });
  for (const [i, name] of colours.entries()) {
    const [right, ahead] = [-0.62 + i * 0.25, 4.4 + i * 0.45];
    for (const side of [0, 1] as const) {
      const pole = await onePole(goods, name, side);
      const lean = 0.05 * Math.sin(i * 5.3 + side * 2);
      pole.rotation.set(Math.PI / 2 + lean, 0.06 * Math.cos(i * 3.7 + side), side * 2.2 + i, 'XYZ');
      pole.position.copy(setting.on(right + side * 0.09, ahead + side * 0.05, -0.16));
      pole.traverse((part) => (part.castShadow = true));
      setting.scene.add(pole);
    }
  }
  const changing = changingHouse(setting.air);
  setting.put(changing, 12.5, 36, -0.5, 0.3);
  const lamp = new PointLight('#ffb45e', 90, 60);
  lamp.position.copy(new Vector3(0.6, 2.5, 4.6).applyMatrix4(changing.matrixWorld));
  setting.scene.add(lamp);
  const sun = setting.lit(setting.on(1, 7, 0.5), 4.5);
  return setting.taken(sun, { focus: 6.6, aperture: 0.02, bloom: 0.09 });
};
