/** Knitted caps and the headband, on no head: they stand as they do on a shelf. */
import { Group } from 'three';
import { darker } from '../../drawings/paint.ts';
import { knit, plastic } from '../materials.ts';
import { block, turnedBody, wire } from '../parts.ts';
import type { Look, Model } from '../subject.ts';

/** Level Nine has a deep cuff, Level Four a single thin layer without one, Rope Team a loop on the crown. */
export function beanieModel({ key, inks }: Look): Model {
  const group = new Group();
  const hasCuff = key !== 'level-four-beanie';
  const crown: [number, number][] = [];
  const height = hasCuff ? 205 : 190;
  for (let i = 0; i <= 40; i += 1) {
    const t = i / 40;
    const angle = (t * Math.PI) / 2;
    crown.push([
      Math.max(0.1, 92 * Math.cos(angle) ** 0.62 - 4 * Math.sin(t * Math.PI)),
      40 + (height - 40) * Math.sin(angle),
    ]);
  }
  const body = [[88, 0] as const, [91, 14] as const, [92, 40] as const, ...crown.slice(1)];
  group.add(turnedBody(knit(inks.ground, hasCuff ? 64 : 90, hasCuff ? 34 : 48), body));
  if (hasCuff) {
    group.add(
      turnedBody(knit(darker(inks.ground, 0.08), 56, 9), [
        [91, 2],
        [97, 0],
        [100, 6],
        [101, 40],
        [100, 70],
        [97, 77],
        [92, 74],
      ]),
    );
    group.add(block(plastic(inks.accent), [34, 20, 2], [0, 38, 101.5], 1));
  } else {
    group.add(block(plastic(inks.accent), [12, 20, 2], [26, 20, 87.5], 1));
  }
  if (key === 'rope-team-beanie') {
    group.add(
      wire(plastic(inks.ink), 3, [
        [0, height - 4, 0],
        [-13, height + 16, 0],
        [0, height + 32, 0],
        [13, height + 16, 0],
        [0, height - 4, 0],
      ]),
    );
  }
  group.scale.set(1, 1, 0.86);
  return { group, view: { elevation: 12, turn: 8 } };
}

/** As wide as the strap of a cap lamp, with the pattern of one; open at the top. */
export function headbandModel({ inks }: Look): Model {
  const group = new Group();
  const ring = (material: ReturnType<typeof knit>, low: number, high: number, radius: number): void => {
    group.add(
      turnedBody(material, [
        [radius - 5, low + 3],
        [radius - 3, low],
        [radius, low + 2],
        [radius + 1.5, (low + high) / 2],
        [radius, high - 2],
        [radius - 3, high],
        [radius - 5, high - 3],
        [radius - 5.5, (low + high) / 2],
        [radius - 5, low + 3],
      ]),
    );
  };
  ring(knit(inks.ground, 70, 14), 0, 92, 88);
  // The stripes are knitted in: as high as the knit around them.
  ring(knit(inks.accent, 70, 2), 25, 37, 88.9);
  ring(knit(inks.accent, 70, 2), 55, 67, 88.9);
  group.scale.set(1, 1, 0.84);
  return { group, view: { elevation: 22, turn: 0 } };
}
