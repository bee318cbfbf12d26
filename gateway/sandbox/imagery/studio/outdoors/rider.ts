/** A person in clothes and gear: each garment is a smooth body around the joints of a pose, with folds where it bends. */
import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Matrix4,
  Quaternion,
  TubeGeometry,
  CatmullRomCurve3,
  Vector3,
  type Material,
  type Object3D,
} from 'three';
import { weave } from '../materials.ts';
import { blend, limb, noise3, surfaceNet, type Field } from './surfaceNet.ts';
import {
  fromAxes,
  skeletonOf,
  vector,
  type Limbs,
  type Place,
  type Pose,
  type Skeleton,
} from './skeleton.ts';

export interface Outfit {
  jacket: string;
  /** Of shoulders and hood. */
  yoke?: string;
  trousers: string;
  gloves: string;
  boots: string;
  frame: string;
  /** Of the goggles; null without, for a bare face. */
  lens: readonly [inner: string, outer: string] | null;
  neck: string;
  /** 1 is a shell with room below it, 0.6 a race suit. */
  ease: number;
  hood: boolean;
  hair?: string;
}

/** What is put on: models in metres, each in its own place. */
export interface Gear {
  helmet: Object3D | null;
  pack: Object3D | null;
  ski: (side: 'left' | 'right') => Object3D | null;
  pole: (side: 'left' | 'right') => Object3D | null;
}

type P = readonly [number, number, number];
const of = ({ x, y, z }: Vector3): P => [x, y, z];

export function rider(pose: Pose, outfit: Outfit, gear: Gear, cell: number): Group {
  const bones = skeletonOf(pose);
  const group = new Group();
  group.add(
    garment(
      jacketField(bones, outfit),
      jointsOf(bones, 'upper'),
      cell,
      (p) => jacketColour(p, bones, outfit),
      cloth(),
    ),
    garment(trousersField(bones, outfit), jointsOf(bones, 'lower'), cell, () => outfit.trousers, cloth()),
  );
  for (const side of ['left', 'right'] as const) {
    group.add(glove(bones[side], pose.poles[side === 'left' ? 0 : 1], outfit, side === 'left' ? 1 : -1));
    const stand = pose[side];
    const foot = boot(outfit);
    standAt(foot, stand.at, stand.toes, stand.up);
    aim(foot.getObjectByName('shaft'), bones[side], foot);
    group.add(foot);
    const ski = gear.ski(side);
    if (ski) {
      const lies = stand.ski ?? stand;
      standAt(ski, lies.at, lies.toes, lies.up);
      group.add(ski);
    }
    const upwards = pose.poles[side === 'left' ? 0 : 1];
    const pole = upwards ? gear.pole(side) : null;
    if (pole && upwards) {
      const up = vector(upwards).normalize();
      const hand = handOf(bones[side]);
      const ahead = new Vector3(0, 0, 1).applyQuaternion(bones.chestTurn);
      const x = new Vector3().crossVectors(ahead, up).normalize();
      pole.quaternion.copy(
        fromAxes(x, new Vector3().crossVectors(up.clone().negate(), x), up.clone().negate()),
      );
      pole.position.copy(hand).addScaledVector(up, -Number(pole.userData['grip'] ?? 1.1));
      group.add(pole);
    }
  }
  group.add(headOf(bones, outfit, gear.helmet));
  if (gear.pack) {
    const pack = new Group();
    pack.add(gear.pack);
    pack.quaternion.copy(bones.chestTurn);
    pack.position
      .copy(bones.chest)
      .add(new Vector3(0, -0.06, -0.115 - 0.02 * outfit.ease).applyQuaternion(bones.chestTurn));
    group.add(pack, straps(bones, outfit));
  }
  group.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
  });
  return group;
}

function handOf({ elbow, wrist }: Limbs): Vector3 {
  return wrist.clone().add(wrist.clone().sub(elbow).setLength(0.075));
}

