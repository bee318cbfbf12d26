/** Ski bags, the boot crate and the tool roll, from above. */
import { wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { darker, lighter, luminance } from '../../drawings/paint.ts';
import { band, box, flatLay, stitch, type Layer } from '../flatLay.ts';
import { weave } from '../materials.ts';
import { longFrame } from '../skiShape.rules.ts';
import type { Look, Model } from '../subject.ts';

const canvas = { texture: weave(60, 60), scale: 1.4 };
const web = { texture: weave(120, 160), scale: 1.2 };
const metal = { metalness: 1, roughness: 0.3 };
const inkOn = (ground: string): string => (luminance(ground) > 0.3 ? '#17191A' : '#EFEAE0');

function mark(x: number, y: number, width: number, ground: string, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${width / wordmarkSize.width})">${wordmark(inkOn(ground))}</g>`;
}

/** As long as listed; a hard shell at the tips. The double one is wider and has wheels. */
export async function coreBoxModel({ inks, key, measures }: Look): Promise<Model> {
  const isDouble = key === 'core-box-double';
  const length = (Number(measures['Length']) || 190) * 10 * 0.98;
  const width = isDouble ? 400 : 270;
  const [wide, high] = [1530, longFrame];
  const c = wide / 2;
  const top = high - 70 - length;
  const second = darker(inks.ground, 0.35);
  const thread = lighter(inks.ground, 0.22);
  const face = isDouble ? 210 : 120;
  const left = c - width / 2;
  const layers: Layer[] = [
    {
      outline: box(left, top, width, length, 70),
      colour: inks.ground,
      height: face,
      round: 60,
      grain: canvas,
      wrinkles: [4, 260],
      print: `${mark(c - width * 0.17, top + length * 0.16, length * 0.18, inks.ground, 90)}${stitch(`M${left + 40} ${top + 300}H${left + width - 40}M${left + 40} ${top + length - 240}H${left + width - 40}`, thread, 2.4)}`,
    },
    // The shell at the tips, ribbed so that it does not dent.
    {
      outline: box(left - 4, top - 8, width + 8, 250, 74),
      colour: second,
      height: face + 12,
      round: 60,
      surface: { roughness: 0.5 },
      creases: [0, 1, 2].map((i) => ({
        d: `M${left + 40} ${top + 110 + i * 46}H${left + width - 40}`,
        width: 22,
        rise: 9,
      })),
    },
    {
      outline: box(left - 4, top + length - 150, width + 8, 158, 60),
      colour: second,
      height: face + 10,
      round: 56,
      surface: { roughness: 0.5 },
    },
    {
      outline: band(13, [left + width - 62, top + 260], [left + width - 62, top + length - 170]),
      colour: '#121314',
      drapes: true,
      height: 9,
      round: 4,
      grain: web,
    },
    {
      outline: box(left + width - 73, top + 264, 22, 46, 7),
      colour: '#b9bcbf',
      drapes: true,
      height: 20,
      round: 6,
      surface: metal,
    },
    ...[0.36, 0.52, 0.7].flatMap((at): Layer[] => [
      {
        outline: band(38, [left - 10, top + length * at], [left + width + 10, top + length * at]),
        colour: '#1b1d1e',
        drapes: true,
        height: 7,
        round: 4,
        grain: web,
      },
      {
        outline: box(c - width * 0.3, top + length * at - 34, 70, 68, 10),
        colour: '#0f1011',
        drapes: true,
        height: 24,
        round: 8,
        surface: { roughness: 0.45 },
      },
    ]),
    {
      outline: `${band(34, [c - 34, top + length * 0.47], [c - 62, top + length * 0.52], [c - 62, top + length * 0.6], [c - 34, top + length * 0.65])}`,
      colour: '#1b1d1e',
      drapes: true,
      height: 34,
      round: 14,
      grain: web,
    },
    {
      outline: box(c - 84, top + length * 0.535, 44, length * 0.05, 14),
      colour: inks.accent,
      drapes: true,
      height: 46,
      round: 16,
    },
  ];
  if (isDouble) {
    for (const side of [-1, 1])
      layers.unshift({
        outline: box(c + side * 130 - 26, top + length - 34, 52, 84, 20),
        colour: '#d9653b',
        height: 76,
        round: 20,
        surface: { roughness: 0.4 },
      });
  }
  return flatLay([wide, high], layers, { elevation: 90, turn: 0, shows: longFrame, at: [0, 0, 0] });
}

