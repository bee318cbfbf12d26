/** A binding on the test bench of the old machine hall, in the light of a lamp; tall windows at dusk behind. */
import { FogExp2, PerspectiveCamera, Scene } from 'three';
import { gauge, hallWindow } from '../props/hall.ts';
import { bar, bolt, box, castsNone, face, floor, group, pipe, placed, plateOf } from '../props/shapes.ts';
import { skiAlong } from '../props/skis.ts';
import { brick, concrete, enamel, groundMetal, plain } from '../props/surfaces.ts';
import { lightCone, pendant } from '../props/workshop.ts';
import type { MakeScene, Place } from '../sceneSet.ts';

export const machineHall: MakeScene = async (goods) => {
  const scene = new Scene();
  scene.fog = new FogExp2('#2a3440', 0.055);
  const green = enamel('#44604f', { chipped: 0.4, gloss: 0.36 });
  const dark = enamel('#2b3133', { chipped: 0.3 });
  const bright = groundMetal('#c6cacc', 0.24);
  const grey = groundMetal('#84888b', 0.36);
  const black = plain('#121314', 0.5);

  // The bench: a cast table with slots, on two feet.
  const top = 0.92;
  for (const z of [-0.34, -0.17, 0, 0.17, 0.34])
    scene.add(box(grey, [2.6, 0.07, 0.145], [0.6, top - 0.035, z], 0.003));
  scene.add(
    box(dark, [2.58, 0.1, 0.8], [0.6, top - 0.12, 0], 0.01),
    box(green, [2.4, 0.16, 0.6], [0.6, top - 0.25, 0], 0.03),
  );
  for (const x of [-0.3, 1.5]) scene.add(box(green, [0.34, 0.8, 0.56], [x, 0.36, 0], 0.04));

  // A ski in two clamps, and the binding on it.
  const high = top + 0.1;
  const ski = await skiAlong(goods, 'lodestar-98_ore', [1.42, high, 0.02], [-1, 0, 0], [0, 1, 0]);
  scene.add(ski);
  for (const x of [0.12, 1.08]) {
    scene.add(
      box(green, [0.12, 0.085, 0.2], [x, top + 0.043, 0.02], 0.006),
      box(black, [0.1, 0.014, 0.16], [x, top + 0.093, 0.02], 0.003),
    );
    for (const z of [-0.075, 0.115])
      scene.add(bar(bright, 0.008, 0.16, [x, top + 0.08, z]), bolt(bright, 0.013, [x, top + 0.145, z], 'y'));
    scene.add(box(bright, [0.05, 0.016, 0.22], [x, high + 0.034, 0.02], 0.004));
  }
  const binding = await goods('timber-hitch-13_copper_front');
  scene.add(placed(binding, [0.6, high + 0.017, 0.02], [0, Math.PI / 2, 0]));

  // The rig: a portal with the ram that pulls, and its dial.
  const portal = plateOf(
    green,
    [
      [-0.62, 0],
      [-0.46, 0],
      [-0.4, 0.62],
      [0.4, 0.62],
      [0.46, 0],
      [0.62, 0],
      [0.54, 0.8],
      [-0.54, 0.8],
    ],
    0.09,
    { corner: 0.05, bevel: 0.007 },
  );
  scene.add(placed(portal, [0.6, top, -0.3]));
  scene.add(
    box(dark, [0.2, 0.12, 0.4], [0.72, top + 0.72, -0.14], 0.01),
    bar(dark, 0.05, 0.26, [0.72, top + 0.56, 0.02]),
    bar(grey, 0.057, 0.03, [0.72, top + 0.44, 0.02]),
    bar(bright, 0.02, 0.2, [0.72, top + 0.36, 0.02]),
    box(grey, [0.05, 0.05, 0.05], [0.72, top + 0.25, 0.02], 0.006),
    pipe(black, 0.01, [
      [0.72, top + 0.66, 0.07],
      [0.8, top + 0.72, 0.16],
      [1.0, top + 0.6, 0.1],
      [1.2, top + 0.2, -0.2],
      [1.3, top + 0.02, -0.3],
    ]),
  );
  scene.add(placed(gauge(0.085, 0.52), [0.1, top + 0.38, -0.235], [0, -0.3, 0]));
  scene.add(
    group(
      box(dark, [0.3, 0.2, 0.22], [1.5, top + 0.1, -0.15], 0.012),
      bar(plain('#a32a1c', 0.35), 0.024, 0.02, [1.43, top + 0.1, -0.035], 'z'),
      bar(plain('#2f6b4a', 0.35), 0.024, 0.02, [1.52, top + 0.1, -0.035], 'z'),
    ),
  );

  // The hall: windows in a long wall, a flywheel, girders.
  scene.add(floor(concrete('#5a5a56', 0.3), 30, 26, [0, 0, -6]));
  scene.add(face(brick('#755243', '#8a8377'), 30, 7, [0, 3.5, -7]));
  for (let i = 0; i < 6; i += 1)
    scene.add(placed(hallWindow(1.9, 3.6, 'dusk', 1.5), [-8 + i * 3.1, 3.3, -6.95]));
  for (let i = 0; i < 5; i += 1) {
    const x = -6.5 + i * 3.1;
    scene.add(box(dark, [0.28, 6, 0.3], [x, 3, -6.6]), box(dark, [0.16, 0.4, 14], [x, 5.4, -1]));
  }
  const rim = bar(dark, 1.7, 0.34, [0, 0, 0], 'z');
  const wheel = group(rim);
  scene.add(placed(wheel, [4.4, 1.5, -4.6], [0, 0.3, 0]));

  const lamp: Place = [0.3, 1.98, 0.3];
  scene.add(
    pendant(lamp, { radius: 0.2, strength: 22, cord: 3 }),
    castsNone(lightCone(lamp, 0.9, 1.7, '#ffcf8f', 0.03)),
  );

  const camera = new PerspectiveCamera(23, 1, 0.1, 60);
  camera.position.set(-0.28, 1.36, 1.62);
  camera.lookAt(0.44, 1.11, 0);
  return {
    scene,
    camera,
    lights: [
      {
        kind: 'panel',
        at: [lamp[0], lamp[1] - 0.03, lamp[2]],
        to: [0.5, 0.9, 0],
        width: 0.26,
        height: 0.26,
        colour: '#ffc37c',
        strength: 8,
        spread: 72,
      },
      {
        kind: 'panel',
        at: [-1.5, 3.3, -6.5],
        to: [0, 0.6, 1],
        width: 12,
        height: 3.4,
        colour: '#8eabdc',
        strength: 70,
        spread: 70,
      },
      {
        kind: 'panel',
        at: [-2.6, 2.6, 3],
        to: [0.5, 1, 0],
        width: 1.6,
        height: 1.6,
        colour: '#7e98c4',
        strength: 3.2,
        spread: 50,
      },
    ],
    lens: { focus: 1.82, radius: 0.011 },
    mirror: { at: [0.5, 1.6, 1.1], strength: 0.9 },
    look: { exposure: 0.85, saturation: 1 },
  };
};
