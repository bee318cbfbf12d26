/** Bindings, toe and heel as they stand on a ski, built by family: turntable, track, pins, or both pins and wings. */
import { Group, type Mesh } from 'three';
import { darker } from '../../drawings/paint.ts';
import { anodised, plastic, rubber, steel } from '../materials.ts';
import { block, rod, wire } from '../parts.ts';
import type { Look, Model } from '../subject.ts';

/** Toe and heel stand closer than on a ski, so that both fill a picture. */
const apart = 190;

/** Of the families whose heel is not a housing on a track. */
const heels: Readonly<Record<string, (look: Look) => Group>> = { pinion: pinHeel, windlass: turntable };

export function bindingModel(look: Look): Model {
  const toe = look.family === 'pinion' ? pinToe(look) : wingToe(look);
  const heel = (heels[look.family] ?? trackHeel)(look);
  toe.position.z = -apart / 2;
  heel.position.z = apart / 2;
  const group = new Group();
  group.add(toe, heel);
  return { group, view: { elevation: 32, turn: 42 } };
}

/** A tilted copy of a part. */
function tilted(part: Mesh, x: number, y = 0, z = 0): Mesh {
  part.rotation.set(x, y, z);
  return part;
}

const across = Math.PI / 2;
const isMetal = ({ measures }: Look): boolean => Number(measures['Weight'] ?? 0) > 1000;
const shell = (look: Look): ReturnType<typeof plastic> =>
  isMetal(look) ? anodised(look.inks.ground) : plastic(look.inks.ground);

/** Wings close around the sole; the setting window faces up. */
function wingToe(look: Look): Group {
  const { inks, family } = look;
  const toe = new Group();
  const dark = plastic('#1a1c1d');
  const body = shell(look);
  const plateHeight = family === 'shotfirer' ? 14 : 8;
  toe.add(
    block(
      family === 'shotfirer' ? steel('#8f9396') : dark,
      [66, plateHeight, 118],
      [0, plateHeight / 2, 6],
      3,
    ),
  );
  toe.add(block(body, [54, 30, 52], [0, plateHeight + 15, -22], 10));
  toe.add(tilted(block(body, [44, 16, 46], [0, plateHeight + 27, -38], 7), 0.42));
  toe.add(block(plastic('#f2efe6'), [22, 1.4, 12], [0, plateHeight + 30.4, -12], 1));
  toe.add(block(plastic(inks.accent), [5, 1.8, 12], [3, plateHeight + 30.6, -12], 0.6));
  for (const side of [-1, 1]) {
    toe.add(tilted(block(body, [16, 26, 46], [side * 32, plateHeight + 16, 12], 6), 0, side * 0.34));
    toe.add(rod(rubber('#101112'), 6, 22, [side * 31, plateHeight + 16, 36]));
  }
  toe.add(block(rubber('#101112'), [48, 4, 26], [0, plateHeight + 2, 44], 2));
  if (family === 'changeover') {
    toe.add(tilted(block(plastic(inks.accent), [20, 6, 52], [0, plateHeight + 30, -72], 3), 0.5));
    for (const side of [-1, 1]) {
      toe.add(block(steel('#9fa3a6'), [9, 34, 14], [side * 21, plateHeight + 22, 30], 3));
      toe.add(tilted(rod(steel(), 3, 12, [side * 14, plateHeight + 33, 30], 1.2), 0, 0, side * across));
    }
  }
  return toe;
}

/** A housing on a track, with a lever to step out and a brake. */
function trackHeel(look: Look): Group {
  const { inks, family } = look;
  const heel = new Group();
  const dark = plastic('#1a1c1d');
  const body = shell(look);
  const low = family === 'shotfirer' ? 14 : 8;
  heel.add(block(dark, [58, low, 150], [0, low / 2, 10], 3));
  for (const side of [-1, 1]) heel.add(block(steel('#a4a8ab'), [4, 6, 146], [side * 25, low + 2, 10], 1));
  heel.add(block(body, [50, 44, 62], [0, low + 24, 30], 12));
  heel.add(tilted(block(body, [44, 14, 48], [0, low + 48, 2], 6), -0.3));
  heel.add(block(dark, [38, 8, 20], [0, low + 40, -22], 3));
  const lever = family === 'apprentice' ? 66 : 54;
  heel.add(tilted(block(plastic(inks.accent), [34, 9, lever], [0, low + 56, 54], 4), 0.62));
  heel.add(block(plastic('#f2efe6'), [20, 1.4, 12], [0, low + 46.4, 32], 1));
  if (family === 'timber-hitch') {
    // The hitch: a roller and a cam that show on both sides.
    for (const side of [-1, 1]) {
      heel.add(tilted(rod(steel('#d0d3d5'), 11, 5, [side * 26, low + 24, 34]), 0, 0, across));
    }
  }
  brake(heel, look, low, -36);
  return heel;
}

