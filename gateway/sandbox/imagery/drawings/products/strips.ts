/** Strip-shaped products: climbing skins, straps, posters. */
import { artworkOf } from '../artwork/artwork.ts';
import { letter, wordmark } from '../lettering.ts';
import { darker, lighter, luminance, mix } from '../paint.ts';
import { randomFrom, seedOf } from '../random.ts';
import {
  fallShade,
  roundShade,
  shaded,
  type ProductDrawing,
  type Face,
  type Look,
} from './productDrawing.ts';

/** A pair of skins: plush side in front, glue side and tip loop on the back. */
export function drawSkin({ inks, key }: Look, face: Face): ProductDrawing {
  const strip =
    'M-74 250C-74 190 -50 150 0 150S74 190 74 250C74 420 52 620 52 860S66 1260 66 1400C66 1440 40 1462 0 1462S-66 1440 -66 1400C-66 1260 -52 1060 -52 860S-74 420 -74 250z';
  const plush = face === 'front' ? inks.ground : '#D9C9A2';
  const random = randomFrom(seedOf(key));
  let hair = '';
  for (let i = 0; i < 1500; i += 1) {
    const y = 170 + random() * 1280;
    const x = (random() - 0.5) * 130;
    hair += `M${x.toFixed(0)} ${y.toFixed(0)}l${((random() - 0.5) * 5).toFixed(1)} ${(9 + random() * 12).toFixed(1)}`;
  }
  const one = (
    id: string,
  ): string => `<defs><clipPath id="${id}c"><path d="${strip}"/></clipPath>${roundShade(`${id}r`, -74, 74, 0.7)}</defs>
<path d="M-30 178C-40 120 -36 84 0 80S40 120 30 178" fill="none" stroke="#A9ADAF" stroke-width="10"/><path d="M-30 178C-40 120 -36 84 0 80" fill="none" stroke="#E8E8E6" stroke-width="4"/>
${shaded(strip, plush)}<g clip-path="url(#${id}c)">${face === 'front' ? `<path d="${hair}" stroke="#000" stroke-opacity=".16" stroke-width="2.2"/><path d="${hair}" transform="translate(2 3)" stroke="#fff" stroke-opacity=".14" stroke-width="1.6"/>` : '<path d="M-80 300L80 1400M-80 700L80 1500" stroke="#fff" stroke-opacity=".35" stroke-width="60"/>'}<path d="M-80 150H80V300H-80z" fill="${inks.deep}"/><path d="M-80 300h160v9h-160z" fill="${inks.accent}"/><path d="M-80 1370H80V1470H-80z" fill="${inks.deep}"/><path d="${strip}" fill="url(#${id}r)"/></g>
<g transform="translate(-44 262) scale(1.6)">${wordmark(luminance(inks.deep) > 0.3 ? '#17191A' : '#EFEAE0')}</g><path d="M-16 1440h32v52h-32z" fill="#1C1E1F"/><path d="M-22 1484h44v24h-44z" fill="#4B4F51"/>`;
  const shape = `<path d="${strip}"/><path d="M-30 178C-40 120 -36 84 0 80S40 120 30 178" fill="none" stroke="#000" stroke-width="10"/><path d="M-22 1440h44v68h-44z"/>`;
  return {
    body: `<g transform="translate(490 0)">${one('ka')}</g><g transform="translate(716 30)">${one('kb')}</g>`,
    outline: `<g transform="translate(490 0)">${shape}</g><g transform="translate(716 30)">${shape}</g>`,
    focus: { x: 560, y: 300, zoom: 2.6, turn: -14 },
    planted: { y: 1440 },
  };
}

/** Rubber ski straps, coiled and straight. */
export function drawStrap({ inks }: Look, face: Face): ProductDrawing {
  const holes = (y0: number, count: number, x: number): string =>
    Array.from(
      { length: count },
      (_, i) =>
        `<ellipse cx="${x}" cy="${y0 + i * 58}" rx="13" ry="16" fill="#000" fill-opacity=".5"/><path d="M${x - 12} ${y0 + i * 58 + 7}a13 16 0 0 0 24 0" stroke="#fff" stroke-opacity=".35" stroke-width="3" fill="none"/>`,
    ).join('');
  const strap = (x: number): string =>
    `M${x - 36} 300H${x + 36}V1270C${x + 36} 1306 ${x + 20} 1322 ${x} 1322S${x - 36} 1306 ${x - 36} 1270z`;
  const buckle = (x: number): string =>
    `M${x - 56} 240C${x - 56} 222 ${x - 44} 212 ${x - 26} 212H${x + 26}C${x + 44} 212 ${x + 56} 222 ${x + 56} 240V356H${x - 56}z`;
  const one = (x: number, id: string, tone: string): string =>
    `<defs>${roundShade(id, x - 40, x + 40, 0.9)}</defs>${shaded(strap(x), tone, id)}${holes(640, 11, x)}<g transform="translate(${x - 13} 400) rotate(90) scale(2.6)">${wordmark(luminance(tone) > 0.32 ? '#17191A' : '#EFEAE0')}</g>${shaded(buckle(x), '#202325', id)}<path d="M${x - 34} 250h68v22h-68z" fill="#0D0E0F"/><path d="M${x - 6} 262v44" stroke="#B9BDBE" stroke-width="12" stroke-linecap="round"/>`;
  const places = face === 'front' ? [430, 600, 770] : [515, 685];
  const tones = [inks.ground, mix(inks.ground, inks.deep, 0.5), inks.accent];
  return {
    body: places.map((x, i) => one(x, `st${i}`, tones[i] ?? inks.ground)).join(''),
    outline: places.map((x) => `<path d="${strap(x)}"/><path d="${buckle(x)}"/>`).join(''),
    focus: { x: 600, y: 330, zoom: 2.8, turn: -16 },
    planted: { y: 1240 },
  };
}

/** A poster, unframed, one corner curling. */
export function drawPoster({ inks, family, key, season }: Look, face: Face): ProductDrawing {
  const paper = 'M250 200H950V1308C950 1330 930 1372 876 1392L250 1400z';
  const curl = 'M876 1392C890 1366 900 1340 950 1308C948 1350 930 1384 876 1392z';
  const seed = seedOf(key) + season;
  const light = luminance(inks.ground) > 0.4 ? inks.ground : lighter(inks.ground, 0.86);
  const name = letter(key.replaceAll('-', ' '), { size: 30, colour: '#17191A', weight: 0.13 });
  const front = `<g clip-path="url(#y)">${shaded(paper, light)}<g transform="translate(300 250)" clip-path="url(#z)">${artworkOf(family, { width: 600, height: 860, inks, seed })}</g>
<g transform="translate(300 1268) scale(6.2)">${wordmark('#17191A')}</g><g transform="translate(300 1336)">${name.svg}</g><path d="M300 1164H900" stroke="#17191A" stroke-width="3"/></g>`;
  return {
    body: `<defs><clipPath id="y"><path d="${paper}"/></clipPath><clipPath id="z"><path d="M0 0H600V860H0z"/></clipPath>${fallShade('f', 200, 1400, 0.18)}<linearGradient id="u" x1="870" y1="1400" x2="950" y2="1310" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${darker(light, 0.3)}"/></linearGradient></defs>${face === 'front' ? front : shaded(paper, '#F6F4EE', 'f')}<path d="${paper}" fill="url(#f)"/><path d="${curl}" fill="url(#u)"/>`,
    outline: `<path d="${paper}"/>`,
    focus: { x: 560, y: 560, zoom: 1.9, turn: 5 },
    planted: null,
  };
}
