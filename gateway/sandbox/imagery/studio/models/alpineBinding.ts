/** Bindings that hold the boot's sole: a toe with two wings, and a heel on a track or a turntable. */
import { Group, type Material } from 'three';
import { darker } from '../../drawings/paint.ts';
import { anodised, plastic, rubber, steel } from '../materials.ts';
import { block, profiled, rod, screw, slab, wire } from '../parts.ts';
import type { Look } from '../subject.ts';
import {
  acrossSki,
  along,
  brake,
  dark,
  housingOf,
  settingWindow,
  sideMarks,
  springEnd,
  tilted,
} from './bindingParts.ts';

type Outline = readonly (readonly [number, number])[];

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

interface HeelForm {
  body: Outline;
  width: number;
  bevel: number;
  corner: number;
}

const heels: Readonly<Record<string, HeelForm>> = {
  'timber-hitch': {
    body: [
      [-16, 4],
      [-20, 34],
      [-30, 52],
      [-22, 62],
      [4, 64],
      [34, 56],
      [56, 40],
      [62, 20],
      [58, 4],
    ],
    width: 48,
    bevel: 7,
    corner: 10,
  },
  apprentice: {
    body: [
      [-14, 4],
      [-18, 36],
      [-26, 50],
      [-12, 62],
      [20, 62],
      [46, 44],
      [50, 18],
      [46, 4],
    ],
    width: 56,
    bevel: 13,
    corner: 16,
  },
  shotfirer: {
    body: [
      [-16, 2],
      [-16, 36],
      [-28, 50],
      [-28, 62],
      [14, 62],
      [72, 30],
      [72, 2],
    ],
    width: 44,
    bevel: 1.6,
    corner: 2,
  },
  changeover: {
    body: [
      [-12, 6],
      [-18, 44],
      [-28, 60],
      [-14, 70],
      [22, 66],
      [40, 46],
      [36, 22],
      [52, 6],
    ],
    width: 46,
    bevel: 5,
    corner: 8,
  },
};

/** A housing on a track, with a lever to step out and a brake. */
export async function trackHeel(look: Look): Promise<Group> {
  const { family, key } = look;
  const isMilled = key === 'timber-hitch-16';
  const form = heels[family] ?? heels['timber-hitch'];
  if (!form) throw new Error('the first form is always there');
  const [bevel, corner] = isMilled ? [1.6, 2] : [form.bevel, form.corner];
  const housing = housingOf(look);
  const low = family === 'shotfirer' ? 6 : 9;
  const heel = new Group();
  const track: Outline = [
    [-29, -66],
    [29, -66],
    [29, 92],
    [20, 100],
    [-20, 100],
    [-29, 92],
  ];
  heel.add(slab(family === 'shotfirer' ? steel('#8f9396') : dark(), track, 0, low, { bevel: 1, corner: 5 }));
  for (const side of [-1, 1]) {
    heel.add(block(steel('#a4a8ab'), [4, 7, 150], [side * 26, low + 2, 14], 1));
    heel.add(screw(4.6, [side * 15, low + 1, 84]));
  }
  // Teeth by which the heel is moved to the boot's length.
  for (let i = 0; i < 9; i += 1)
    heel.add(block(steel('#7d8184'), [10, 1.6, 1.8], [0, low + 0.6, 64 + i * 4], 0.3));
  const standing = form.body.map(([z, y]) => [z, y + low] as const);
  heel.add(profiled(housing, standing, form.width, { bevel, corner }));
  heel.add(jaw(housing, low + (family === 'changeover' ? 8 : 0), form.width + 6, Math.min(bevel, 4)));
  heel.add(await sideMarks(look, form.width, [low + 16, 20], 34));
  heel.add(springEnd({ shotfirer: 72, apprentice: 49, changeover: 46 }[family] ?? 62, low + 16, 8));
  lever(look, heel, low, isMilled);
  if (family === 'timber-hitch') {
    // The hitch: a roller and a cam that show on both sides.
    for (const side of [-1, 1]) {
      const x = side * (form.width / 2);
      heel.add(
        acrossSki(steel('#d0d3d5'), 12, 5, [x, low + 41, 16]),
        acrossSki(steel('#8d9194'), 5, 7, [x, low + 41, 16]),
        acrossSki(steel('#d0d3d5'), 6, 5, [x, low + 44, -6]),
      );
    }
  }
  if (family === 'changeover') {
    // A bail to stand on when climbing, folded forward over the housing.
    heel.add(
      wire(steel('#b9bcbf'), 2.4, [
        [-27, low + 50, 10],
        [-27, low + 78, -16],
        [0, low + 86, -22],
        [27, low + 78, -16],
        [27, low + 50, 10],
      ]),
    );
    for (const side of [-1, 1]) heel.add(acrossSki(steel('#8d9194'), 6, 6, [side * 24, low + 50, 10]));
  }
  if (isMilled)
    for (const z of [0, 34]) heel.add(acrossSki(plastic('#0b0c0d'), 6, form.width + 0.4, [0, low + 16, z]));
  brake(heel, look, low - 1, -42);
  return heel;
}