/** Windlass: the heel turns on a disc, screwed down with three screws a side. */
function turntable(look: Look): Group {
  const { inks } = look;
  const heel = new Group();
  const body = shell(look);
  heel.add(rod(plastic('#1a1c1d'), 46, 6, [0, 3, 0]), rod(steel('#b3b7ba'), 40, 5, [0, 8, 0]));
  for (let i = 0; i < 6; i += 1) {
    const angle = (i / 6) * Math.PI * 2 + 0.5;
    heel.add(rod(steel('#e0e2e4'), 4, 3, [33 * Math.cos(angle), 11.4, 33 * Math.sin(angle)]));
  }
  for (const side of [-1, 1]) heel.add(tilted(block(body, [11, 16, 92], [side * 33, 24, 24], 5), -0.24));
  const spring = tilted(rod(body, 21, 54, [0, 38, 64], 19), 1.32);
  heel.add(spring, tilted(rod(steel('#c5c8ca'), 9, 8, [0, 46, 94]), 1.32));
  heel.add(tilted(block(body, [56, 18, 34], [0, 44, 36], 7), -0.3));
  heel.add(tilted(block(plastic(inks.accent), [30, 8, 58], [0, 68, 62], 4), 0.5));
  brake(heel, look, 8, -34);
  return heel;
}

/** Pins at the toe, on two arms that close from the sides. */
function pinToe(look: Look): Group {
  const { inks, key } = look;
  const toe = new Group();
  const metal = anodised(inks.ground);
  toe.add(block(metal, [48, 6, 74], [0, 3, 0], 2.5));
  for (const [x, z] of [
    [-17, -28],
    [17, -28],
    [-17, 28],
    [17, 28],
  ] as const) {
    toe.add(rod(steel('#e0e2e4'), 4.5, 2.4, [x, 7, z]));
  }
  for (const side of [-1, 1]) {
    toe.add(tilted(block(metal, [10, 34, 20], [side * 27, 22, 4], 3), 0, 0, side * -0.24));
    toe.add(tilted(rod(steel(), 3.4, 15, [side * 22, 38, 4], 1.4), 0, 0, side * across));
    toe.add(block(metal, [22, 6, 14], [side * 15, 12, 4], 2));
  }
  toe.add(tilted(block(plastic(inks.accent), [18, 5, 56], [0, 20, -50], 2.4), 0.34));
  if (key === 'pinion-leash') {
    toe.add(
      wire(rubber(inks.accent), 2.2, [
        [0, 8, 34],
        [34, 3, 52],
        [62, 2.4, 40],
        [70, 2.4, 8],
        [48, 2.4, -10],
        [30, 5, -24],
      ]),
    );
  }
  return toe;
}

/** Two pins on a tower that turns, with flaps to stand on when climbing. */
function pinHeel(look: Look): Group {
  const { inks, key } = look;
  const heel = new Group();
  const metal = anodised(inks.ground);
  const height = key === 'pinion-12' ? 56 : key === 'pinion-leash' || key === 'pinion-8' ? 40 : 48;
  heel.add(block(metal, [44, 6, 84], [0, 3, 10], 2.5));
  heel.add(rod(metal, 19, height, [0, 6 + height / 2, 10], 17));
  heel.add(block(metal, [36, 20, 44], [0, height - 2, 2], 7));
  for (const side of [-1, 1]) {
    heel.add(tilted(rod(steel(), 3, 26, [side * 9, height - 4, -30], 2.4), across));
  }
  heel.add(tilted(rod(steel('#c5c8ca'), 7, 5, [0, height - 2, 25]), across));
  heel.add(tilted(block(plastic(inks.accent), [28, 4, 40], [0, height + 12, 8], 2), -0.16));
  if (key !== 'pinion-leash') {
    heel.add(tilted(block(plastic(darker(inks.accent, 0.3)), [24, 4, 32], [0, height + 20, 12], 2), -0.5));
  }
  if (key === 'pinion-10' || key === 'pinion-12') brake(heel, look, 8, -36);
  return heel;
}

/** Arms as far apart as the listed brake width, raised as when the boot is in. */
function brake(heel: Group, { measures }: Look, low: number, z: number): void {
  const half = (Number.parseFloat(String(measures['Brake Width'] ?? '')) || 90) / 2;
  heel.add(block(plastic('#1d1f20'), [44, 5, 36], [0, low + 4, z], 2));
  for (const side of [-1, 1]) {
    heel.add(
      wire(steel('#a9adb0'), 2.6, [
        [side * 16, low + 2, z - 8],
        [side * (half - 8), low + 2, z + 4],
        [side * half, low + 4, z + 24],
        [side * half, low + 8, z + 74],
      ]),
      tilted(block(rubber('#131415'), [8, 12, 34], [side * half, low + 8, z + 82], 4), -0.1),
    );
  }
}
