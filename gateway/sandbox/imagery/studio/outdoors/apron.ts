/** An apron with a bib: cloth that lies on the torso, hangs from the hips, and is tied across the back. */
import {
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  TubeGeometry,
  Vector3,
} from 'three';
import { torsoField, trousersField } from './rider.ts';
import { skeletonOf, type Pose, type Skeleton } from './skeleton.ts';
import { noise3, type Field } from './surfaceNet.ts';

const [across, down] = [72, 88];

interface Cut {
  /** Metres above the hips at which it begins and ends. */
  top: number;
  hem: number;
  /** Radians to each side of the front, at a height above the hips. */
  reach: (above: number) => number;
  /** Metres above the cloth below. */
  lies: number;
  colour: string;
}

const smooth = (from: number, to: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const cloth: Omit<Cut, 'colour'> = {
  top: 0.42,
  hem: -0.5,
  reach: (above) => 1.85 - 1.05 * smooth(0.1, 0.34, above),
  lies: 0.011,
};
const pocket: Omit<Cut, 'colour'> = { top: -0.02, hem: -0.21, reach: () => 0.62, lies: 0.017 };

/** @param ease of the jacket below. */
export function apron(pose: Pose, ease: number, colour: string): Group {
  const bones = skeletonOf(pose);
  const [torso, legs] = [torsoField(bones, { ease }), trousersField(bones, { ease })];
  const body: Field = (x, y, z) => Math.min(torso(x, y, z), legs(x, y, z));
  const seam = `#${new Color(colour).multiplyScalar(0.72).getHexString()}`;
  const webbing = new MeshStandardMaterial({ color: seam, roughness: 0.8 });
  return new Group().add(
    piece(bones, body, { ...cloth, colour }),
    piece(bones, body, { ...pocket, colour: seam }),
    ...[1, -1].map((side) => strap(bones, torso, side, webbing)),
    ...[1, -1].map((side) => tie(bones, torso, side, webbing)),
  );
}

/** Middle of the body at a height above the hips: along the spine, and straight down below. */
function middleAt({ pelvis, chest }: Skeleton, above: number): Vector3 {
  const way = chest.clone().sub(pelvis);
  if (above <= 0) return pelvis.clone().setY(pelvis.y + above);
  return pelvis.clone().addScaledVector(way, above / way.y);
}

function towards({ pelvisTurn }: Skeleton, turn: number): Vector3 {
  const front = new Vector3(0, 0, 1).applyQuaternion(pelvisTurn).setY(0).normalize();
  const left = new Vector3(front.z, 0, -front.x);
  return front.multiplyScalar(Math.cos(turn)).addScaledVector(left, Math.sin(turn));
}

/** Distance from the middle to the outside of the body. */
function radiusAt(body: Field, from: Vector3, way: Vector3): number {
  let radius = 0.3;
  for (let i = 0; i < 40 && radius > 0.02; i += 1)
    radius -= 0.8 * body(from.x + way.x * radius, from.y, from.z + way.z * radius);
  return Math.max(0.02, radius);
}

function piece(bones: Skeleton, body: Field, { top, hem, reach, lies, colour }: Cut): Mesh {
  const radii: number[][] = [];
  const turnAt = (row: number, column: number): number =>
    (2 * (column / across) - 1) * reach(top + (hem - top) * (row / down));
  for (let row = 0; row <= down; row += 1) {
    const middle = middleAt(bones, top + (hem - top) * (row / down));
    const above = radii.at(-1);
    radii.push(
      Array.from({ length: across + 1 }, (_, column) => {
        const radius = radiusAt(body, middle, towards(bones, turnAt(row, column)));
        // Hangs from what is widest above.
        return Math.max(radius, (above?.[column] ?? 0) * 0.996);
      }),
    );
  }
  const taut = softened(softened(softened(radii)));
  const position: number[] = [];
  const shades: number[] = [];
  const index: number[] = [];
  const paint = new Color(colour);
  for (let row = 0; row <= down; row += 1) {
    const above = top + (hem - top) * (row / down);
    const middle = middleAt(bones, above);
    for (let column = 0; column <= across; column += 1) {
      const turn = turnAt(row, column);
      const loose = smooth(0.02, -0.4, above);
      const fold = Math.sin(turn * 7 + 1.3 * Math.sin(above * 9 + turn * 2) + 0.6);
      const radius =
        (taut[row]?.[column] ?? 0) +
        lies +
        loose * (0.01 + 0.012 * fold) +
        0.003 * noise3(turn * 9, above * 30, 2, 7);
      const at = middle.clone().addScaledVector(towards(bones, turn), radius);
      position.push(at.x, at.y, at.z);
      const isEdge = row < 2 || row > down - 2 || column < 1 || column > across - 1;
      const worn =
        1 +
        0.35 * noise3(at.x * 6, at.y * 6, at.z * 6, 21) +
        0.15 * noise3(at.x * 30, at.y * 30, at.z * 30, 4);
      const tone = paint.clone().multiplyScalar(isEdge ? 0.7 : worn);
      shades.push(tone.r, tone.g, tone.b);
      if (row === down || column === across) continue;
      const a = row * (across + 1) + column;
      index.push(a, a + across + 1, a + 1, a + 1, a + across + 1, a + across + 2);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(shades, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return new Mesh(
    geometry,
    new MeshStandardMaterial({ vertexColors: true, roughness: 0.78, side: DoubleSide }),
  );
}

/** Cloth spans hollows: the larger of what is there and of what is around. */
function softened(radii: readonly number[][]): number[][] {
  return radii.map((row, at) =>
    row.map((radius, column) => {
      let [sum, count] = [0, 0];
      for (let y = -2; y <= 2; y += 1)
        for (let x = -3; x <= 3; x += 1) {
          const near = radii[at + y]?.[column + x];
          if (near === undefined) continue;
          sum += near;
          count += 1;
        }
      return Math.max(sum / count, radius);
    }),
  );
}

/** The nearest point outside the jacket. */
function onto(torso: Field, at: Vector3): Vector3 {
  const point = at.clone();
  const step = 0.004;
  for (let i = 0; i < 12; i += 1) {
    const here = torso(point.x, point.y, point.z);
    const slope = new Vector3(
      torso(point.x + step, point.y, point.z) - here,
      torso(point.x, point.y + step, point.z) - here,
      torso(point.x, point.y, point.z + step) - here,
    ).normalize();
    point.addScaledVector(slope, 0.012 - here);
  }
  return point;
}

function band(points: readonly Vector3[], material: MeshStandardMaterial): Mesh {
  return new Mesh(new TubeGeometry(new CatmullRomCurve3([...points]), 64, 0.012, 8), material);
}

/** From a corner of the bib over the shoulder, and across the back to the other hip. */
function strap(bones: Skeleton, torso: Field, side: number, material: MeshStandardMaterial): Mesh {
  const { chest, chestTurn } = bones;
  const corner = middleAt(bones, cloth.top - 0.01).addScaledVector(
    towards(bones, side * cloth.reach(cloth.top) * 0.92),
    0.16,
  );
  const way = [
    [0.115, 0.16, 0.09],
    [0.1, 0.23, 0],
    [0.08, 0.16, -0.12],
    [0, 0.02, -0.14],
    [-0.09, -0.14, -0.12],
  ].map(([x = 0, y = 0, z = 0]) => new Vector3(x * side, y, z).applyQuaternion(chestTurn).add(chest));
  const hip = middleAt(bones, 0.1).addScaledVector(towards(bones, -side * 1.85), 0.2);
  return band(
    [corner, ...way, hip].map((point) => onto(torso, point)),
    material,
  );
}

/** Round the waist to the knot, whose ends hang down. */
function tie(bones: Skeleton, torso: Field, side: number, material: MeshStandardMaterial): Mesh {
  const round = [1.8, 2.2, 2.6, 3.05].map((turn) =>
    onto(torso, middleAt(bones, 0.09).addScaledVector(towards(bones, side * turn), 0.2)),
  );
  const end = [0.05, 0.14, 0.26].map((low, i) => {
    const [middle, way] = [middleAt(bones, 0.09 - low), towards(bones, Math.PI - side * (0.05 + 0.1 * i))];
    return middle.addScaledVector(way, radiusAt(torso, middle, way) + 0.014);
  });
  return band([...round, ...end], material);
}
