/** A pair of bindings from above: toe, heel, brake. The back face shows them from the side. */
import { letter, wordmark } from '../lettering.ts';
import { darker, lighter } from '../paint.ts';
import {
  fallShade,
  roundShade,
  shaded,
  type ProductDrawing,
  type Face,
  type Look,
} from './productDrawing.ts';

const steel = '#B9BDBE';
const black = '#1C1E1F';

export function drawBinding(look: Look, face: Face): ProductDrawing {
  return face === 'front' ? fromAbove(look) : fromTheSide(look);
}

function fromAbove({ inks, key }: Look): ProductDrawing {
  const plateToe =
    'M-92 232C-92 214 -80 204 -62 204H62C80 204 92 214 92 232V560C92 578 80 588 62 588H-62C-80 588 -92 578 -92 560z';
  const housing = 'M-56 224C-40 206 40 206 56 224L84 318C92 352 78 392 58 404H-58C-78 392 -92 352 -84 318z';
  const wing = 'M-80 342C-118 356 -142 404 -140 462C-139 486 -116 490 -106 470C-98 440 -84 418 -56 406z';
  const afd = 'M-62 474H62V566H-62z';
  const plateHeel =
    'M-88 906H88C98 906 104 914 104 924V1372C104 1386 94 1394 82 1394H-82C-94 1394 -104 1386 -104 1372V924C-104 914 -98 906 -88 906z';
  const heel =
    'M-70 1010C-74 984 -50 968 0 968S74 984 70 1010L84 1180C88 1236 66 1274 0 1276S-88 1236 -84 1180z';
  const lever =
    'M-44 1150C-46 1128 -26 1118 0 1118S46 1128 44 1150L58 1310C62 1356 36 1376 0 1376S-62 1356 -58 1310z';
  const pad =
    'M-78 872C-78 856 -62 850 0 850S78 856 78 872V938C78 950 70 954 56 954H-56C-70 954 -78 950 -78 938z';
  const arm = 'M-96 930C-150 940 -168 980 -166 1050L-160 1210C-158 1250 -176 1270 -192 1262';
  const screws = (ys: readonly number[], x: number): string =>
    ys
      .flatMap((y) =>
        [-x, x].map(
          (sx) =>
            `<circle cx="${sx}" cy="${y}" r="12" fill="#8E9294"/><circle cx="${sx}" cy="${y}" r="12" fill="none" stroke="#4A4D4F" stroke-width="2.4"/><path d="M${sx - 6} ${y}h12M${sx} ${y - 6}v12" stroke="#3A3D3E" stroke-width="3.4"/>`,
        ),
      )
      .join('');
  const din = letter(/\d+$/.exec(key)?.[0] ?? '10', {
    size: 20,
    colour: '#17191A',
    weight: 0.16,
    anchor: 'middle',
  });
  const name = letter(key.replaceAll('-', ' '), {
    size: 21,
    most: 136,
    colour: inks.ink,
    weight: 0.14,
    anchor: 'middle',
  });
  const one = (
    id: string,
  ): string => `<defs>${roundShade(`${id}r`, -100, 100, 0.85)}${fallShade(`${id}f`, 206, 410, 0.9)}${fallShade(`${id}h`, 968, 1280, 0.8)}${fallShade(`${id}l`, 1118, 1380, 1)}</defs>
<path d="${arm}" fill="none" stroke="#3B3E40" stroke-width="17" stroke-linecap="round"/><path d="${arm}" fill="none" stroke="${steel}" stroke-width="10" stroke-linecap="round"/>${`<g transform="scale(-1 1)"><path d="${arm}" fill="none" stroke="#3B3E40" stroke-width="17" stroke-linecap="round"/><path d="${arm}" fill="none" stroke="#888C8E" stroke-width="10" stroke-linecap="round"/></g>`}
<path d="M-204 1226h38v74h-38z" fill="${black}"/><path d="M166 1226h38v74h-38z" fill="${black}"/>
${shaded(plateToe, '#2B2E30', `${id}r`)}${screws([232, 560], 66)}
${shaded(afd, '#C9CCCB', `${id}r`)}<path d="M-62 490H62M-62 506H62M-62 522H62M-62 538H62M-62 552H62" stroke="#85898B" stroke-width="4"/>
${shaded(wing, darker(inks.ground, 0.2), `${id}f`)}<g transform="scale(-1 1)">${shaded(wing, darker(inks.ground, 0.36), `${id}f`)}</g>
${shaded(housing, inks.ground, `${id}r`, `${id}f`)}<path d="M-34 246H34L42 292H-42z" fill="${inks.deep}"/><path d="M-24 256H24V284H-24z" fill="#F3F1EA"/><g transform="translate(0 280)">${din.svg}</g>
<circle cx="0" cy="222" r="13" fill="${steel}"/><path d="M-8 222h16" stroke="#3A3D3E" stroke-width="4"/>
<path d="M-62 330C-30 342 30 342 62 330" fill="none" stroke="${inks.accent}" stroke-width="9"/>
<g transform="translate(-44 386) scale(1.6)">${wordmark(inks.ink)}</g>
${shaded(plateHeel, '#2B2E30', `${id}r`)}${screws([1360], 70)}<path d="M-92 930V1340M92 930V1340" stroke="${steel}" stroke-width="7"/><path d="M-92 950V1340" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>
${Array.from({ length: 17 }, (_, i) => `<path d="M-99 ${960 + i * 23}h14M85 ${960 + i * 23}h14" stroke="#55595B" stroke-width="3"/>`).join('')}
${shaded(pad, black, `${id}r`)}<path d="M-50 872H50M-50 890H50M-50 908H50M-50 926H50" stroke="#3C4042" stroke-width="6"/>
${shaded(heel, inks.ground, `${id}r`, `${id}h`)}<path d="M-46 1006C-30 996 30 996 46 1006L50 1046C30 1038 -30 1038 -50 1046z" fill="${inks.deep}"/>
<g transform="translate(0 1092)">${name.svg}</g>
${shaded(lever, lighter(inks.deep, 0.1), `${id}r`, `${id}l`)}<path d="M-36 1326C-20 1340 20 1340 36 1326" stroke="${inks.accent}" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M-26 1168H26L30 1248H-30z" fill="#000" fill-opacity=".35"/><path d="M-16 1180h32v14h-32z" fill="${inks.accent}"/>`;
  const shape = `<path d="${plateToe}"/><path d="${housing}"/><path d="${wing}"/><g transform="scale(-1 1)"><path d="${wing}"/></g><path d="${plateHeel}"/><path d="${pad}"/><path d="${heel}"/><path d="${lever}"/><path d="M-204 1226h38v74h-38zM166 1226h38v74h-38z"/><path d="${arm}" fill="none" stroke="#000" stroke-width="15"/><g transform="scale(-1 1)"><path d="${arm}" fill="none" stroke="#000" stroke-width="15"/></g>`;
  return {
    body: `<g transform="translate(366 8)">${one('ba')}</g><g transform="translate(834 8)">${one('bb')}</g>`,
    outline: `<g transform="translate(366 8)">${shape}</g><g transform="translate(834 8)">${shape}</g>`,
    focus: { x: 366, y: 360, zoom: 2.6, turn: -10 },
    planted: null,
  };
}

