/** The workshop in the morning: sun through tall windows over the benches, finished skis in the rack on the shaded side. */
import { FogExp2, PerspectiveCamera, Scene } from 'three';
import { randomFrom } from '../../drawings/random.ts';
import { outlook } from '../props/outlook.ts';
import { bar, box, castsNone, face, group, pipe, placed } from '../props/shapes.ts';
import { skiAlong } from '../props/skis.ts';
import { enamel, groundMetal, plain, plaster, toned, wood } from '../props/surfaces.ts';
import { curls, handTool, pendant, skiSupport, steelWindow, waxBrush } from '../props/workshop.ts';
import type { MakeScene } from '../sceneSet.ts';

const windows = [0.6, -2.0, -4.6, -7.2, -9.8];
const racked = [
  'lodestar-98_falu',
  'lodestar-98_spruce',
  'overburden-108_copper',
  'lodestar-90_ochre',
  'assay-86_garnet',
  'lodestar-106_tarn',
  'assay-82_azurite',
  'night-shift-92_snow',
  'lodestar-98_quartz',
  'lodestar-106_copper',
  'lodestar-90_verdigris',
  'lodestar-98_ore',
] as const;

export const workshop: MakeScene = async (goods) => {
  const scene = new Scene();
  scene.fog = new FogExp2('#8d8678', 0.028);
  const random = randomFrom(12);

  // Floor of planks, along the room.
  const plank = wood('#9c7c58', '#5c4229', { wear: 0.9, gloss: 0.5 });
  for (let i = 0; i < 28; i += 1)
    for (let j = 0; j < 4; j += 1) {
      const board = box(
        toned(plank, 0.82 + random() * 0.3),
        [0.196, 0.03, 4.0],
        [-2.75 + i * 0.2, -0.015, 2 - j * 4.01 - (i % 3) * 1.2],
        0.004,
      );
      scene.add(board);
    }

  // Walls: the right one has the windows.
  const lime = plaster('#d8d1c0', { worn: 0.12, below: '#a3927c' });
  scene.add(
    placed(face(lime, 18, 3.6, [0, 0, 0]), [-2.6, 1.8, -5], [0, Math.PI / 2, 0]),
    face(lime, 5.4, 3.6, [0, 1.8, -12]),
    box(lime, [0.3, 0.95, 18], [2.75, 0.475, -5]),
    box(lime, [0.3, 0.5, 18], [2.75, 3.35, -5]),
  );
  const piers = [...windows.map((z) => z + 1.3), -11.3];
  for (const z of piers) scene.add(box(lime, [0.3, 2.2, 0.8], [2.75, 2.05, z]));
  for (const z of windows) {
    scene.add(placed(steelWindow(1.8, 2.15, 3, 4, '#2c3334'), [2.78, 2.02, z], [0, Math.PI / 2, 0]));
    scene.add(box(wood('#b08d62', '#6e4d2d'), [0.36, 0.04, 1.9], [2.62, 0.97, z]));
  }
  scene.add(castsNone(placed(outlook('day', 40, 5, 2.6), [4.2, 2.3, -14], [0, -Math.PI / 2, 0])));
  // Ceiling and beams.
  const beam = wood('#7a5a3b', '#3e2a18', { wear: 0.6 });
  scene.add(placed(face(lime, 5.6, 18, [0, 0, 0]), [0, 3.6, -5], [Math.PI / 2, 0, 0]));
  for (let i = 0; i < 7; i += 1) scene.add(box(beam, [5.4, 0.26, 0.2], [0, 3.45, 0.7 - i * 2.1]));

  // The rack: beams with pegs, a ski between each two.
  const oak = wood('#a97b4c', '#5b3b20', { wear: 0.6 });
  scene.add(
    box(oak, [0.05, 0.14, 7], [-2.56, 1.55, -3.1]),
    box(oak, [0.05, 0.14, 7], [-2.56, 0.62, -3.1]),
    box(oak, [0.5, 0.12, 7], [-2.35, 0.06, -3.1]),
  );
  for (let i = 0; i <= racked.length; i += 1) {
    const z = 0.28 - i * 0.5;
    scene.add(bar(oak, 0.016, 0.3, [-2.42, 1.55, z], 'x'), bar(oak, 0.016, 0.3, [-2.42, 0.62, z], 'x'));
  }
  for (const [i, name] of racked.entries()) {
    for (const side of [0, 1]) {
      const z = 0.03 - i * 0.5 + (side - 0.5) * 0.15;
      scene.add(
        await skiAlong(goods, name, [-2.32, 0.125, z], [-0.105, 1, (random() - 0.5) * 0.012], [1, 0.105, 0]),
      );
    }
  }

  // The bench under the windows.
  const green = enamel('#4a6152', { chipped: 0.3 });
  for (const x of [1.86, 2.08, 2.3, 2.5])
    scene.add(box(toned(oak, 0.9 + random() * 0.2), [0.215, 0.06, 9], [x, 0.9, -4.2], 0.005));
  for (let i = 0; i < 6; i += 1) scene.add(box(green, [0.6, 0.87, 0.09], [2.15, 0.435, 0.1 - i * 1.7]));
  scene.add(box(green, [0.04, 0.16, 9], [1.8, 0.78, -4.2]));
  for (let i = 0; i < 7; i += 1)
    scene.add(
      placed(
        handTool(i % 2 ? 'chisel' : 'rasp', 0.28, '#9a6a3c'),
        [1.95 + (i % 3) * 0.13, 0.945, -0.7 - i * 0.42],
        [Math.PI / 2, 0, 0.5 - i * 0.3],
      ),
    );
  scene.add(placed(waxBrush(), [1.98, 0.93, -0.25], [0, 0.8, 0]));
  for (const [i, z] of [-1.9, -2.1, -2.28].entries())
    scene.add(
      placed(await goods(i === 1 ? 'tallow-liquid_straw_front' : 'tallow-liquid_meltwater_front'), [
        2.34,
        0.93,
        z,
      ]),
    );

  // The table in the middle: a ski on its supports, base up; shavings.
  for (const x of [-0.28, -0.06, 0.16])
    scene.add(box(toned(oak, 0.92 + random() * 0.16), [0.215, 0.055, 2.6], [x + 0.35, 0.86, -2.5], 0.005));
  for (const z of [-1.45, -3.55])
    scene.add(
      group(
        box(oak, [0.09, 0.83, 0.09], [0.12, 0.415, z]),
        box(oak, [0.09, 0.83, 0.09], [0.48, 0.415, z]),
        box(oak, [0.46, 0.08, 0.05], [0.3, 0.3, z]),
      ),
    );
  const high = 0.8875 + 0.16;
  scene.add(await skiAlong(goods, 'lodestar-98_spruce', [0.3, high + 0.016, -3.4], [0, 0, 1], [0, -1, 0]));
  for (const z of [-1.95, -2.55, -3.1])
    scene.add(placed(skiSupport(0.16), [0.3, 0.8875, z], [0, Math.PI / 2, 0]));
  scene.add(
    placed(curls('#e9d7b0', 260, [0.3, 1.8], 5), [0.3, 0.8876, -2.4]),
    placed(curls('#d9c193', 700, [1.6, 3.4], 9, { least: 0.008, most: 0.026 }), [0.4, 0.001, -1.9]),
  );

  for (const z of [-4.4, -7.6]) scene.add(pendant([0.3, 2.55, z], { radius: 0.2, strength: 0.4, cord: 1 }));
  scene.add(
    pipe(groundMetal('#8d8f90'), 0.05, [
      [-2.2, 3.2, 3],
      [-2.2, 3.2, -5],
      [-2.2, 3.2, -12],
    ]),
  );
  scene.add(box(plain('#3b3226', 0.8), [1.0, 2.1, 0.06], [-0.4, 1.05, -11.95]));

  const camera = new PerspectiveCamera(33, 1, 0.1, 60);
  camera.position.set(-0.35, 1.5, 3.1);
  camera.lookAt(-0.05, 1.22, -3);
  return {
    scene,
    camera,
    lights: [
      {
        kind: 'sun',
        from: [1, 0.38, 0.12],
        size: 0.5,
        colour: '#ffd7a0',
        strength: 5.6,
        around: [0, 1.2, -4.5],
        radius: 9,
      },
      ...windows.slice(0, 4).map(
        (z) =>
          ({
            kind: 'panel',
            at: [2.5, 2.05, z],
            to: [-1, 0.6, z],
            width: 1.7,
            height: 2,
            colour: '#b9cdea',
            strength: 4.4,
            spread: 80,
          }) as const,
      ),
      {
        kind: 'panel',
        at: [-1, 0.04, -2.5],
        to: [-1.2, 3, -2.5],
        width: 2.4,
        height: 8,
        colour: '#e2b888',
        strength: 7,
        spread: 82,
      },
      {
        kind: 'panel',
        at: [0, 3.2, 2.6],
        to: [-0.6, 0.6, -3],
        width: 4,
        height: 1,
        colour: '#cfd3d6',
        strength: 5,
        spread: 60,
      },
    ],
    lens: { focus: 4.6, radius: 0.012 },
    mirror: { at: [0.2, 1.5, -2], strength: 1 },
    look: { exposure: 0.8, saturation: 1, contrast: 1.08 },
  };
};
