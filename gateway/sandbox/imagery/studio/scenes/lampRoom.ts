/** The lamp room: packs and jackets on numbered hooks, helmets on the rack above, lamps charging at the end of the wall. */
import { FogExp2, PerspectiveCamera, Scene } from 'three';
import { randomFrom } from '../../drawings/random.ts';
import { sign } from '../props/hall.ts';
import { hung } from '../props/hanging.ts';
import { bar, box, castsNone, floor, pipe, placed } from '../props/shapes.ts';
import { concrete, groundMetal, plain, shining, toned, wood } from '../props/surfaces.ts';
import { lightCone, pendant } from '../props/workshop.ts';
import type { MakeScene, Place } from '../sceneSet.ts';

export const lampRoom: MakeScene = async (goods) => {
  const scene = new Scene();
  scene.fog = new FogExp2('#14181a', 0.06);
  const random = randomFrom(41);

  // A wall of painted boards, a darker dado, the rail with its hooks.
  const paint = wood('#5c7265', '#31453d', { wear: 0.8, gloss: 0.5 });
  for (let i = 0; i < 62; i += 1)
    scene.add(
      box(toned(paint, 0.86 + random() * 0.24), [0.145, 3.2, 0.03], [-3.2 + i * 0.15, 1.6, -0.015], 0.005),
    );
  const rail = wood('#9c7146', '#53351d', { wear: 0.8, gloss: 0.36 });
  for (let i = 0; i < 5; i += 1)
    scene.add(box(rail, [1.79, 0.14, 0.032], [-2.4 + i * 1.8, 1.74, 0.016], 0.006));
  const iron = groundMetal('#4a4c4e', 0.42);
  const hooks: Place[] = [];
  for (let i = 0; i < 12; i += 1) {
    const x = -1.5 + i * 0.5;
    hooks.push([x, 1.7, 0.04]);
    scene.add(
      bar(iron, 0.022, 0.008, [x, 1.74, 0.036], 'z'),
      pipe(iron, 0.0075, [
        [x, 1.745, 0.036],
        [x, 1.735, 0.09],
        [x, 1.69, 0.112],
        [x, 1.668, 0.13],
        [x, 1.69, 0.152],
        [x, 1.715, 0.155],
      ]),
      placed(await sign(String(38 + i), 0.1, 0.075), [x, 1.9, 0.006]),
    );
  }

  // The rack for helmets: two rods on brackets.
  for (const z of [0.1, 0.3]) scene.add(bar(iron, 0.012, 8, [1, 2.16, z], 'x'));
  for (let i = 0; i < 7; i += 1)
    scene.add(
      box(iron, [0.014, 0.03, 0.34], [-2.25 + i * 1.5, 2.14, 0.17]),
      box(iron, [0.014, 0.2, 0.02], [-2.25 + i * 1.5, 2.07, 0.012]),
    );
  const helmets = [
    'hard-hat_lamplight_front',
    'hard-hat_snow_front',
    'hard-hat_lamplight_front',
    'hard-hat_azurite_front',
    'hard-hat_spruce_front',
  ];
  for (const [i, name] of helmets.entries())
    scene.add(
      placed(
        await goods(name),
        [[-0.5, 0.0, 0.98, 1.52, 2.5][i] ?? 0, 2.175 - 0.112, 0.2],
        [0, [0.2, -0.3, 0.4, 0.1, -0.2][i] ?? 0, 0],
      ),
    );

  // What hangs there.
  const things: readonly (readonly [number, string, number])[] = [
    [2, 'kibble-38_rope_front', 0.02],
    [3, 'foreman-hoodie_moss_front', -0.02],
    [4, 'kibble-28_ember_front', 0],
    [6, 'foreman-hoodie_copper_front', 0.03],
    [7, 'kibble-18_ochre_front', -0.01],
    [8, 'foreman-hoodie_ash_front', 0.02],
    [10, 'kibble-28_midnight_front', 0],
  ];
  for (const [i, name, lean] of things) {
    const [x = 0, y = 0] = hooks[i] ?? [];
    scene.add(await hung(goods, name, [x, y + 0.015, 0.05], lean));
  }

  // The bench below, boots' shelf under it.
  const seat = wood('#a87a4b', '#5a3a20', { wear: 0.9, gloss: 0.34 });
  for (const z of [0.1, 0.24, 0.38]) scene.add(box(seat, [8, 0.036, 0.128], [0.9, 0.46, z], 0.006));
  for (let i = 0; i < 6; i += 1) scene.add(box(iron, [0.04, 0.45, 0.36], [-2.6 + i * 1.5, 0.22, 0.22]));
  scene.add(placed(await goods('boot-crate_spruce_front'), [0.2, 0.48, 0.24], [0, 0.3, 0]));
  scene.add(floor(concrete('#4b4a45', 0.38), 14, 8, [0, 0, 3]));

  // The cabinet at the end: lamps on charge.
  const cabinet = placed(box(plain('#2b302f', 0.5), [0.06, 1.5, 0.9], [0, 0, 0]), [3.9, 1.5, 0.45]);
  scene.add(cabinet);
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [y, z] = [0.95 + row * 0.28, 0.12 + column * 0.22];
      scene.add(
        bar(groundMetal('#a4873f', 0.3), 0.045, 0.07, [3.84, y, z], 'x'),
        bar(shining('#ffe1ac', (row * 4 + column) % 7 === 3 ? 0.1 : 5), 0.03, 0.074, [3.838, y, z], 'x'),
      );
    }

  const lamps: readonly Place[] = [
    [0.5, 2.42, 1.15],
    [2.9, 2.42, 1.05],
  ];
  for (const at of lamps)
    scene.add(pendant(at, { radius: 0.2, strength: 24 }), castsNone(lightCone(at, 1.1, 2, '#ffcf8f', 0.025)));

  const camera = new PerspectiveCamera(27, 1, 0.1, 40);
  camera.position.set(-1.75, 1.5, 3.75);
  camera.lookAt(0.62, 1.46, 0.1);
  return {
    scene,
    camera,
    lights: [
      ...lamps.map(
        (at) =>
          ({
            kind: 'panel',
            at: [at[0], at[1] - 0.03, at[2]],
            to: [at[0], 0, at[2] - 0.1],
            width: 0.26,
            height: 0.26,
            colour: '#ffc481',
            strength: 9,
            spread: 78,
          }) as const,
      ),
      {
        kind: 'panel',
        at: [-3.6, 2.2, 3.2],
        to: [0.4, 1.2, 0],
        width: 1.6,
        height: 2,
        colour: '#7d9ccc',
        strength: 14,
        spread: 50,
      },
      {
        kind: 'panel',
        at: [1, 0.05, 2.2],
        to: [1, 1.6, 0],
        width: 4,
        height: 1.4,
        colour: '#b98756',
        strength: 2.2,
        spread: 80,
      },
    ],
    lens: { focus: 4.2, radius: 0.016 },
    mirror: { at: [0.6, 1.5, 1.4], strength: 0.9 },
    look: { exposure: 0.9, saturation: 1 },
  };
};
