/** Backpacks, seen from the side that faces away from the back. */
import { letter, wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { darker, lighter, luminance } from '../../drawings/paint.ts';
import { band, box, flatLay, stitch, type Layer } from '../flatLay.ts';
import { weave } from '../materials.ts';
import type { Look, Model } from '../subject.ts';

const ripstop = { texture: weave(34, 46, 'ripstop'), scale: 0.8 };
const web = { texture: weave(90, 120), scale: 1.2 };
const metal = { metalness: 1, roughness: 0.3 };
const hard = { roughness: 0.45 };

export async function backpackModel(look: Look): Promise<Model> {
  const { inks, key, measures } = look;
  const volume = Number(measures['Volume'] ?? 28);
  const width = 250 + volume * 1.9;
  const height = 420 + volume * 4.2;
  const [c, top] = [300, 70];
  const low = top + height;
  const left = c - width / 2;
  const thread = luminance(inks.ground) > 0.3 ? darker(inks.ground, 0.35) : lighter(inks.ground, 0.2);
  const second = darker(inks.ground, 0.28);
  const depth = 70 + volume * 1.4;
  const body = `M${c - width * 0.3} ${top}C${c - width * 0.1} ${top - 14} ${c + width * 0.1} ${top - 14} ${c + width * 0.3} ${top}C${c + width * 0.46} ${top + 16} ${c + width * 0.48} ${top + 90} ${c + width * 0.49} ${top + height * 0.4}L${c + width * 0.52} ${low - 70}C${c + width * 0.52} ${low - 16} ${c + width * 0.42} ${low} ${c + width * 0.3} ${low}H${c - width * 0.3}C${c - width * 0.42} ${low} ${c - width * 0.52} ${low - 16} ${c - width * 0.52} ${low - 70}L${c - width * 0.49} ${top + height * 0.4}C${c - width * 0.48} ${top + 90} ${c - width * 0.46} ${top + 16} ${c - width * 0.3} ${top}z`;
  const layers: Layer[] = [
    ...harness(c, width, top, low, volume),
    {
      outline: body,
      colour: inks.ground,
      height: depth,
      round: 66,
      grain: ripstop,
      wrinkles: [2.4, 130],
      creases: [
        {
          d: `M${left + 30} ${low - 90}C${c - 40} ${low - 60} ${c + 40} ${low - 60} ${left + width - 30} ${low - 90}`,
          width: 26,
          rise: -6,
        },
      ],
      print: `<path d="M0 ${low - 78}H600V${low + 40}H0z" fill="${second}"/>${stitch(`M${left} ${low - 74}H${left + width}`, thread)}`,
    },
    // A loop to lift it by.
    {
      outline: band(18, [c - 34, top + 14], [c - 24, top - 26], [c + 24, top - 26], [c + 34, top + 14]),
      colour: '#1d1f20',
      height: depth * 0.7,
      round: 4,
      grain: web,
    },
  ];
  layers.push(...(fronts[key] ?? plainFront)({ look, c, width, top, low, left, thread, second }));
  const markWidth = 74;
  const markAt = key === 'kibble-45-rescue' ? low - 50 : top + height * 0.3;
  layers.push({
    outline: box(c - 44, markAt, 88, 22, 3),
    colour: second,
    drapes: true,
    height: 3,
    round: 2,
    print: `<g transform="translate(${c - markWidth / 2} ${markAt + 16}) scale(${markWidth / wordmarkSize.width})">${wordmark(luminance(second) > 0.3 ? '#17191A' : '#EFEAE0')}</g>`,
  });
  return flatLay([600, low + 60], layers);
}

interface Place {
  look: Look;
  c: number;
  width: number;
  top: number;
  low: number;
  left: number;
  thread: string;
  second: string;
}

function harness(c: number, width: number, top: number, low: number, volume: number): Layer[] {
  return ([-1, 1] as const).flatMap((side): Layer[] => [
    {
      outline: band(
        50,
        [c + side * width * 0.34, top + 20],
        [c + side * width * 0.56, top + 90],
        [c + side * width * 0.6, top + 210],
        [c + side * width * 0.5, top + 300],
      ),
      colour: '#26292b',
      height: 16,
      round: 12,
      grain: web,
    },
    {
      outline: band(
        20,
        [c + side * width * 0.58, top + 240],
        [c + side * width * 0.62, low - 120],
        [c + side * width * 0.48, low - 70],
      ),
      colour: '#1b1d1e',
      height: 8,
      round: 3,
      grain: web,
    },
    ...(volume > 20
      ? [
          {
            outline: band(
              46,
              [c + side * width * 0.46, low - 96],
              [c + side * (width * 0.5 + 56), low - 84],
              [c + side * (width * 0.5 + 92), low - 48],
            ),
            colour: '#26292b',
            height: 18,
            round: 12,
            grain: web,
          },
          {
            outline: box(c + side * (width * 0.5 + 96) - 16, low - 62, 32, 30, 5),
            colour: '#0f1011',
            height: 14,
            round: 4,
            surface: hard,
          },
        ]
      : []),
  ]);
}

function zip(d: string, width = 9): Layer[] {
  const points = d.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
  const [x, y] = points[0] ?? [0, 0];
  return [
    {
      outline: band(width, ...points),
      colour: '#141516',
      drapes: true,
      height: 4,
      round: 3,
      grain: { texture: weave(200, 260, 'rib'), scale: 2 },
    },
    {
      outline: box(x - 7, y - 4, 14, 20, 4),
      colour: '#b9bcbf',
      drapes: true,
      height: 9,
      round: 4,
      surface: metal,
    },
    { outline: band(7, [x, y + 10], [x + 4, y + 46]), colour: '#d9d4c6', drapes: true, height: 8, round: 3 },
  ];
}

function buckleStrap(c: number, width: number, y: number, accent: string): Layer[] {
  return [
    {
      outline: band(19, [c - width * 0.5, y], [c + width * 0.5, y]),
      colour: '#1b1d1e',
      drapes: true,
      height: 4,
      round: 2,
      grain: web,
    },
    {
      outline: box(c + width * 0.18, y - 15, 44, 30, 6),
      colour: '#0f1011',
      drapes: true,
      height: 11,
      round: 5,
      surface: hard,
    },
    {
      outline: band(13, [c + width * 0.18 + 44, y], [c + width * 0.18 + 70, y + 34]),
      colour: accent,
      drapes: true,
      height: 6,
      round: 2,
      grain: web,
    },
  ];
}

type Front = (place: Place) => Layer[];

/** Flat for the chairlift: one shovel pocket with its own zip, no loose ends. */
const plainFront: Front = ({ look, c, width, top, low, left, thread }) => [
  {
    outline: `M${left + 34} ${top + 190}C${c - 60} ${top + 172} ${c + 60} ${top + 172} ${left + width - 34} ${top + 190}L${left + width - 28} ${low - 96}C${left + width - 60} ${low - 84} ${left + 60} ${low - 84} ${left + 28} ${low - 96}z`,
    colour: look.inks.ground,
    drapes: true,
    height: 24,
    round: 22,
    grain: ripstop,
    wrinkles: [1.6, 110],
    print: stitch(
      `M${left + 40} ${top + 204}C${c - 60} ${top + 188} ${c + 60} ${top + 188} ${left + width - 40} ${top + 204}`,
      thread,
    ),
  },
  ...zip(`${left + 52},${top + 180} ${c},${top + 170} ${left + width - 52},${top + 180}`),
  ...zip(`${c - 90},${top + 52} ${c},${top + 40} ${c + 90},${top + 52}`),
];

/** Carries skis diagonally: a loop low on one side, a strap high on the other; opens at the back. */
const diagonalFront: Front = ({ look, c, width, top, low, left, thread, second }) => [
  {
    outline: `M${left + 30} ${top + 230}L${left + width - 30} ${top + 170}L${left + width - 24} ${low - 100}C${c + 60} ${low - 86} ${c - 60} ${low - 86} ${left + 24} ${low - 100}z`,
    colour: look.inks.ground,
    drapes: true,
    height: 26,
    round: 22,
    grain: ripstop,
    wrinkles: [2, 110],
    print: stitch(`M${left + 36} ${top + 244}L${left + width - 36} ${top + 184}`, thread),
  },
  ...zip(`${left + width - 60},${top + 168} ${c},${top + 194} ${left + 54},${top + 218}`),
  ...buckleStrap(c, width * 0.98, top + 128, look.inks.accent),
  {
    outline: band(26, [left + 24, low - 150], [left - 30, low - 110], [left + 8, low - 66]),
    colour: '#1b1d1e',
    drapes: true,
    height: 12,
    round: 5,
    grain: web,
  },
  {
    outline: box(c + width * 0.3, top + 100, 40, 60, 6),
    colour: second,
    drapes: true,
    height: 20,
    round: 6,
  },
];

/** A lid that comes off, with two buckles, and ice-axe loops. */
const liddedFront: Front = ({ look, c, width, top, low, left, thread }) => [
  {
    outline: `M${left + 6} ${top + 40}C${left + 30} ${top - 26} ${left + width - 30} ${top - 26} ${left + width - 6} ${top + 40}L${left + width - 14} ${top + 142}C${c + 80} ${top + 160} ${c - 80} ${top + 160} ${left + 14} ${top + 142}z`,
    colour: look.inks.ground,
    drapes: true,
    height: 34,
    round: 44,
    grain: ripstop,
    wrinkles: [2, 120],
    print: stitch(
      `M${left + 20} ${top + 130}C${c - 80} ${top + 148} ${c + 80} ${top + 148} ${left + width - 20} ${top + 130}`,
      thread,
    ),
  },
  ...zip(`${c - 96},${top + 84} ${c},${top + 92} ${c + 96},${top + 84}`),
  ...([-1, 1] as const).flatMap((side): Layer[] => [
    {
      outline: band(18, [c + side * 74, top + 120], [c + side * 74, top + 260]),
      colour: '#1b1d1e',
      drapes: true,
      height: 10,
      round: 3,
      grain: web,
    },
    {
      outline: box(c + side * 74 - 17, top + 176, 34, 40, 6),
      colour: '#0f1011',
      drapes: true,
      height: 20,
      round: 5,
      surface: hard,
    },
    {
      outline: band(16, [c + side * 74, low - 84], [c + side * 92, low - 50], [c + side * 60, low - 46]),
      colour: look.inks.accent,
      drapes: true,
      height: 9,
      round: 3,
      grain: web,
    },
  ]),
  {
    outline: box(c - width * 0.32, top + 276, width * 0.64, low - top - 400, 26),
    colour: look.inks.ground,
    drapes: true,
    height: 22,
    round: 22,
    grain: ripstop,
    wrinkles: [2, 120],
    print: stitch(`M${c - width * 0.3} ${top + 290}H${c + width * 0.3}`, thread),
  },
  ...zip(`${c - 60},${top + 280} ${c + 60},${top + 280}`),
];

/** Six compartments in the order in which they are needed, each with a tag. */
const labelledFront: Front = ({ look, c, width, top, low }) => {
  const names = ['AIR', 'DRESS', 'SPLINT', 'WARM', 'LIFT', 'LIGHT'];
  const room = (low - top - 180) / 3;
  return names
    .flatMap((name, i): Layer[] => {
      const x = c + (i % 2 ? 4 : -width * 0.42);
      const y = top + 90 + Math.floor(i / 2) * room;
      const [w, h] = [width * 0.42 - 4, room - 12];
      return [
        {
          outline: box(x, y, w, h, 14),
          colour: look.inks.ground,
          drapes: true,
          height: 26,
          round: 18,
          grain: ripstop,
          wrinkles: [1.4, 90],
        },
        ...zip(`${x + 14},${y + 12} ${x + w - 14},${y + 12}`, 8),
        {
          outline: box(x + w / 2 - 42, y + h * 0.48, 84, 30, 4),
          colour: '#f4f3ee',
          drapes: true,
          height: 3.5,
          round: 2,
          print: `<g transform="translate(${x + w / 2} ${y + h * 0.48 + 21})">${letter(name, { size: 13, colour: '#17191a', anchor: 'middle', weight: 0.15, tracking: 0.1 }).svg}</g>`,
        },
      ];
    })
    .concat([
      {
        outline: box(c - width * 0.46, low - 74, width * 0.92, 16, 3),
        colour: '#c9cdd0',
        drapes: true,
        height: 4,
        round: 2,
        surface: { metalness: 0.7, roughness: 0.35 },
      },
      {
        outline: box(c - width * 0.4, top + 58, width * 0.8, 14, 3),
        colour: '#c9cdd0',
        drapes: true,
        height: 4,
        round: 2,
        surface: { metalness: 0.7, roughness: 0.35 },
      },
    ]);
};

const fronts: Readonly<Record<string, Front>> = {
  'kibble-28': diagonalFront,
  'kibble-38': liddedFront,
  'kibble-45-rescue': labelledFront,
};