/** Waxed canvas on a stiff floor: the lid at the top is the mat, the drain is at the bottom. */
export async function bootCrateModel({ inks }: Look): Promise<Model> {
  const second = darker(inks.ground, 0.34);
  const thread = lighter(inks.ground, 0.3);
  const leather = '#7a5233';
  const layers: Layer[] = [
    {
      outline: box(60, 120, 480, 420, 34),
      colour: inks.ground,
      height: 120,
      round: 40,
      grain: canvas,
      wrinkles: [4, 190],
      creases: [{ d: 'M96 330C200 350 400 350 504 330', width: 30, rise: -5 }],
      print: `${stitch('M74 470H526', thread, 2)}${mark(250, 424, 100, inks.ground)}`,
    },
    {
      outline: box(56, 474, 488, 72, 22),
      colour: second,
      height: 126,
      round: 26,
      surface: { roughness: 0.55 },
    },
    ...[-1, 0, 1].map((i): Layer => ({
      outline: `M${300 + i * 60 - 12} 512a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM${300 + i * 60 - 6} 512a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z`,
      colour: '#b9a06a',
      base: 122,
      height: 8,
      round: 3,
      surface: metal,
    })),
    {
      outline: 'M50 128C60 84 100 70 140 70H460C500 70 540 84 550 128L540 262C460 284 140 284 60 262z',
      colour: inks.ground,
      base: 40,
      height: 112,
      round: 40,
      grain: canvas,
      wrinkles: [3, 160],
      print: stitch('M66 248C150 268 450 268 534 248', thread, 2),
    },
    ...[-1, 1].flatMap((side): Layer[] => [
      {
        outline: box(300 + side * 128 - 20, 190, 40, 178, 8),
        colour: leather,
        base: 126,
        height: 30,
        round: 5,
        print: stitch(`M${300 + side * 128 - 14} 198V360M${300 + side * 128 + 14} 198V360`, '#d8b98c', 1.6),
      },
      {
        outline: `M${300 + side * 128 - 30} 290h60v44h-60zM${300 + side * 128 - 20} 300v24h40v-24z`,
        colour: '#b9a06a',
        base: 140,
        height: 22,
        round: 4,
        surface: metal,
      },
    ]),
    {
      outline: band(30, [214, 84], [226, 40], [300, 26], [374, 40], [386, 84]),
      colour: leather,
      base: 60,
      height: 40,
      round: 12,
    },
    { outline: box(20, 200, 44, 120, 16), colour: leather, base: 20, height: 30, round: 10 },
    { outline: box(536, 200, 44, 120, 16), colour: leather, base: 20, height: 30, round: 10 },
  ];
  return flatLay([600, 580], layers);
}

/** Rolled out: eight pockets, five filled, so that what is lost shows. */
export async function toolRollModel({ inks }: Look): Promise<Model> {
  const thread = lighter(inks.ground, 0.4);
  const lining = darker(inks.ground, 0.22);
  const pocket = 520 / 8;
  const x = (i: number): number => 40 + pocket * (i + 0.5);
  const steelTool = (i: number, tip: string): Layer => ({
    outline: tip,
    colour: '#c3c6c8',
    base: 6,
    height: 9,
    round: 4,
    surface: { ...metal, roughness: 0.28 + i * 0.01 },
  });
  const layers: Layer[] = [
    {
      outline: box(30, 60, 540, 330, 10),
      colour: inks.ground,
      height: 6,
      round: 4,
      grain: canvas,
      wrinkles: [1.6, 170],
      print: stitch('M38 68H562V382H38z', thread, 1.6),
    },
    steelTool(0, band(9, [x(0), 130], [x(0), 320])),
    {
      outline: box(x(0) - 13, 90, 26, 76, 10),
      colour: '#a8481f',
      base: 6,
      height: 24,
      round: 11,
      surface: { roughness: 0.4 },
    },
    steelTool(1, band(22, [x(1), 110], [x(1), 330])),
    {
      outline: box(x(3) - 12, 104, 24, 84, 10),
      colour: '#1b1d1e',
      base: 6,
      height: 24,
      round: 11,
      surface: { roughness: 0.5 },
    },
    steelTool(3, band(10, [x(3), 180], [x(3), 320])),
    steelTool(4, `M${x(4) - 16} 96l8 20h16l8 -20a22 22 0 0 1 -9 36V320h-14V132a22 22 0 0 1 -9 -36z`),
    { outline: box(x(6) - 24, 120, 48, 200, 4), colour: '#e9e2cf', base: 4, height: 6, round: 2 },
    {
      outline: 'M34 214H566V386H34z',
      colour: lining,
      base: 6,
      height: 12,
      round: 6,
      grain: canvas,
      wrinkles: [1.2, 100],
      creases: Array.from({ length: 7 }, (_, i) => ({
        d: `M${40 + pocket * (i + 1)} 214V386`,
        width: 6,
        rise: -4,
      })),
      print: `${stitch(Array.from({ length: 7 }, (_, i) => `M${40 + pocket * (i + 1)} 220V384`).join(''), thread, 1.6)}${stitch('M38 220H562', thread, 1.6)}${mark(x(6) + 6, 366, 60, lining)}`,
    },
    {
      outline: band(16, [568, 210], [640, 196], [700, 240], [690, 300]),
      colour: '#7a5233',
      height: 5,
      round: 3,
    },
    {
      outline: band(16, [568, 250], [620, 262], [660, 320], [720, 330]),
      colour: '#7a5233',
      height: 5,
      round: 3,
    },
  ];
  return flatLay([740, 440], layers);
}

