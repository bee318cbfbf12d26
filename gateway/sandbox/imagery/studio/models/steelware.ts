/** Ski brakes by binding, and the ski crampon with its teeth. */
import { Group } from 'three';
import { anodised, plastic, rubber, steel } from '../materials.ts';
import { block, plate, rod, wire } from '../parts.ts';
import type { Look, Model } from '../subject.ts';

/** A pair: pedal, steel wire, feet that stop the ski. The three differ as their texts say. */
export function brakeModel({ key, inks, measures }: Look): Model {
  const group = new Group();
  const width = Number.parseFloat(String(measures['Brake Width'] ?? '100')) || 100;
  for (const side of [-1, 1]) {
    const one = brake(key, inks.ground, width);
    one.position.set(side * (width / 2 + 30), 0, side * 12);
    group.add(one);
  }
  return { group, view: { elevation: 36, turn: 24 } };
}

function brake(key: string, colour: string, width: number): Group {
  const one = new Group();
  const half = width / 2;
  const metal = steel('#a9adb0');
  const dark = plastic('#1b1d1e');
  for (const side of [-1, 1]) {
    one.add(
      wire(metal, 3, [
        [side * 16, 16, -34],
        [side * 20, 13, 0],
        [side * (half - 6), 12, 24],
        [side * half, 10, 40],
        [side * half, 8, 96],
      ]),
    );
    // Dipped in rubber, black or bright.
    const foot = key === 'windlass-brake' ? rubber(colour) : dark;
    one.add(block(foot, [11, 15, 46], [side * half, 8, 98], 5));
  }
  one.add(block(key === 'timber-hitch-brake' ? steel('#8f9397') : dark, [46, 7, 56], [0, 18, -40], 3));
  if (key === 'timber-hitch-brake') {
    for (const z of [-54, -26]) one.add(rod(steel('#dcdfe1'), 5, 4, [0, 23, z]));
  }
  if (key === 'windlass-brake') {
    one.add(block(metal, [62, 5, 70], [0, 6, -38], 1.5), block(rubber(colour), [20, 6, 14], [0, 13, -80], 3));
  }
  if (key === 'changeover-brake') {
    // Two springs: one to stop, one to hold it flat while walking.
    one.add(block(anodised(colour), [54, 5, 74], [0, 8, -40], 2));
    for (const x of [-15, 15]) {
      for (let turn = 0; turn < 9; turn += 1) {
        const ring = Array.from({ length: 10 }, (_, i) => {
          const angle = (i / 10) * Math.PI * 2;
          return [x + 6 * Math.cos(angle), 28 + 6 * Math.sin(angle), -62 + turn * 5] as const;
        });
        one.add(wire(steel('#c8cbce'), 1.1, ring, true));
      }
    }
  }
  return one;
}

/** Hardened aluminium: a plate across the ski, bent down on both sides into seven teeth each. */
export function cramponModel({ inks, measures }: Look): Model {
  const width = Number.parseFloat(String(measures['Brake Width'] ?? '90')) || 90;
  const group = new Group();
  const metal = anodised(inks.ground);
  const top = 44;
  group.add(block(metal, [width, 3, 84], [0, top, 0], 1.4));
  group.add(block(metal, [26, 7, 92], [0, top + 3, -2], 2), rod(steel(), 5, 44, [0, top + 8, -46]));
  const pin = group.children.at(-1);
  if (pin) pin.rotation.z = Math.PI / 2;
  for (const x of [-width * 0.3, width * 0.3]) group.add(rod(plastic('#141516'), 7, 3.4, [x, top, 18]));
  for (const side of [-1, 1]) {
    const outline: [number, number][] = [
      [-42, 42],
      [-42, 18],
    ];
    for (let tooth = 0; tooth < 7; tooth += 1) {
      const z = -42 + tooth * 12;
      outline.push([z + 1.5, 16], [z + 6, 0], [z + 10.5, 16]);
    }
    outline.push([42, 18], [42, 42]);
    const cheek = plate(metal, outline, 3, 0.5);
    cheek.rotation.set(Math.PI / 2, 0, side * 0.1 + Math.PI / 2, 'YZX');
    const holder = new Group();
    holder.add(cheek);
    // The plate was made lying; it stands along the ski.
    cheek.rotation.set(Math.PI / 2, 0, 0);
    holder.rotation.y = Math.PI / 2;
    holder.position.set(side * (width / 2 - 1), 1, 0);
    group.add(holder);
  }
  return { group, view: { elevation: 26, turn: 34 } };
}
