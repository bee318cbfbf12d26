/** Helmets as shells on their padding, and goggles from the front. */
import {
  CanvasTexture,
  DoubleSide,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
  Vector2,
  type Material,
} from 'three';
import { wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { darker, lighter, mix } from '../../drawings/paint.ts';
import { band, box, flatLay, stitch, type Layer } from '../flatLay.ts';
import { canvasOf, foam, plastic, printOf, rubber, weave } from '../materials.ts';
import { block, turnedBody, wire } from '../parts.ts';
import type { Look, Model } from '../subject.ts';

/** Vents as [turn about the crown in degrees, height 0 to 1, width in degrees, height]. Turn 0 is the front. */
type Vent = readonly [number, number, number, number];

const mirrored = (vents: readonly Vent[]): Vent[] =>
  vents.flatMap(
    ([turn, ...rest]) =>
      [
        [turn, ...rest],
        [-turn, ...rest],
      ] as Vent[],
  );
const vents: Readonly<Record<string, readonly Vent[]>> = {
  'hard-hat': mirrored([
    [24, 0.66, 30, 0.07],
    [30, 0.5, 22, 0.06],
    [66, 0.6, 30, 0.07],
    [70, 0.46, 22, 0.06],
    [108, 0.64, 30, 0.07],
    [148, 0.62, 26, 0.07],
  ]),
  'hard-hat-tour': mirrored([
    [20, 0.5, 22, 0.13],
    [22, 0.76, 28, 0.1],
    [58, 0.42, 26, 0.13],
    [62, 0.68, 30, 0.13],
    [102, 0.45, 28, 0.14],
    [106, 0.72, 32, 0.12],
    [146, 0.5, 26, 0.13],
    [150, 0.74, 30, 0.1],
  ]),
  'hard-hat-junior': mirrored([
    [30, 0.66, 18, 0.08],
    [80, 0.64, 18, 0.08],
  ]),
};

export async function helmetModel(look: Look): Promise<Model> {
  const { inks, key } = look;
  const isJunior = key === 'hard-hat-junior';
  const isTour = key === 'hard-hat-tour';
  const group = new Group();
  const size = isJunior ? 0.88 : 1;
  const paint = new MeshStandardMaterial({
    map: await printOf(helmetPrint(look), { width: 720, height: 200 }, 2880),
    alphaMap: ventMap(vents[key] ?? []),
    alphaTest: 0.5,
    roughness: isTour ? 0.5 : 0.26,
    side: DoubleSide,
  });
  group.add(dome(paint, 128, 110, 145, 12), dome(foam('#2a2c2e'), 126.8, 109, 143.8, 12));
  // The rim, lower at the ears and the neck.
  const rim = turnedBody(plastic(darker(inks.ground, 0.55)), [
    [123, 4],
    [129, 2],
    [130.5, 10],
    [128.5, 15],
    [123, 13],
    [123, 4],
  ]);
  rim.scale.set(0.86, 1, 1.13);
  group.add(rim);
  if (!isTour) {
    // A short peak over the goggle.
    const peak = new Mesh(
      new LatheGeometry(
        [
          [126, 14],
          [146, 6],
          [150, 7],
          [147, 11],
          [126, 22],
        ].map(([x, y]) => new Vector2(x, y)),
        48,
        -0.8,
        1.6,
      ),
      plastic(darker(inks.ground, 0.3)),
    );
    peak.scale.set(0.86, 1, 1.13);
    group.add(peak);
  }
  for (const side of [-1, 1]) {
    const pad = new Mesh(new SphereGeometry(1, 40, 28), foam('#232526'));
    pad.scale.set(16, 58, 50);
    pad.position.set(side * 100, -12, -12);
    pad.rotation.z = side * 0.1;
    if (!isTour) group.add(pad);
    group.add(
      wire(rubber('#141516'), 4.4, [
        [side * 100, isTour ? 8 : -60, 6],
        [side * 78, -82, 26],
        [side * 40, -106, 44],
        [0, -112, 50],
      ]),
      wire(rubber('#141516'), 4.4, [
        [side * 101, isTour ? 8 : -56, -40],
        [side * 92, -62, -10],
        [side * 78, -82, 26],
      ]),
    );
    if (isTour) group.add(block(plastic('#141516'), [5, 16, 14], [side * 66, 58, 116], 2));
  }
  group.add(block(plastic(isJunior ? inks.accent : '#0f1011'), [40, 20, 14], [20, -111, 52], 5));
  group.add(block(plastic('#17191a'), [70, 34, 14], [0, -2, -142], 6));
  group.scale.multiplyScalar(size);
  // It rests on the strap as if held: nothing below it.
  group.position.y = 122 * size;
  const stand = new Group();
  stand.add(group);
  return { group: stand, view: { elevation: 10, turn: 52 } };
}

/** Longer than wide, flattened at the sides. */
function dome(material: Material, wide: number, high: number, deep: number, low: number): Mesh {
  const mesh = new Mesh(
    new SphereGeometry(1, 160, 60, -Math.PI / 2, Math.PI * 2, 0, Math.PI / 2 + 0.1),
    material,
  );
  const positions = mesh.geometry.getAttribute('position');
  for (let i = 0; i < positions.count; i += 1) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)];
    const flat = Math.max(-0.1, y);
    // Fuller towards the rim than a ball, and the back reaches lower.
    const out = 1 + 0.07 * Math.sin(Math.PI * Math.min(1, Math.max(0, flat)));
    positions.setXYZ(i, x * wide * 0.88 * out, low + flat * high * 1.12, z * deep * out);
  }
  mesh.geometry.computeVertexNormals();
  return mesh;
}