export function standAt(thing: Object3D, at: Place, toes: Place, up: Place): void {
  const y = vector(up).normalize();
  const x = new Vector3().crossVectors(y, vector(toes)).normalize();
  thing.quaternion.copy(fromAxes(x, y, new Vector3().crossVectors(x, y)));
  thing.position.set(...at);
}

/** The upper part of a boot follows the shin. */
function aim(shaft: Object3D | undefined, { knee, ankle }: Limbs, foot: Group): void {
  if (!shaft) return;
  const way = knee.clone().sub(ankle).normalize().applyQuaternion(foot.quaternion.clone().invert());
  shaft.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way);
}

const cloth = (): MeshStandardMaterial =>
  new MeshPhysicalMaterial({
    vertexColors: true,
    roughness: 0.8,
    specularIntensity: 0.5,
    side: DoubleSide,
  });

function jointsOf({ pelvis, neck, left, right }: Skeleton, half: 'upper' | 'lower'): Vector3[] {
  const names =
    half === 'upper' ? (['shoulder', 'elbow', 'wrist'] as const) : (['hip', 'knee', 'ankle'] as const);
  return [
    pelvis,
    ...(half === 'upper' ? [neck] : []),
    ...[left, right].flatMap((one) => names.map((name) => one[name])),
  ];
}

