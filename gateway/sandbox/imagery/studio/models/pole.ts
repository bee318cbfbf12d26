/** Poles by what their texts say: grips, levers, joints, baskets, guards. They lie side by side, grips up. */
import { CylinderGeometry, Group, LatheGeometry, Mesh, Vector2, type Material } from 'three';
import { wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { luminance } from '../../drawings/paint.ts';
import { foam, matte, plastic, printOf, rubber, steel } from '../materials.ts';
import { block, wire } from '../parts.ts';
import type { Look, Model } from '../subject.ts';

/** Millimetres that the height of every picture of poles shows: shorter ones look shorter. */
const frame = 1700;
const lift = 40;

export async function poleModel(look: Look): Promise<Model> {
  const length = Number.parseFloat(String(look.measures['Length']).split('–').at(-1) ?? '') * 10 || 1200;
  const pair = new Group();
  for (const side of [-1, 1]) {
    const isFolded = side === 1 && look.family === 'canary';
    const one = isFolded ? await foldedPole(look, length) : await pole(look, length, side);
    one.position.x = side * (isFolded ? 110 : 62);
    one.position.z = (frame - 150) / 2 - (isFolded ? 20 : 0);
    pair.add(one);
  }
  return { group: pair, view: { elevation: 90, turn: 0, shows: frame, at: [0, 0, 0] } };
}

/** A round part along the pole, from `from` to `to` millimetres above the tip. */
function tube(material: Material, from: number, to: number, low: number, high = low): Mesh {
  const mesh = new Mesh(new CylinderGeometry(high, low, to - from, 40), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(0, lift, -(from + to) / 2);
  return mesh;
}

/** Its tip at the origin, grip towards negative z. */
async function pole(look: Look, length: number, side: number): Promise<Group> {
  const { inks, family, measures } = look;
  const group = new Group();
  const radius = Number(measures['Diameter'] ?? 16) / 2;
  const isTwoPart = ['ropeway', 'overburden', 'drift', 'surveyor'].includes(family);
  const joint = length * 0.5;
  // Of the part that is printed, so that stripes and marks keep their size.
  const printed = isTwoPart ? length - 90 - joint : length - 120;
  const print = matte({
    map: await printOf(shaftPrint(look, printed), { width: 60, height: printed }, 180),
  });
  const grip = look.measures['Grip'] === 'Long foam' ? 330 : 190;
  if (look.key === 'shotfirer-gs-pole') {
    group.add(bentShaft(look, length, radius, side));
  } else {
    group.add(tube(print, 30, length - 90, radius * 0.72, radius));
    if (isTwoPart)
      group.add(
        tube(print, joint, length - 90, radius + 1.4),
        tube(look.key === 'surveyor' ? print : steel('#c9ccce'), 60, joint, radius * 0.86),
      );
  }
  if (isTwoPart) {
    group.add(tube(plastic('#17191a'), joint - 26, joint + 26, radius + 4.5));
    group.add(block(plastic(inks.accent), [14, 9, 46], [radius + 7, lift + 4, -joint], 4));
  }
  if (family === 'surveyor') group.add(tube(plastic('#17191a'), joint * 0.5, joint * 0.5 + 36, radius + 2));
  if (family === 'canary')
    for (const at of [length * 0.34, length * 0.66])
      group.add(tube(plastic('#17191a'), at - 16, at + 16, radius + 1.6));
  if (look.key === 'shaft-carbon')
    group.add(tube(matte({ color: '#a98f3f' }), 40, length * 0.34, radius * 0.78, radius * 0.86));
  if (family === 'night-shift')
    group.add(
      tube(matte({ color: '#c9efb0', emissive: '#3a6a28' }), length - 330, length - 215, radius + 0.8),
    );
  tipOf(look, group, radius);
  gripOf(look, group, length, grip, side);
  return group;
}

function bentShaft(look: Look, length: number, radius: number, side: number): Group {
  const shaft = new Group();
  const bend = (t: number): number =>
    side * 62 * Math.sin(Math.PI * Math.min(1, Math.max(0, t * 1.12 - 0.06)));
  const points = Array.from({ length: 14 }, (_, i) => {
    const t = i / 13;
    return [bend(t), lift, -(30 + t * (length - 120))] as const;
  });
  shaft.add(wire(matte({ color: look.inks.ground }), radius * 0.92, points));
  return shaft;
}

/** Carbide or steel below the basket, whose size is listed. */
function tipOf({ key, family, measures }: Look, group: Group, radius: number): void {
  const size = (Number.parseFloat(String(measures['Basket'])) || 60) / 2;
  group.add(tube(steel('#8d9194'), 0, 26, 1.6, 4), tube(plastic('#17191a'), 22, 92, 5.5, radius * 0.95));
  if (key === 'apprentice-pole') group.add(tube(plastic('#e9e6dd'), -6, 34, 9, 9));
  const rim = [
    [radius * 0.6, 6],
    [size * 0.5, 5],
    [size * 0.92, -3],
    [size, -6],
    [size, -1],
    [size * 0.55, 10],
    [radius, 13],
  ] as const;
  const basket = new Mesh(
    new LatheGeometry(
      rim.map(([x, y]) => new Vector2(x, y)),
      48,
    ),
    plastic(family === 'overburden' ? '#3a3d3f' : '#1b1d1e'),
  );
  // Tilted towards the viewer, so that its size shows.
  basket.rotation.x = -Math.PI / 2 + 0.62;
  basket.position.set(0, lift, -74);
  group.add(basket);
}

function gripOf(look: Look, group: Group, length: number, grip: number, side: number): void {
  const { inks, measures, family, key } = look;
  const kind = String(measures['Grip']);
  const dark = rubber('#191b1c');
  const isCork = kind.startsWith('Cork');
  const isFoam = kind.includes('foam') || kind === 'Foam';
  const skin = isCork ? foam('#b98d5c') : isFoam ? foam('#232526') : dark;
  const small = family === 'apprentice' ? 0.82 : 1;
  const profile = [
    [9, 0],
    [13, 6],
    [13.5, 30],
    [16, 46],
    [14, 58],
    [16, 74],
    [14, 88],
    [15.5, 104],
    [14.5, 124],
    [17, 140],
  ] as const;
  const body = new Mesh(
    new LatheGeometry(
      profile.map(([x, y]) => new Vector2(x * small, y * small)),
      48,
    ),
    skin,
  );
  body.rotation.x = -Math.PI / 2;
  body.position.set(0, lift, -(length - 165 * small));
  group.add(body);
  if (grip > 200) {
    group.add(tube(skin, length - grip - 60, length - 160, 12.5, 13.5));
    for (let i = 0; i < 6; i += 1)
      group.add(tube(foam('#151617'), length - grip - 44 + i * 34, length - grip - 38 + i * 34, 13.6));
  }
  const cap = block(
    isCork ? dark : plastic('#1d1f20'),
    [36 * small, 34 * small, 34 * small],
    [0, lift, -(length - 8)],
    13,
  );
  group.add(cap, block(plastic(inks.accent), [15, 2, 15], [0, lift + 17 * small, -(length - 6)], 4));
  if (family === 'overburden') group.add(block(dark, [26, 18, 12], [side * 22, lift, -(length + 2)], 5));
  if (family === 'stope') group.add(tube(plastic('#0a0b0b'), length - 30, length - 22, 6));
  else strapOf(look, group, length, side, key === 'drift-pole' ? 11 : 8);
  if (key === 'shotfirer-sl-pole') {
    group.add(
      wire(plastic(inks.ground), 8, [
        [side * 8, lift, -(length + 4)],
        [side * 60, lift + 8, -(length - 20)],
        [side * 66, lift + 8, -(length - 100)],
        [side * 30, lift + 4, -(length - 172)],
        [side * 8, lift, -(length - 176)],
      ]),
    );
  }
}

/** Webbing that leaves the grip and falls in a loop beside it. */
function strapOf({ inks }: Look, group: Group, length: number, side: number, half: number): void {
  const loop = wire(matte({ color: luminance(inks.accent) > 0.6 ? '#2a2c2e' : inks.accent }), half, [
    [side * 4, lift, -(length - 14)],
    [side * 32, lift - 6, -(length - 36)],
    [side * 50, lift - 20, -(length - 120)],
    [side * 50, lift - 26, -(length - 196)],
    [side * 40, lift - 26, -(length - 216)],
    [side * 30, lift - 24, -(length - 190)],
    [side * 20, lift - 14, -(length - 110)],
    [side * 6, lift, -(length - 34)],
  ]);
  loop.scale.y = 0.28;
  loop.position.y = lift * 0.72;
  group.add(loop);
}

/** Three sections beside each other on their cord. */
async function foldedPole(look: Look, length: number): Promise<Group> {
  const group = new Group();
  const radius = Number(look.measures['Diameter'] ?? 12) / 2;
  const print = matte({ map: await printOf(shaftPrint(look, 380), { width: 60, height: 380 }, 180) });
  const lower = new Group();
  lower.add(tube(print, 40, 380, radius * 0.72, radius));
  tipOf(look, lower, radius);
  const middle = tube(print, 20, 380, radius);
  const upper = new Group();
  upper.add(tube(print, 0, 260, radius));
  gripOf(look, upper, 420, 190, 1);
  lower.position.x = -34;
  upper.position.x = 34;
  group.add(lower, middle, upper);
  group.add(
    wire(rubber('#151617'), 2, [
      [-34, lift, -380],
      [-24, lift, -412],
      [-8, lift, -412],
      [0, lift, -380],
    ]),
    wire(rubber('#151617'), 2, [
      [0, lift, -20],
      [8, lift, 10],
      [26, lift, 12],
      [34, lift, 0],
    ]),
  );
  group.position.z = -(length - 380) * 0;
  return group;
}

/** Wrapped about the shaft: the mark, rings, scales and stripes. Its left half faces up. */
function shaftPrint({ inks, family, key, measures }: Look, length: number): string {
  const isCarbon = String(measures['Shaft']).startsWith('Carbon');
  const ground = isCarbon && family !== 'canary' ? '#1d1f21' : inks.ground;
  const ink = luminance(ground) > 0.35 ? '#17191A' : '#EFEAE0';
  const stripes =
    family === 'surveyor'
      ? Array.from(
          { length: Math.ceil(length / 200) },
          (_, i) =>
            `<path d="M0 ${i * 200}h60v100h-60z" fill="${isCarbon ? '#B4552A' : luminance(inks.ground) > 0.5 ? '#A8481F' : '#F1EFE9'}"/>`,
        ).join('')
      : `<path d="M0 ${length * 0.16}h60v8h-60zM0 ${length * 0.16 + 14}h60v3h-60z" fill="${inks.accent}"/><path d="M0 ${length * 0.72}h60v60h-60z" fill="${inks.loud}"/><path d="M0 ${length * 0.72 + 66}h60v5h-60z" fill="${inks.accent}"/>`;
  const marks = ['ropeway', 'drift', 'overburden'].includes(family)
    ? `<path d="${Array.from({ length: 9 }, (_, i) => `M0 ${length * 0.34 + i * 22}h${i % 2 ? 16 : 60}`).join('')}" stroke="${ink}" stroke-width="2"/>`
    : '';
  const weave = isCarbon
    ? `<path d="${Array.from({ length: Math.ceil(length / 12) }, (_, i) => `M0 ${i * 12}l60 12`).join('')}" stroke="#fff" stroke-opacity=".07" stroke-width="4"/>`
    : '';
  const scale = 11 / wordmarkSize.height;
  const mark = [0, 15, 30, 45]
    .map(
      (x) =>
        `<g transform="translate(${x + 3} ${length * 0.2 + 20}) rotate(90) scale(${scale})">${wordmark(family === 'surveyor' ? 'none' : ink)}</g>`,
    )
    .join('');
  return `<rect width="60" height="${length}" fill="${ground}"/>${weave}${stripes}${marks}${key === 'stope-pole' ? '' : mark}`;
}
