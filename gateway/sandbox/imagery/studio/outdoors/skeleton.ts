/** Joints of a person in a pose, in metres: hands and feet are given, elbows and knees follow from the lengths of limbs. */
import { Quaternion, Vector3 } from 'three';

export type Place = readonly [x: number, y: number, z: number];

export interface Stand {
  /** Middle of the sole. */
  at: Place;
  /** Where the toes point, and the normal of the sole. */
  toes: Place;
  up: Place;
  /** Where the ski lies, when the boot is not flat on it. */
  ski?: { at: Place; toes: Place; up: Place };
}

export interface Pose {
  pelvis: Place;
  /** Directions: of the hips and of the shoulders towards the person's left, and of the spine. */
  hipsLeft: Place;
  shouldersLeft: Place;
  spine: Place;
  left: Stand;
  right: Stand;
  /** Wrists. */
  leftHand: Place;
  rightHand: Place;
  /** Where elbows and knees point. */
  elbows: readonly [left: Place, right: Place];
  knees: readonly [left: Place, right: Place];
  /** Where the face looks. */
  looks: Place;
  /** Where the upper end of a pole points from the hand; null without poles. */
  poles: readonly [left: Place | null, right: Place | null];
  /** Shrugs; metres. */
  shrug?: number;
}

export interface Limbs {
  hip: Vector3;
  knee: Vector3;
  ankle: Vector3;
  shoulder: Vector3;
  elbow: Vector3;
  wrist: Vector3;
}

export interface Skeleton {
  pelvis: Vector3;
  waist: Vector3;
  chest: Vector3;
  neck: Vector3;
  head: Vector3;
  left: Limbs;
  right: Limbs;
  /** Of the chest: x to the person's left, y up the spine, z forward. */
  chestTurn: Quaternion;
  pelvisTurn: Quaternion;
  headTurn: Quaternion;
}

const lengths = { thigh: 0.45, shin: 0.44, upperArm: 0.31, forearm: 0.27, spine: 0.5 };

export const vector = (place: Place): Vector3 => new Vector3(...place);

/** The turn whose x axis is `left`, whose y axis lies near `up`. */
export function turnTo(left: Vector3, up: Vector3): Quaternion {
  const x = left.clone().normalize();
  const z = new Vector3().crossVectors(x, up).normalize();
  const y = new Vector3().crossVectors(z, x);
  return fromAxes(x, y, z);
}

export function fromAxes(x: Vector3, y: Vector3, z: Vector3): Quaternion {
  const trace = x.x + y.y + z.z;
  const quaternion = new Quaternion();
  if (trace > 0) {
    const s = 0.5 / Math.sqrt(trace + 1);
    quaternion.set((y.z - z.y) * s, (z.x - x.z) * s, (x.y - y.x) * s, 0.25 / s);
  } else if (x.x > y.y && x.x > z.z) {
    const s = 2 * Math.sqrt(1 + x.x - y.y - z.z);
    quaternion.set(0.25 * s, (y.x + x.y) / s, (z.x + x.z) / s, (y.z - z.y) / s);
  } else if (y.y > z.z) {
    const s = 2 * Math.sqrt(1 + y.y - x.x - z.z);
    quaternion.set((y.x + x.y) / s, 0.25 * s, (z.y + y.z) / s, (z.x - x.z) / s);
  } else {
    const s = 2 * Math.sqrt(1 + z.z - x.x - y.y);
    quaternion.set((z.x + x.z) / s, (z.y + y.z) / s, 0.25 * s, (x.y - y.x) / s);
  }
  return quaternion.normalize();
}

/** The middle joint of two segments; they stretch when the end is out of reach. */
export function bent(from: Vector3, to: Vector3, first: number, second: number, towards: Vector3): Vector3 {
  const way = to.clone().sub(from);
  const far = Math.min(way.length(), (first + second) * 0.999);
  const along = (first * first - second * second + far * far) / (2 * far);
  const aside = Math.sqrt(Math.max(0, first * first - along * along));
  way.normalize();
  const out = towards.clone().addScaledVector(way, -towards.dot(way)).normalize();
  return from.clone().addScaledVector(way, along).addScaledVector(out, aside);
}

export function skeletonOf(pose: Pose): Skeleton {
  const pelvis = vector(pose.pelvis);
  const spine = vector(pose.spine).normalize();
  const pelvisTurn = turnTo(vector(pose.hipsLeft), new Vector3(0, 0.4, 0).add(spine));
  const chestTurn = turnTo(vector(pose.shouldersLeft), spine);
  const hipsUp = new Vector3(0, 1, 0).applyQuaternion(pelvisTurn);
  const chestUp = new Vector3(0, 1, 0).applyQuaternion(chestTurn);
  const waist = pelvis.clone().addScaledVector(hipsUp, 0.1).addScaledVector(spine, 0.08);
  const chest = waist.clone().addScaledVector(spine, 0.1).addScaledVector(chestUp, 0.12);
  const shrug = pose.shrug ?? 0;
  const neck = chest.clone().addScaledVector(chestUp, 0.17).addScaledVector(spine, 0.02);
  const looks = vector(pose.looks).normalize();
  const headUp = new Vector3(0, 1, 0).multiplyScalar(0.9).add(chestUp.clone().multiplyScalar(0.5));
  const headLeft = new Vector3().crossVectors(headUp, looks).normalize();
  const headTurn = turnTo(headLeft, new Vector3().crossVectors(looks, headLeft));
  const chestFront = new Vector3(0, 0, 1).applyQuaternion(chestTurn);
  const head = neck
    .clone()
    .addScaledVector(chestUp, 0.1)
    .addScaledVector(headUp.clone().normalize(), 0.07)
    .addScaledVector(chestFront, 0.03);
  const limbs = (side: 1 | -1): Limbs => {
    const at = (turn: Quaternion, x: number, y: number, z: number): Vector3 =>
      new Vector3(x * side, y, z).applyQuaternion(turn);
    const which = side === 1 ? 0 : 1;
    const stand = side === 1 ? pose.left : pose.right;
    const hip = pelvis.clone().add(at(pelvisTurn, 0.095, -0.03, 0));
    const toes = vector(stand.toes).normalize();
    const ankle = vector(stand.at)
      .addScaledVector(vector(stand.up).normalize(), 0.12)
      .addScaledVector(toes, -0.06);
    const knee = bent(hip, ankle, lengths.thigh, lengths.shin, vector(pose.knees[which]));
    const shoulder = chest.clone().add(at(chestTurn, 0.185, 0.1 + shrug, 0));
    const hand = vector(side === 1 ? pose.leftHand : pose.rightHand);
    const reach = hand.clone().sub(shoulder);
    const wrist = shoulder.clone().add(reach.clampLength(0.12, lengths.upperArm + lengths.forearm - 0.012));
    const elbow = bent(shoulder, wrist, lengths.upperArm, lengths.forearm, vector(pose.elbows[which]));
    return { hip, knee, ankle, shoulder, elbow, wrist };
  };
  return {
    pelvis,
    waist,
    chest,
    neck,
    head,
    left: limbs(1),
    right: limbs(-1),
    chestTurn,
    pelvisTurn,
    headTurn,
  };
}