function ventMap(all: readonly Vent[]): CanvasTexture {
  const [canvas, context] = canvasOf(2048, 512);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 2048, 512);
  context.fillStyle = '#000';
  for (const [turn, height, width, high] of all) {
    const x = ((turn / 360 + 1) % 1) * 2048;
    for (const at of [x, x - 2048, x + 2048]) {
      context.beginPath();
      context.roundRect(
        at - (width / 720) * 2048,
        (1 - height) * 512 - (high * 512) / 2,
        (width / 360) * 2048,
        high * 512,
        high * 220,
      );
      context.fill();
    }
  }
  return new CanvasTexture(canvas);
}

/** Unrolled about the crown, the front at both ends. */
function helmetPrint({ inks, key }: Look): string {
  const size = 62 / wordmarkSize.width;
  const side = (x: number): string =>
    `<g transform="translate(${x - 31} 168) scale(${size})">${wordmark(inks.ink)}</g>`;
  const lamp =
    key === 'hard-hat-junior'
      ? `<circle cx="112" cy="120" r="15" fill="#F4F3EE"/><text x="112" y="127" font-family="sans-serif" font-weight="700" font-size="19" text-anchor="middle" fill="#17191A">7</text>`
      : '';
  return `<rect width="720" height="200" fill="${inks.ground}"/><path d="M0 184H720V190H0z" fill="${inks.accent}"/>${side(150)}${side(570)}${lamp}`;
}

