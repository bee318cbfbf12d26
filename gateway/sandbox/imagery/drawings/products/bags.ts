/** Bags and packs: fabric, zips, webbing. */
import { wordmark } from '../lettering.ts';
import { darker } from '../paint.ts';
import {
  ballShade,
  fallShade,
  roundShade,
  shaded,
  type ProductDrawing,
  type Face,
  type Look,
} from './productDrawing.ts';

/** A seam beside an edge. */
function stitches(d: string, colour: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-dasharray="9 7" stroke-opacity=".75"/>`;
}

function zip(d: string): string {
  return `<path d="${d}" fill="none" stroke="#101112" stroke-width="13" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#5B6062" stroke-width="5" stroke-dasharray="4 3"/>`;
}

/** A ski bag, unrolled, upright, with handles, a zip and two straps. */
export function drawBag({ inks }: Look, face: Face): ProductDrawing {
  const bag =
    'M470 132C474 96 520 84 600 84S726 96 730 132C744 420 748 900 742 1440C740 1490 690 1512 600 1512S460 1490 458 1440C452 900 456 420 470 132z';
  const handle = (y: number): string => `M520 ${y}C500 ${y + 20} 500 ${y + 150} 520 ${y + 170}`;
  const belt = (y: number): string =>
    `<path d="M458 ${y}C520 ${y + 16} 680 ${y + 16} 742 ${y}V${y + 44}C680 ${y + 60} 520 ${y + 60} 458 ${y + 44}z" fill="${inks.deep}"/><path d="M458 ${y}C520 ${y + 16} 680 ${y + 16} 742 ${y}V${y + 44}C680 ${y + 60} 520 ${y + 60} 458 ${y + 44}z" fill="url(#r)"/><path d="M640 ${y - 8}h64v70h-64z" fill="#151617"/><path d="M650 ${y + 6}h44v42h-44z" fill="#2C2F31"/>`;
  return {
    body: `<defs>${roundShade('r', 456, 744)}${fallShade('f', 90, 1500, 0.5)}</defs>
${shaded(bag, inks.ground, 'r', 'f')}<path d="M460 1250C540 1268 660 1268 744 1250L742 1440C740 1490 690 1512 600 1512S460 1490 458 1440z" fill="${inks.deep}" fill-opacity=".75"/>
<path d="M486 300C500 320 494 420 508 470M716 640C700 690 706 760 690 800M480 1000C496 1040 490 1100 506 1130M708 380C700 420 704 440 694 470" stroke="#000" stroke-opacity=".18" stroke-width="9" fill="none" stroke-linecap="round"/>
${face === 'front' ? zip('M566 110C560 500 560 1000 566 1486') : ''}${stitches('M580 112C574 500 574 1000 580 1484', inks.loud)}
${belt(350)}${belt(1130)}
<path d="${handle(690)}" fill="none" stroke="#0E0F10" stroke-width="34" stroke-linecap="round"/><path d="${handle(690)}" fill="none" stroke="${inks.accent}" stroke-width="26" stroke-linecap="round"/>
${face === 'front' ? `<g transform="translate(636 476) rotate(90) scale(10)">${wordmark(inks.ink)}</g>` : ''}
<path d="M556 96h88v-34c0-14-88-14-88 0z" fill="none" stroke="${inks.accent}" stroke-width="18"/>`,
    outline: `<path d="${bag}"/>`,
    focus: { x: 590, y: 420, zoom: 2.6, turn: -10 },
    planted: { y: 1512 },
  };
}

