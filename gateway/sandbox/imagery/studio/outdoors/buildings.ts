/** Buildings of the former mine, in metres; each stands on y = 0 with its front towards z. */
import { CylinderGeometry, Group, Mesh, MeshStandardMaterial } from 'three';
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

/** Logs, a steep roof, one lit window. 6.4 m wide. */
export function hut(air: Uniforms): Group {
  const paints = paintsOf(air);
  const { dark, snow } = paints;
  const logs = inAir(new MeshStandardMaterial({ color: '#5b4334', roughness: 0.9 }), air);
  const ends = inAir(new MeshStandardMaterial({ color: '#8a6a4c', roughness: 0.9 }), air);
  const frames = inAir(new MeshStandardMaterial({ color: '#c9bfae', roughness: 0.8 }), air);
  const stone = inAir(new MeshStandardMaterial({ color: '#6d675f', roughness: 0.95 }), air);
  const group = new Group();
  const [wide, deep, high, roof] = [6.4, 5.4, 2.6, 2.5];
  const body = gabled(dark, snow, deep, high, roof, wide);
  body.rotation.y = Math.PI / 2;
  group.add(body);
  const log = (long: number, x: number, y: number, z: number, isAcross: boolean): Mesh => {
    const mesh = new Mesh(new CylinderGeometry(0.17, 0.17, long, 14), [logs, ends, ends]);
    mesh.rotation.set(isAcross ? 0 : Math.PI / 2, 0, isAcross ? Math.PI / 2 : 0);
    mesh.position.set(x, y, z);
    return mesh;
  };
  for (let i = 0; i < 9; i += 1) {
    const y = 0.05 + i * 0.3;
    for (const z of [-1, 1]) group.add(log(wide + 0.8, 0, y, (z * deep) / 2, true));
    for (const x of [-1, 1]) group.add(log(deep + 0.8, (x * wide) / 2, y + 0.15, 0, false));
  }
  // Logs of the gables grow shorter.
  for (let i = 0; i < 7; i += 1) {
    const y = high + 0.2 + i * 0.3;
    const long = deep * (1 - (y - high) / roof) - 0.3;
    for (const x of [-1, 1]) group.add(log(long, (x * wide) / 2, y, 0, false));
  }
  const front = deep / 2 + 0.15;
  group.add(window({ ...paints, frames }, [1.4, 1.55, front], 1.1, 0.95));
  group.add(slab(dark, [1, 2, 0.16], [-1.4, 0.95, front]));
  for (const x of [-1.95, -0.85]) group.add(slab(frames, [0.12, 2.1, 0.2], [x, 1, front + 0.02]));
  group.add(slab(frames, [1.22, 0.12, 0.2], [-1.4, 2.05, front + 0.02]));
  group.add(
    slab(stone, [0.7, 1.8, 0.7], [-1.6, high + roof - 0.2, -0.4]),
    slab(snow, [0.8, 0.22, 0.8], [-1.6, high + roof + 0.8, -0.4]),
  );
  return shadowed(group);
}