function garment(
  field: Field,
  joints: readonly Vector3[],
  cell: number,
  colour: (p: P) => string,
  material: Material,
): Mesh {
  const low = [0, 1, 2].map((axis) => Math.min(...joints.map((one) => one.getComponent(axis))) - 0.2) as [
    number,
    number,
    number,
  ];
  const high = [0, 1, 2].map((axis) => Math.max(...joints.map((one) => one.getComponent(axis))) + 0.2) as [
    number,
    number,
    number,
  ];
  const geometry = surfaceNet(field, low, high, cell, 0.05);
  const positions = geometry.getAttribute('position');
  const colours: number[] = [];
  const paint = new Color();
  for (let i = 0; i < positions.count; i += 1) {
    const p = [positions.getX(i), positions.getY(i), positions.getZ(i)] as const;
    paint.set(colour(p));
    // Creases gather dirt and lose light.
    colours.push(paint.r, paint.g, paint.b);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return new Mesh(geometry, material);
}

/** Rings around a joint, broken and slanted, deeper on loose cloth. */
function folds(p: P, joint: P, from: P, ease: number, seed: number): number {
  const d = Math.hypot(p[0] - joint[0], p[1] - joint[1], p[2] - joint[2]);
  if (d > 0.24) return 0;
  const [ax, ay, az] = [joint[0] - from[0], joint[1] - from[1], joint[2] - from[2]];
  const length = Math.hypot(ax, ay, az) || 1;
  const along = ((p[0] - joint[0]) * ax + (p[1] - joint[1]) * ay + (p[2] - joint[2]) * az) / length;
  const warp = 2.6 * noise3(p[0] * 7, p[1] * 7, p[2] * 7, seed);
  const wave = 1 - Math.abs(Math.sin(along * 46 + warp * 2.4 + 1));
  return 0.012 * ease * wave * wave * (1 - d / 0.24) ** 1.2;
}

function wrinkles(p: P, ease: number): number {
  const bend = noise3(p[0] * 4, p[1] * 4, p[2] * 4, 5) * 0.5;
  const long = 1 - 2.4 * Math.abs(noise3(p[0] * 9 + bend, p[1] * 5.2 + bend, p[2] * 9, 17));
  const short = noise3(p[0] * 26, p[1] * 20, p[2] * 26, 29);
  const broad = noise3(p[0] * 5, p[1] * 5, p[2] * 5, 41);
  return ease * (0.008 * Math.max(0, long) ** 2 + 0.0035 * short + 0.012 * broad);
}

/** A torso is wider than deep: distance to an ellipsoid in its own axes. */
function trunkOf(middle: Vector3, turn: Quaternion, half: P): (p: P) => number {
  const { elements: e } = new Matrix4().makeRotationFromQuaternion(turn);
  const [mx, my, mz] = of(middle);
  const [hx, hy, hz] = half;
  const [e0, e1, e2, e4, e5, e6, e8, e9, e10] = [e[0], e[1], e[2], e[4], e[5], e[6], e[8], e[9], e[10]];
  return ([px, py, pz]) => {
    const [dx, dy, dz] = [px - mx, py - my, pz - mz];
    const x = (dx * e0 + dy * e1 + dz * e2) / hx;
    const y = (dx * e4 + dy * e5 + dz * e6) / hy;
    const z = (dx * e8 + dy * e9 + dz * e10) / hz;
    const k0 = Math.sqrt(x * x + y * y + z * z);
    const [gx, gy, gz] = [x / hx, y / hy, z / hz];
    const k1 = Math.sqrt(gx * gx + gy * gy + gz * gz);
    return k1 < 1e-6 ? -Math.min(hx, hy, hz) : (k0 * (k0 - 1)) / k1;
  };
}

/** A jacket without its arms. */
export function torsoField(bones: Skeleton, { ease }: Pick<Outfit, 'ease'>): Field {
  const room = 0.018 * ease;
  const { pelvis, waist, chest, chestTurn, pelvisTurn } = bones;
  const upper = trunkOf(chest, chestTurn, [0.172 + room, 0.215, 0.118 + room]);
  const middle = trunkOf(waist, pelvisTurn, [0.145 + room, 0.19, 0.108 + room]);
  const lower = trunkOf(pelvis, pelvisTurn, [0.165 + room, ease < 0.8 ? 0.12 : 0.2, 0.128 + room]);
  return (x, y, z) => {
    const p: P = [x, y, z];
    return blend(blend(upper(p), middle(p), 0.13), lower(p), 0.12);
  };
}

function jacketField(bones: Skeleton, outfit: Outfit): Field {
  const { ease, hood } = outfit;
  const room = 0.018 * ease;
  const isSuit = ease < 0.8;
  const { pelvis, waist, chest, neck, chestTurn, pelvisTurn } = bones;
  const torso = torsoField(bones, outfit);
  const arms = [bones.left, bones.right].map(({ shoulder, elbow, wrist }) => ({
    shoulder: of(shoulder),
    elbow: of(elbow),
    wrist: of(wrist),
  }));
  const invChest = chestTurn.clone().invert();
  const invPelvis = pelvisTurn.clone().invert();
  const w = of(waist);
  const scratch = new Vector3();
  const [c, n, q] = [of(chest), of(neck), of(pelvis)];
  return (x, y, z) => {
    const p: P = [x, y, z];
    let d = torso(x, y, z);
    for (const { shoulder, elbow, wrist } of arms) {
      let arm = limb(p, shoulder, elbow, 0.066 + room, 0.05 + room);
      arm = blend(arm, limb(p, elbow, wrist, 0.05 + room, 0.036 + room * 0.8), 0.05);
      arm -= folds(p, elbow, shoulder, ease, 3) + 0.5 * folds(p, shoulder, c, ease, 4);
      d = blend(d, arm, 0.075);
    }
    d = blend(d, limb(p, c, n, 0.1, 0.062 + room * 0.4), 0.08);
    if (hood && Math.abs(x - n[0]) + Math.abs(y - n[1]) + Math.abs(z - n[2]) < 0.5) {
      scratch.set(x, y, z).sub(neck).applyQuaternion(invChest);
      const [hx, hy, hz] = [scratch.x / 1.35, scratch.y + 0.015 + scratch.z * 0.25, scratch.z + 0.075];
      const ring = Math.hypot(Math.hypot(hx, hz * 1.15) - 0.07, hy * 0.85) - 0.042;
      const folded = ring - 0.008 * Math.sin(hx * 60 + 3 * noise3(x * 9, y * 9, z * 9, 8));
      d = blend(d, folded, 0.03);
    }
    if (Math.abs(d) < 0.05) d -= folds(p, w, q, ease * 0.9, 7) + wrinkles(p, ease);
    // The hem, the cuffs and the collar are cut off.
    scratch.set(x, y, z).sub(pelvis).applyQuaternion(invPelvis);
    const hem = isSuit ? -0.02 : -0.135 + 0.03 * scratch.z * 4 * 0.2;
    d = Math.max(d, hem - scratch.y - 0.01 * noise3(x * 6, 1, z * 6, 2));
    return d;
  };
}

function jacketColour(
  p: P,
  { pelvis, chest, chestTurn, pelvisTurn, left, right }: Skeleton,
  outfit: Outfit,
): string {
  const local = new Vector3(...p).sub(chest).applyQuaternion(chestTurn.clone().invert());
  const low = new Vector3(...p).sub(pelvis).applyQuaternion(pelvisTurn.clone().invert());
  for (const { elbow, wrist } of [left, right]) {
    const near = new Vector3(...p).sub(wrist);
    const along = near.dot(wrist.clone().sub(elbow).normalize());
    if (near.length() < 0.1 && along > -0.02) return '#17191b';
  }
  const isFront = local.z > 0.04;
  if (isFront && Math.abs(local.x) < 0.011 && low.y > -0.2) return '#1a1c1e';
  if (isFront && Math.abs(Math.abs(local.x) - 0.1) < 0.006 && Math.abs(local.y - 0.005) < 0.065)
    return '#1a1c1e';
  return local.y > 0.075 + 0.05 * Math.abs(local.x) ? (outfit.yoke ?? outfit.jacket) : outfit.jacket;
}

export function trousersField(bones: Skeleton, { ease }: Pick<Outfit, 'ease'>): Field {
  const room = 0.02 * ease;
  const isSuit = ease < 0.8;
  const { pelvis, pelvisTurn } = bones;
  const legs = [bones.left, bones.right].map(({ hip, knee, ankle }) => {
    const shin = knee.clone().sub(ankle);
    return {
      hip: of(hip),
      knee: of(knee),
      ankle: of(ankle),
      low: of(ankle.clone().addScaledVector(shin, isSuit ? 0.46 : 0.12)),
      cut: ankle.clone().addScaledVector(shin, isSuit ? 0.5 : 0.1),
      shin: shin.normalize(),
    };
  });
  const scratch = new Vector3();
  const seat = trunkOf(pelvis, pelvisTurn, [0.155 + room * 0.6, 0.14, 0.118 + room * 0.6]);
  return (x, y, z) => {
    const p: P = [x, y, z];
    let d = seat(p);
    let both = 9;
    for (const { hip, knee, low, cut, shin } of legs) {
      let leg = limb(p, hip, knee, 0.09 + room, 0.06 + room);
      leg = blend(leg, limb(p, knee, low, 0.06 + room, isSuit ? 0.055 : 0.072 + room * 1.5), 0.05);
      leg -=
        folds(p, knee, hip, ease * 1.2, 11) +
        0.8 * folds(p, low, knee, ease * (isSuit ? 0 : 1.2), 12) +
        0.7 * folds(p, hip, knee, ease, 13);
      scratch.set(x, y, z).sub(cut);
      const along = scratch.dot(shin);
      if (scratch.length() < 0.3) leg = Math.max(leg, -along - 0.01 * noise3(x * 14, y * 14, z * 14, 6));
      both = blend(both, leg, 0.02);
    }
    d = blend(d, both, 0.06);
    return Math.abs(d) < 0.05 ? d - wrinkles(p, ease) * 1.1 : d;
  };
}

function glove({ elbow, wrist }: Limbs, grip: Place | null, outfit: Outfit, side: number): Mesh {
  const way = wrist.clone().sub(elbow).normalize();
  const hand = wrist.clone().addScaledVector(way, 0.075);
  const holds = grip ? vector(grip).normalize() : new Vector3(0, 1, 0);
  const across = new Vector3().crossVectors(way, holds).normalize();
  const fingers = [-0.03, -0.01, 0.01, 0.03].map((offset) => {
    const root = hand
      .clone()
      .addScaledVector(holds, -offset)
      .addScaledVector(across, side * 0.012)
      .addScaledVector(way, 0.012);
    const middle = root
      .clone()
      .addScaledVector(way, 0.034)
      .addScaledVector(across, -side * 0.012);
    const tip = middle
      .clone()
      .addScaledVector(way, grip ? -0.02 : 0.03)
      .addScaledVector(across, -side * (grip ? 0.034 : 0.006));
    return [of(root), of(middle), of(tip)] as const;
  });
  const thumb = [
    of(hand.clone().addScaledVector(holds, 0.03)),
    of(
      hand
        .clone()
        .addScaledVector(holds, 0.045)
        .addScaledVector(way, 0.03)
        .addScaledVector(across, -side * 0.03),
    ),
  ] as const;
  const [w, h] = [of(wrist), of(hand)];
  const cuff = of(wrist.clone().addScaledVector(way, -0.05));
  const field: Field = (x, y, z) => {
    const p: P = [x, y, z];
    let d = limb(p, w, h, 0.036, 0.041);
    d = blend(d, limb(p, cuff, w, 0.056, 0.044), 0.02);
    for (const [root, middle, tip] of fingers) {
      const finger = Math.min(limb(p, root, middle, 0.0155, 0.015), limb(p, middle, tip, 0.015, 0.013));
      d = blend(d, finger, 0.012);
    }
    d = blend(d, limb(p, thumb[0], thumb[1], 0.019, 0.015), 0.02);
    return d - 0.002 * noise3(x * 60, y * 60, z * 60, 3);
  };
  const low = [hand.x - 0.16, hand.y - 0.16, hand.z - 0.16] as const;
  const high = [hand.x + 0.16, hand.y + 0.16, hand.z + 0.16] as const;
  return new Mesh(
    surfaceNet(field, low, high, 0.005),
    new MeshStandardMaterial({ color: outfit.gloves, roughness: 0.62, side: DoubleSide }),
  );
}

const box = (p: P, middle: P, half: P, round: number): number => {
  const [x, y, z] = [0, 1, 2].map(
    (axis) => Math.abs((p[axis] ?? 0) - (middle[axis] ?? 0)) - (half[axis] ?? 0) + round,
  ) as [number, number, number];
  return Math.hypot(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0)) + Math.min(0, Math.max(x, y, z)) - round;
};

