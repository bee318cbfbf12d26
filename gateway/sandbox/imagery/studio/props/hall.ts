/** Parts of the mine's halls, in metres. */
import { Group, MeshStandardMaterial } from 'three';
import { letter } from '../../drawings/lettering.ts';
import { printOf } from '../materials.ts';
import { outlook } from './outlook.ts';
import { bar, box, castsNone, face, placed } from './shapes.ts';
import { plain, plaster } from './surfaces.ts';
import { steelWindow } from './workshop.ts';

/** A tall window on a wall behind it, with its sill and the light that falls through. Its middle is the origin. */
export function hallWindow(
  width: number,
  height: number,
  time: 'day' | 'dusk' | 'night',
  strength: number,
): Group {
  const window = new Group();
  const stone = plaster('#a49d90', { worn: 0.1 });
  window.add(
    castsNone(placed(outlook(time, width, height, strength), [0, 0, -0.02])),
    steelWindow(width, height, 4, 6),
    box(stone, [width + 0.3, 0.12, 0.24], [0, -height / 2 - 0.06, 0.06], 0.01),
    box(stone, [0.14, height, 0.12], [-width / 2 - 0.07, 0, 0.02]),
    box(stone, [0.14, height, 0.12], [width / 2 + 0.07, 0, 0.02]),
    box(stone, [width + 0.28, 0.2, 0.14], [0, height / 2 + 0.1, 0.02]),
  );
  return window;
}

/** A pressure gauge that looks towards positive z; the scale ends in a word. @param at share of the scale that the needle shows */
export function gauge(radius: number, at: number): Group {
  const dial = new Group();
  const brass = plain('#b08a48', 0.28, 1);
  const ring = bar(brass, radius, radius * 0.42, [0, 0, 0], 'z');
  dial.add(ring, bar(plain('#ece5d3', 0.6), radius * 0.9, radius * 0.43, [0, 0, 0], 'z'));
  const turnOf = (share: number): number => Math.PI * (1.25 - 1.5 * share);
  for (let i = 0; i <= 40; i += 1) {
    const turn = turnOf(i / 40);
    const long = i % 5 ? 0.07 : 0.14;
    const isLast = i > 35;
    const mark = box(
      plain(isLast ? '#a32a1c' : '#1a1b1c', 0.6),
      [radius * long, radius * (i % 5 ? 0.014 : 0.026), 0.001],
      [0, 0, 0],
      0.0002,
    );
    const out = radius * (0.84 - long / 2);
    dial.add(placed(mark, [Math.cos(turn) * out, Math.sin(turn) * out, radius * 0.217], [0, 0, turn]));
  }
  const needle = box(plain('#a32a1c', 0.5), [radius * 0.86, radius * 0.035, 0.003], [0, 0, 0], 0.0005);
  const turn = turnOf(at);
  dial.add(
    placed(
      needle,
      [Math.cos(turn) * radius * 0.28, Math.sin(turn) * radius * 0.28, radius * 0.235],
      [0, 0, turn],
    ),
  );
  dial.add(bar(brass, radius * 0.07, radius * 0.06, [0, 0, radius * 0.23], 'z'));
  return dial;
}

/** A sign with a word or number, looking towards positive z. */
export async function sign(
  text: string,
  width: number,
  height: number,
  { ground = '#e9e4d6', ink = '#17191a' } = {},
): Promise<Group> {
  const board = new Group();
  const size = 60;
  const area = { width: (100 * width) / height, height: 100 };
  const words = letter(text, { size, colour: ink, anchor: 'middle', weight: 0.15 });
  const map = await printOf(
    `<rect width="${area.width}" height="100" fill="${ground}"/><rect x="4" y="4" width="${area.width - 8}" height="92" fill="none" stroke="${ink}" stroke-width="3"/><g transform="translate(${area.width / 2} ${50 + size * 0.36})">${words.svg}</g>`,
    area,
    512,
  );
  const print = face(plain('#ffffff', 0.35), width, height, [0, 0, 0.0062]);
  const uv = print.geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, uv.getX(i) / width, uv.getY(i) / height);
  print.material = new MeshStandardMaterial({ map, roughness: 0.35 });
  board.add(box(plain('#2a2d2e', 0.5), [width + 0.006, height + 0.006, 0.01], [0, 0, 0], 0.002), print);
  return board;
}