/** Toothed rubber with a buckle; foam and a hook; webbing without metal. */
export async function strapModel(look: Look): Promise<Model> {
  if (look.key === 'pair-strap') return pairStraps(look);
  if (look.key === 'carry-strap') return carryStrap(look);
  const { inks } = look;
  const layers: Layer[] = [0, 1].flatMap((i): Layer[] => {
    const x = 60 + i * 74;
    const teeth = Array.from({ length: 19 }, (_, at) => `M${x - 6} ${134 + at * 15}h12v6h-12z`).join('');
    return [
      {
        outline: box(x - 13, 40, 26, 400, 12),
        colour: inks.ground,
        height: 6,
        round: 3,
        surface: { roughness: 0.6 },
        creases: [{ d: teeth, width: 2, rise: -3 }],
        print: `<path d="${teeth}" fill="#000" fill-opacity=".45"/><g transform="translate(${x - 5} 74) rotate(90) scale(${44 / wordmarkSize.width})">${wordmark(inkOn(inks.ground))}</g>`,
      },
      {
        outline: `M${x - 20} 30h40v34h-40zM${x - 12} 38v18h24v-18z`,
        colour: '#d0d3d5',
        height: 9,
        round: 3,
        surface: metal,
      },
      { outline: band(4, [x, 34], [x, 62]), colour: '#d0d3d5', base: 6, height: 5, round: 2, surface: metal },
    ];
  });
  return flatLay([194, 470], layers);
}

async function pairStraps({ inks }: Look): Promise<Model> {
  const layers: Layer[] = [0, 1].flatMap((i): Layer[] => {
    const y = 70 + i * 120;
    return [
      {
        outline: box(40, y - 27, 320, 54, 8),
        colour: inks.ground,
        height: 7,
        round: 4,
        grain: web,
        print: stitch(`M46 ${y - 22}H354V${y + 22}H46z`, lighter(inks.ground, 0.3)),
      },
      { outline: box(150, y - 24, 90, 48, 8), colour: '#f4f3ee', base: 6, height: 2.4, round: 1.4 },
      {
        outline: box(296, y - 24, 58, 48, 4),
        colour: darker(inks.ground, 0.4),
        base: 6,
        height: 4,
        round: 2,
        grain: { texture: weave(200, 150), scale: 4 },
      },
      {
        outline: box(46, y - 24, 64, 48, 4),
        colour: darker(inks.ground, 0.25),
        base: 6,
        height: 3,
        round: 2,
        grain: { texture: weave(240, 180), scale: 4 },
      },
      // The foam tongue stands between the bases.
      { outline: box(252, y + 20, 36, 42, 10), colour: '#2a2c2e', height: 16, round: 8 },
      { outline: box(258, y - 30, 24, 60, 4), colour: inks.accent, base: 6, height: 4, round: 2 },
    ];
  });
  return flatLay([400, 270], layers);
}

async function carryStrap({ inks }: Look): Promise<Model> {
  const [tan, leather] = [inks.accent, inks.ground];
  const loop = (x: number): string =>
    `M${x} 330C${x - 46} 380 ${x - 40} 470 ${x} 480C${x + 40} 470 ${x + 46} 380 ${x} 330zM${x} 362C${x + 22} 396 ${x + 20} 448 ${x} 456C${x - 20} 448 ${x - 22} 396 ${x} 362z`;
  const layers: Layer[] = [
    {
      outline: band(26, [120, 350], [110, 240], [150, 130], [240, 84], [330, 130], [370, 240], [360, 350]),
      colour: tan,
      height: 6,
      round: 3,
      grain: web,
      print: '',
    },
    { outline: loop(120), colour: tan, height: 7, round: 4, grain: web },
    { outline: loop(360), colour: tan, height: 7, round: 4, grain: web },
    {
      outline: 'M160 96C200 66 280 66 320 96L338 128C284 96 196 96 142 128z',
      colour: leather,
      base: 4,
      height: 16,
      round: 10,
      print: stitch('M154 118C200 88 280 88 326 118', '#d8b98c'),
    },
    ...[120, 360].map((x): Layer => ({
      outline: box(x - 20, 316, 40, 46, 8),
      colour: leather,
      base: 5,
      height: 8,
      round: 4,
      print: stitch(`M${x - 15} 322H${x + 15}V356H${x - 15}z`, '#d8b98c'),
    })),
  ];
  return flatLay([480, 520], layers);
}
