/** Parts that many models are made of, in millimetres. */
import {
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
  type Material,
  type Path,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';

export type Point = readonly [number, number];
type Place = readonly [number, number, number];

/** A box with rounded edges, its middle at `at`. */
export function block(material: Material, [x, y, z]: Place, at: Place, radius = 2): Mesh {
  const mesh = new Mesh(new RoundedBoxGeometry(x, y, z, 4, Math.min(radius, x / 2, y / 2, z / 2)), material);
  mesh.position.set(...at);
  return mesh;
}

/** An upright cylinder, its middle at `at`. */
export function rod(material: Material, radius: number, height: number, at: Place, top = radius): Mesh {
  const mesh = new Mesh(new CylinderGeometry(top, radius, height, 40), material);
  mesh.position.set(...at);
  return mesh;
}

/** A bent wire or strap of round section through points. */
export function wire(material: Material, radius: number, points: readonly Place[], closed = false): Mesh {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    'catmullrom',
    0.35,
  );
  return new Mesh(new TubeGeometry(curve, points.length * 14, radius, 12, closed), material);
}

/** A body of revolution from [radius, height] points. */
export function turnedBody(material: Material, profile: readonly Point[]): Mesh {
  return new Mesh(
    new LatheGeometry(
      profile.map(([x, y]) => new Vector2(x, y)),
      96,
    ),
    material,
  );
}

/** A plate of an outline [across, along], lying flat with its lower face on y = 0. */
export function plate(material: Material, outline: readonly Point[], thickness: number, bevel = 0.6): Mesh {
  const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)));
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - 2 * bevel,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: 24,
  });
  geometry.translate(0, 0, bevel).rotateX(-Math.PI / 2);
  return new Mesh(geometry, material);
}

/** A body between two side faces, from its outline [along, up] seen from the right; its middle is on x = 0. */
export function profiled(
  material: Material,
  outline: readonly Point[],
  width: number,
  { bevel = 3, corner = 4 } = {},
): Mesh {
  const geometry = extruded(outline, width, bevel, corner);
  geometry.translate(0, 0, -width / 2).rotateY(-Math.PI / 2);
  return new Mesh(geometry, material);
}

/** A slab with rounded corners from its outline [across, along] seen from above, its lower face on y = `from`. */
export function slab(
  material: Material,
  outline: readonly Point[],
  from: number,
  height: number,
  { bevel = 1, corner = 4 } = {},
): Mesh {
  const geometry = extruded(
    outline.map(([x, z]) => [x, -z] as const),
    height,
    bevel,
    corner,
  );
  geometry.rotateX(-Math.PI / 2).translate(0, from, 0);
  return new Mesh(geometry, material);
}

/** The bevel stays within the outline. */
function extruded(outline: readonly Point[], depth: number, bevel: number, corner: number): ExtrudeGeometry {
  const geometry = new ExtrudeGeometry(roundedShape(outline, corner), {
    depth: depth - 2 * bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelThickness: bevel,
    bevelSegments: 4,
    curveSegments: 8,
  });
  return geometry.translate(0, 0, bevel) as ExtrudeGeometry;
}

function roundedShape(outline: readonly Point[], corner: number): Shape {
  const shape = new Shape();
  traceRounded(shape, outline, corner);
  return shape;
}

/** Draws a closed outline whose corners are rounded. */
export function traceRounded(path: Path, outline: readonly Point[], corner: number): void {
  const points = outline.map(([x, y]) => new Vector2(x, y));
  points.forEach((point, i) => {
    const towards = (other: Vector2 = point): Vector2 => {
      const way = other.clone().sub(point);
      return point.clone().add(way.setLength(Math.min(corner, way.length() / 2)));
    };
    const [from, to] = [towards(points.at(i - 1)), towards(points[(i + 1) % points.length])];
    if (i === 0) path.moveTo(from.x, from.y);
    else path.lineTo(from.x, from.y);
    path.quadraticCurveTo(point.x, point.y, to.x, to.y);
  });
  path.closePath();
}

/** A screw with a cross recess, its head's middle at `at`. */
export function screw(radius: number, at: Place): Group {
  const one = new Group();
  const recess = new MeshStandardMaterial({ color: '#2b2d2e', roughness: 0.8 });
  const head = new MeshStandardMaterial({ color: '#d3d6d8', roughness: 0.3, metalness: 1 });
  one.add(rod(head, radius, 2.6, [0, 0, 0], radius * 0.82));
  for (const [x, z] of [
    [1.25, 0.26],
    [0.26, 1.25],
  ] as const)
    one.add(block(recess, [x * radius, 0.5, z * radius], [0, 1.2, 0], 0.1));
  one.position.set(...at);
  one.rotation.y = 0.5;
  return one;
}
