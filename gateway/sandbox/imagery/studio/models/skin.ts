/** Climbing skins: one with its plush up, one turned over to its glue, cut to the outline of their ski. */
import { letter, wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { darker, luminance } from '../../drawings/paint.ts';
import { band, box, flatLay, type Layer } from '../flatLay.ts';
import { weave } from '../materials.ts';
import type { Look, Model } from '../subject.ts';
import { halfWidthAt, longFrame, skiNumbers } from '../skiShape.rules.ts';

const plush = { texture: weave(260, 90, 'rib'), scale: 2.2 };

export async function skinModel(look: Look): Promise<Model> {
  return look.key === 'drift-half-skin' ? halfSkin(look) : fullSkins(look);
}

async function fullSkins(look: Look): Promise<Model> {
  const { inks, measures, family } = look;
  const waist = Number(measures['Waist']);
  const length = Number(measures['Length']);
  const ski = skiNumbers(
    { Sidecut: `${waist + 34}-${waist}-${waist + 22}`, Length: length, Rocker: 'Tip only' },
    family,
  );
  if (!ski) throw new Error(`${look.key} lists no waist or no length`);
  const [wide, high] = [1530, longFrame];
  const low = high - 55;
  const top = low - ski.length;
  // Three millimetres inside the edge.
  const outline = (x: number): string => {
    const at = Array.from({ length: 121 }, (_, i) => {
      const s = 0.012 + (i / 120) * 0.976;
      return [Math.max(4, halfWidthAt(ski, s) - 3), top + s * ski.length] as const;
    });
    return `M${[...at.map(([w, y]) => [x + w, y] as const), ...at.toReversed().map(([w, y]) => [x - w, y] as const)].map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}z`;
  };
  const [a, b] = [wide / 2 - waist * 0.75, wide / 2 + waist * 0.75];
  const ink = luminance(inks.ground) > 0.32 ? '#17191A' : '#EFEAE0';
  const size = (waist * 0.62) / wordmarkSize.height;
  const hair = Array.from(
    { length: 90 },
    (_, i) => `M${a - 70 + ((i * 37) % 140)} ${top + ((i * 211) % ski.length)}l3 46`,
  ).join('');
  const face = `<path d="${hair}" stroke="#000" stroke-opacity=".12" stroke-width="3"/><g transform="translate(${a - waist * 0.26} ${top + ski.length * 0.2}) rotate(90) scale(${size})">${wordmark(ink)}</g><path d="M${a - 90} ${top + ski.length * 0.87}h180v12h-180z" fill="${inks.accent}"/><g transform="translate(${a - 7} ${top + ski.length * 0.62}) rotate(90)">${letter(`${length} CM`, { size: 18, colour: ink, weight: 0.13, tracking: 0.2 }).svg}</g>`;
  const glue = `<path d="M${b - 3} ${top + 60}V${low - 60}" stroke="#fff" stroke-opacity=".25" stroke-width="14"/><path d="M${b - 90} ${top + ski.length * 0.5}h180v70h-180z" fill="#efe3be" fill-opacity=".7"/>`;
  const ends = (x: number): Layer[] => [
    // A ring at the tip, a clip at the tail.
    {
      outline: `M${x - 34} ${top + 10}a34 30 0 1 1 68 0a34 30 0 1 1 -68 0zM${x - 25} ${top + 10}a25 22 0 1 0 50 0a25 22 0 1 0 -50 0z`,
      colour: '#d0d3d5',
      height: 8,
      round: 4,
      surface: { metalness: 1, roughness: 0.25 },
    },
    { outline: band(34, [x, top + 14], [x, top + 90]), colour: '#1b1d1e', height: 6, base: 3, round: 3 },
    { outline: band(24, [x, low - 60], [x, low + 20]), colour: '#1b1d1e', height: 6, base: 3, round: 3 },
    {
      outline: box(x - 18, low + 2, 36, 40, 6),
      colour: '#8d9194',
      height: 9,
      base: 3,
      round: 3,
      surface: { metalness: 1, roughness: 0.35 },
    },
  ];
  return flatLay(
    [wide, high],
    [
      {
        outline: outline(a),
        colour: inks.ground,
        print: face,
        height: 6,
        round: 3,
        grain: plush,
        wrinkles: [1, 500],
      },
      {
        outline: outline(b),
        colour: '#d8c592',
        print: glue,
        height: 4,
        round: 2,
        wrinkles: [1.6, 420],
        surface: { roughness: 0.5 },
      },
      ...ends(a),
      ...ends(b),
    ],
    { elevation: 90, turn: 0, shows: longFrame, at: [0, 0, 0] },
  );
}

/** Forty-five centimetres that clip under the boot, without glue. */
async function halfSkin({ inks }: Look): Promise<Model> {
  const ink = luminance(inks.ground) > 0.32 ? '#17191A' : '#EFEAE0';
  const layers: Layer[] = [0, 1].flatMap((i): Layer[] => {
    const x = 110 + i * 120;
    return [
      {
        outline: box(x - 30, 60, 60, 450, 14),
        colour: i ? darker(inks.ground, 0.45) : inks.ground,
        height: 6,
        round: 3,
        grain: plush,
        wrinkles: [1, 200],
        print: i
          ? ''
          : `<g transform="translate(${x - 14} 120) rotate(90) scale(${120 / wordmarkSize.width})">${wordmark(ink)}</g>`,
      },
      ...[60, 486].flatMap((y): Layer[] => [
        {
          outline: box(x - 42, y, 84, 24, 6),
          colour: '#2a2c2e',
          base: 3,
          height: 8,
          round: 4,
          surface: { roughness: 0.5 },
        },
        { outline: box(x - 44, y + 4, 12, 16, 4), colour: inks.accent, base: 8, height: 8, round: 3 },
        { outline: box(x + 32, y + 4, 12, 16, 4), colour: inks.accent, base: 8, height: 8, round: 3 },
      ]),
    ];
  });
  return flatLay([340, 570], layers);
}