/** What reaches over the sole's heel. */
function jaw(housing: Material, low: number, width: number, bevel: number): ReturnType<typeof profiled> {
  const outline: Outline = [
    [-50, low + 38],
    [-48, low + 47],
    [-24, low + 62],
    [-4, low + 60],
    [-8, low + 42],
    [-32, low + 34],
  ];
  return profiled(housing, outline, width, { bevel, corner: 4 });
}

function lever({ inks, family }: Look, heel: Group, low: number, isMilled: boolean): void {
  if (family === 'apprentice') {
    // A loop that a small hand in a mitten can pull.
    heel.add(
      wire(plastic(inks.accent), 6.5, [
        [-20, low + 50, 30],
        [-24, low + 74, 56],
        [-18, low + 92, 82],
        [0, low + 98, 90],
        [18, low + 92, 82],
        [24, low + 74, 56],
        [20, low + 50, 30],
      ]),
      block(plastic(inks.accent), [44, 10, 16], [0, low + 56, 34], 4),
    );
    return;
  }
  const outline: Outline = [
    [8, low + 58],
    [12, low + 72],
    [44, low + 76],
    [92, low + 58],
    [106, low + 46],
    [100, low + 40],
    [62, low + 56],
    [30, low + 62],
  ];
  const material =
    family === 'shotfirer' ? steel('#b9bdc0') : isMilled ? anodised(inks.accent) : plastic(inks.accent);
  const [bevel, corner] = isMilled || family === 'shotfirer' ? [1, 2] : [3, 6];
  heel.add(profiled(material, outline, family === 'shotfirer' ? 24 : 32, { bevel, corner }));
  // The hollow for the tip of a pole.
  heel.add(tilted(rod(plastic(darker(inks.accent, 0.5)), 7, 1.2, [0, low + 66.4, 72]), 0.36));
}

/** Windlass: the heel turns on a disc, screwed down with three screws a side. */
export async function turntableHeel(look: Look): Promise<Group> {
  const { inks } = look;
  const heel = new Group();
  const housing = housingOf(look);
  heel.add(rod(dark(), 50, 6, [0, 3, -10]), rod(steel('#b3b7ba'), 44, 5, [0, 8, -10], 42));
  for (const side of [-1, 1])
    for (const z of [-26, 0, 26]) heel.add(screw(4.2, [side * (z === 0 ? 36 : 27), 11, z - 10]));
  for (const side of [-1, 1]) {
    heel.add(
      profiled(
        housing,
        [
          [-16, 10],
          [-18, 24],
          [4, 30],
          [70, 46],
          [84, 40],
          [84, 24],
          [10, 10],
        ],
        9,
        { bevel: 2, corner: 6 },
      ).translateX(side * 41),
      acrossSki(steel('#d0d3d5'), 7, 11, [side * 41, 20, -8]),
    );
  }
  // The drum lies across behind the boot; its springs reach along both arms.
  heel.add(
    profiled(
      housing,
      [
        [46, 14],
        [40, 40],
        [26, 56],
        [34, 66],
        [62, 66],
        [84, 48],
        [88, 26],
        [80, 14],
      ],
      74,
      { bevel: 4, corner: 8 },
    ),
  );
  heel.add(
    acrossSki(steel('#c5c8ca'), 15, 84, [0, 34, 70]),
    acrossSki(housing, 17, 66, [0, 34, 70]),
    acrossSki(plastic('#26282a'), 6, 85, [0, 34, 70]),
  );
  for (const x of [-20, 20])
    heel.add(along(steel('#b9bdc0'), 10, 30, [x, 34, 92]), along(plastic('#26282a'), 4, 31, [x, 34, 92.4]));
  heel.add(jaw(housing, 4, 62, 4).translateZ(52));
  heel.add(await settingWindow(look, [0, 58, 75], 0.66));
  heel.add(
    profiled(
      plastic(inks.accent),
      [
        [40, 62],
        [46, 78],
        [62, 82],
        [98, 84],
        [128, 74],
        [126, 66],
        [96, 72],
        [64, 66],
      ],
      36,
      { bevel: 3, corner: 6 },
    ),
  );
  brake(heel, look, 9, -20);
  return heel;
}

/** What race bindings stand on, screwed down with eight screws. */
export function racePlate(apart: number): Group {
  const plate = new Group();
  const half = apart / 2 + 118;
  const outline: Outline = [
    [-24, -half - 14],
    [24, -half - 14],
    [37, -half + 20],
    [37, half - 20],
    [24, half],
    [-24, half],
    [-37, half - 20],
    [-37, -half + 20],
  ];
  plate.add(slab(anodised('#3a3d40'), outline, 0, 9, { bevel: 1.2, corner: 8 }));
  for (const side of [-1, 1])
    for (const z of [-half + 8, -14, 14, half - 14]) plate.add(screw(4.6, [side * 20, 10, z]));
  return plate;
}
