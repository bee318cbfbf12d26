/** Wax: a cast bar with its name pressed in, and liquid in a bottle with a felt under the cap. */
import { Group } from 'three';
import { letter, wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { darker, lighter } from '../../drawings/paint.ts';
import { foam, paper, plastic, printOf, wax } from '../materials.ts';
import { block, rod, turnedBody } from '../parts.ts';
import type { Look, Model } from '../subject.ts';

export async function waxBlockModel({ inks, key }: Look): Promise<Model> {
  const [length, height, depth] = key === 'tallow-base' ? [130, 34, 62] : [96, 22, 44];
  const group = new Group();
  group.add(block(wax(inks.ground), [length, height, depth], [0, height / 2, 0], 5));
  const pressed = await printOf(
    `<rect width="200" height="90" fill="${inks.ground}"/><rect x="3" y="3" width="194" height="84" rx="6" fill="none" stroke="${darker(inks.ground, 0.28)}" stroke-width="2"/><g transform="translate(40 52) scale(${120 / wordmarkSize.width})">${wordmark(darker(inks.ground, 0.42))}</g><g transform="translate(100 74)">${letter(key.replace('-', ' ').toUpperCase(), { size: 11, colour: darker(inks.ground, 0.42), anchor: 'middle', weight: 0.13 }).svg}</g>`,
    { width: 200, height: 90 },
    1200,
  );
  group.add(block(paper(pressed), [length - 12, 0.4, depth - 12], [0, height + 0.05, 0], 0.1));
  return { group, view: { elevation: 38, turn: 26 } };
}

export async function waxBottleModel({ inks }: Look): Promise<Model> {
  const group = new Group();
  const radius = 24;
  const body = plastic(lighter(inks.ground, 0.12));
  group.add(
    turnedBody(body, [
      [0.1, 0],
      [radius - 3, 0],
      [radius - 0.8, 1],
      [radius, 4],
      [radius, 112],
      [radius - 1.5, 119],
      [radius - 7, 127],
      [15, 131],
      [15, 136],
    ]),
  );
  const label = await printOf(
    `<rect width="151" height="72" fill="#F4F1EA"/><rect width="151" height="15" fill="${inks.ground}"/><g transform="translate(55 40) scale(${41 / wordmarkSize.width})">${wordmark('#17191A')}</g><g transform="translate(75 55)">${letter('TALLOW LIQUID', { size: 4.4, colour: '#17191A', anchor: 'middle', weight: 0.12 }).svg}</g><g transform="translate(75 66)">${letter('110 G', { size: 3.6, colour: '#17191A', anchor: 'middle', weight: 0.12 }).svg}</g>`,
    { width: 151, height: 72 },
    2000,
  );
  const sleeve = rod(paper(label), radius + 0.3, 72, [0, 58, 0]);
  sleeve.rotation.y = Math.PI * 1.0;
  group.add(sleeve);
  group.add(rod(foam('#e9e4d8'), 15.5, 8, [0, 140, 0]), rod(plastic('#1d1f20'), 17.5, 30, [0, 159, 0], 16.5));
  for (let i = 0; i < 36; i += 1) {
    const angle = (i / 36) * Math.PI * 2;
    group.add(rod(plastic('#1d1f20'), 0.9, 22, [17.2 * Math.cos(angle), 157, 17.2 * Math.sin(angle)]));
  }
  return { group, view: { elevation: 14, turn: 0 } };
}
