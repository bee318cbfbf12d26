/** What is left of the mine: its headframe, and the ropeway that still runs. Metres; each stands on y = 0. */
import {
  BoxGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  Shape,
  TorusGeometry,
  TubeGeometry,
  Vector3,
  type Material,
} from 'three';
import { inAir, type Uniforms } from './air.ts';

type Place = readonly [number, number, number];

export interface Paints {
  steel: Material;
  dark: Material;
  boards: Material;
  snow: Material;
  lamp: Material;
}

export function paintsOf(air: Uniforms): Paints {
  const paint = (color: string, roughness = 0.85): Material =>
    inAir(new MeshStandardMaterial({ color, roughness }), air);
  return {
    steel: paint('#59443a'),
    dark: paint('#2c2523'),
    boards: paint('#6d3b2c'),
    snow: paint('#f2f4f7', 1),
    lamp: inAir(
      new MeshStandardMaterial({ color: '#000000', emissive: '#ffb45e', emissiveIntensity: 2.4 }),
      air,
    ),
  };
}

export function beam(material: Material, from: Place, to: Place, width: number, deep = width): Mesh {
  const [a, b] = [new Vector3(...from), new Vector3(...to)];
  const way = b.clone().sub(a);
  const mesh = new Mesh(new BoxGeometry(width, way.length(), deep), material);
  mesh.position.copy(a).addScaledVector(way, 0.5);
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.normalize());
  return mesh;
}

export function slab(material: Material, size: Place, at: Place): Mesh {
  const mesh = new Mesh(new BoxGeometry(...size), material);
  mesh.position.set(...at);
  return mesh;
}

/** A square tower that tapers, braced on its four sides. */
function lattice(
  material: Material,
  foot: number,
  top: number,
  height: number,
  levels: number,
  leg: number,
): Group {
  const group = new Group();
  const half = (y: number): number => (foot + (top - foot) * (y / height)) / 2;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  corners.forEach(([x, z], i) => {
    group.add(
      beam(material, [x * half(0), 0, z * half(0)], [x * half(height), height, z * half(height)], leg),
    );
    const [nx, nz] = corners[(i + 1) % 4] ?? [0, 0];
    for (let level = 0; level < levels; level += 1) {
      const [low, high] = [(level * height) / levels, ((level + 1) * height) / levels];
      const at = (cx: number, cz: number, y: number): Place => [cx * half(y), y, cz * half(y)];
      group.add(
        beam(material, at(x, z, low), at(nx, nz, high), leg * 0.4),
        beam(material, at(nx, nz, low), at(x, z, high), leg * 0.4),
        beam(material, at(x, z, high), at(nx, nz, high), leg * 0.5),
      );
    }
  });
  return group;
}

export function gabled(
  walls: Material,
  snow: Material,
  wide: number,
  high: number,
  roof: number,
  deep: number,
  low = -2,
): Group {
  const group = new Group();
  const shape = new Shape();
  shape.moveTo(-wide / 2, low);
  shape.lineTo(-wide / 2, high);
  shape.lineTo(0, high + roof);
  shape.lineTo(wide / 2, high);
  shape.lineTo(wide / 2, low);
  const body = new Mesh(new ExtrudeGeometry(shape, { depth: deep, bevelEnabled: false }), walls);
  body.position.z = -deep / 2;
  const [eave, thick] = [0.5, 0.45];
  const cover = new Shape();
  cover.moveTo(-wide / 2 - eave, high - eave * (roof / (wide / 2)));
  cover.lineTo(0, high + roof);
  cover.lineTo(wide / 2 + eave, high - eave * (roof / (wide / 2)));
  cover.lineTo(wide / 2 + eave, high - eave * (roof / (wide / 2)) + thick);
  cover.quadraticCurveTo(0.6, high + roof + thick, 0, high + roof + thick);
  cover.quadraticCurveTo(
    -0.6,
    high + roof + thick,
    -wide / 2 - eave,
    high - eave * (roof / (wide / 2)) + thick,
  );
  const top = new Mesh(
    new ExtrudeGeometry(cover, { depth: deep + 1, bevelSize: 0.15, bevelThickness: 0.15, bevelSegments: 3 }),
    snow,
  );
  top.position.z = -deep / 2 - 0.5;
  group.add(body, top);
  return group;
}

function sheave(material: Material, radius: number, at: Place): Group {
  const group = new Group();
  group.add(new Mesh(new TorusGeometry(radius, 0.14, 10, 48), material));
  for (let i = 0; i < 6; i += 1) {
    const turn = (i / 6) * Math.PI;
    const [x, y] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
    group.add(beam(material, [-x, -y, 0], [x, y, 0], 0.12));
  }
  group.position.set(...at);
  return group;
}

