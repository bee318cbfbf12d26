/** Workshop products: brakes, wax, tools. */
import { letter, wordmark } from '../lettering.ts';
import { darker, lighter, luminance } from '../paint.ts';
import {
  fallShade,
  roundShade,
  shaded,
  type ProductDrawing,
  type Face,
  type Look,
} from './productDrawing.ts';

/** A pair of ski brakes: pedal, arms, feet. */
export function drawBrake({ inks }: Look, face: Face): ProductDrawing {
  const pedal =
    'M-110 470C-110 440 -90 424 -60 424H60C90 424 110 440 110 470V740C110 772 86 790 56 790H-56C-86 790 -110 772 -110 740z';
  const arm = 'M-60 760C-66 860 -150 850 -176 930L-204 1080C-214 1130 -196 1150 -170 1150';
  const foot =
    'M-226 1040L-166 1052L-150 1204C-148 1226 -166 1236 -184 1230L-226 1214C-240 1208 -246 1194 -244 1180z';
  const one = (
    id: string,
  ): string => `<defs>${roundShade(`${id}r`, -120, 120, 0.9)}${fallShade(`${id}f`, 424, 790, 0.8)}</defs>
${['', 'scale(-1 1)'].map((flip) => `<g transform="${flip}"><path d="${arm}" fill="none" stroke="#3B3E40" stroke-width="30" stroke-linecap="round"/><path d="${arm}" fill="none" stroke="#AEB3B5" stroke-width="20" stroke-linecap="round"/><path d="${arm}" transform="translate(-4 -3)" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>${shaded(foot, inks.ground, `${id}f`)}<path d="M-214 1080l44 8M-218 1110l50 8M-222 1140l56 8M-226 1170l60 8" stroke="#000" stroke-opacity=".4" stroke-width="8"/></g>`).join('')}
${shaded(pedal, '#1D2021', `${id}r`, `${id}f`)}${Array.from({ length: 6 }, (_, i) => `<path d="M-80 ${500 + i * 34}H80" stroke="#44494B" stroke-width="12" stroke-linecap="round"/>`).join('')}<path d="M-84 716H84V764H-84z" fill="${inks.accent}"/><g transform="translate(-55.5 751) scale(2)">${wordmark('#F3F1EA')}</g><circle cx="0" cy="456" r="15" fill="#8E9294" stroke="#4A4D4F" stroke-width="3"/>`;
  const shape = `<path d="${pedal}"/>${['', 'scale(-1 1)'].map((flip) => `<g transform="${flip}"><path d="${arm}" fill="none" stroke="#000" stroke-width="26"/><path d="${foot}"/></g>`).join('')}`;
  const turn = face === 'front' ? 0 : 180;
  const at = (x: number): string => `translate(${x} -10) rotate(${turn} 0 810)`;
  return {
    body: `<g transform="${at(336)}">${one('xa')}</g><g transform="${at(864)}">${one('xb')}</g>`,
    outline: `<g transform="${at(336)}">${shape}</g><g transform="${at(864)}">${shape}</g>`,
    focus: { x: 336, y: 620, zoom: 2.4, turn: -12 },
    planted: null,
  };
}

