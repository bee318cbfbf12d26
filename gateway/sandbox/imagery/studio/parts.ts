/** Parts that many models are made of, in millimetres. */
import {
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Mesh,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
  type Material,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';

type Point = readonly [number, number];
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
