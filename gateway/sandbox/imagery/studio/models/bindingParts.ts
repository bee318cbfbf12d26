/** What bindings of several families share, in millimetres: the tip of the ski is towards negative z. */
import { Group, Mesh, PlaneGeometry, type Material } from 'three';
import { letter, wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { luminance } from '../../drawings/paint.ts';
import { anodised, decal, plastic, printed, printOf, rubber, steel } from '../materials.ts';
import { block, rod, screw, slab, wire } from '../parts.ts';
import type { Look } from '../subject.ts';

/** In the plane that a part is cut from. */
export type Outline = readonly (readonly [number, number])[];

const across = Math.PI / 2;

export const dark = (): Material => plastic('#1a1c1d');

/** A tilted copy of a part, in radians. */
export function tilted(part: Mesh, x: number, y = 0, z = 0): Mesh {
  part.rotation.set(x, y, z);
  return part;
}

/** A rod along the ski. */
export const along = (
  material: Material,
  radius: number,
  length: number,
  at: readonly [number, number, number],
): Mesh => tilted(rod(material, radius, length, at), across);

/** A rod across the ski. */
export const acrossSki = (
  material: Material,
  radius: number,
  length: number,
  at: readonly [number, number, number],
): Mesh => tilted(rod(material, radius, length, at), 0, 0, across);

/** Housings are of aluminium where the binding is heavy, else of nylon. */
export const housingOf = ({ inks, measures, family }: Look): Material =>
  Number(measures['Weight'] ?? 0) > 1000 || family === 'pinion'
    ? anodised(inks.ground)
    : plastic(inks.ground);

/** The end of a release spring, with the slot that sets it. */
export function springEnd(z: number, y: number, radius = 9): Group {
  const end = new Group();
  const out = Math.sign(z);
  end.add(
    along(steel('#c6c9cb'), radius, 8, [0, y, z]),
    block(plastic('#26282a'), [radius * 1.5, 2, 1], [0, y, z + out * 4], 0.2),
  );
  return end;
}

/** The scale of release values behind a window, read from above; `tilt` in radians. */
export async function settingWindow(
  { measures, inks }: Look,
  at: readonly [number, number, number],
  tilt = 0,
): Promise<Group> {
  const [low = '', high = ''] = String(measures['DIN Range'] ?? '').split('–');
  const ticks = Array.from({ length: 9 }, (_, i) => `M${18 + i * 8} 26v${i % 4 ? 8 : 14}`).join('');
  const number = (x: number, text: string): string =>
    `<g transform="translate(${x} 19)">${letter(text, { size: 12, colour: '#17191a', anchor: 'middle', weight: 0.15 }).svg}</g>`;
  const map = await printOf(
    `<rect width="100" height="50" fill="#f2efe6"/>${number(20, low)}${number(80, high)}<path d="${ticks}" stroke="#17191a" stroke-width="2"/><path d="M52 22v22" stroke="${luminance(inks.accent) > 0.7 ? '#D9622B' : inks.accent}" stroke-width="6"/>`,
    { width: 100, height: 50 },
    320,
  );
  const window = new Group();
  window.add(
    block(plastic('#0e0f10'), [29, 1.6, 17], [0, 0, 0], 0.7),
    block(printed(map), [25, 0.6, 12.5], [0, 0.7, 0], 0.2),
  );
  window.position.set(...at);
  window.rotation.x = tilt;
  return window;
}

/** The mark on both side faces of a body of this width. */
export async function sideMarks(
  { inks }: Look,
  width: number,
  [y, z]: readonly [number, number],
  size: number,
): Promise<Group> {
  const ink = luminance(inks.ground) > 0.35 ? '#17191A' : '#EFEAE0';
  const map = await printOf(
    wordmarkSvg(ink),
    { width: wordmarkSize.width + 4, height: wordmarkSize.height + 4 },
    640,
  );
  const marks = new Group();
  for (const side of [-1, 1]) {
    const mark = new Mesh(
      new PlaneGeometry(size, (size * (wordmarkSize.height + 4)) / (wordmarkSize.width + 4)),
      decal(map),
    );
    mark.rotation.y = side * across;
    mark.position.set(side * (width / 2 + 0.25), y, z);
    marks.add(mark);
  }
  return marks;
}

const wordmarkSvg = (ink: string): string =>
  `<g transform="translate(2 ${wordmarkSize.height + 2 - 0.2})">${wordmark(ink)}</g>`;

/** Radians by which an open brake is turned down. */
const open = 0.62;

/** Arms as far apart as the listed brake width: raised as when the boot is in, or open on a ski without one. */
export function brake(heel: Group, { measures, angle }: Look, low: number, z: number): void {
  const half = (Number.parseFloat(String(measures['Brake Width'] ?? '')) || 90) / 2;
  const moving = new Group();
  moving.add(block(dark(), [46, 5, 40], [0, 2, 0], 2));
  for (let i = -2; i <= 2; i += 1) moving.add(block(rubber('#0f1011'), [40, 1.4, 3], [0, 5, i * 7], 0.6));
  for (const side of [-1, 1]) {
    moving.add(
      wire(steel('#a9adb0'), 2.6, [
        [side * 16, 0, -8],
        [side * (half - 8), 0, 4],
        [side * half, 2, 24],
        [side * half, 6, 74],
      ]),
      tilted(block(rubber('#131415'), [9, 14, 38], [side * half, 6, 84], 4.5), -0.1),
    );
  }
  moving.position.set(0, low + 2, z);
  if (angle === 'mounted') moving.rotation.x = open;
  heel.add(moving);
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
