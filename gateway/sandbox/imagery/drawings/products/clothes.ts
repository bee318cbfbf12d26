/** Clothes: knit, cotton, fleece. */
import { artworkOf } from '../artwork/artwork.ts';
import { letter, wordmark } from '../lettering.ts';
import { darker, lighter, mix } from '../paint.ts';
import { seedOf } from '../random.ts';
import {
  ballShade,
  fallShade,
  roundShade,
  shaded,
  type ProductDrawing,
  type Face,
  type Look,
} from './productDrawing.ts';

/** A beanie with a turned-up brim. */
export function drawBeanie({ inks, key }: Look, face: Face): ProductDrawing {
  const crown = 'M330 960C316 700 372 436 600 424S884 700 870 960C780 1000 420 1000 330 960z';
  const brim =
    'M306 942C300 916 322 900 352 904C500 930 700 930 848 904C878 900 900 916 894 942L888 1130C886 1164 862 1176 832 1182C700 1204 500 1204 368 1182C338 1176 314 1164 312 1130z';
  const bands = [560, 620, 700].map((y, i) => {
    const tone = [inks.loud, inks.accent, inks.loud][i] ?? inks.loud;
    return Array.from({ length: 46 }, (_, k) => {
      const x = 300 + k * 13.4;
      const rise = i === 1 ? (k % 8 < 4 ? k % 4 : 4 - (k % 4)) * 11 : k % 2 ? 12 : 0;
      return `<path d="M${x} ${y + 60 + rise}l6.5 9 6.5-9v-10l-6.5 9-6.5-9z" fill="${tone}"/>`;
    }).join('');
  });
  const ribs = Array.from({ length: 31 }, (_, i) => {
    const x = 312 + i * 19.2;
    const bend = ((i - 15) / 15) * 8;
    return `M${x} 900Q${x + bend} 1040 ${x} 1200`;
  }).join('');
  const knit = Array.from({ length: 42 }, (_, row) => `M300 ${430 + row * 13}H900`).join('');
  const rays = Array.from({ length: 29 }, (_, i) => {
    const at = (i - 14) / 14;
    return `M${600 + at * 26} 428Q${600 + at * 262} 560 ${600 + at * 268} 980`;
  }).join('');
  const label = `<path d="M520 1006h160v92h-160z" fill="${darker(inks.accent, 0.1)}"/><path d="M527 1013h146v78h-146z" fill="none" stroke="${lighter(inks.accent, 0.4)}" stroke-width="2.4" stroke-dasharray="6 5"/><g transform="translate(541 1064) scale(2.13)">${wordmark(lighter(inks.accent, 0.82))}</g>`;
  return {
    body: `<defs>${ballShade('b', 500, 620, 520)}${roundShade('r', 306, 894, 0.9)}${fallShade('f', 904, 1190, 0.6)}<clipPath id="c"><path d="${crown}"/></clipPath><clipPath id="m"><path d="${brim}"/></clipPath></defs>
<g clip-path="url(#c)"><path d="${crown}" fill="${inks.ground}"/>${face === 'front' ? bands.join('') : ''}<path d="${knit}" stroke="#000" stroke-opacity=".1" stroke-width="3"/><path d="${rays}" stroke="#000" stroke-opacity=".2" stroke-width="4.5" fill="none"/><path d="${rays}" transform="translate(4 0)" stroke="#fff" stroke-opacity=".12" stroke-width="3" fill="none"/><path d="${crown}" fill="url(#b)"/><path d="M320 900C500 940 700 940 880 900V980H320z" fill="#000" fill-opacity=".22"/></g>
<g clip-path="url(#m)">${shaded(brim, mix(inks.ground, inks.deep, 0.22))}<path d="${ribs}" stroke="#000" stroke-opacity=".3" stroke-width="7" fill="none"/><path d="${ribs}" transform="translate(7 0)" stroke="#fff" stroke-opacity=".16" stroke-width="4" fill="none"/><path d="${brim}" fill="url(#r)"/><path d="${brim}" fill="url(#f)"/></g>
${face === 'front' ? label : `<g transform="translate(600 1070)">${letter(key.replaceAll('-', ' '), { size: 26, colour: inks.ink, anchor: 'middle', weight: 0.14 }).svg}</g>`}`,
    outline: `<path d="${crown}"/><path d="${brim}"/>`,
    focus: { x: 600, y: 960, zoom: 2.3, turn: -8 },
    planted: null,
  };
}

const teeShape =
  'M448 306C500 346 700 346 752 306L818 330C880 350 930 400 968 470L1060 690L926 758L866 640C862 800 866 1100 872 1330C700 1352 500 1352 328 1330C334 1100 338 800 334 640L274 758L140 690L232 470C270 400 320 350 382 330z';

/** Folds of cloth as shadow and light. */
const folds = `<g fill="none" stroke-linecap="round"><path d="M340 660C380 720 380 860 356 1000M862 660C820 740 826 900 850 1040M470 1180C520 1220 520 1280 500 1334M700 1150C672 1210 690 1280 700 1336M250 520C290 560 310 600 330 650M950 520C910 560 890 600 868 650" stroke="#000" stroke-opacity=".12" stroke-width="20"/><path d="M372 700C404 780 400 900 384 1020M832 720C806 800 812 920 826 1030M548 1200C570 1240 566 1300 556 1336" stroke="#fff" stroke-opacity=".12" stroke-width="16"/></g>`;