export function drawBackpack({ inks }: Look, face: Face): ProductDrawing {
  const pack =
    'M352 470C352 330 430 236 600 236S848 330 848 470L872 1180C876 1296 820 1352 600 1352S324 1296 328 1180z';
  const lid = 'M352 500C344 330 440 226 600 226S856 330 848 500C780 546 420 546 352 500z';
  const pocket =
    'M408 812C408 780 430 768 462 766C560 760 640 760 738 766C770 768 792 780 792 812L800 1170C800 1240 740 1268 600 1268S400 1240 400 1170z';
  const side = 'M336 880C300 900 292 1180 322 1250L348 1270L344 900z';
  const pad = 'M460 320C420 420 410 700 430 1000C436 1040 486 1040 490 1000C500 700 506 470 540 330z';
  const front = `${shaded(pack, inks.ground, 'r', 'f')}${shaded(side, darker(inks.ground, 0.35))}<g transform="matrix(-1 0 0 1 1200 0)">${shaded(side, darker(inks.ground, 0.5))}</g>
<path d="M420 540V1320M780 540V1320" stroke="${inks.deep}" stroke-width="24"/><path d="M420 540V1320M780 540V1320" stroke="#fff" stroke-opacity=".14" stroke-width="4"/>
${shaded(pocket, darker(inks.ground, 0.12), 'r', 'p')}${zip('M436 830C540 812 660 812 764 830')}${stitches('M424 806C540 786 660 786 776 806', inks.loud)}
<path d="M764 830l10 64" stroke="${inks.accent}" stroke-width="9" stroke-linecap="round"/>
${shaded(lid, inks.ground, 'r', 'l')}${zip('M378 470C470 506 730 506 822 470')}${stitches('M372 496C470 532 730 532 828 496', inks.loud)}
<path d="M388 520h58v120h-58zM754 520h58v120h-58z" fill="#17191A"/><path d="M396 590h42v34h-42zM762 590h42v34h-42z" fill="#34383A"/>
<g transform="translate(461 430) scale(5)">${wordmark(inks.ink)}</g>
<path d="M470 1030L730 880M470 1060L730 910" stroke="${inks.accent}" stroke-width="12"/><path d="M486 990l-32 44 40 34M714 920l32-44-40-34" stroke="#17191A" stroke-width="14" fill="none"/>`;
  const back = `${shaded(pack, darker(inks.ground, 0.3), 'r', 'f')}<path d="M440 330H760V1230C760 1260 440 1260 440 1230z" fill="#26292B"/><path d="${Array.from({ length: 9 }, (_, i) => `M470 ${400 + i * 92}H730`).join('')}" stroke="#3A3E41" stroke-width="34" stroke-linecap="round"/>
${shaded(pad, inks.ground, 'p')}${stitches('M474 350C440 460 436 720 452 990', inks.loud)}<g transform="matrix(-1 0 0 1 1200 0)">${shaded(pad, darker(inks.ground, 0.15), 'p')}${stitches('M474 350C440 460 436 720 452 990', inks.loud)}</g>
<path d="M452 600H748" stroke="#17191A" stroke-width="20"/><path d="M576 584h48v32h-48z" fill="#34383A"/><path d="M460 1020L352 1240M740 1020L848 1240" stroke="#17191A" stroke-width="18"/>
<path d="M328 1180C280 1200 250 1290 290 1330C360 1370 480 1340 560 1330V1262C480 1262 400 1250 328 1180z" fill="${darker(inks.ground, 0.2)}"/><path d="M872 1180C920 1200 950 1290 910 1330C840 1370 720 1340 640 1330V1262C720 1262 800 1250 872 1180z" fill="${darker(inks.ground, 0.3)}"/><path d="M540 1270h120v54h-120z" fill="#17191A"/>`;
  return {
    body: `<defs>${roundShade('r', 328, 872)}${fallShade('f', 236, 1352, 0.9)}${fallShade('p', 770, 1270, 0.7)}${fallShade('l', 226, 540, 0.9)}${ballShade('b', 480, 420, 600)}</defs><path d="M530 244C530 170 670 170 670 244" fill="none" stroke="#17191A" stroke-width="26"/>${face === 'front' ? front : back}`,
    outline: `<path d="${pack}"/><path d="M530 244C530 170 670 170 670 244" fill="none" stroke="#000" stroke-width="24"/>`,
    focus: { x: 640, y: 470, zoom: 2.4, turn: 0 },
    planted: null,
  };
}
