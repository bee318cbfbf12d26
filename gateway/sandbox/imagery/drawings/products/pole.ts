/** A pair of poles: grips, straps, printed shafts, baskets. */
import { artworkOf } from '../artwork/artwork.ts';
import { wordmark, wordmarkSize } from '../lettering.ts';
import { darker, lighter } from '../paint.ts';
import { seedOf } from '../random.ts';
import { roundShade, type ProductDrawing, type Face, type Look } from './productDrawing.ts';

const half = 17;

export function drawPole(look: Look, face: Face): ProductDrawing {
  const { inks } = look;
  const rubber = '#1D1F20';
  const seed = seedOf(look.key) + look.season + (face === 'back' ? 9 : 0);
  const grip = `M${-half - 6} 268C${-half - 14} 232 ${-half - 9} 214 ${-half - 16} 196C${-half - 8} 180 ${-half - 19} 166 ${-half - 13} 150C${-half - 22} 128 ${-half - 22} 104 ${-half - 10} 88C${-10} 74 ${14} 72 ${half + 22} 80C${half + 34} 88 ${half + 32} 104 ${half + 20} 112C${half + 8} 122 ${half + 16} 142 ${half + 14} 160C${half + 20} 190 ${half + 10} 230 ${half + 6} 268z`;
  const shaft = `M${-half} 262L${-half + 1} 1330L${-half + 5} 1452H${half - 5}L${half - 1} 1330L${half} 262z`;
  const basket =
    'M-58 1424C-58 1404 -30 1396 0 1396S58 1404 58 1424C58 1436 40 1446 24 1450L16 1432H-16L-24 1450C-40 1446 -58 1436 -58 1424z';
  const strap = 'M-14 92C-92 118 -120 210 -104 330C-98 380 -72 398 -54 372C-36 340 -30 262 -22 170';
  const scale = (half * 2 * 0.62) / wordmarkSize.height;
  const length = wordmarkSize.width * scale;
  const one = (id: string, duplicate: 0 | 1): string => `
<defs>${roundShade(`${id}g`, -half, half)}${roundShade(`${id}r`, -half - 20, half + 26, 0.9)}<clipPath id="${id}c"><path d="${shaft}"/></clipPath></defs>
<path d="${strap}" fill="none" stroke="${darker(inks.accent, 0.35)}" stroke-width="19" stroke-linecap="round"/><path d="${strap}" fill="none" stroke="${inks.accent}" stroke-width="14" stroke-linecap="round"/><path d="${strap}" fill="none" stroke="${lighter(inks.accent, 0.25)}" stroke-width="1.6" stroke-dasharray="7 5"/>
<path d="M-7 1440L-4 1512L0 1524L4 1512L7 1440z" fill="#A9ADAF"/><path d="M0 1440V1520L4 1512L7 1440z" fill="#55595B"/>
<path d="${shaft}" fill="${inks.ground}"/><g clip-path="url(#${id}c)"><g transform="translate(${-half - duplicate * half * 2} 262)"><g transform="translate(0 610)">${artworkOf(look.family, { width: half * 5, height: 600, inks, seed })}</g></g>
<path d="M-40 862h80v10h-80zM-40 884h80v4h-80z" fill="${inks.accent}"/><path d="M-40 262h80v34h-80z" fill="${inks.deep}"/></g>
<g transform="translate(${-half * 0.62} ${face === 'front' ? 560 - length / 2 : 1010}) rotate(90) scale(${scale})">${wordmark(inks.ink)}</g>
<path d="${shaft}" fill="url(#${id}g)"/>
<path d="${grip}" fill="${rubber}"/><path d="${grip}" fill="url(#${id}r)"/><path d="M${-half - 2} 112q26 10 ${half * 2 + 6} 0M${-half - 6} 196q26 10 ${half * 2 + 12} 0M${-half - 6} 220q26 10 ${half * 2 + 12} 0M${-half - 4} 244q26 10 ${half * 2 + 10} 0" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="4"/>
<path d="M${-half - 8} 92C-6 80 16 80 ${half + 22} 88" stroke="${inks.accent}" stroke-width="7" fill="none" stroke-linecap="round"/>
<path d="${basket}" fill="${rubber}"/><path d="${basket}" fill="url(#${id}r)"/><path d="M-50 1421C-40 1408 40 1408 50 1421" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>
<path d="M${-half - 3} 1384h${half * 2 + 6}v26h${-half * 2 - 6}z" fill="#2A2D2E"/><path d="M${-half - 3} 1384h${half * 2 + 6}v26h${-half * 2 - 6}z" fill="url(#${id}r)"/>`;
  const shape = `<path d="${shaft}"/><path d="${grip}"/><path d="${basket}"/><path d="M-6 1440L0 1524L6 1440z"/><path d="${strap}" fill="none" stroke="#000" stroke-width="17"/>`;
  const [left, right] =
    face === 'front'
      ? ['translate(540 8)', 'translate(716 40)']
      : ['translate(430 30) rotate(-5 0 800)', 'translate(770 30) matrix(-1 0 0 1 0 0) rotate(-5 0 800)'];
  return {
    body: `<g transform="${left}">${one('pa', 0)}</g><g transform="${right}">${one('pb', 1)}</g>`,
    outline: `<g transform="${left}">${shape}</g><g transform="${right}">${shape}</g>`,
    focus: { x: 600, y: 240, zoom: 2.7, turn: 14 },
    planted: { y: 1440 },
  };
}
