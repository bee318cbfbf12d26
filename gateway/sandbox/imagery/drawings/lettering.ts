/**
 * Single-stroke lettering, so that drawings do not depend on installed fonts. Glyphs stand on 0,0, are 10 tall, and
 * extend upwards (negative y).
 */
interface Glyph {
  /** Advance width without tracking. */
  width: number;
  d: string;
}

const glyphs: Readonly<Record<string, Glyph>> = {
  A: { width: 7.4, d: 'M0 0L3.7-10L7.4 0M1.2-3.3H6.2' },
  B: { width: 6.2, d: 'M0 0V-10H3.4A2.4 2.4 0 0 1 3.4-5.2H0M3.4-5.2A2.6 2.6 0 0 1 3.4 0H0' },
  C: { width: 7, d: 'M7-8A4.4 5 0 1 0 7-2' },
  D: { width: 6.8, d: 'M0 0V-10H2.4A4.4 5 0 0 1 2.4 0z' },
  E: { width: 5.6, d: 'M5.6-10H0V0H5.6M0-5.1H4.8' },
  F: { width: 5.4, d: 'M5.4-10H0V0M0-5.1H4.6' },
  G: { width: 7.2, d: 'M7-8A4.4 5 0 1 0 7.2-4.4H4.2' },
  H: { width: 6.8, d: 'M0 0V-10M6.8 0V-10M0-5.1H6.8' },
  I: { width: 0, d: 'M0 0V-10' },
  J: { width: 4.6, d: 'M4.6-10V-2.8A2.4 2.8 0 0 1 0-2.4' },
  K: { width: 6.6, d: 'M0 0V-10M6.4-10L0-3.8M2.4-6.1L6.6 0' },
  L: { width: 5.2, d: 'M0-10V0H5.2' },
  M: { width: 8.4, d: 'M0 0V-10L4.2-2.6L8.4-10V0' },
  N: { width: 7, d: 'M0 0V-10L7 0V-10' },
  O: { width: 8, d: 'M4-10A4 5 0 1 1 4 0A4 5 0 1 1 4-10z' },
  P: { width: 6, d: 'M0 0V-10H3.3A2.75 2.75 0 0 1 3.3-4.5H0' },
  Q: { width: 8, d: 'M4-10A4 5 0 1 1 4 0A4 5 0 1 1 4-10zM5-2.6L8 .4' },
  R: { width: 6.4, d: 'M0 0V-10H3.3A2.7 2.7 0 0 1 3.3-4.6H0M3-4.6L6.4 0' },
  S: {
    width: 6,
    d: 'M5.8-8.2A2.9 2.5 0 0 0 .3-7.6C.3-5.6 2-5.4 3.2-5.1C4.8-4.7 6-4.2 6-2.6A3 2.6 0 0 1 0-2.1',
  },
  T: { width: 6.6, d: 'M0-10H6.6M3.3-10V0' },
  U: { width: 6.8, d: 'M0-10V-3.4A3.4 3.4 0 0 0 6.8-3.4V-10' },
  V: { width: 7.2, d: 'M0-10L3.6 0L7.2-10' },
  W: { width: 10, d: 'M0-10L2.6 0L5-8.4L7.4 0L10-10' },
  X: { width: 6.8, d: 'M0 0L6.8-10M0-10L6.8 0' },
  Y: { width: 6.8, d: 'M0-10L3.4-5L6.8-10M3.4-5V0' },
  Z: { width: 6.2, d: 'M0-10H6.2L0 0H6.2' },
  0: { width: 6.2, d: 'M3.1-10A3.1 5 0 1 1 3.1 0A3.1 5 0 1 1 3.1-10z' },
  1: { width: 2.6, d: 'M0-8L2.6-10V0' },
  2: { width: 5.8, d: 'M.2-7.6A2.8 2.6 0 0 1 5.6-7.2C5.6-4.6 .4-2.6 0 0H5.8' },
  3: { width: 5.6, d: 'M.3-10H5.2L2.4-6.1A3 3 0 1 1 0-1.6' },
  4: { width: 6.4, d: 'M4.8 0V-10L0-3H6.4' },
  5: { width: 5.6, d: 'M5.2-10H.8L.4-5.6A3 3 0 1 1 0-1.4' },
  6: { width: 6, d: 'M4.6-10L.7-4.8A3 3 0 1 0 3-6' },
  7: { width: 5.6, d: 'M0-10H5.6L1.8 0' },
  8: {
    width: 5.8,
    d: 'M2.9-10A2.3 2.35 0 1 1 2.9-5.3A2.3 2.35 0 1 1 2.9-10zM2.9-5.3A2.9 2.65 0 1 1 2.9 0A2.9 2.65 0 1 1 2.9-5.3z',
  },
  9: { width: 6, d: 'M1.4 0L5.3-5.2A3 3 0 1 0 3-4' },
  '.': { width: 0.6, d: 'M0-.3L.6-.3' },
  '-': { width: 3.4, d: 'M0-4.6H3.4' },
  '/': { width: 4, d: 'M0 1L4-11' },
  '°': { width: 2.4, d: 'M1.2-10A1.2 1.2 0 1 1 1.2-7.6A1.2 1.2 0 1 1 1.2-10z' },
};
const space = 4;

