/** A seat above one ski, and its outriggers, in metres; in the axes of the one who sits in it. */
import {
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Shape,
  TubeGeometry,
  Vector3,
  type BufferGeometry,
  type Material,
} from 'three';
import type { Place } from './skeleton.ts';

const metal = new MeshStandardMaterial({ color: '#8d9297', roughness: 0.35, metalness: 0.85 });
const black = new MeshStandardMaterial({ color: '#17191b', roughness: 0.6 });

function tube(material: Material, radius: number, ...points: readonly Place[]): Mesh {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    'catmullrom',
    0.1,
  );
  return new Mesh(new TubeGeometry(curve, points.length * 12, radius, 12), material);
}

/** A profile seen from the side, in z and y. */
function side(
  points: readonly (readonly [z: number, y: number])[],
  wide: number,
  round = 0.035,
): BufferGeometry {
  const shape = new Shape();
  points.forEach(([z, y], i) => (i === 0 ? shape.moveTo(z, y) : shape.lineTo(z, y)));
  const geometry = new ExtrudeGeometry(shape, {
    depth: wide,
    bevelSize: round,
    bevelThickness: round * 1.7,
    bevelSegments: 6,
  });
  geometry.translate(0, 0, -wide / 2);
  geometry.rotateY(-Math.PI / 2);
  return geometry;
}

/** @param ski the one below the seat, its upper side at the origin. */
export function sitSki(colour: string, ski: Group): Group {
  const group = new Group();
  const shell = new MeshPhysicalMaterial({ color: colour, roughness: 0.35, clearcoat: 0.6 });
  const bucket = side(
    [
      [-0.3, 0.82],
      [-0.22, 0.84],
      [-0.14, 0.6],
      [0.3, 0.5],
      [0.36, 0.4],
      [0.1, 0.3],
      [-0.14, 0.3],
      [-0.26, 0.42],
    ],
    0.3,
  );
  group.add(new Mesh(bucket, shell));
  group.add(
    new Mesh(
      side(
        [
          [-0.1, 0.29],
          [0.2, 0.29],
          [0.16, 0.24],
          [-0.08, 0.24],
        ],
        0.16,
      ),
      black,
    ),
  );
  // The linkage that lets the seat sink, and its damper.
  for (const x of [-0.07, 0.07]) {
    group.add(tube(metal, 0.014, [x, 0.25, 0.18], [x, 0.17, 0.02], [x, 0.11, -0.12]));
    group.add(tube(metal, 0.014, [x, 0.25, -0.06], [x, 0.18, -0.16], [x, 0.09, -0.2]));
    group.add(tube(metal, 0.016, [x * 1.3, 0.3, 0.2], [x * 1.3, 0.33, 0.5], [x * 1.3, 0.36, 0.84]));
  }
  group.add(
    tube(metal, 0.022, [0, 0.28, 0.12], [0, 0.1, -0.16]),
    tube(black, 0.034, [0, 0.25, 0.07], [0, 0.17, -0.05]),
  );
  group.add(tube(metal, 0.016, [-0.16, 0.34, 0.86], [0, 0.34, 0.88], [0.16, 0.34, 0.86]));
  group.add(
    new Mesh(
      side(
        [
          [-0.2, 0.1],
          [0.12, 0.1],
          [0.15, 0.045],
          [-0.23, 0.045],
        ],
        0.04,
        0.012,
      ),
      black,
    ),
  );
  for (const [y, z] of [
    [0.56, 0.05],
    [0.52, 0.28],
  ] as const)
    group.add(
      tube(
        black,
        0.016,
        [-0.2, y - 0.1, z],
        [-0.14, y + 0.06, z],
        [0, y + 0.1, z],
        [0.14, y + 0.06, z],
        [0.2, y - 0.1, z],
      ),
    );
  ski.position.set(0, 0.03, -0.02);
  group.add(ski);
  return group;
}

/** A crutch on a short ski. @param hand where it is held. @param foot where its ski lies. */
export function outrigger(hand: Vector3, foot: Vector3, elbow: Vector3, colour: string): Group {
  const group = new Group();
  const up = hand.clone().sub(foot).normalize();
  const top = hand.clone().lerp(elbow, 0.75);
  const paint = new MeshStandardMaterial({ color: colour, roughness: 0.4 });
  const to = ({ x, y, z }: Vector3): Place => [x, y, z];
  group.add(tube(metal, 0.013, to(foot.clone().addScaledVector(up, 0.03)), to(hand)));
  group.add(
    tube(
      metal,
      0.013,
      to(hand.clone().addScaledVector(up, 0.02)),
      to(top.clone().add(new Vector3(0, -0.03, -0.02))),
    ),
  );
  const cuff = new Mesh(new CylinderGeometry(0.075, 0.07, 0.07, 24, 1, true, -2.2, 4.4), black);
  cuff.position.copy(top);
  cuff.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), elbow.clone().sub(hand).normalize());
  group.add(cuff);
  const blade = new Mesh(
    side(
      [
        [-0.24, 0.012],
        [0.2, 0.012],
        [0.3, 0.07],
        [0.31, 0.062],
        [0.21, 0],
        [-0.24, 0],
      ],
      0.085,
      0.004,
    ),
    paint,
  );
  blade.position.copy(foot);
  group.add(
    blade,
    tube(
      metal,
      0.018,
      to(foot.clone().add(new Vector3(0, 0.01, -0.05))),
      to(foot.clone().addScaledVector(up, 0.09)),
      to(foot.clone().add(new Vector3(0, 0.01, 0.06))),
    ),
  );
  return group;
}
