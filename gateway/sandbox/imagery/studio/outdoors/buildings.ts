/** Buildings of the former mine, in metres; each stands on y = 0 with its front towards z. */
import { CylinderGeometry, Group, Mesh, MeshStandardMaterial, PlaneGeometry, SphereGeometry } from 'three';
import { letter } from '../../drawings/lettering.ts';
import { printOf } from '../materials.ts';
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

/** A timbered portal that is boarded up, its sign on the lintel. 3.6 m wide, the boards end at y = 0. */
export async function adit(air: Uniforms): Promise<Group> {
  const { dark, snow } = paintsOf(air);
  const timber = inAir(new MeshStandardMaterial({ color: '#6B4E37', roughness: 0.9 }), air);
  const planks = ['#4E3A2B', '#5E4531', '#463529'].map((color) =>
    inAir(new MeshStandardMaterial({ color, roughness: 0.92 }), air),
  );
  const group = new Group();
  group.add(slab(dark, [3, 3.2, 0.1], [0, 1.2, -0.35]));
  for (let i = 0; i < 9; i += 1) {
    const [first] = planks;
    const sway = 0.05 * Math.sin(i * 12.9);
    group.add(
      slab(planks[i % 3] ?? first ?? timber, [0.31, 3 + sway, 0.06], [-1.32 + i * 0.33, 1.15 + sway, -0.2]),
    );
  }
  group.add(
    beam(timber, [-1.4, 2.3, -0.12], [1.4, 0.5, -0.12], 0.2, 0.07),
    beam(timber, [-1.4, 0.5, -0.1], [1.4, 2.3, -0.1], 0.2, 0.07),
  );
  for (const x of [-1, 1]) group.add(beam(timber, [x * 1.78, -0.4, 0], [x * 1.6, 2.8, 0], 0.36));
  group.add(slab(timber, [4.2, 0.42, 0.44], [0, 2.98, 0]), slab(snow, [4.4, 0.3, 0.7], [0, 3.32, -0.05]));
  const words = letter('LEVEL 9', {
    size: 26,
    colour: '#1B1A18',
    weight: 0.17,
    anchor: 'middle',
    tracking: 0.14,
  }).svg;
  const print = await printOf(
    `<path d="M0 0H180V56H0z" fill="#D8D2C2"/><path d="M4 4H176V52H4z" fill="none" stroke="#1B1A18" stroke-width="2.4"/><g transform="translate(90 41)">${words}</g><path d="M12 20l3 8-2 9zM170 44l-8-2 6-5z" fill="#8a4a2c" fill-opacity=".5"/>`,
    { width: 180, height: 56 },
    720,
  );
  const face = new Mesh(
    new PlaneGeometry(1.8, 0.56),
    inAir(new MeshStandardMaterial({ map: print, roughness: 0.6 }), air),
  );
  face.position.set(0, 2.46, 0.065);
  group.add(slab(dark, [1.84, 0.6, 0.06], [0, 2.46, 0.03]), face);
  return shadowed(group);
}

/** An iron hook with a lantern, 2.6 m tall; its flame at 0.45, 2.06, 0. */
export function lanternPost(air: Uniforms): Group {
  const { dark, lamp } = paintsOf(air);
  const group = new Group();
  group.add(
    beam(dark, [0, -0.5, 0], [0, 2.5, 0], 0.07),
    beam(dark, [0, 2.46, 0], [0.5, 2.46, 0], 0.05),
    beam(dark, [0.45, 2.46, 0], [0.45, 2.24, 0], 0.02),
  );
  const glass = new Mesh(new CylinderGeometry(0.07, 0.085, 0.2, 16), lamp);
  glass.position.set(0.45, 2.06, 0);
  const cap = new Mesh(new CylinderGeometry(0.02, 0.11, 0.09, 16), dark);
  cap.position.set(0.45, 2.2, 0);
  const foot = new Mesh(new CylinderGeometry(0.1, 0.1, 0.05, 16), dark);
  foot.position.set(0.45, 1.94, 0);
  for (let i = 0; i < 4; i += 1) {
    const turn = (i * Math.PI) / 2;
    group.add(
      beam(
        dark,
        [0.45 + 0.095 * Math.cos(turn), 1.94, 0.095 * Math.sin(turn)],
        [0.45 + 0.085 * Math.cos(turn), 2.18, 0.085 * Math.sin(turn)],
        0.012,
      ),
    );
  }
  group.add(glass, cap, foot);
  return shadowed(group);
}

/** A lamp on a bent mast; its bulb at 0.95, 5.7, 0. */
export function lampMast(air: Uniforms): Group {
  const { dark, lamp, snow } = paintsOf(air);
  const group = new Group();
  group.add(
    beam(dark, [0, -0.5, 0], [0, 5.6, 0], 0.13),
    beam(dark, [0, 5.55, 0], [0.35, 5.95, 0], 0.1),
    beam(dark, [0.3, 5.93, 0], [1, 5.98, 0], 0.09),
  );
  const shade = new Mesh(new CylinderGeometry(0.09, 0.36, 0.26, 24, 1, true), dark);
  shade.position.set(0.95, 5.84, 0);
  const cap = new Mesh(new CylinderGeometry(0.1, 0.1, 0.1, 24), dark);
  cap.position.set(0.95, 5.98, 0);
  const white = new Mesh(new CylinderGeometry(0.07, 0.14, 0.07, 24), snow);
  white.position.set(0.95, 6.05, 0);
  const bulb = new Mesh(new SphereGeometry(0.11, 16, 12), lamp);
  bulb.position.set(0.95, 5.74, 0);
  group.add(cap, white);
  shadowed(group);
  // The light stands within them, and would be shut in.
  return group.add(shade, bulb);
}

/** A rail to slide on: a box of steel on legs, along x. @param long metres */
export function boxRail(air: Uniforms, long: number): Group {
  const { dark } = paintsOf(air);
  const yellow = inAir(new MeshStandardMaterial({ color: '#c8952a', roughness: 0.5 }), air);
  const steel = inAir(new MeshStandardMaterial({ color: '#9a9ea3', roughness: 0.28, metalness: 0.9 }), air);
  const group = new Group();
  group.add(slab(yellow, [long, 0.14, 0.3], [0, 0.6, 0]));
  for (const z of [-0.14, 0.14]) group.add(beam(steel, [-long / 2, 0.675, z], [long / 2, 0.675, z], 0.05));
  group.add(slab(dark, [long - 0.04, 0.01, 0.24], [0, 0.675, 0]));
  for (const t of [-0.46, -0.16, 0.16, 0.46])
    for (const z of [-1, 1])
      group.add(beam(dark, [t * long, 0.56, z * 0.1], [t * long, -0.4, z * 0.28], 0.07));
  return shadowed(group);
}