/** Two bars of wax, the upper one broken. */
export function drawWax({ inks, key }: Look, face: Face): ProductDrawing {
  const bar = 'M330 560L380 520H870L820 560z';
  const front = 'M330 560H820V1060H330z';
  const side = 'M820 560L870 520V1020L820 1060z';
  const grooves = [685, 810, 935]
    .map(
      (y) =>
        `<path d="M330 ${y}H820L870 ${y - 40}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="9"/><path d="M330 ${y + 8}H820L870 ${y - 32}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="5"/>`,
    )
    .join('');
  const chip = 'M450 1150L560 1120L640 1150L628 1250L520 1272L440 1240z';
  const ink = luminance(inks.ground) > 0.32 ? '#17191A' : '#EFEAE0';
  const name = letter(key.replaceAll('-', ' '), { size: 34, colour: ink, weight: 0.14, anchor: 'middle' });
  const wrapper = `<path d="M322 780H824V944H322z" fill="#F3F1EA"/><path d="M824 780L874 740V904L824 944z" fill="#CFCBC0"/><path d="M322 796H824L874 756M322 928H824L874 888" fill="none" stroke="${inks.accent}" stroke-width="7"/><g transform="translate(440 888) scale(4.8)">${wordmark('#17191A')}</g>`;
  return {
    body: `<defs>${fallShade('f', 560, 1060, 0.55)}${roundShade('r', 330, 820, 0.5)}<linearGradient id="q" x1="440" y1="1130" x2="640" y2="1270" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs>
${shaded(bar, lighter(inks.ground, 0.35))}${shaded(side, darker(inks.ground, 0.32))}${shaded(front, inks.ground, 'f', 'r')}${grooves}${face === 'front' ? wrapper : `<g transform="translate(575 640)">${name.svg}</g>`}
<path d="M346 576H804" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>
${shaded(chip, inks.ground, 'q')}<path d="M560 1120L540 1196L640 1150M540 1196L520 1272" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="4"/><path d="M690 1180l40-16 22 30-36 20zM760 1240l22-8 10 18-20 8zM380 1200l24-18 14 20-20 14z" fill="${lighter(inks.ground, 0.12)}"/>`,
    outline: `<path d="${front}"/><path d="${bar}"/><path d="${side}"/><path d="${chip}"/><path d="M690 1180l40-16 22 30-36 20zM380 1200l24-18 14 20-20 14z"/>`,
    focus: { x: 600, y: 860, zoom: 2.1, turn: -10 },
    planted: null,
  };
}

/** A pocket screwdriver: machined handle, bits fanned out. */
export function drawTool({ inks }: Look, face: Face): ProductDrawing {
  const handle =
    'M500 640C500 600 530 580 600 580S700 600 700 640L712 1240C714 1330 670 1372 600 1372S486 1330 488 1240z';
  const shank = 'M570 300H630V590H570z';
  const bit = 'M582 210L618 210L622 304H578z';
  const knurl = Array.from(
    { length: 26 },
    (_, i) => `M496 ${760 + i * 15}L704 ${790 + i * 15}M704 ${760 + i * 15}L496 ${790 + i * 15}`,
  ).join('');
  const spare = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-17 0H17V120H-17z" fill="#9EA3A5"/><path d="M-17 0H-5V120H-17z" fill="#D9DBDB"/><path d="M6 0H17V120H6z" fill="#5C6163"/><path d="M-11-70H11L15 0H-15z" fill="#7B8082"/><path d="M-9-70H9V-56H-9z" fill="${inks.accent}"/></g>`;
  const spares =
    face === 'front'
      ? [spare(330, 1080, -12), spare(410, 1180, 6), spare(868, 1120, 14)]
      : [spare(330, 700, -30), spare(880, 700, 30)];
  return {
    body: `<defs>${roundShade('r', 488, 712)}${roundShade('s', 570, 630)}${fallShade('f', 580, 1372, 0.5)}<clipPath id="h"><path d="${handle}"/></clipPath></defs>
${shaded(bit, '#8A8F91', 's')}${shaded(shank, '#B4B8BA', 's')}<path d="M566 470h68v40h-68z" fill="#4A4E50"/><path d="M566 470h68v40h-68z" fill="url(#s)"/>
${shaded(handle, inks.ground, 'f')}<g clip-path="url(#h)"><path d="${knurl}" stroke="#000" stroke-opacity=".3" stroke-width="3.5"/><path d="${knurl}" transform="translate(2 2)" stroke="#fff" stroke-opacity=".18" stroke-width="2"/><path d="M480 690H720V736H480z" fill="${inks.accent}"/><path d="M480 1190H720V1380H480z" fill="${inks.deep}"/><path d="${handle}" fill="url(#r)"/></g>
<g transform="translate(530 1270) scale(2.5)">${wordmark('#EFEAE0')}</g>${spares.join('')}`,
    outline: `<path d="${handle}"/><path d="${shank}"/><path d="${bit}"/>${spares.map((svg) => svg.replaceAll(/fill="[^"]+"/g, '')).join('')}`,
    focus: { x: 600, y: 700, zoom: 2.4, turn: 22 },
    planted: null,
  };
}
