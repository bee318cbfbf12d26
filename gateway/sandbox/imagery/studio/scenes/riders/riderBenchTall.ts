/** The mechanic at his bench: an apron, one ski that he holds to the light of a lamp, his face bent away. */
import { FogExp2, PerspectiveCamera, Scene } from 'three';
import { randomFrom } from '../../../drawings/random.ts';
import { apron } from '../../outdoors/apron.ts';
import { poses } from '../../outdoors/poses.ts';
import { dressed } from '../../outdoors/wear.ts';
import { outlook } from '../../props/outlook.ts';
import { box, castsNone, placed } from '../../props/shapes.ts';
import { skiAlong } from '../../props/skis.ts';
import { plain, plaster, toned, wood } from '../../props/surfaces.ts';
import {
  curls,
  handTool,
  lightCone,
  pendant,
  skiSupport,
  steelWindow,
  waxBrush,
  waxIron,
} from '../../props/workshop.ts';
import type { MakeScene } from '../../sceneSet.ts';

export const riderBenchTall: MakeScene = async (goods) => {
  const scene = new Scene();
  scene.fog = new FogExp2('#1f1b18', 0.07);
  const random = randomFrom(23);

  // The wall: boards, and a window at dusk in its reveal.
  const boards = wood('#5f6a60', '#353d38', { wear: 0.7, gloss: 0.6 });
  for (let i = 0; i < 12; i += 1)
    scene.add(
      box(toned(boards, 0.86 + random() * 0.24), [0.186, 3.2, 0.03], [-0.32 + i * 0.19, 1.6, -1.4], 0.004),
    );
  scene.add(box(plain('#1c1f1d', 0.9), [2.6, 3.2, 0.02], [0.8, 1.6, -1.43]));
  const wall = plaster('#b9ad99', { worn: 0.16 });
  scene.add(
    box(wall, [1.6, 1.05, 0.3], [-1.22, 0.525, -1.53]),
    box(wall, [1.6, 0.9, 0.3], [-1.22, 2.95, -1.53]),
    box(wall, [0.18, 3.2, 0.3], [-0.5, 1.6, -1.53]),
  );
  scene.add(placed(steelWindow(1.5, 1.46, 3, 3, '#23282a'), [-1.32, 1.78, -1.6]));
  scene.add(castsNone(placed(outlook('dusk', 4.6, 3, 1.5), [-1.5, 1.6, -2.8])));

  // The bench along it, and what lies there.
  const oak = wood('#a97b4c', '#4f321b', { wear: 0.9, gloss: 0.42 });
  [-0.72, -0.99, -1.26].forEach((z, i) =>
    scene.add(
      box(toned(oak, [1, 0.93, 1.04][i] ?? 1), [4.4, 0.07, 0.267], [0.3 + i * 0.13, 0.895, z], 0.005),
    ),
  );
  scene.add(
    box(oak, [4.4, 0.16, 0.04], [0.3, 0.79, -0.61]),
    box(oak, [0.1, 0.86, 0.1], [1.05, 0.43, -0.7]),
    box(oak, [0.1, 0.86, 0.1], [-0.95, 0.43, -0.7]),
  );
  scene.add(
    placed(waxIron(), [0.86, 0.93, -0.86], [0, 2.6, 0]),
    placed(waxBrush(), [-0.62, 0.93, -0.8], [0, 0.5, 0]),
    placed(skiSupport(0.17), [-0.86, 0.93, -1.05]),
    placed(curls('#ecd9a0', 420, [1.9, 0.5], 8), [0.2, 0.931, -0.85]),
    placed(await goods('bench-scraper_falu_front'), [0.6, 0.93, -0.75], [0, 0.4, 0]),
    placed(await goods('berits-file_copper_front'), [-0.36, 0.93, -0.74], [0, -0.2, 0]),
  );

  // Above it a shelf with wax, and tools on the boards.
  scene.add(box(wood('#8a6540', '#4a3019'), [1.5, 0.03, 0.18], [0.42, 1.42, -1.29]));
  for (const [i, name] of [
    'tallow-liquid_meltwater_front',
    'tallow-liquid_straw_front',
    'tallow-liquid_meltwater_front',
    'tallow-liquid_meltwater_front',
  ].entries())
    scene.add(placed(await goods(name), [0.68 + i * 0.085, 1.435, -1.29], [0, 0.1 * i, 0]));
  for (const [i, name] of ['tallow-wax_rhodonite_front', 'tallow-wax_straw_front'].entries())
    scene.add(placed(await goods(name), [-0.12 + i * 0.13, 1.435, -1.28], [0, 0.1 - i * 0.2, 0]));
  [
    handTool('screwdriver', 0.26, '#a8481f'),
    handTool('chisel', 0.24, '#b98a55'),
    handTool('rasp', 0.34, '#8d5f37'),
    handTool('chisel', 0.27, '#9a6a3c'),
    handTool('screwdriver', 0.22, '#2e6357'),
  ].forEach((tool, i) => scene.add(placed(tool, [-0.12 + i * 0.1, 1.9, -1.365])));
  scene.add(box(plain('#17191a', 0.5, 0.6), [0.62, 0.012, 0.02], [0.08, 1.896, -1.375]));

  // He faces the light, away from the viewer.
  const person = await dressed(goods, poses.inspect, {
    outfit: {
      jacket: '#55606A',
      yoke: '#4a545d',
      trousers: '#2A2E33',
      gloves: '#9a6a3c',
      boots: '#2b211a',
      lens: null,
      hair: '#3f3a35',
    },
    helmet: null,
    cap: 'level-nine-beanie_falu',
  });
  person.add(apron(poses.inspect, 1, '#b08a58'));
  const turn = 1.5;
  person.rotation.y = turn;
  person.position.set(-0.1, 0, 0);
  scene.add(person);
  scene.add(
    await skiAlong(goods, 'lodestar-98_quartz', [0.42, 0.02, 0.02], [-0.045, 1, 0.02], [0.3, 0, 0.95]),
  );

  scene.add(pendant([0.58, 2.06, -0.3], { radius: 0.17, colour: '#24443c' }));
  scene.add(castsNone(lightCone([0.58, 2.1, -0.3], 1.1, 1.6, '#ffc684', 0.05)));

  const camera = new PerspectiveCamera(33, 1, 0.05, 30);
  camera.position.set(-0.2, 1.5, 3.3);
  camera.lookAt(0.06, 1.3, 0);
  return {
    scene,
    camera,
    lights: [
      {
        kind: 'panel',
        at: [0.58, 2.02, -0.3],
        to: [0.4, 0.6, -0.1],
        width: 0.16,
        height: 0.16,
        colour: '#ffc684',
        strength: 12,
        spread: 80,
      },
      {
        kind: 'panel',
        at: [-1.3, 1.8, -1.5],
        to: [-0.1, 1.2, 0.2],
        width: 1.4,
        height: 1.4,
        colour: '#86a6d8',
        strength: 6,
        spread: 78,
      },
      {
        kind: 'panel',
        at: [-1.4, 1.9, 2.4],
        to: [0, 1.2, 0],
        width: 2.2,
        height: 1.6,
        colour: '#b7a08a',
        strength: 13,
        spread: 70,
      },
      {
        kind: 'panel',
        at: [0.7, 0.94, -0.8],
        to: [0.3, 2.4, 0.2],
        width: 1.4,
        height: 0.5,
        colour: '#c98c50',
        strength: 0.5,
        spread: 80,
      },
    ],
    lens: { focus: 3.3, radius: 0.014 },
    mirror: { at: [0.1, 1.5, 0.6], strength: 0.55 },
    look: { exposure: 0.62, saturation: 0.95 },
  };
};
