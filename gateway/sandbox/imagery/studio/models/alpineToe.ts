/** Toes of bindings that hold the boot's sole: two wings on a spring, each family in its own shape. */
import { Group } from 'three';
import { plastic, rubber, steel } from '../materials.ts';
import { block, profiled, rod, screw, slab } from '../parts.ts';
import type { Look } from '../subject.ts';
import {
  acrossSki,
  dark,
  housingOf,
  settingWindow,
  sideMarks,
  springEnd,
  tilted,
  type Outline,
} from './bindingParts.ts';

interface ToeForm {
  /** Seen from the right, standing on the plate: [along, up]. */
  body: Outline;
  width: number;
  plate: number;
  bevel: number;
  corner: number;
}

const rounded: ToeForm = {
  body: [
    [-84, 0],
    [-87, 12],
    [-70, 29],
    [-34, 42],
    [8, 44],
    [24, 38],
    [24, 26],
    [4, 18],
    [4, 0],
  ],
  width: 52,
  plate: 8,
  bevel: 6,
  corner: 9,
};
const toes: Readonly<Record<string, ToeForm>> = {
  'timber-hitch': rounded,
  // Low over the ski, long and flat.
  windlass: {
    body: [
      [-76, 0],
      [-80, 10],
      [-58, 25],
      [-6, 33],
      [26, 33],
      [26, 22],
      [4, 16],
      [4, 0],
    ],
    width: 60,
    plate: 5,
    bevel: 4,
    corner: 6,
  },
  // Small and round: nothing that catches a child's glove.
  apprentice: {
    body: [
      [-62, 0],
      [-66, 22],
      [-46, 42],
      [-10, 50],
      [22, 42],
      [24, 26],
      [4, 18],
      [4, 0],
    ],
    width: 56,
    plate: 9,
    bevel: 11,
    corner: 16,
  },
  // Blocks of steel.
  shotfirer: {
    body: [
      [-92, 0],
      [-92, 24],
      [-82, 34],
      [-20, 34],
      [-8, 46],
      [24, 46],
      [24, 26],
      [4, 20],
      [4, 0],
    ],
    width: 50,
    plate: 6,
    bevel: 1.6,
    corner: 2,
  },
  // Over an open frame, between whose cheeks the pins stand.
  changeover: {
    body: [
      [-58, 14],
      [-64, 26],
      [-44, 44],
      [-12, 52],
      [20, 46],
      [24, 34],
      [4, 26],
      [-30, 20],
    ],
    width: 48,
    plate: 7,
    bevel: 4,
    corner: 7,
  },
};

const windows: Readonly<Record<string, readonly [number, number, number]>> = {
  windlass: [0, 10, 0],
  shotfirer: [0.2, 8, 0],
  changeover: [2.4, 4, 0.185],
};

export async function wingToe(look: Look): Promise<Group> {
  const { inks, family, key } = look;
  const isMilled = key === 'timber-hitch-16';
  const form = toes[family] ?? rounded;
  const { body, width, plate: low } = form;
  const [bevel, corner] = isMilled ? [1.6, 2] : [form.bevel, form.corner];
  const housing = housingOf(look);
  const toe = new Group();
  const base: Outline = [
    [-30, -72],
    [30, -72],
    [35, -40],
    [35, 96],
    [-35, 96],
    [-35, -40],
  ];
  const isOnSteel = family === 'timber-hitch' || family === 'shotfirer';
  toe.add(slab(isOnSteel ? steel('#a6aaad') : dark(), base, 0, low, { bevel: 1.2, corner: 9 }));
  const standing = body.map(([z, y]) => [z, y + low] as const);
  toe.add(profiled(housing, standing, width, { bevel, corner }));
  const top = Math.max(...standing.map(([, y]) => y));
  const front = Math.min(...standing.map(([z]) => z));
  for (const side of [-1, 1]) {
    const wing = [
      [10, -22],
      [30, -14],
      [43, 12],
      [46, 44],
      [39, 53],
      [31, 47],
      [27, 22],
      [10, 10],
    ].map(([x = 0, z = 0]) => [side * x, z] as const);
    const rise = family === 'windlass' ? 22 : 26;
    toe.add(
      slab(housing, wing, low + 8, rise, { bevel: Math.min(bevel, 4), corner: isMilled ? 2 : 6 }),
      rod(rubber('#101112'), 6.5, rise - 3, [side * 38, low + 8 + rise / 2, 46]),
      rod(steel(), 2.6, rise + 2, [side * 38, low + 8 + rise / 2, 46]),
      screw(5, [side * 23, low + 1, -60]),
      screw(5, [side * 26, low + 1, 84]),
    );
  }
  // What the sole glides on.
  toe.add(block(dark(), [52, 5, 34], [0, low + 2.4, 62], 1.6));
  for (let i = 0; i < 5; i += 1)
    toe.add(block(steel('#8b8f92'), [44, 1.2, 2.4], [0, low + 5.2, 50 + i * 6], 0.5));
  toe.add(springEnd(front, low + (family === 'changeover' ? 26 : 12), family === 'windlass' ? 7 : 9));
  // On its face: how far below the top, how far back, and how much that slopes.
  const [below, back, slope] = windows[family] ?? [1.6, -8, -0.05];
  toe.add(await settingWindow(look, [0, top - below, back], slope));
  toe.add(await sideMarks(look, width, [low + (family === 'changeover' ? 34 : 26), -34], 30));
  if (isMilled || family === 'shotfirer')
    for (const z of [-70, -50, -30])
      toe.add(acrossSki(plastic('#0b0c0d'), 4.5, width + 0.4, [0, low + 10, z]));
  if (family === 'windlass') {
    // The lever that raises the toe to meet the boot.
    toe.add(tilted(block(plastic(inks.accent), [26, 5, 34], [0, low + 16, -88], 2.4), 0.36));
  }
  if (family === 'changeover') pinsUnderneath(look, toe, low);
  return toe;
}

/** Changeover: cheeks with pins that step aside, and the lever in front that moves them. */
function pinsUnderneath({ inks }: Look, toe: Group, low: number): void {
  for (const side of [-1, 1]) {
    toe.add(
      profiled(
        steel('#8d9194'),
        [
          [-62, low],
          [-58, low + 22],
          [-20, low + 26],
          [2, low + 12],
          [2, low],
        ],
        5,
        { bevel: 0.8, corner: 3 },
      ).translateX(side * 29),
      slab(
        steel('#b4b8bb'),
        [
          [side * 13, 26],
          [side * 22, 24],
          [side * 24, 40],
          [side * 13, 42],
        ],
        low,
        34,
        { bevel: 1.4, corner: 3 },
      ),
      acrossSki(steel('#e3e5e7'), 3.2, 9, [side * 10, low + 27, 33]),
    );
  }
  toe.add(
    profiled(
      plastic(inks.accent),
      [
        [-60, low + 6],
        [-128, low + 26],
        [-134, low + 34],
        [-126, low + 36],
        [-96, low + 24],
        [-60, low + 16],
      ],
      26,
      { bevel: 2.4, corner: 4 },
    ),
    acrossSki(steel(), 4, 62, [0, low + 10, -58]),
  );
}