const boots = new Map<string, { foot: BufferGeometry; shaft: BufferGeometry }>();

/** Sole on y = 0.045, the height of a binding; toes towards z. */
function boot(outfit: Outfit): Group {
  const key = 'boot';
  const parts = boots.get(key) ?? bootParts();
  boots.set(key, parts);
  const group = new Group();
  const shell = new MeshPhysicalMaterial({
    color: outfit.boots,
    roughness: 0.5,
    clearcoat: 0.12,
    clearcoatRoughness: 0.3,
    side: DoubleSide,
  });
  const dark = new MeshStandardMaterial({ color: '#141618', roughness: 0.6 });
  group.add(new Mesh(parts.foot, shell));
  const shaft = new Group();
  shaft.name = 'shaft';
  shaft.position.set(0, 0.135, -0.055);
  shaft.add(new Mesh(parts.shaft, shell));
  for (const [y, radius] of [
    [0.045, 0.066],
    [0.12, 0.068],
  ] as const)
    shaft.add(ring(dark, radius, y));
  group.add(shaft);
  for (const z of [0.035, 0.085]) {
    const buckle = ring(dark, 0.052, 0);
    buckle.rotation.x = -0.9;
    buckle.position.set(0, 0.098 - z * 0.16, z - 0.012);
    group.add(buckle);
  }
  const sole = new Mesh(
    surfaceNet(
      (x, y, z) => box([x, y, z], [0, 0.036, 0.0], [0.034, 0.012, 0.158], 0.008),
      [-0.06, 0, -0.2],
      [0.06, 0.08, 0.2],
      0.006,
    ),
    dark,
  );
  group.add(sole);
  return group;
}