function fromTheSide({ inks, key }: Look): ProductDrawing {
  const base =
    'M96 968H486C498 968 506 976 506 986V1008H84V986C84 976 88 968 96 968zM640 968H1090C1104 968 1112 976 1112 986V1008H640z';
  const toe = 'M120 968C112 900 138 806 204 770C262 742 326 764 344 812L366 872C380 906 392 940 394 968z';
  const lip = 'M318 776C362 770 400 786 408 812C414 836 396 848 372 842L346 828z';
  const afd = 'M404 944H500L506 968H396z';
  const heel = 'M792 968C786 900 800 850 840 822C900 782 1000 790 1042 846C1068 882 1074 930 1072 968z';
  const cup = 'M800 858C770 850 744 862 738 886C734 906 752 914 778 906L816 890z';
  const lever = 'M900 806C930 740 1000 694 1064 690C1092 690 1098 716 1076 730C1030 758 1010 800 1008 842z';
  const pad = 'M642 924H760C770 924 774 930 772 940L766 968H640z';
  const arm = 'M706 956C720 1040 760 1080 838 1110L1010 1172';
  const name = letter(key.replaceAll('-', ' '), {
    size: 26,
    most: 230,
    colour: inks.ink,
    weight: 0.14,
    anchor: 'middle',
  });
  return {
    body: `<defs>${fallShade('sf', 760, 980)}${roundShade('sr', 110, 400, 0.7)}${roundShade('sh', 780, 1080, 0.7)}</defs>
<path d="${arm}" fill="none" stroke="#3B3E40" stroke-width="22" stroke-linecap="round"/><path d="${arm}" fill="none" stroke="${steel}" stroke-width="13" stroke-linecap="round"/><path d="M960 1132L1084 1176L1074 1212L948 1168z" fill="${black}"/>
${shaded(base, '#2B2E30', 'sf')}${shaded(afd, '#C9CCCB')}${shaded(pad, black)}<path d="M656 938H756M654 952H760" stroke="#3C4042" stroke-width="5"/>
${shaded(lip, darker(inks.ground, 0.3))}${shaded(toe, inks.ground, 'sr', 'sf')}<path d="M170 846H268V884H160z" fill="${inks.deep}"/><path d="M180 853H258V877H176z" fill="#F3F1EA"/><path d="M188 865h60" stroke="#17191A" stroke-width="3" stroke-dasharray="2 8"/><path d="M128 930C200 916 320 920 388 936" stroke="${inks.accent}" stroke-width="11" fill="none"/><circle cx="316" cy="850" r="15" fill="${steel}" stroke="#4A4D4F" stroke-width="3"/>
${shaded(cup, darker(inks.ground, 0.4))}${shaded(lever, lighter(inks.deep, 0.12), 'sh')}${shaded(heel, inks.ground, 'sh', 'sf')}<circle cx="930" cy="856" r="19" fill="${steel}" stroke="#4A4D4F" stroke-width="3"/><circle cx="930" cy="856" r="7" fill="#4A4D4F"/><g transform="translate(934 928)">${name.svg}</g><path d="M796 946H1072" stroke="${inks.accent}" stroke-width="9"/>
<path d="M700 986h380M110 986h370" stroke="#7C8082" stroke-width="3" stroke-dasharray="9 7"/>`,
    outline: `<path d="${base}"/><path d="${toe}"/><path d="${lip}"/><path d="${afd}"/><path d="${heel}"/><path d="${cup}"/><path d="${lever}"/><path d="${pad}"/><path d="${arm}" fill="none" stroke="#000" stroke-width="18"/>`,
    focus: { x: 930, y: 860, zoom: 2.2, turn: 0 },
    planted: null,
  };
}
