/** Pinion: two pins hold the boot's toe, two more its heel; a tower turns between climbing and skiing. */
import { Group } from 'three';
import { darker } from '../../drawings/paint.ts';
import { anodised, plastic, rubber, steel } from '../materials.ts';
import { block, profiled, rod, screw, slab, wire } from '../parts.ts';
import type { Look } from '../subject.ts';
import { acrossSki, along, brake, dark, settingWindow, sideMarks, tilted } from './bindingParts.ts';

type Outline = readonly (readonly [number, number])[];

/** Two arms that close from the sides, opened and locked by the lever in front. */
export function pinToe({ inks, key }: Look): Group {
  const toe = new Group();
  const metal = anodised(inks.ground);
  const wide = key === 'pinion-12' ? 1.2 : 1;
  const base: Outline = [
    [-14, -46],
    [14, -46],
    [30, -24],
    [30, 38],
    [18, 46],
    [-18, 46],
    [-30, 38],
    [-30, -24],
  ];
  toe.add(slab(metal, base, 0, 7, { bevel: 1.4, corner: 6 }));
  // Taken away until the test bench objected.
  toe.add(rod(plastic('#0b0c0d'), 8, 0.6, [0, 7, 26]), rod(plastic('#0b0c0d'), 5, 0.6, [0, 7, -34]));
  for (const [x, z] of [
    [-21, -18],
    [21, -18],
    [-21, 30],
    [21, 30],
  ] as const)
    toe.add(screw(4.6, [x, 8, z]));
  for (const side of [-1, 1]) {
    const jaw = profiled(
      metal,
      [
        [-20, 7],
        [-22, 16],
        [-8, 24],
        [-6, 44],
        [2, 50],
        [12, 46],
        [14, 24],
        [24, 14],
        [24, 7],
      ],
      11 * wide,
      { bevel: 2, corner: 4 },
    );
    jaw.position.x = side * 25;
    jaw.rotation.z = side * 0.16;
    toe.add(
      jaw,
      tilted(rod(steel('#e3e5e7'), 4, 16, [side * 14, 41, 3], 1.6), 0, 0, (side * Math.PI) / 2),
      along(steel('#c5c8ca'), 4.5, 40, [side * 15, 12, 2]),
    );
    // Springs that shut the arms.
    for (let i = 0; i < 7; i += 1) toe.add(along(steel('#9a9ea1'), 5.6, 2.2, [side * 15, 12, -14 + i * 5]));
  }
  toe.add(
    profiled(
      plastic(inks.accent),
      [
        [-20, 14],
        [-44, 20],
        [-92, 40],
        [-100, 48],
        [-92, 50],
        [-44, 32],
        [-18, 24],
      ],
      24,
      { bevel: 2.2, corner: 5 },
    ),
    acrossSki(steel(), 3.4, 44, [0, 18, -24]),
  );
  if (key === 'pinion-leash') leash(toe, inks.accent);
  return toe;
}

function leash(toe: Group, colour: string): void {
  for (const side of [-1, 1]) {
    const coil = Array.from({ length: 90 }, (_, i) => {
      const turn = i * 0.7;
      const way = i / 89;
      return [
        side * (34 + 34 * Math.sin(way * Math.PI * 0.9) + 4 * Math.cos(turn)),
        7 + 4 * Math.sin(turn),
        30 - 96 * way,
      ] as const;
    });
    toe.add(
      wire(rubber(colour), 1.7, [[side * 24, 8, 36], ...coil]),
      wire(
        steel('#c5c8ca'),
        1.6,
        [
          [side * 44, 7, -66],
          [side * 50, 7, -78],
          [side * 44, 7, -90],
          [side * 37, 7, -78],
        ],
        true,
      ),
    );
  }
}

interface Tower {
  height: number;
  radius: number;
  /** Travel of the tower on its track. */
  track: number;
}

