/** Spruces with snow on their branches, in metres; each stands on y = 0. */
import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { inAir, type Uniforms } from './air.ts';

const green = new Color('#1d2f28');
const tip = new Color('#31493a');
const white = new Color('#eef1f5');
const bark = new Color('#3a2c24');

export interface Spot {
  at: Vector3;
  /** Metres. */
  tall: number;
}

type Corner = readonly [at: Vector3, colour: Color];

/** One metre tall: whorls of branches that droop, each with needles below and snow above. */
function spruce(random: () => number, snow: number): BufferGeometry {
  const position: number[] = [];
  const normal: number[] = [];
  const colour: number[] = [];
  /** Lit as if it were a part of something round: facets would look like folded paper. */
  const face = (faces: Vector3, ...corners: readonly [Corner, Corner, Corner]): void => {
    const [[a], [b], [c]] = corners;
    const wound = new Vector3().crossVectors(b.clone().sub(a), c.clone().sub(a));
    const [first, second, third] = corners;
    for (const [at, paint] of wound.dot(faces) < 0 ? [first, third, second] : corners) {
      position.push(at.x, at.y, at.z);
      normal.push(faces.x, faces.y, faces.z);
      colour.push(paint.r, paint.g, paint.b);
    }
  };
  const whorls = 24;
  for (let whorl = 0; whorl < whorls; whorl += 1) {
    const t = whorl / (whorls - 1);
    const y = 0.1 + 0.86 * t ** 0.92;
    const reach = (0.205 * (1 - t) ** 0.85 + 0.014) * (0.9 + 0.2 * random());
    const branches = Math.round(13 - 7 * t);
    const start = random() * 7;
    for (let i = 0; i < branches; i += 1) {
      const turn = start + ((i + 0.35 * random()) / branches) * Math.PI * 2;
      const out = new Vector3(Math.cos(turn), 0, Math.sin(turn));
      const aside = new Vector3(-out.z, 0, out.x);
      const long = reach * (0.72 + 0.45 * random());
      const wide = long * 0.27 + 0.006;
      const on = (along: number, across: number, up: number): Vector3 =>
        new Vector3(0, y + up - long * (0.62 * along - 0.24 * along ** 3), 0)
          .addScaledVector(out, long * along)
          .addScaledVector(aside, wide * across);
      // Fingers of needles on both sides hang below the branch.
      const fingers = 6;
      for (const side of [-1, 1]) {
        const dark = out
          .clone()
          .multiplyScalar(0.8)
          .addScaledVector(aside, side * 0.5)
          .setY(0.25)
          .normalize();
        for (let finger = 0; finger < fingers; finger += 1) {
          const [begin, finish] = [finger / fingers, (finger + 1.4) / fingers];
          const hang = on(finish * 0.98, side * (1.15 - 0.75 * begin), -0.01 - 0.016 * random());
          face(dark, [on(begin, 0, 0), green], [on(finish, 0, 0), green], [hang, tip]);
        }
      }
      if (random() > snow) continue;
      const thick = 0.004 + 0.006 * random();
      const [from, to] = [0.12 + 0.2 * random(), 0.75 + 0.25 * random()];
      const heaped = [on(from, 0, 0.004), on(to, 0, 0.002)] as const;
      const crown = [
        on(0.7 * from + 0.3 * to, 0, thick + 0.003),
        on(0.3 * from + 0.7 * to, 0, thick),
      ] as const;
      for (const side of [-1, 1]) {
        const up = new Vector3(0, 0.85, 0)
          .addScaledVector(out, 0.45)
          .addScaledVector(aside, side * 0.25)
          .normalize();
        const edge = [
          on(0.75 * from + 0.25 * to, side * 0.3, -0.001),
          on(0.35 * from + 0.65 * to, side * 0.36, -0.006),
        ] as const;
        face(up, [heaped[0], white], [edge[0], white], [crown[0], white]);
        face(up, [crown[0], white], [edge[0], white], [edge[1], white]);
        face(up, [crown[0], white], [edge[1], white], [crown[1], white]);
        face(up, [crown[1], white], [edge[1], white], [heaped[1], white]);
      }
    }
  }
  for (let i = 0; i < 6; i += 1) {
    const [a, b] = [i, i + 1].map((k) => (k / 6) * Math.PI * 2) as [number, number];
    face(
      new Vector3(Math.cos(a), 0, Math.sin(a)),
      [new Vector3(0.013 * Math.cos(a), -0.05, 0.013 * Math.sin(a)), bark],
      [new Vector3(0, 0.98, 0), bark],
      [new Vector3(0.013 * Math.cos(b), -0.05, 0.013 * Math.sin(b)), bark],
    );
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colour, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  return geometry;
}

/** @param snow share of the branches that carry snow. */
export function spruces(spots: readonly Spot[], air: Uniforms, random: () => number, snow = 0.7): Group {
  const group = new Group();
  const material = inAir(
    new MeshStandardMaterial({ vertexColors: true, roughness: 0.95, side: DoubleSide }),
    air,
  );
  const kinds = 4;
  for (let kind = 0; kind < kinds; kind += 1) {
    const own = spots.filter((_, i) => i % kinds === kind);
    const mesh = new InstancedMesh(spruce(random, snow), material, own.length);
    for (const [i, { at, tall }] of own.entries()) {
      const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), random() * 7);
      const slim = 0.8 + 0.35 * random();
      mesh.setMatrixAt(i, new Matrix4().compose(at, turn, new Vector3(tall * slim, tall, tall * slim)));
    }
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    group.add(mesh);
  }
  return group;
}
