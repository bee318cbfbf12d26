/** Goggles and helmets: hard shells, coated lenses. */
import { wordmark } from '../lettering.ts';
import { darker, mix } from '../paint.ts';
import {
  ballShade,
  fallShade,
  roundShade,
  shaded,
  type ProductDrawing,
  type Face,
  type Look,
} from './productDrawing.ts';

const lens =
  'M262 700C276 640 380 610 600 610S924 640 938 700C956 790 930 900 868 938C790 984 720 936 664 892C626 862 574 862 536 892C480 936 410 984 332 938C270 900 244 790 262 700z';
const frame =
  'M228 690C240 600 372 566 600 566S960 600 972 690C996 808 964 936 886 984C798 1034 706 984 648 936C620 914 580 914 552 936C494 984 402 1034 314 984C236 936 204 808 228 690z';

export function drawGoggle({ inks }: Look, face: Face): ProductDrawing {
  const strap = 'M236 690C180 700 120 690 84 668L78 820C122 846 190 856 226 850z';
  const bands = (tone: string, shade: string): string =>
    `${shaded(strap, tone, shade)}<path d="M88 706C130 730 190 738 232 730M82 790C130 814 190 822 228 816" stroke="${inks.accent}" stroke-width="9" fill="none"/>`;
  const colours = [
    mix(inks.accent, '#F2B441', 0.35),
    mix(inks.ground, '#D0509A', 0.35),
    mix(inks.ground, '#2A4DA0', 0.5),
  ];
  const reflected = `<g clip-path="url(#n)"><path d="${lens}" fill="url(#s)"/><path d="M250 876L350 800 420 838 520 744 600 800 706 690 800 790 860 752 960 830V1000H250z" fill="#0C1420" fill-opacity=".34"/><path d="M250 930L400 860 560 900 700 830 960 900V1010H250z" fill="#0A0F18" fill-opacity=".34"/><path d="M520 744L548 776 532 800 500 780zM706 690L744 742 720 760 690 730z" fill="#fff" fill-opacity=".4"/>
<path d="M300 640C420 606 560 612 640 614L470 900C420 940 360 950 320 926z" fill="#fff" fill-opacity=".13"/><path d="M700 616C740 616 770 620 800 626L690 830L640 850z" fill="#fff" fill-opacity=".1"/></g>`;
  const front = `${bands(inks.ground, 'q')}<g transform="matrix(-1 0 0 1 1200 0)">${bands(darker(inks.ground, 0.2), 'q')}</g>
${shaded(frame, '#1A1C1D', 'f')}<path d="${frame}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3"/>${reflected}<path d="${lens}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>
<g transform="translate(541 600) scale(2.13)">${wordmark('#D8D8D4')}</g>`;
  const back = `${bands(darker(inks.ground, 0.15), 'q')}<g transform="matrix(-1 0 0 1 1200 0)">${bands(darker(inks.ground, 0.3), 'q')}</g>${shaded(frame, '#232627', 'f')}<path d="${lens}" fill="#8A8D8E"/><g clip-path="url(#n)"><path d="${lens}" fill="url(#s)" fill-opacity=".35"/></g><path d="${frame}" fill="none" stroke="#3C4042" stroke-width="46" stroke-opacity=".9"/><path d="${lens}" fill="none" stroke="#0F1011" stroke-width="12"/>`;
  return {
    body: `<defs><clipPath id="n"><path d="${lens}"/></clipPath><linearGradient id="s" x1="0" y1="0" x2="1" y2=".75"><stop offset="0" stop-color="${colours[0]}"/><stop offset=".45" stop-color="${colours[1]}"/><stop offset="1" stop-color="${colours[2]}"/></linearGradient>${fallShade('f', 566, 1000, 0.8)}<linearGradient id="q" x1="80" x2="240" y1="0" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".05"/></linearGradient></defs>${face === 'front' ? front : back}`,
    outline: `<path d="${frame}"/><path d="${strap}"/><g transform="matrix(-1 0 0 1 1200 0)"><path d="${strap}"/></g>`,
    focus: { x: 420, y: 760, zoom: 2.3, turn: -8 },
    planted: null,
  };
}

export function drawHelmet({ inks }: Look, face: Face): ProductDrawing {
  const shell =
    'M268 900C236 610 370 392 620 392C850 392 958 560 964 760C966 830 950 880 936 910C880 930 850 922 800 906C640 862 460 880 330 946C300 960 276 950 268 900z';
  const ear =
    'M440 900C520 872 620 868 690 884C706 990 690 1100 640 1150C590 1190 520 1170 490 1110C464 1056 444 980 440 900z';
  const brim = 'M800 900C880 920 980 930 1010 900C1020 880 1000 860 960 852z';
  const vents = [
    'M470 500C520 462 580 448 640 448L620 478C570 480 520 496 484 526z',
    'M430 580C500 530 590 512 680 514L662 546C584 546 506 566 446 610z',
    'M720 462C780 480 830 520 860 566L826 570C800 532 762 504 708 488z',
    'M740 540C800 556 846 590 880 640L848 640C818 602 776 578 728 566z',
  ];
  const buckle = 'M520 1150C540 1250 620 1300 700 1290M640 1140C650 1220 680 1260 720 1286';
  const side = `<path d="${buckle}" fill="none" stroke="#17191A" stroke-width="20" stroke-linecap="round"/><path d="M690 1270h60v38h-60z" fill="#2C2F31"/>
${shaded(ear, '#26292B', 'e')}<path d="M470 930C540 906 620 902 676 914" stroke="#3A3E41" stroke-width="5" fill="none" stroke-dasharray="9 7"/>
${shaded(brim, darker(inks.ground, 0.4))}${shaded(shell, inks.ground, 'b', 'f')}<g clip-path="url(#k)"><path d="M260 760C480 660 760 660 980 770L984 840C760 740 480 750 262 850z" fill="${inks.loud}" fill-opacity=".9"/><path d="M260 862C480 762 760 752 984 852L984 868C760 768 480 778 262 880z" fill="${inks.accent}"/><path d="${shell}" fill="url(#b)"/></g>
${vents.map((d) => `<path d="${d}" fill="#0E0F10"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".24" stroke-width="3"/>`).join('')}
<path d="M372 620C400 520 480 440 590 418" stroke="#fff" stroke-opacity=".5" stroke-width="16" fill="none" stroke-linecap="round"/>`;
  const mark = `<g transform="translate(500 732) rotate(-4) scale(4.2)">${wordmark(inks.ink)}</g>`;
  return {
    body: `<defs><clipPath id="k"><path d="${shell}"/></clipPath>${ballShade('b', 470, 560, 620)}${fallShade('f', 392, 940, 0.5)}${roundShade('e', 440, 700, 0.8)}</defs><g transform="translate(-20 0)">${face === 'front' ? side + mark : `<g transform="matrix(-1 0 0 1 1200 0)">${side}</g>`}</g>`,
    outline: `<g transform="translate(-20 0)${face === 'front' ? '' : ' matrix(-1 0 0 1 1200 0)'}"><path d="${shell}"/><path d="${ear}"/><path d="${brim}"/><path d="${buckle}" fill="none" stroke="#000" stroke-width="18"/></g>`,
    focus: { x: 620, y: 660, zoom: 2.2, turn: -6 },
    planted: null,
  };
}