function ring(material: Material, radius: number, y: number): Mesh {
  const points = Array.from({ length: 24 }, (_, i) => {
    const turn = (i / 24) * Math.PI * 2;
    return new Vector3(Math.sin(turn) * radius * 0.92, y, Math.cos(turn) * radius * 1.06);
  });
  return new Mesh(new TubeGeometry(new CatmullRomCurve3(points, true), 48, 0.006, 8, true), material);
}

function bootParts(): { foot: BufferGeometry; shaft: BufferGeometry } {
  const foot: Field = (x, y, z) => {
    const p: P = [x, y, z];
    let d = box(p, [0, 0.072, 0.0], [0.049, 0.032, 0.148], 0.03);
    d = blend(d, limb(p, [0, 0.1, 0.09], [0, 0.145, -0.045], 0.036, 0.064), 0.035);
    d = blend(d, limb(p, [0, 0.08, -0.1], [0, 0.15, -0.07], 0.042, 0.058), 0.03);
    return d + 0.0016 * Math.sin(z * 120) * (z > 0.03 ? 1 : 0);
  };
  const shaft: Field = (x, y, z) => {
    const p: P = [x, y, z];
    let d = limb(p, [0, -0.01, 0], [0, 0.21, 0.004], 0.06, 0.068);
    d = Math.max(d, y - 0.2);
    d = Math.min(d, limb(p, [0, 0.19, 0.002], [0, 0.235, 0.002], 0.058, 0.056));
    return d;
  };
  return {
    foot: surfaceNet(foot, [-0.1, 0, -0.2], [0.1, 0.25, 0.2], 0.005),
    shaft: surfaceNet(shaft, [-0.12, -0.12, -0.12], [0.12, 0.32, 0.12], 0.005),
  };
}

