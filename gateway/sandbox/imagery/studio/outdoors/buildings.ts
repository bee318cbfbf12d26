/** Buildings of the former mine, in metres; each stands on y = 0 with its front towards z. */
import { Group, MeshStandardMaterial } from 'three';
import { inAir, type Uniforms } from './air.ts';
import { beam, gabled, paintsOf, shadowed, slab, type Paints } from './structures.ts';

/** With a frame around it and two bars across. */
function window(
  { lamp, frames }: Paints & { frames: MeshStandardMaterial },
  [x, y, z]: readonly [number, number, number],
  wide: number,
  high: number,
): Group {
  const group = new Group();
  group.add(slab(lamp, [wide, high, 0.06], [x, y, z]));
  for (const side of [-1, 0, 1])
    group.add(
      slab(frames, [side === 0 ? 0.06 : 0.11, high + 0.1, 0.12], [x + (side * wide) / 2, y, z + 0.03]),
      slab(frames, [wide + 0.1, side === 0 ? 0.06 : 0.11, 0.12], [x, y + (side * high) / 2, z + 0.03]),
    );
  return group;
}

/** Where the shifts changed their clothes: boards, a row of lit windows, a lamp above the door. 14 m wide. */
export function changingHouse(air: Uniforms): Group {
  const paints = paintsOf(air);
  const { boards, dark, snow, lamp } = paints;
  const frames = inAir(new MeshStandardMaterial({ color: '#d8d2c4', roughness: 0.8 }), air);
  const group = new Group();
  const body = gabled(boards, snow, 7, 3.5, 2.4, 14);
  body.rotation.y = Math.PI / 2;
  group.add(body);
  for (let i = 0; i <= 35; i += 1) group.add(slab(boards, [0.06, 4.6, 0.05], [-7 + i * 0.4, 1.2, 3.52]));
  for (let i = 1; i < 17; i += 1) group.add(slab(boards, [0.05, 4.6, 0.06], [-7.02, 1.2, -3.5 + i * 0.41]));
  for (const x of [-5.2, -2.6, 3.4, 5.6])
    group.add(window({ ...paints, frames }, [x, 1.95, 3.56], 1.3, 1.25));
  group.add(slab(dark, [1.2, 2.3, 0.1], [0.6, 1.05, 3.55]));
  for (const x of [-0.08, 1.28]) group.add(slab(frames, [0.14, 2.4, 0.16], [x, 1.1, 3.56]));
  group.add(
    slab(frames, [1.5, 0.14, 0.16], [0.6, 2.28, 3.56]),
    slab(lamp, [0.26, 0.2, 0.26], [0.6, 2.62, 3.8]),
  );
  group.add(beam(dark, [0.6, 2.76, 3.5], [0.6, 2.76, 3.95], 0.06));
  return shadowed(group);
}
