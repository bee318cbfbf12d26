/** Forms of rooms and machines in metres, with texture coordinates in metres and the grain along the longest side. */
import {
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  Path,
  PlaneGeometry,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
  type BufferGeometry,
  type Material,
  type Object3D,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { traceRounded, type Point } from '../parts.ts';
import type { Place } from '../sceneSet.ts';

/** A box with rounded edges, its middle at `at`. */
export function box(material: Material, size: Place, at: Place, radius = 0.004): Mesh {
  const [x, y, z] = size;
  const round = Math.min(radius, x / 2.01, y / 2.01, z / 2.01);
  const mesh = new Mesh(metric(new RoundedBoxGeometry(x, y, z, 2, round), size, at), material);
  mesh.position.set(...at);
  return mesh;
}

/** A cylinder along an axis, its middle at `at`. */
export function bar(
  material: Material,
  radius: number,
  length: number,
  at: Place,
  axis: 'x' | 'y' | 'z' = 'y',
  end = radius,
): Mesh {
  const geometry = new CylinderGeometry(end, radius, length, 36);
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, uv.getY(i) * length, uv.getX(i) * radius * Math.PI * 2);
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...at);
  if (axis === 'x') mesh.rotation.z = -Math.PI / 2;
  if (axis === 'z') mesh.rotation.x = Math.PI / 2;
  return mesh;
}

/** A body of revolution about y from [radius, height] points. */
export function turned(material: Material, profile: readonly (readonly [number, number])[], at: Place): Mesh {
  const points = profile.map(([x, y]) => new Vector2(x, y));
  const mesh = new Mesh(new LatheGeometry(points, 64), material);
  mesh.position.set(...at);
  return mesh;
}

/** A hose, cable or bent pipe through points. */
export function pipe(material: Material, radius: number, points: readonly Place[]): Mesh {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    'catmullrom',
    0.5,
  );
  return new Mesh(new TubeGeometry(curve, points.length * 16, radius, 14), material);
}

/** A plate standing in the plane of x and y, from its outline and holes; its middle plane is on z = 0. */
export function plateOf(
  material: Material,
  outline: readonly Point[],
  thickness: number,
  { holes = [] as readonly (readonly Point[])[], corner = 0.04, bevel = 0.006 } = {},
): Mesh {
  const shape = new Shape();
  traceRounded(shape, outline, corner);
  for (const hole of holes) {
    const path = new Path();
    traceRounded(path, hole, corner);
    shape.holes.push(path);
  }
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - 2 * bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: 8,
  });
  geometry.translate(0, 0, bevel - thickness / 2);
  return new Mesh(geometry, material);
}

/** A flat face of a width and a height, looking towards positive z. */
export function face(material: Material, width: number, height: number, at: Place): Mesh {
  const geometry = new PlaneGeometry(width, height);
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, uv.getX(i) * width, uv.getY(i) * height);
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...at);
  return mesh;
}

/** The floor at y = 0 around a point. */
export function floor(material: Material, width: number, depth: number, at: Place): Mesh {
  const mesh = face(material, width, depth, at);
  mesh.rotation.x = -Math.PI / 2;
  return mesh;
}

/** A head of a hexagon bolt on a face that looks along an axis. */
export function bolt(material: Material, radius: number, at: Place, axis: 'x' | 'y' | 'z' = 'z'): Group {
  const one = new Group();
  const head = new Mesh(new CylinderGeometry(radius * 0.96, radius, radius * 1.1, 6), material);
  head.position.y = radius * 0.7;
  const washer = new Mesh(new CylinderGeometry(radius * 1.45, radius * 1.45, radius * 0.3, 24), material);
  one.add(head, washer);
  one.position.set(...at);
  if (axis === 'z') one.rotation.x = Math.PI / 2;
  if (axis === 'x') one.rotation.z = -Math.PI / 2;
  return one;
}

export function group(...parts: readonly Object3D[]): Group {
  return new Group().add(...parts);
}

export function placed<Part extends Object3D>(part: Part, at: Place, turn: Place = [0, 0, 0]): Part {
  part.position.set(...at);
  part.rotation.set(...turn);
  return part;
}

/** Shown, but does not keep light away. */
export function castsNone<Part extends Object3D>(part: Part): Part {
  part.traverse((one) => (one.userData['castsNone'] = true));
  return part;
}

/** Projects texture coordinates in metres on each side; every place has another part of the texture. */
function metric(geometry: BufferGeometry, [x, y, z]: Place, at: Place): BufferGeometry {
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  const [a, b, c, normal] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  const shift = at[0] * 3.17 + at[1] * 5.71 + at[2] * 7.13;
  const sides = [x, y, z];
  for (let i = 0; i < position.count; i += 3) {
    a.fromBufferAttribute(position, i);
    b.fromBufferAttribute(position, i + 1);
    c.fromBufferAttribute(position, i + 2);
    normal.subVectors(b, a).cross(c.clone().sub(a));
    const flat = [Math.abs(normal.x), Math.abs(normal.y), Math.abs(normal.z)];
    const across = flat.indexOf(Math.max(...flat));
    const [first = 0, second = 1] = [0, 1, 2]
      .filter((axis) => axis !== across)
      .toSorted((one, other) => (sides[other] ?? 0) - (sides[one] ?? 0));
    [a, b, c].forEach((point, at_) =>
      uv.setXY(i + at_, point.getComponent(first) + shift, point.getComponent(second) + shift * 0.37),
    );
  }
  return geometry;
}