/** Face, neck tube, goggles and helmet about the middle of the head. */
function headOf({ head, headTurn, neck, chest }: Skeleton, outfit: Outfit, helmet: Object3D | null): Group {
  const group = new Group();
  group.position.copy(head);
  group.quaternion.copy(headTurn);
  const skin = new MeshPhysicalMaterial({ color: '#b98467', roughness: 0.55, sheen: 0.3, side: DoubleSide });
  const skullOf = trunkOf(new Vector3(0, 0.01, -0.005), new Quaternion(), [0.076, 0.115, 0.096]);
  const face: Field = (x, y, z) => {
    const p: P = [x, y, z];
    const skull = skullOf(p);
    const jaw = limb(p, [0, -0.05, 0.03], [0, -0.085, 0.055], 0.058, 0.035);
    const nose = limb(p, [0, 0.0, 0.09], [0, -0.028, 0.108], 0.012, 0.016);
    const d = blend(blend(skull, jaw, 0.04), nose, 0.02);
    if (outfit.lens) return d;
    const ear = limb([Math.abs(x), y, z], [0.078, -0.03, -0.008], [0.084, 0.004, -0.02], 0.009, 0.015);
    return blend(d, ear, 0.012);
  };
  group.add(new Mesh(surfaceNet(face, [-0.13, -0.16, -0.15], [0.13, 0.16, 0.17], 0.006), skin));
  const inverse = headTurn.clone().invert();
  const base = of(
    neck
      .clone()
      .addScaledVector(chest.clone().sub(neck).normalize(), 0.03)
      .sub(head)
      .applyQuaternion(inverse),
  );
  const bare: Field = (x, y, z) => limb([x, y, z], base, [0, -0.04, -0.012], 0.062, 0.057);
  const covered: Field = (x, y, z) => {
    const p: P = [x, y, z];
    let d = limb(p, base, [0, -0.075, 0.012], 0.072, 0.07);
    d = blend(d, limb(p, [0, -0.075, 0.03], [0, -0.052, 0.062], 0.066, 0.047), 0.03);
    d -= 0.005 * Math.sin(y * 130 + 4 * noise3(x * 16, y * 8, z * 16, 9));
    d = Math.max(d, y - (-0.03 - 0.25 * Math.max(0, z - 0.06)));
    // Up to the helmet at the back of the head.
    return Math.max(blend(d, Math.max(skullOf(p) - 0.008, z - 0.02), 0.02), y - 0.06);
  };
  group.add(
    new Mesh(
      surfaceNet(outfit.lens ? covered : bare, [-0.14, -0.3, -0.16], [0.14, 0.09, 0.18], 0.006),
      outfit.lens ? new MeshStandardMaterial({ color: outfit.neck, roughness: 0.9, side: DoubleSide }) : skin,
    ),
  );
  if (outfit.lens) group.add(goggles(outfit.lens, outfit.frame, helmet !== null));
  if (helmet) {
    helmet.position.set(0, 0.03, -0.012);
    group.add(helmet);
  }
  if (outfit.hair) {
    const under = trunkOf(new Vector3(0, -0.03, -0.035), new Quaternion(), [0.086, 0.09, 0.086]);
    const hair: Field = (x, y, z) => {
      const p: P = [x, y, z];
      const sway = 0.012 * Math.sin(y * 60) + 0.006 * Math.sin(x * 400 + y * 90);
      // Short where the head is bare.
      if (!outfit.lens) return Math.max(skullOf(p) - 0.008 + 0.2 * sway, -0.055 - y, z + 0.012);
      const braid = limb(p, [0.02, -0.07, -0.1], [0.035, -0.27, -0.13], 0.032, 0.014) - sway * 0.5;
      return blend(braid, under(p), 0.03);
    };
    group.add(
      new Mesh(
        surfaceNet(hair, [-0.14, -0.34, -0.24], [0.14, 0.1, 0.1], 0.006),
        new MeshPhysicalMaterial({
          color: outfit.hair,
          roughness: 0.5,
          sheen: 0.6,
          sheenColor: new Color(outfit.hair),
        }),
      ),
    );
  }
  return group;
}

