/** How a pair of skis stands in the snow, and the snow that it has pushed aside. */
import { Group, Mesh, MeshStandardMaterial } from 'three';
import { NoiseTile } from '../../drawings/noise.ts';
import type { Goods } from '../sceneSet.ts';

export interface Planted {
  /** Metres to the right of the middle. */
  right: number;
  /** Metres nearer to the viewer than the middle of the pair. */
  nearer: number;
  /** Radians by which the tip leans to the right and away from the viewer. */
  lean: number;
  back: number;
  /** Radians about the vertical from facing the viewer towards the viewer's right. */
  turn: number;
  /** Metres below the snow. */
  sunk: number;
  which: 0 | 1;
  face: 'top' | 'base';
  /** Half the width in the snow. */
  half: number;
}

export interface Widths {
  tip: number;
  tail: number;
  /** Of the sun, which the top sheets turn to: 1 is the right. */
  side: 1 | -1;
  /** The ski of the pair whose base is shown. */
  base: 0 | 1;
}

/** The shadow of the one at the sun falls behind the other. */
const staggered = (at: 0 | 1, side: 1 | -1): number => (at - 0.5) * side * -0.08;

type Pairing = (widths: Widths) => readonly Planted[];

/** Beside each other, one a little deeper. */
const beside: Pairing = ({ tip, tail, side }) =>
  ([0, 1] as const).map((which) => ({
    right: (which - 0.5) * (tip + 0.025),
    nearer: staggered(which, side),
    lean: (which - 0.5) * 0.03,
    back: which ? 0.07 : 0.05,
    turn: side * (which ? 0.2 : 0.28),
    sunk: which ? 0.24 : 0.28,
    which,
    face: 'top',
    half: tail / 2,
  }));

/** Tips apart. */
const apart: Pairing = ({ tip, tail, side }) =>
  ([0, 1] as const).map((which) => ({
    right: (which - 0.5) * (tip + 0.01),
    nearer: staggered(which, side),
    lean: (which - 0.5) * 0.12 + side * 0.01,
    back: 0.06,
    turn: side * 0.16,
    sunk: which ? 0.27 : 0.24,
    which,
    face: 'top',
    half: tail / 2,
  }));

/** One shows its base. */
const reversed: Pairing = ({ tip, tail, side, base }) =>
  ([0, 1] as const).map((at) => ({
    right: (at - 0.5) * (tip + 0.05),
    nearer: staggered(at, side),
    lean: (at - 0.5) * 0.06,
    back: 0.05,
    turn: side * (at ? 0.1 : 0.24),
    sunk: at ? 0.29 : 0.25,
    which: at ? base : 0,
    face: at ? 'base' : 'top',
    half: tail / 2,
  }));

export const pairings = [beside, apart, reversed] as const;

/** Roughness of what is printed, which mirrors a little of the sky. */
const lacquer = 0.42;

/** With the point where it enters the snow at the origin. @param length metres. */
export async function planted(
  goods: Goods,
  skis: string,
  { lean, back, turn, sunk, which, face }: Planted,
  length: number,
): Promise<Group> {
  const pair = (await goods(`${skis}_${face === 'top' ? 'front' : 'back'}`)).children[0];
  const ski = pair?.children[which];
  if (!ski) throw new Error(`${skis} has no pair`);
  // Lies on the ground in millimetres, tip away from the viewer.
  ski.rotation.set(Math.PI / 2, 0, 0);
  ski.position.set(0, (length / 2 - sunk) * 1000, 0);
  const holder = new Group();
  holder.add(ski);
  holder.scale.setScalar(0.001);
  const isBase = face === 'base';
  holder.rotation.set(isBase ? back : -back, turn + (isBase ? Math.PI : 0), isBase ? lean : -lean, 'YXZ');
  ski.traverse((part) => {
    part.castShadow = true;
    part.receiveShadow = true;
    if (part instanceof Mesh && part.material instanceof MeshStandardMaterial && part.material.map)
      part.material.roughness = lacquer;
  });
  return holder;
}

const grain = new NoiseTile(8, 2, 417);

interface Lump {
  right: number;
  ahead: number;
  radius: number;
}

/** Snow around what is planted: a rim, a low mound, and lumps that have rolled off. @param at metres to the skis. */
export function bank(
  pair: readonly Planted[],
  at: number,
  random: () => number,
): (right: number, ahead: number) => number {
  const lumps = pair.flatMap(({ right, nearer, half }): Lump[] =>
    Array.from({ length: 11 }, () => {
      const [around, out] = [random() * Math.PI * 2, 0.05 + 0.26 * random() ** 2];
      return {
        right: right + Math.cos(around) * (out + half),
        ahead: at - nearer + Math.sin(around) * out * 1.2,
        radius: 0.012 + 0.022 * random() ** 3,
      };
    }),
  );
  return (right, ahead) => {
    if (Math.abs(right) > 1.2 || Math.abs(ahead - at) > 1.2) return 0;
    const rough = grain.at(right * 0.7, ahead * 0.5);
    const rougher = grain.at(right * 1.9 + 0.3, ahead * 1.3);
    let height = 0;
    for (const one of pair) {
      const [x, y] = [right - one.right, ahead - at + one.nearer];
      const [cos, sin] = [Math.cos(one.turn), Math.sin(one.turn)];
      const along = Math.max(0, Math.abs(x * cos + y * sin) - one.half);
      const away = Math.hypot(along, y * cos - x * sin);
      height +=
        0.016 * Math.exp(-(((away - 0.06) / 0.04) ** 2)) * (1 + 2 * rougher) +
        0.028 * Math.exp(-((away / 0.22) ** 2)) * (1 + 1.6 * rough) -
        0.02 * Math.exp(-((away / 0.02) ** 2));
    }
    height += 0.02 * rougher * Math.exp(-((right / 0.5) ** 2 + ((ahead - at) / 0.5) ** 2));
    for (const lump of lumps) {
      const inside = lump.radius ** 2 - (right - lump.right) ** 2 - (ahead - lump.ahead) ** 2;
      if (inside > 0) height += 0.7 * Math.sqrt(inside);
    }
    return height;
  };
}
