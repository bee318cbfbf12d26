/** Shirts and hooded tops, laid flat as a shop folds them open. */
import { letter, wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { darker, lighter, luminance } from '../../drawings/paint.ts';
import { box, flatLay, stitch, type Layer } from '../flatLay.ts';
import { weave } from '../materials.ts';
import { mineSection } from '../mineDrawings.ts';
import type { Look, Model } from '../subject.ts';

interface Cut {
  /** Half the width under the arms, and at the hem. */
  chest: number;
  hem: number;
  length: number;
}

const cuts: Readonly<Record<string, Cut>> = {
  Regular: { chest: 252, hem: 256, length: 726 },
  Roomy: { chest: 278, hem: 280, length: 740 },
  Close: { chest: 226, hem: 220, length: 712 },
};

export async function teeModel(look: Look): Promise<Model> {
  const { key, measures } = look;
  // Pure white would show no fold.
  const inks =
    luminance(look.inks.ground) > 0.7 ? { ...look.inks, ground: darker(look.inks.ground, 0.07) } : look.inks;
  const { chest, hem, length } = cuts[String(measures['Fit'])] ?? { chest: 252, hem: 256, length: 726 };
  const c = 450;
  const low = 66 + length;
  const body = `M360 64C384 112 516 112 540 64L${c + chest * 0.76} 94C${c + chest * 0.9} 104 ${c + chest} 118 ${c + chest + 14} 142L${c + chest + 140} 330L${c + chest + 38} 394L${c + chest - 4} 322C${c + chest} 460 ${c + hem - 4} 640 ${c + hem} ${low}C${c + 120} ${low + 15} ${c - 120} ${low + 15} ${c - hem} ${low}C${c - hem + 4} 640 ${c - chest} 460 ${c - chest + 4} 322L${c - chest - 38} 394L${c - chest - 140} 330L${c - chest - 14} 142C${c - chest} 118 ${c - chest * 0.9} 104 ${c - chest * 0.76} 94z`;
  const tone = darker(inks.ground, 0.16);
  const thread = luminance(inks.ground) > 0.35 ? darker(inks.ground, 0.22) : lighter(inks.ground, 0.16);
  const seam = (side: 1 | -1): string =>
    `M${c + side * chest * 0.8} 97C${c + side * (chest - 22)} 180 ${c + side * (chest - 14)} 250 ${c + side * (chest - 4)} 322`;
  const sleeveHem = (side: 1 | -1): string =>
    `M${c + side * (chest + 129)} 312L${c + side * (chest + 26)} 376`;
  const front =
    key === 'section-tee'
      ? `<g transform="translate(${c - 165} 176) scale(.55 .5)">${mineSection(inks.ink, luminance(inks.ground) > 0.4 ? '#A8481F' : '#D98A5C')}</g>`
      : key === 'shift-tee'
        ? `<g transform="translate(${c + 74} 232) scale(${64 / wordmarkSize.width})">${wordmark(inks.ink)}</g>`
        : `<g transform="translate(${c - hem + 26} ${low - 34}) scale(${34 / wordmarkSize.width})">${wordmark(thread)}</g>`;
  const print = `${front}${stitch(`M${c - hem + 2} ${low - 20}C${c - 120} ${low - 6} ${c + 120} ${low - 6} ${c + hem - 2} ${low - 20}`, thread)}${([1, -1] as const).map((side) => `${stitch(sleeveHem(side), thread)}<path d="${seam(side)}" fill="none" stroke="${thread}" stroke-opacity=".7" stroke-width="1.6"/>`).join('')}`;
  const collar = key === 'under-tee' ? 15 : 20;
  const rib = { texture: weave(110, 60, 'rib'), scale: 1.4 };
  const creases = [
    { d: seam(1), width: 7, rise: -3 },
    { d: seam(-1), width: 7, rise: -3 },
    { d: `M${c + chest - 30} 340C${c + 150} 380 ${c + 120} 430 ${c + 96} 520`, width: 26, rise: 9 },
    { d: `M${c - chest + 30} 340C${c - 140} 390 ${c - 130} 440 ${c - 90} 500`, width: 24, rise: 9 },
    { d: `M${c + chest - 16} 420C${c + 190} 480 ${c + 180} 560 ${c + 150} 640`, width: 30, rise: 9 },
    { d: `M${c - 30} ${low}C${c - 50} 720 ${c - 20} 640 ${c - 60} 560`, width: 34, rise: 7 },
    { d: `M${c - hem + 60} ${low}C${c - 180} 740 ${c - 190} 680 ${c - 170} 600`, width: 30, rise: 9 },
    { d: `M${c + 110} ${low}C${c + 120} 740 ${c + 150} 700 ${c + 140} 640`, width: 26, rise: 7 },
  ];
  const layers: Layer[] = [
    {
      outline: 'M352 62C400 42 500 42 548 62L560 118C500 150 400 150 340 118z',
      colour: tone,
      height: 4,
      print: `<g transform="translate(450 78)">${letter(levelOf(key), { size: 15, colour: inks.ink, anchor: 'middle', weight: 0.13 }).svg}</g>`,
    },
    {
      outline: 'M352 62C400 42 500 42 548 62L544 78C500 60 400 60 356 78z',
      colour: inks.ground,
      height: 8,
      round: 5,
      grain: rib,
    },
    {
      outline: body,
      colour: inks.ground,
      print,
      height: 15,
      round: 14,
      creases,
      wrinkles: [4.2, 170],
      grain: { texture: weave(90, 90), scale: 0.5 },
    },
    {
      outline: `M352 60C380 ${116 + collar * 0.1} 520 ${116 + collar * 0.1} 548 60L${548 + collar} 69C${524 + collar} ${116 + collar * 1.5} ${376 - collar} ${116 + collar * 1.5} ${352 - collar} 69z`,
      colour: inks.ground,
      height: 19,
      round: 6,
      grain: rib,
      print: stitch(
        `M${352 - collar + 3} 74C${376 - collar} ${112 + collar * 1.5} ${524 + collar} ${112 + collar * 1.5} ${548 + collar - 3} 74`,
        thread,
      ),
    },
  ];
  return flatLay([900, 880], layers);
}

/** The level that a colour stands for is inside the collar. */
const levelOf = (key: string): string => (key === 'shift-tee' ? '9' : 'M');

export async function hoodieModel(look: Look): Promise<Model> {
  const { inks, key } = look;
  const isZipped = key === 'foreman-hoodie';
  const thread = luminance(inks.ground) > 0.35 ? darker(inks.ground, 0.24) : lighter(inks.ground, 0.18);
  const trunk =
    'M396 244C440 270 560 270 604 244L694 272C744 292 768 336 784 396L872 846L772 872L712 530C708 650 708 820 712 958C570 974 430 974 288 958C292 820 292 650 288 530L228 872L128 846L216 396C232 336 256 292 306 272z';
  const hood =
    'M366 292C330 200 372 70 500 62C628 70 670 200 634 292C600 340 556 352 500 354C444 352 400 340 366 292z';
  const opening =
    'M432 262C414 190 440 126 500 120C560 126 586 190 568 262C552 306 532 318 500 322C468 318 448 306 432 262z';
  const rib = { texture: weave(120, 40, 'rib'), scale: 1.6 };
  const loop = { texture: weave(100, 100), scale: 0.7 };
  const seam = (side: 1 | -1): string =>
    `M${500 + side * 168} 262C${500 + side * 200} 350 ${500 + side * 206} 430 ${500 + side * 212} 530`;
  const creases = [
    ...([1, -1] as const).flatMap((side) => [
      { d: seam(side), width: 9, rise: -5 },
      {
        d: `M${500 + side * 200} 560C${500 + side * 150} 600 ${500 + side * 130} 650 ${500 + side * 120} 720`,
        width: 34,
        rise: 8,
      },
      {
        d: `M${500 + side * 262} 560C${500 + side * 296} 590 ${500 + side * 300} 610 ${500 + side * 330} 620`,
        width: 22,
        rise: 8,
      },
      {
        d: `M${500 + side * 270} 640C${500 + side * 310} 660 ${500 + side * 320} 690 ${500 + side * 344} 690`,
        width: 20,
        rise: 7,
      },
      {
        d: `M${500 + side * 290} 740C${500 + side * 320} 760 ${500 + side * 330} 770 ${500 + side * 352} 764`,
        width: 18,
        rise: 7,
      },
      {
        d: `M${500 + side * 190} 900C${500 + side * 150} 860 ${500 + side * 160} 800 ${500 + side * 190} 760`,
        width: 30,
        rise: 7,
      },
    ]),
    { d: 'M470 640C480 560 460 500 476 420', width: 30, rise: 5 },
  ];
  const layers: Layer[] = [
    {
      outline: trunk,
      colour: inks.ground,
      height: 30,
      round: 30,
      creases,
      wrinkles: [4, 210],
      grain: loop,
      print: `${([1, -1] as const).map((side) => `<path d="${seam(side)}" fill="none" stroke="${thread}" stroke-width="1.8"/>${stitch(seam(side), thread)}`).join('')}`,
    },
    ...([1, -1] as const).map((side): Layer => ({
      outline: side === 1 ? 'M862 790L873 848L770 874L756 816z' : 'M138 790L127 848L230 874L244 816z',
      colour: darker(inks.ground, 0.06),
      height: 34,
      round: 9,
      grain: rib,
    })),
    {
      outline: 'M290 898C430 914 570 914 710 898L712 960C570 976 430 976 288 960z',
      colour: darker(inks.ground, 0.06),
      height: 36,
      round: 10,
      grain: rib,
    },
    {
      outline: hood,
      colour: inks.ground,
      height: 54,
      round: 46,
      wrinkles: [4, 130],
      creases: [{ d: 'M500 66V116', width: 7, rise: -5 }],
      grain: loop,
      print: `${stitch('M424 266C402 186 432 112 500 108C568 112 598 186 576 266', thread)}`,
    },
    {
      outline: opening,
      colour: darker(inks.ground, 0.45),
      height: 3,
      base: 62,
      round: 3,
      print: `<path d="${opening}" fill="none" stroke="${darker(inks.ground, 0.12)}" stroke-width="26"/><path d="M500 150V310" stroke="${darker(inks.ground, 0.6)}" stroke-width="2"/>`,
      grain: loop,
    },
  ];
  if (isZipped) {
    const metal = { metalness: 1, roughness: 0.3 };
    for (const side of [1, -1] as const)
      layers.push({
        outline: side === 1 ? 'M560 690L640 730L676 880H566z' : 'M440 690L360 730L324 880H434z',
        colour: inks.ground,
        height: 37,
        round: 10,
        grain: loop,
        print: stitch(side === 1 ? 'M572 704L634 736' : 'M428 704L366 736', thread),
      });
    layers.push(
      {
        outline: box(488, 322, 24, 636, 3),
        colour: '#1a1b1c',
        height: 40,
        round: 3,
        grain: { texture: weave(20, 160, 'rib'), scale: 2 },
      },
      {
        outline: box(495, 322, 10, 636, 2),
        colour: '#8f9295',
        height: 43,
        round: 2,
        surface: metal,
        grain: { texture: weave(80, 260, 'rib'), scale: 4 },
      },
      { outline: box(490, 396, 20, 26, 5), colour: '#c3c6c8', height: 48, round: 4, surface: metal },
      { outline: box(495, 420, 10, 34, 4), colour: '#c3c6c8', height: 46, round: 3, surface: metal },
      { outline: box(490, 930, 20, 22, 5), colour: '#c3c6c8', height: 48, round: 4, surface: metal },
      // The pencil pocket, on the wearer's left sleeve.
      {
        outline: 'M744 470L800 458L816 552L762 564z',
        colour: darker(inks.ground, 0.05),
        height: 35,
        round: 5,
        grain: loop,
        print: stitch('M748 484L802 472', thread),
      },
      {
        outline: 'M766 420L774 418L790 500L782 502z',
        colour: '#d9a53a',
        height: 40,
        round: 4,
        surface: { roughness: 0.4 },
      },
      { outline: 'M764 410L770 402L775 418L766 420z', colour: '#d8b98c', height: 39, round: 2 },
    );
  } else {
    layers.push(
      {
        outline: 'M404 700H596L664 806V890H336V806z',
        colour: inks.ground,
        height: 38,
        round: 12,
        grain: loop,
        wrinkles: [2, 120],
        print: `${stitch('M408 708H592', thread)}${stitch('M400 706L342 800M600 706L658 800', thread)}`,
      },
      // A loop of chain at the hem, to hang it by.
      ...Array.from({ length: 6 }, (_, i): Layer => ({
        outline: `M${640 + i * 3} ${960 + i * 9}a5 6.4 0 1 0 .1 0zM${640 + i * 3} ${963 + i * 9}a2.4 3.6 0 1 1 -.1 0z`,
        colour: '#b9bcbf',
        height: 5,
        round: 2.4,
        surface: { metalness: 1, roughness: 0.25 },
      })),
    );
  }
  layers.push({
    outline: box(470, 404, isZipped ? 0.1 : 60, 17, 2),
    colour: inks.accent,
    height: 33,
    round: 1.4,
  });
  return flatLay([1000, 1040], layers);
}