export function drawTee({ inks, family, key, season }: Look, face: Face): ProductDrawing {
  const seed = seedOf(key) + season;
  const art = `<g clip-path="url(#a)"><g transform="translate(430 520)">${artworkOf(family, { width: 340, height: 400, inks: { ...inks, ground: inks.deep }, seed })}</g></g><path d="M430 520h340v400h-340z" fill="none" stroke="${inks.ink}" stroke-width="3"/>
<g transform="translate(430 972) scale(3.1)">${wordmark(inks.ink)}</g><g transform="translate(770 972)">${letter('2140 M', { size: 26, colour: inks.ink, anchor: 'end', weight: 0.13 }).svg}</g>`;
  const chest = `<g transform="translate(690 520) scale(2)">${wordmark(inks.ink)}</g>`;
  return {
    body: `<defs>${roundShade('r', 150, 1050, 0.5)}${fallShade('f', 306, 1340, 0.45)}<clipPath id="a"><path d="M430 520h340v400h-340z"/></clipPath><clipPath id="t"><path d="${teeShape}"/></clipPath></defs>
${shaded(teeShape, inks.ground, 'r', 'f')}<g clip-path="url(#t)">${face === 'front' ? chest : art}${folds}
<path d="M232 470C300 560 330 600 334 660M968 470C900 560 870 600 866 660" stroke="#000" stroke-opacity=".22" stroke-width="5" fill="none"/></g>
${face === 'front' ? `<path d="M448 306C480 400 720 400 752 306C700 346 500 346 448 306z" fill="${darker(inks.ground, 0.4)}"/><path d="M448 306C474 412 726 412 752 306" fill="none" stroke="${darker(inks.ground, 0.16)}" stroke-width="20"/>` : `<path d="M448 306C500 346 700 346 752 306" fill="none" stroke="${darker(inks.ground, 0.16)}" stroke-width="18"/>`}
<path d="M330 1312C500 1334 700 1334 870 1312" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="3" stroke-dasharray="8 5"/><path d="M160 676L284 738M1040 676L916 738" stroke="#000" stroke-opacity=".25" stroke-width="3" stroke-dasharray="8 5"/>`,
    outline: `<path d="${teeShape}"/>`,
    focus: { x: 660, y: 500, zoom: 2.4, turn: -6 },
    planted: null,
  };
}

export function drawHoodie({ inks }: Look, face: Face): ProductDrawing {
  const trunk =
    'M430 400C500 450 700 450 770 400L846 428C910 452 944 500 962 570L1070 1150L958 1188L868 820C862 950 868 1150 874 1330C700 1356 500 1356 326 1330C332 1150 338 950 332 820L242 1188L130 1150L238 570C256 500 290 452 354 428z';
  const hood = 'M418 430C392 300 452 168 600 164S808 300 782 430C760 500 700 530 600 536S440 500 418 430z';
  const opening = 'M486 420C466 316 520 236 600 236S734 316 714 420C690 476 650 496 600 498S510 476 486 420z';
  const pocket = 'M436 1010H764L826 1190V1276H374V1190z';
  const front = `<path d="${opening}" fill="${darker(inks.ground, 0.55)}"/><path d="${opening}" fill="none" stroke="${darker(inks.ground, 0.15)}" stroke-width="16"/>
${shaded(pocket, mix(inks.ground, inks.deep, 0.16), 'f')}<path d="M436 1010L374 1190M764 1010L826 1190" stroke="#000" stroke-opacity=".4" stroke-width="7"/><path d="M448 1026H752" stroke="${inks.loud}" stroke-width="2.6" stroke-dasharray="8 6"/>
<path d="M556 488C552 580 548 620 552 700M644 488C648 590 654 640 646 730" fill="none" stroke="${inks.accent}" stroke-width="11" stroke-linecap="round"/><path d="M552 690v40M646 720v40" stroke="#C8CACA" stroke-width="13" stroke-linecap="round"/>
<g transform="translate(434 860) scale(6)">${wordmark(inks.ink)}</g>`;
  const back = `<path d="M600 170V530" stroke="#000" stroke-opacity=".3" stroke-width="4"/><g transform="translate(434 760) scale(6)">${wordmark(inks.ink)}</g><g transform="translate(600 850)">${letter('formed where hot meets cold', { size: 22, colour: inks.ink, anchor: 'middle', weight: 0.13 }).svg}</g>`;
  return {
    body: `<defs>${roundShade('r', 150, 1050, 0.6)}${fallShade('f', 400, 1340, 0.5)}${ballShade('h', 540, 260, 330, 0.9)}<clipPath id="t"><path d="${trunk}"/></clipPath></defs>
${shaded(trunk, inks.ground, 'r', 'f')}<g clip-path="url(#t)" transform="translate(0 0)">${folds}<path d="M238 570C310 640 334 720 332 830M962 570C890 640 866 720 868 830" stroke="#000" stroke-opacity=".25" stroke-width="5" fill="none"/><path d="M330 1262C500 1288 700 1288 872 1262V1360H330z" fill="#000" fill-opacity=".16"/>${Array.from({ length: 46 }, (_, i) => `<path d="M${330 + i * 12} 1266v80" stroke="#000" stroke-opacity=".18" stroke-width="3"/>`).join('')}</g>
<path d="M140 1112L250 1150M1060 1112L950 1150" stroke="#000" stroke-opacity=".28" stroke-width="4"/>
${shaded(hood, inks.ground, 'h')}<path d="M418 430C440 500 500 530 600 536S760 500 782 430" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="6"/>${face === 'front' ? front : back}`,
    outline: `<path d="${trunk}"/><path d="${hood}"/>`,
    focus: { x: 600, y: 620, zoom: 2.2, turn: 0 },
    planted: null,
  };
}
