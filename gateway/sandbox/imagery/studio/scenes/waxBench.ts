/** A ski on its supports, base up, half of it waxed; the iron, the block and the shavings are in the light of a lamp. */
import { FogExp2, PerspectiveCamera, Scene } from 'three';
import { placed, box, castsNone, pipe } from '../props/shapes.ts';
import { skiAlong } from '../props/skis.ts';
import { plain, plaster, toned, wood } from '../props/surfaces.ts';
import { curls, handTool, pendant, skiSupport, steelWindow, waxBrush, waxIron } from '../props/workshop.ts';
import type { MakeScene } from '../sceneSet.ts';
import { outlook } from '../props/outlook.ts';

export const waxBench: MakeScene = async (goods) => {
  const scene = new Scene();
  scene.fog = new FogExp2('#2a2622', 0.05);

  // The bench: three planks and their front edge.
  const oak = wood('#a97b4c', '#4f321b', { wear: 0.9, gloss: 0.42 });
  [-0.34, -0.06, 0.22, 0.5].forEach((z, i) =>
    scene.add(
      box(toned(oak, [0.92, 1.04, 0.96, 1][i] ?? 1), [4.4, 0.07, 0.277], [0.3 + i * 0.11, -0.035, z], 0.005),
    ),
  );

  // The wall: boards with tools, and the window in its reveal.
  const boards = wood('#5f6a60', '#353d38', { wear: 0.7, gloss: 0.6 });
  for (let i = 0; i < 14; i += 1) {
    const x = 0.02 + i * 0.19;
    scene.add(box(toned(boards, 0.86 + ((i * 37) % 11) * 0.024), [0.186, 2.6, 0.03], [x, 0.6, -0.86], 0.004));
  }
  scene.add(box(plain('#1c1f1d', 0.9), [3, 2.6, 0.02], [1.4, 0.6, -0.9]));
  const wall = plaster('#b9ad99', { worn: 0.16 });
  scene.add(
    box(wall, [1.0, 2.6, 0.3], [-2.35, 0.6, -0.99]),
    box(wall, [1.9, 0.8, 0.3], [-0.98, -0.28, -0.99]),
    box(wall, [0.14, 2.6, 0.3], [-0.135, 0.6, -0.99]),
  );
  const window = steelWindow(1.66, 1.3, 3, 3, '#23282a');
  scene.add(placed(window, [-1.02, 0.77, -1.05]));
  scene.add(castsNone(placed(outlook('dusk', 3.4, 2.2, 2.2), [-1.1, 0.45, -1.9])));
  scene.add(box(wood('#8d6a46', '#4b321d'), [1.7, 0.04, 0.36], [-1.02, 0.115, -0.96]));

  // Tools on the boards, a shelf with wax.
  const tools = [
    handTool('screwdriver', 0.26, '#a8481f'),
    handTool('chisel', 0.24, '#b98a55'),
    handTool('rasp', 0.34, '#8d5f37'),
    handTool('screwdriver', 0.22, '#2e6357'),
    handTool('chisel', 0.27, '#9a6a3c'),
  ];
  tools.forEach((tool, i) => scene.add(placed(tool, [0.2 + i * 0.085, 0.6, -0.825])));
  scene.add(box(plain('#17191a', 0.5, 0.6), [0.5, 0.012, 0.02], [0.37, 0.596, -0.835]));
  const shelf = wood('#8a6540', '#4a3019');
  scene.add(box(shelf, [1.5, 0.03, 0.18], [1.0, 0.26, -0.76]));
  const onShelf = [
    'tallow-liquid_meltwater_front',
    'tallow-liquid_meltwater_front',
    'tallow-liquid_meltwater_front',
  ];
  for (const [i, name] of onShelf.entries())
    scene.add(placed(await goods(name), [0.52 + i * 0.075, 0.275, -0.76], [0, 0.1 * i, 0]));
  for (const [i, name] of [
    'tallow-wax_meltwater_front',
    'tallow-wax_rhodonite_front',
    'tallow-wax_straw_front',
    'tallow-wax_straw_front',
  ].entries())
    scene.add(
      placed(
        await goods(name),
        [0.86 + (i % 2) * 0.12, 0.275 + Math.floor(i / 2) * 0.0225, -0.75],
        [0, (i - 1) * 0.08, 0],
      ),
    );

  // The ski, along the bench and a little towards the camera.
  const high = 0.17;
  const turn = 0.14;
  const along = [-Math.cos(turn), 0, -Math.sin(turn)] as const;
  const ski = await skiAlong(goods, 'lodestar-98_spruce', [0.98, high + 0.016, 0.16], along, [0, -1, 0]);
  scene.add(ski);
  const on = (s: number): readonly [number, number, number] => [0.98 + along[0] * s, 0, 0.16 + along[2] * s];
  for (const s of [0.34, 0.98, 1.5])
    scene.add(placed(skiSupport(high), [on(s)[0], 0, on(s)[2]], [0, -turn, 0]));

  // The iron on the base, the wet trace behind it, shavings ahead of it.
  const iron = waxIron();
  scene.add(placed(iron, [on(0.6)[0], high + 0.0175, on(0.6)[2]], [0, -turn, 0]));
  scene.add(
    placed(curls('#ecd9a0', 200, [0.8, 0.07], 8), [on(1.12)[0], high + 0.0168, on(1.12)[2]], [0, -turn, 0]),
  );
  scene.add(placed(curls('#ecd9a0', 260, [0.9, 0.36], 21), [0.42, 0, 0.18]));

  // In front: the file, the brush, the block, the scraper, a bottle.
  scene.add(placed(await goods('berits-file_copper_front'), [0.06, 0, 0.19], [0, 0.3, 0]));
  scene.add(placed(await goods('bench-scraper_falu_front'), [0.44, 0, 0.19], [0, -0.35, 0]));
  scene.add(placed(await goods('tallow-wax_straw_front'), [0.39, 0, 0.35], [0, 0.5, 0]));
  scene.add(placed(waxBrush(), [0.17, 0, 0.34], [0, -0.3, 0]));
  scene.add(placed(await goods('tallow-liquid_meltwater_front'), [0.62, 0, 0.3], [0, -0.4, 0]));
  scene.add(
    pipe(plain('#15110f', 0.8), 0.004, [
      [1.4, 0.006, 0.0],
      [1.1, 0.004, -0.16],
      [0.7, 0.004, -0.2],
    ]),
  );

  scene.add(pendant([0.62, 0.8, -0.2], { radius: 0.15 }));

  const camera = new PerspectiveCamera(33, 1, 0.05, 30);
  camera.position.set(-0.05, 0.74, 1.3);
  camera.lookAt(0.06, 0.2, 0);
  return {
    scene,
    camera,
    lights: [
      {
        kind: 'panel',
        at: [0.62, 0.78, -0.2],
        to: [0.6, 0, -0.1],
        width: 0.16,
        height: 0.16,
        colour: '#ffc684',
        strength: 7,
        spread: 80,
      },
      {
        kind: 'panel',
        at: [-1.0, 0.8, -1.0],
        to: [-0.1, 0.1, 0.3],
        width: 1.5,
        height: 1.2,
        colour: '#86a6d8',
        strength: 3.2,
        spread: 78,
      },
      {
        kind: 'panel',
        at: [0.6, 1.5, 1.4],
        to: [0.3, 0, -0.2],
        width: 2.2,
        height: 1.6,
        colour: '#b08a64',
        strength: 1.2,
        spread: 70,
      },
      {
        kind: 'panel',
        at: [0.6, 0.02, 0.5],
        to: [0.6, 1.5, -0.6],
        width: 1.4,
        height: 0.4,
        colour: '#c98c50',
        strength: 0.16,
        spread: 80,
      },
    ],
    lens: { focus: 1.17, radius: 0.009 },
    mirror: { at: [0.1, 0.5, 0.3], strength: 0.55 },
    look: { exposure: 0.62, saturation: 0.95 },
  };
};