export interface Lettered {
  svg: string;
  /** Resulting size in the drawing's units. */
  width: number;
  size: number;
}

/**
 * @param size height of the capitals in the drawing's units
 * @param weight stroke as a share of the height
 * @param tracking space between letters as a share of the height
 */
export function letter(
  text: string,
  {
    size,
    colour,
    weight = 0.11,
    tracking = 0.22,
    anchor = 'start',
    most = Infinity,
  }: {
    size: number;
    colour: string;
    weight?: number;
    tracking?: number;
    anchor?: 'start' | 'middle' | 'end';
    /** Maximum width: longer texts are set smaller. */
    most?: number;
  },
): Lettered {
  let x = 0;
  const paths: string[] = [];
  for (const character of text.toUpperCase()) {
    const glyph = glyphs[character];
    if (glyph) {
      paths.push(`<path transform="translate(${round(x)} 0)" d="${glyph.d}"/>`);
      x += glyph.width + tracking * 10;
    } else {
      x += space + tracking * 10;
    }
  }
  const set = Math.max(0, x - tracking * 10);
  const scale = Math.min(size / 10, most / Math.max(1, set));
  const width = set * scale;
  const shift = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
  return {
    width,
    size: scale * 10,
    svg: `<g transform="translate(${round(shift)} 0) scale(${round(scale)})" fill="none" stroke="${colour}" stroke-width="${round(weight * 10)}" stroke-linejoin="miter" stroke-miterlimit="3">${paths.join('')}</g>`,
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The wordmark in heavy capitals: 10 tall, 55.5 wide. */
export const wordmarkSize = { width: 55.5, height: 10 };

export function wordmark(colour: string): string {
  return `<g fill="${colour}">
<path d="M9.3-10V-7.5H3.3C2.8-7.5 2.5-7.2 2.5-6.8C2.5-6.4 2.8-6.2 3.3-6.2H6.4C8.4-6.2 9.7-4.9 9.7-3.1C9.7-1.3 8.4 0 6.4 0H.2V-2.5H6.3C6.8-2.5 7.1-2.7 7.1-3.1C7.1-3.5 6.8-3.7 6.3-3.7H3.2C1.2-3.7-.1-5-.1-6.8C-.1-8.7 1.2-10 3.2-10z"/>
<path d="M11.4 0V-10H14V-6.3L17.9-10H21.4L16.5-5.3L21.7 0H18.2L14-4.2V0z"/>
<path d="M21.9 0L26.1-10H29.2L33.4 0H30.6L29.8-2H25.5L24.7 0zM26.4-4.3H28.9L27.65-7.5z"/>
<path d="M34.9 0V-10H40.7C42.8-10 44.1-8.8 44.1-6.9C44.1-5.4 43.3-4.4 42-4L44.4 0H41.5L39.3-3.8H37.5V0zM37.5-6H40.4C41.1-6 41.5-6.3 41.5-6.8C41.5-7.4 41.1-7.7 40.4-7.7H37.5z"/>
<path d="M45.9 0V-10H48.4L52.9-4.1V-10H55.4V0H53L48.4-6.1V0z"/></g>`;
}