/** Lattice tower, back stays, two sheaves under a roof, and the hoist house with its lights on. 27 m tall. */
export function headframe(air: Uniforms): Group {
  const { steel, dark, boards, snow, lamp } = paintsOf(air);
  const group = new Group();
  group.add(lattice(steel, 6, 3.2, 21, 6, 0.42));
  for (const z of [-1.5, 1.5]) {
    group.add(
      beam(steel, [1.4, 20.8, z * 0.9], [15, -0.5, z * 1.8], 0.55),
      beam(dark, [4, 22.6, z * 0.35], [21, 4.4, z * 0.4], 0.07),
    );
  }
  for (let i = 0; i < 8; i += 1) {
    const at = (t: number, side: number): Place => [
      1.4 + 13.6 * t,
      20.8 - 21.3 * t,
      side * (1.35 + 1.35 * t),
    ];
    group.add(
      beam(steel, at(i / 8, -1), at((i + 1) / 8, 1), 0.16),
      beam(steel, at(i / 8, 1), at((i + 1) / 8, -1), 0.16),
      beam(steel, at((i + 1) / 8, -1), at((i + 1) / 8, 1), 0.2),
    );
  }
  group.add(slab(dark, [8.2, 0.35, 4.6], [1, 21.1, 0]), slab(snow, [8.4, 0.22, 4.8], [1, 21.38, 0]));
  group.add(sheave(steel, 1.8, [-0.8, 23.3, -0.7]), sheave(steel, 1.8, [2.8, 23.3, 0.7]));
  for (const x of [-2.6, 4.6])
    for (const z of [-2, 2]) group.add(beam(steel, [x, 21, z], [x, 25.2, z], 0.22));
  const roof = gabled(dark, snow, 5, 0.15, 1.4, 8, 0);
  roof.rotation.y = Math.PI / 2;
  roof.position.set(1, 25.2, 0);
  group.add(roof);
  const shaft = gabled(boards, snow, 8, 6.2, 2.6, 8.5);
  shaft.position.set(-0.4, 0, 0);
  const hoist = gabled(boards, snow, 9, 5.2, 3, 13);
  hoist.position.set(23, 0, -1);
  group.add(shaft, hoist);
  for (const [x, y, z] of [
    [20.6, 2.6, 5.53],
    [23, 2.6, 5.53],
    [25.4, 2.6, 5.53],
  ] as const)
    group.add(
      slab(lamp, [1, 1.3, 0.08], [x, y, z]),
      slab(dark, [0.08, 1.3, 0.12], [x, y, z + 0.02]),
      slab(dark, [1, 0.08, 0.12], [x, y, z + 0.02]),
    );
  group.add(slab(lamp, [0.9, 1.1, 0.08], [-2, 3, 4.28]));
  return shadowed(group);
}

/** Half the distance between the two cables. */
export const gauge = 1.9;
export const pylonHeight = 14;

export function pylon(air: Uniforms): Group {
  const { steel, dark, snow } = paintsOf(air);
  const group = new Group();
  group.add(lattice(steel, 3.4, 1.1, pylonHeight, 6, 0.22));
  group.add(
    slab(steel, [gauge * 2 + 1.2, 0.34, 0.5], [0, pylonHeight - 0.5, 0]),
    slab(snow, [gauge * 2 + 1.3, 0.16, 0.56], [0, pylonHeight - 0.26, 0]),
  );
  for (const side of [-1, 1]) {
    group.add(
      beam(steel, [side * (gauge + 0.4), pylonHeight - 0.6, 0], [side * 0.3, pylonHeight - 3, 0], 0.14),
    );
    for (const z of [-0.7, -0.25, 0.25, 0.7]) {
      const wheel = new Mesh(new CylinderGeometry(0.2, 0.2, 0.14, 20), dark);
      wheel.rotation.z = Math.PI / 2;
      wheel.position.set(side * gauge, pylonHeight - 0.18, z);
      group.add(wheel);
    }
    group.add(slab(dark, [0.2, 0.12, 1.9], [side * gauge, pylonHeight - 0.3, 0]));
  }
  return shadowed(group);
}

/** A tub of ore on its hanger; the cable is at the origin. */
export function tub(air: Uniforms): Group {
  const { steel, dark, snow } = paintsOf(air);
  const rust = inAir(new MeshStandardMaterial({ color: '#8a4a2c', roughness: 0.8 }), air);
  const group = new Group();
  group.add(slab(dark, [0.16, 0.22, 0.7], [0, 0.02, 0]));
  for (const z of [-0.24, 0.24]) {
    const wheel = new Mesh(new CylinderGeometry(0.13, 0.13, 0.09, 20), steel);
    wheel.rotation.z = Math.PI / 2;
    wheel.position.set(0, 0.12, z);
    group.add(wheel);
  }
  group.add(beam(steel, [0, 0, 0], [0, -0.75, 0], 0.1), beam(steel, [0, -0.75, -0.8], [0, -0.75, 0.8], 0.1));
  for (const z of [-0.8, 0.8]) group.add(beam(steel, [0, -0.75, z], [0, -1.85, z], 0.09));
  const shape = new Shape();
  shape.moveTo(-0.62, -1.35);
  shape.lineTo(0.62, -1.35);
  shape.quadraticCurveTo(0.6, -2.3, 0.3, -2.42);
  shape.lineTo(-0.3, -2.42);
  shape.quadraticCurveTo(-0.6, -2.3, -0.62, -1.35);
  const body = new Mesh(
    new ExtrudeGeometry(shape, { depth: 1.46, bevelSize: 0.03, bevelThickness: 0.03 }),
    rust,
  );
  body.position.z = -0.73;
  group.add(body);
  for (const z of [-0.77, 0, 0.77]) group.add(slab(dark, [1.34, 0.08, 0.07], [0, -1.36, z]));
  const heap = new Mesh(new CylinderGeometry(0.2, 0.6, 0.26, 32, 4), snow);
  heap.scale.z = 1.2;
  heap.position.y = -1.24;
  group.add(heap);
  return shadowed(group);
}

/** A cable that sags between points. */
export function cable(air: Uniforms, points: readonly Vector3[], sag: number, radius = 0.035): Mesh {
  const all = points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    return Array.from({ length: 12 }, (_, k) => {
      const t = k / 12;
      const at = point.clone().lerp(next, t);
      at.y -= sag * 4 * t * (1 - t);
      return at;
    });
  });
  const { dark } = paintsOf(air);
  return new Mesh(new TubeGeometry(new CatmullRomCurve3(all), all.length * 4, radius, 6), dark);
}

export function shadowed(group: Group): Group {
  group.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  return group;
}