/** A point of a goggle's face: `u` across and `v` up, -1 to 1. */
function goggleAt(u: number, v: number, out: number): Vector3 {
  const angle = u * 1.02;
  const drop = v < 0 ? 0.035 * Math.exp(-((u / 0.2) ** 2)) * -v : 0;
  return new Vector3(
    Math.sin(angle) * (0.087 + out),
    -0.008 + v * 0.046 + drop,
    0.012 + Math.cos(angle) * (0.098 + out) - 0.012 * v * v,
  );
}

function goggles(tints: NonNullable<Outfit['lens']>, colour: string, onHelmet: boolean): Group {
  const group = new Group();
  const rim = (turn: number): [number, number] => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const round = (Math.abs(c) ** 3.4 + Math.abs(s) ** 3.4) ** (-1 / 3.4);
    return [c * round, s * round];
  };
  const position: number[] = [];
  const shades: number[] = [];
  const index: number[] = [];
  const [rings, spokes] = [14, 64];
  const [inner, outer] = tints.map((hex) => new Color(hex)) as [Color, Color];
  for (let r = 0; r <= rings; r += 1) {
    for (let s = 0; s < spokes; s += 1) {
      const [u, v] = rim((s / spokes) * Math.PI * 2);
      const share = r / rings;
      const bulge = 0.021 + 0.008 * (1 - share * share);
      const point = goggleAt(u * share * 0.93, v * share * 0.9, bulge);
      position.push(point.x, point.y, point.z);
      const tint = inner
        .clone()
        .lerp(outer, Math.min(1, Math.max(0, 0.5 - 0.5 * v * share + 0.2 * u * share)));
      shades.push(tint.r, tint.g, tint.b);
      if (r < rings) {
        const a = r * spokes + s;
        const b = r * spokes + ((s + 1) % spokes);
        index.push(a, a + spokes, b, b, a + spokes, b + spokes);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(shades, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const lens = new MeshPhysicalMaterial({
    vertexColors: true,
    metalness: 0.9,
    roughness: 0.1,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
    side: DoubleSide,
  });
  const frame = new MeshStandardMaterial({ color: colour, roughness: 0.42, side: DoubleSide });
  const border = (grow: number, out: number): CatmullRomCurve3 =>
    new CatmullRomCurve3(
      Array.from({ length: 72 }, (_, i) => {
        const [u, v] = rim((i / 72) * Math.PI * 2);
        return goggleAt(u * grow, v * grow, out);
      }),
      true,
    );
  group.add(
    new Mesh(geometry, lens),
    new Mesh(new TubeGeometry(border(0.97, 0.02), 144, 0.0075, 10, true), frame),
    new Mesh(new TubeGeometry(border(0.95, 0.008), 144, 0.011, 10, true), frame),
    new Mesh(
      new TubeGeometry(border(0.94, -0.004), 144, 0.011, 10, true),
      new MeshStandardMaterial({ color: '#202224', roughness: 0.95 }),
    ),
  );
  group.add(strap(colour, onHelmet));
  return group;
}

function strap(colour: string, onHelmet: boolean): Mesh {
  const position: number[] = [];
  const index: number[] = [];
  const steps = 60;
  const [wide, deep] = onHelmet ? [0.119, 0.168] : [0.092, 0.11];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const turn = 1.02 + t * (2 * Math.PI - 2.04);
    const lift = onHelmet ? 0.052 * Math.sin(Math.PI * t) ** 0.8 : 0.01;
    const back = onHelmet ? -0.012 : 0;
    // From the frame outwards onto the helmet.
    const onto = Math.min(1, Math.min(t, 1 - t) * 7);
    const [w, d] = [0.104 + (wide - 0.104) * onto, 0.115 + (deep - 0.115) * onto];
    for (const v of [-1, -0.6, 0.6, 1]) {
      const puff = Math.abs(v) === 1 ? -0.002 : 0.0018;
      position.push(
        Math.sin(turn) * (w + puff),
        -0.006 + lift + v * 0.019,
        0.012 + back * onto + Math.cos(turn) * (d + puff),
      );
    }
    if (i < steps)
      for (let k = 0; k < 3; k += 1) {
        const a = i * 4 + k;
        index.push(a, a + 1, a + 4, a + 1, a + 5, a + 4);
      }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return new Mesh(geometry, new MeshStandardMaterial({ color: colour, roughness: 0.85, side: DoubleSide }));
}

/** Of a pack: over the shoulders and under the arms. */
function straps({ chest, chestTurn }: Skeleton, { ease }: Outfit): Group {
  const group = new Group();
  const material = new MeshStandardMaterial({
    color: '#202325',
    roughness: 0.85,
    bumpMap: weave(20, 4),
    bumpScale: 0.6,
  });
  const out = 0.02 * ease;
  for (const side of [-1, 1]) {
    const points = [
      [0.075, 0.2, -0.1],
      [0.095, 0.235, -0.02],
      [0.1, 0.19, 0.075 + out],
      [0.105, 0.06, 0.125 + out],
      [0.125, -0.06, 0.118 + out],
      [0.175, -0.13, 0.03],
      [0.15, -0.14, -0.1],
    ].map(([x, y, z]) => new Vector3((x ?? 0) * side, y ?? 0, z ?? 0).applyQuaternion(chestTurn).add(chest));
    const mesh = new Mesh(new TubeGeometry(new CatmullRomCurve3(points), 60, 0.017, 8), material);
    group.add(mesh);
  }
  const across = [-0.1, 0, 0.1].map((x) =>
    new Vector3(x, 0.05, 0.135 + out - Math.abs(x) * 0.1).applyQuaternion(chestTurn).add(chest),
  );
  group.add(new Mesh(new TubeGeometry(new CatmullRomCurve3(across), 20, 0.008, 8), material));
  return group;
}
