/** Heels of bindings that hold the boot's sole: on a track or on a turntable, each family in its own shape. */
import { Group, type Material } from 'three';
import { darker } from '../../drawings/paint.ts';
import { anodised, plastic, steel } from '../materials.ts';
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
  type Outline,
} from './bindingParts.ts';

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
