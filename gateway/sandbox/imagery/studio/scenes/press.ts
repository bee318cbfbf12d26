/** The press before the light: five frames of steel, hot plates between them, and a ski on its mould going in. */
import { FogExp2, PerspectiveCamera, Scene } from 'three';
import { gauge, hallWindow } from '../props/hall.ts';
import { bar, bolt, box, castsNone, face, floor, pipe, placed, plateOf } from '../props/shapes.ts';
import { skiAlong } from '../props/skis.ts';
import { brick, concrete, enamel, groundMetal, plain, plaster, toned, wood } from '../props/surfaces.ts';
import { lightCone, pendant } from '../props/workshop.ts';
import type { MakeScene, Place } from '../sceneSet.ts';

const frames = [-1.04, -0.52, 0, 0.52, 1.04];
const bays = [-0.78, -0.26, 0.26, 0.78];

export const press: MakeScene = async (goods) => {
  const scene = new Scene();
  scene.fog = new FogExp2('#1d2226', 0.07);

  const green = enamel('#3f5d4c', { chipped: 0.42, gloss: 0.36 });
  const dark = enamel('#2a3330', { chipped: 0.3, gloss: 0.45 });
  const bright = groundMetal('#c4c8cb', 0.26);
  const grey = groundMetal('#8b8f92', 0.36);
  const black = plain('#131415', 0.6);

  // Frames: plates of steel, each with its window.
  for (const x of frames) {
    const frame = plateOf(
      green,
      [
        [-0.5, 0.02],
        [0.5, 0.02],
        [0.5, 2.18],
        [-0.5, 2.18],
      ],
      0.11,
      {
        corner: 0.1,
        bevel: 0.008,
        holes: [
          [
            [-0.27, 0.6],
            [0.27, 0.6],
            [0.27, 1.72],
            [-0.27, 1.72],
          ],
        ],
      },
    );
    frame.rotation.y = Math.PI / 2;
    frame.position.x = x;
    scene.add(frame);
    for (const z of [-0.385, 0.385])
      for (const y of [0.3, 1.95]) scene.add(bolt(grey, 0.03, [x - 0.055, y, z], 'x').rotateZ(Math.PI));
  }
  // Tie rods through all frames, at their corners.
  for (const z of [-0.385, 0.385])
    for (const y of [0.45, 1.86]) {
      scene.add(bar(grey, 0.026, 2.5, [0, y, z], 'x'));
      for (const x of [-1.16, 1.16]) scene.add(bar(grey, 0.05, 0.06, [x, y, z], 'x'));
    }
  scene.add(box(dark, [2.7, 0.08, 1.16], [0, 0.04, 0], 0.01));

  // Bed, insulation, hot plates and moulds.
  scene.add(
    box(dark, [2.34, 0.2, 0.46], [0, 0.7, 0], 0.01),
    box(plain('#b9a98a', 0.9), [2.36, 0.022, 0.4], [0, 0.811, 0]),
    box(grey, [2.4, 0.085, 0.38], [0, 0.865, 0], 0.005),
    box(grey, [2.4, 0.085, 0.38], [0, 1.1, 0], 0.005),
    box(plain('#b9a98a', 0.9), [2.36, 0.022, 0.4], [0, 1.153, 0]),
    box(dark, [2.34, 0.15, 0.42], [0, 1.24, 0], 0.01),
    box(bright, [2.3, 0.04, 0.16], [0.02, 1.038, 0], 0.004),
  );
  // Bores of the heating, each with its fitting and hose.
  for (let i = 0; i < 9; i += 1) {
    const x = -1.08 + i * 0.27;
    for (const y of [0.865, 1.1]) scene.add(bar(plain('#a07c3c', 0.35, 0.9), 0.014, 0.03, [x, y, 0.2], 'z'));
    const sag = 0.1 + (i % 3) * 0.03;
    scene.add(
      pipe(plain('#2b1712', 0.75), 0.011, [
        [x, 1.1, 0.21],
        [x + 0.01, 1.095, 0.27],
        [x + 0.03, 1.1 - sag, 0.3 + (i % 2) * 0.02],
        [x + 0.05, 0.87, 0.27],
        [x, 0.865, 0.21],
      ]),
    );
  }
  // Rams between the frames.
  for (const x of bays) {
    scene.add(
      bar(bright, 0.062, 0.34, [x, 1.4, 0]),
      bar(dark, 0.115, 0.42, [x, 1.74, 0]),
      bar(grey, 0.128, 0.05, [x, 1.52, 0]),
      bar(grey, 0.09, 0.03, [x, 1.33, 0]),
      bar(grey, 0.128, 0.04, [x, 1.95, 0]),
      pipe(black, 0.017, [
        [x, 1.97, 0],
        [x, 2.16, 0.02],
        [x + 0.02, 2.3, 0.1],
        [x + 0.08, 2.33, 0.2],
      ]),
    );
    for (let i = 0; i < 8; i += 1) {
      const turn = (i / 8) * Math.PI * 2;
      scene.add(
        bolt(grey, 0.011, [x + 0.106 * Math.cos(turn), 1.495, 0.106 * Math.sin(turn)], 'y').rotateX(Math.PI),
      );
    }
  }
  scene.add(bar(grey, 0.036, 2.7, [0.1, 2.33, 0.22], 'x'), bar(grey, 0.022, 2.7, [0.1, 2.41, 0.1], 'x'));
  scene.add(placed(gauge(0.13, 0.74), [-0.78, 2.02, 0.52], [0, -0.5, 0]));
  scene.add(bar(grey, 0.014, 0.3, [-0.78, 2.2, 0.42]));
  scene.add(box(enamel('#c9b45a', { chipped: 0.4 }), [0.26, 0.07, 0.008], [0.26, 2.02, 0.02]));

  // The table with rollers, and the mould with the ski.
  const rails = enamel('#55595b', { chipped: 0.5, gloss: 0.5 });
  for (const z of [-0.19, 0.19]) scene.add(box(rails, [2.1, 0.09, 0.035], [-2.28, 0.83, z], 0.004));
  for (let i = 0; i < 15; i += 1) scene.add(bar(bright, 0.028, 0.34, [-3.24 + i * 0.14, 0.853, 0], 'z'));
  for (const x of [-3.2, -1.5])
    for (const z of [-0.17, 0.17]) scene.add(box(rails, [0.06, 0.8, 0.05], [x, 0.4, z]));
  scene.add(
    box(rails, [1.7, 0.05, 0.04], [-2.35, 0.24, 0.17]),
    box(rails, [1.7, 0.05, 0.04], [-2.35, 0.24, -0.17]),
  );
  scene.add(box(bright, [2.0, 0.03, 0.19], [-1.62, 0.9, 0], 0.004));
  for (const z of [-0.085, 0.085]) scene.add(box(grey, [1.96, 0.014, 0.016], [-1.62, 0.92, z], 0.002));
  const ski = await skiAlong(goods, 'lodestar-98_falu', [-0.76, 0.918, 0], [-1, 0, 0], [0, 1, 0]);
  scene.add(ski);

  // Pump and its motor, behind.
  scene.add(
    box(green, [0.9, 0.5, 0.6], [2.0, 0.25, -0.2], 0.02),
    bar(dark, 0.2, 0.5, [2.0, 0.72, -0.2], 'x'),
    bar(grey, 0.08, 0.2, [1.65, 0.72, -0.2], 'x'),
    pipe(black, 0.024, [
      [1.6, 0.7, -0.2],
      [1.45, 1.3, -0.1],
      [1.42, 2.1, 0.1],
      [1.3, 2.33, 0.22],
    ]),
  );

  // The hall.
  scene.add(floor(concrete('#57564f', 0.42), 16, 12, [0, 0, 0]));
  const bricks = brick('#6e4a3c', '#7d756a');
  const lime = plaster('#8c8a7d', { worn: 0.3, below: '#5f4a40' });
  scene.add(
    face(bricks, 16, 5, [0, 2.5, -3.2]),
    box(enamel('#31463f', { chipped: 0.3 }), [16, 1.2, 0.02], [0, 0.6, -3.19]),
  );
  scene.add(placed(face(lime, 9, 5, [0, 0, 0]), [4.6, 2.5, 0], [0, -Math.PI / 2, 0]));
  for (const x of [-2.6, 0.2, 3.0]) scene.add(placed(hallWindow(1.7, 2.5, 'dusk', 0.42), [x, 2.75, -3.15]));
  // Cores that wait, chalked, on the wall's side.
  const core = wood('#d0a873', '#8a5f36', { wear: 0.1, gloss: 0.6 });
  for (let i = 0; i < 9; i += 1)
    scene.add(
      placed(
        box(toned(core, 0.85 + (i % 4) * 0.06), [0.1, 1.85, 0.016], [0, 0, 0]),
        [-4.0 + i * 0.12, 0.95, -2.93],
        [-0.11, 0, 0.02 * ((i % 3) - 1)],
      ),
    );
  for (const x of [-5, 0.5, 6]) scene.add(box(dark, [0.18, 0.3, 9], [x, 4.3, 0]));

  const lamp: Place = [-1.9, 2.12, 0.4];
  scene.add(
    pendant(lamp, { radius: 0.22, strength: 26, cord: 3 }),
    castsNone(lightCone(lamp, 1.15, 2.0, '#ffcf8f', 0.05)),
  );

  const camera = new PerspectiveCamera(36, 1, 0.1, 60);
  camera.position.set(-3.2, 1.98, 3.2);
  camera.lookAt(-0.78, 1.1, 0);
  return {
    scene,
    camera,
    lights: [
      {
        kind: 'panel',
        at: [-1.9, 2.09, 0.4],
        to: [-1.8, 0, 0.2],
        width: 0.24,
        height: 0.24,
        colour: '#ffc27a',
        strength: 20,
        spread: 78,
      },
      {
        kind: 'panel',
        at: [0.3, 2.52, 1.5],
        to: [0.1, 0.9, 0.1],
        width: 0.24,
        height: 0.24,
        colour: '#ffc27a',
        strength: 34,
        spread: 80,
      },
      {
        kind: 'panel',
        at: [-4.4, 3.4, 4.2],
        to: [-0.2, 1.0, 0],
        width: 2.4,
        height: 2.2,
        colour: '#86a4d4',
        strength: 95,
        spread: 45,
      },
      {
        kind: 'panel',
        at: [0.6, 2.9, -3.0],
        to: [0, 1.1, 0.8],
        width: 5,
        height: 2.2,
        colour: '#7798d0',
        strength: 30,
        spread: 80,
      },
      {
        kind: 'panel',
        at: [-0.4, 0.9, 2.6],
        to: [-0.2, 1.1, 0],
        width: 3,
        height: 1.2,
        colour: '#d09a62',
        strength: 9,
        spread: 60,
      },
    ],
    lens: { focus: 3.7, radius: 0.012 },
    mirror: { at: [-1.1, 1.4, 1.2], strength: 1 },
    look: { exposure: 0.56, saturation: 0.98 },
  };
};