export async function goggleModel({ inks, key }: Look): Promise<Model> {
  const isDavy = key === 'davy';
  const isLarge = key === 'carbide-otg';
  const tint = isDavy
    ? ['#F0A9A0', '#C4536E', '#7A3A56']
    : isLarge
      ? ['#E8C36A', '#B5722E', '#4B2C1C']
      : [mix(inks.accent, '#E8B24A', 0.5), '#7C3F2A', '#141C2A'];
  const frame = isLarge
    ? 'M96 118C104 70 176 54 300 54S496 70 504 118C514 190 496 262 446 284C392 308 346 276 318 246C308 236 292 236 282 246C254 276 208 308 154 284C104 262 86 190 96 118z'
    : isDavy
      ? 'M112 122C120 80 190 62 300 62S480 80 488 122C496 180 480 240 436 260C388 282 346 250 318 226C308 218 292 218 282 226C254 250 212 282 164 260C120 240 104 180 112 122z'
      : 'M92 120C98 84 160 66 300 66S502 84 508 120C516 186 500 246 452 268C398 290 350 256 320 232C308 222 292 222 280 232C250 256 202 290 148 268C100 246 84 186 92 120z';
  const shrink = (d: string): string =>
    d.replaceAll(
      /(\d+) (\d+)/g,
      (_, x: string, y: string) =>
        `${(300 + (Number(x) - 300) * 0.93).toFixed(1)} ${(166 + (Number(y) - 166) * 0.86).toFixed(1)}`,
    );
  const lens = shrink(frame);
  const strap = (side: 1 | -1): Layer[] => {
    const x = (reach: number): number => 300 + side * reach;
    const silicone = isDavy ? [-12, 0, 12] : [-9, 9];
    return [
      {
        outline: `M${x(190)} 112L${x(286)} 116C${x(330)} 118 ${x(352)} 140 ${x(352)} 168S${x(330)} 216 ${x(286)} 214L${x(190)} 218z`,
        colour: inks.ground,
        height: 12,
        round: 4,
        bend: 900,
        grain: { texture: weave(220, 120, 'rib'), scale: 1.6 },
        print: `${silicone.map((y) => `<path d="M${x(190)} ${165 + y}H${x(350)}" stroke="${inks.accent}" stroke-width="4"/>`).join('')}${stitch(`M${x(200)} 122H${x(330)}M${x(200)} 210H${x(330)}`, lighter(inks.ground, 0.3))}`,
      },
      {
        outline: box(x(196) - 17, 108, 34, 116, 9),
        colour: '#17191a',
        height: 26,
        round: 7,
        bend: 900,
        surface: { roughness: 0.45 },
      },
    ];
  };
  const vent = Array.from({ length: 13 }, (_, i) => `M${176 + i * 20} 72h12v6h-12z`).join('');
  const magnets: Layer[] = isDavy
    ? []
    : ([-1, 1] as const).map((side): Layer => ({
        outline: box(300 + side * 188 - 8, 150, 16, 34, 6),
        colour: inks.accent,
        base: 58,
        height: 10,
        round: 4,
        bend: 300,
        surface: { metalness: 0.8, roughness: 0.3 },
      }));
  const layers: Layer[] = [
    ...strap(1),
    ...strap(-1),
    // Foam that lies on the face, seen at the edge.
    { outline: frame, colour: '#2b2d2f', height: 44, round: 8, bend: 330 },
    {
      outline: frame,
      colour: darker(inks.ground, 0.12),
      base: 40,
      height: 22,
      round: 12,
      bend: 330,
      surface: { roughness: 0.38 },
      print: `<path d="${vent}" fill="#0b0c0d"/>`,
    },
    {
      outline: lens,
      colour: tint[1] ?? '#7C3F2A',
      base: 54,
      height: isDavy ? 26 : 14,
      round: isDavy ? 70 : 9,
      bend: isDavy ? 280 : 330,
      // A curved lens shows the cells of its surface when it mirrors sharply.
      surface: { metalness: 0.92, roughness: isDavy ? 0.3 : 0.09 },
      print: `<defs><linearGradient id="t" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="${tint[0]}"/><stop offset=".5" stop-color="${tint[1]}"/><stop offset="1" stop-color="${tint[2]}"/></linearGradient></defs><rect width="600" height="330" fill="url(#t)"/><g transform="translate(448 96) scale(${34 / wordmarkSize.width})">${wordmark('#ffffff')}</g>`,
    },
    ...magnets,
    ...(isLarge
      ? [-1, 1].map((side): Layer => ({
          outline: band(7, [300 + side * 14, 222], [300 + side * 26, 206]),
          colour: '#0b0c0d',
          base: 66,
          height: 4,
          round: 2,
          bend: 330,
        }))
      : []),
  ];
  return flatLay([600, 330], layers);
}