const towers: Readonly<Record<string, Tower>> = {
  'pinion-8': { height: 34, radius: 17, track: 30 },
  'pinion-10': { height: 40, radius: 20, track: 48 },
  'pinion-12': { height: 42, radius: 24, track: 74 },
  'pinion-leash': { height: 28, radius: 15, track: 18 },
};

export async function pinHeel(look: Look): Promise<Group> {
  const { inks, key } = look;
  const heel = new Group();
  const metal = anodised(inks.ground);
  const { height, radius, track } = towers[key] ?? { height: 40, radius: 20, track: 48 };
  const half = 32 + track / 2;
  const base: Outline = [
    [-27, -half + 10],
    [-16, -half],
    [16, -half],
    [27, -half + 10],
    [27, half - 8],
    [18, half],
    [-18, half],
    [-27, half - 8],
  ];
  heel.add(slab(metal, base, 0, 7, { bevel: 1.4, corner: 6 }));
  for (const side of [-1, 1]) {
    heel.add(screw(4.6, [side * 19, 8, -half + 16]), screw(4.6, [side * 19, 8, half - 14]));
    if (track > 40) heel.add(block(steel('#b4b8bb'), [4, 6, track + 26], [side * 25, 9, 0], 1.2));
  }
  if (track > 40) heel.add(along(steel('#c5c8ca'), 6, 18, [0, 12, half - 4]));
  const tower = new Group();
  tower.add(
    rod(dark(), radius + 2, 5, [0, 9, 0]),
    rod(metal, radius, height, [0, 11 + height / 2, 0], radius - 2),
  );
  for (let i = 0; i < 3; i += 1) tower.add(rod(steel('#8d9194'), radius + 0.3, 1, [0, 15 + i * 4, 0]));
  const top = height + 6;
  tower.add(
    profiled(
      metal,
      [
        [-28, top - 6],
        [-30, top + 12],
        [-16, top + 24],
        [16, top + 24],
        [30, top + 14],
        [34, top - 2],
        [20, top - 8],
      ],
      radius * 2 + 6,
      { bevel: 3, corner: 6 },
    ),
  );
  for (const x of [-9.5, 9.5])
    tower.add(
      along(steel('#e3e5e7'), 3.6, 30, [x, top + 4, -42]),
      along(plastic('#26282a'), 5.4, 3, [x, top + 4, -29]),
    );
  // Lateral and forward release are set by two screws.
  tower.add(
    along(steel('#c5c8ca'), 8, 7, [0, top + 4, 33]),
    block(dark(), [12, 2, 1], [0, top + 4, 37], 0.2),
  );
  tower.add(await sideMarks(look, radius * 2 + 6, [top + 8, 4], 30));
  if (key !== 'pinion-leash') {
    tower.add(flap(plastic(inks.accent), top + 30, 58, -0.12));
    if (key !== 'pinion-8') tower.add(flap(plastic(darker(inks.accent, 0.3)), top + 40, 46, -0.42));
  }
  if (key === 'pinion-10' || key === 'pinion-12')
    tower.add(await settingWindow(look, [0, top + 17, 25], 0.62));
  heel.add(tower);
  if (key !== 'pinion-leash') brake(heel, look, 6, -half - 8);
  return heel;
}

/** What the boot's heel stands on when climbing. */
function flap(material: ReturnType<typeof plastic>, y: number, length: number, tilt: number): Group {
  const one = new Group();
  one.add(
    slab(
      material,
      [
        [-15, -length * 0.7],
        [15, -length * 0.7],
        [18, length * 0.3],
        [-18, length * 0.3],
      ],
      -2,
      5,
      { bevel: 1.4, corner: 6 },
    ),
  );
  for (let i = 0; i < 3; i += 1)
    one.add(block(rubber('#141516'), [20, 0.8, 2.4], [0, 3, -length * 0.55 + i * 7], 0.3));
  one.position.set(0, y, 6);
  one.rotation.x = tilt;
  return one;
}
