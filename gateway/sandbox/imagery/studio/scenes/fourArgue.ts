/** Four who argue over a map; their skis stand in the snow and wait. */
import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshStandardMaterial,
  type Vector3,
} from 'three';
import { lights } from '../../drawings/light.ts';
import { viewpoints } from '../../drawings/scenes/viewpoints.ts';
import { rolling, together } from '../../drawings/snowfield.ts';
import { mountedSki } from '../outdoors/gear.ts';
import { standing } from '../outdoors/poses.ts';
import { Setting, type MakeOutdoors } from '../outdoors/setting.ts';
import { dressed, type Person } from '../outdoors/wear.ts';

const [right, ahead] = [0.55, 7.2];

/** Where they stand about the map, in radians from the viewer's right, and what they do with their hands. */
const people: readonly {
  about: number;
  arms: Parameters<typeof standing>[0];
  person: Person;
}[] = [
  {
    about: 2,
    arms: 'holds',
    person: {
      outfit: { jacket: '#2E6357', yoke: '#1f4a40' },
      helmet: 'hard-hat_lamplight',
      pack: 'kibble-28_moss',
    },
  },
  {
    about: 0.75,
    arms: 'points',
    person: {
      outfit: { jacket: '#C8442C', yoke: '#8f2d1c', neck: '#e0c23b' },
      helmet: 'hard-hat_snow',
    },
  },
  {
    about: -0.35,
    arms: 'shrugs',
    person: {
      outfit: { jacket: '#D9A62E', yoke: '#b9851c' },
      helmet: 'hard-hat_coal',
    },
  },
  {
    about: -2.7,
    arms: 'hip',
    person: {
      outfit: { jacket: '#2A5FA8', yoke: '#234c86', trousers: '#3B342C' },
      helmet: 'hard-hat-tour_ember',
      pack: 'kibble-18_ochre',
    },
  },
];

export const fourArgue: MakeOutdoors = async (goods, renderer, size) => {
  const light = {
    ...lights.noon,
    bearing: -1.25,
    elevation: 0.42,
    hazePerKm: 0.1,
    exposure: 0.58,
  };
  const setting = new Setting(renderer, size, {
    light,
    land: {
      ...viewpoints.pyramid,
      foreground: together(
        rolling(0.7, 24, 0.2),
        rolling(0.07, 1.6, 0.2),
        (_, at) => 3 * (1 - Math.exp(-at / 60)),
      ),
      blend: [90, 1000],
      rockAbove: 1.15,
    },
    above: 1.5,
    towards: [0, 1.35, ahead],
    lens: 26,
    nearest: 2,
  });
  for (const { about, arms, person } of people) {
    const one = await dressed(goods, standing(arms), person, 0.008);
    const [x, z] = [Math.cos(about) * 0.78, Math.sin(about) * 0.66];
    setting.put(one, right + x, ahead + z, Math.atan2(-x, z), 0.02);
  }
  setting.scene.add(map(setting.on(right - 0.13, ahead + 0.23, 1.12)));
  const names = ['lodestar-98_spruce', 'overburden-108_copper', 'gangue-104_hi-vis', 'ropeway-94_ember'];
  for (const [i, name] of names.entries()) {
    for (const second of [0, 1]) {
      const ski = await mountedSki(goods, name, null);
      ski.rotation.set(-Math.PI / 2 + 0.06, 0.1 * (i % 2), 0.06 * (second ? 1 : -1), 'YXZ');
      ski.position.copy(
        setting.on(
          right + (i === 3 ? -1.5 : 1.3 + i * 0.34) + second * 0.13,
          ahead + 1 + 0.25 * (i % 2),
          0.62,
        ),
      );
      setting.scene.add(ski);
      ski.traverse((part) => (part.castShadow = true));
    }
  }
  const sun = setting.lit(setting.on(right + 0.5, ahead, 0.9), 4.2);
  return setting.taken(sun, { focus: ahead, aperture: 0.02, bloom: 0.08 });
};

/** Paper that has been folded, held open. */
function map(at: Vector3): Mesh {
  const position: number[] = [];
  const index: number[] = [];
  const [columns, rows] = [8, 2];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1)
      position.push(
        (column / columns - 0.5) * 0.62,
        (column % 2) * 0.022 + (row === 1 ? 0.015 : 0),
        (row / rows - 0.5) * 0.42,
      );
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      index.push(a, a + columns + 1, a + 1, a + 1, a + columns + 1, a + columns + 2);
    }
  const flat = new BufferGeometry();
  flat.setAttribute('position', new Float32BufferAttribute(position, 3));
  flat.setIndex(index);
  const geometry = flat.toNonIndexed();
  geometry.computeVertexNormals();
  const mesh = new Mesh(
    geometry,
    new MeshStandardMaterial({
      color: '#f1ead6',
      roughness: 0.9,
      side: DoubleSide,
    }),
  );
  mesh.position.copy(at);
  mesh.rotation.set(0.35, 0.43, 0.08, 'YXZ');
  mesh.castShadow = true;
  return mesh;
}
