/** Skis: outline from waist and family, artwork from the family, studio shading. */
import { artworkOf } from '../artwork/artwork.ts';
import { letter, wordmark, wordmarkSize } from '../lettering.ts';
import { darker, lighter, luminance, mix } from '../paint.ts';
import { randomFrom, seedOf } from '../random.ts';
import type { ProductDrawing, Face, Look } from './productDrawing.ts';

interface Shape {
  length: number;
  /** Half widths. */
  tip: number;
  waist: number;
  tail: number;
  /** 0 pointed to 1 round. */
  roundness: number;
  tailShape: 'flat' | 'round' | 'swallow';
}

/** Drawn wider than to scale: at tile size a true ski would be a line. */
const widen = 1.42;

function shapeOf(look: Look, length: number): Shape {
  const random = randomFrom(seedOf(look.family));
  const perMm = (length / 1800) * widen;
  const tip = (look.waist + 30 + random() * 8) / 2;
  const tail = (look.waist + 18 + random() * 8) / 2;
  const style = random();
  return {
    length,
    tip: tip * perMm,
    waist: (look.waist / 2) * perMm,
    tail: tail * perMm,
    roundness: 0.25 + random() * 0.75,
    tailShape: style < 0.4 ? 'flat' : style < 0.75 ? 'round' : 'swallow',
  };
}

/** Outline, tip at 0,0 and tail at 0,length. @param inset offset inwards on all sides. */
function outline(shape: Shape, inset = 0): string {
  const { length } = shape;
  const tip = shape.tip - inset;
  const waist = shape.waist - inset;
  const tail = shape.tail - inset;
  const top = inset;
  const bottom = length - inset;
  const wide = length * 0.115;
  const tailAt = length * 0.915;
  const mid = length * 0.56;
  const blunt = tip * (0.3 + 0.55 * shape.roundness);
  const right = [
    `M0 ${top}`,
    `C${blunt} ${top} ${tip} ${wide * 0.36} ${tip} ${wide}`,
    `C${tip} ${wide + length * 0.13} ${waist} ${mid - length * 0.2} ${waist} ${mid}`,
    `C${waist} ${mid + length * 0.16} ${tail} ${tailAt - length * 0.12} ${tail} ${tailAt}`,
  ];
  const end = {
    flat: [
      `C${tail} ${tailAt + length * 0.04} ${tail * 0.8} ${bottom} ${tail * 0.62} ${bottom}`,
      `H${-tail * 0.62}`,
      `C${-tail * 0.8} ${bottom} ${-tail} ${tailAt + length * 0.04} ${-tail} ${tailAt}`,
    ],
    round: [
      `C${tail} ${tailAt + length * 0.05} ${tail * 0.62} ${bottom} 0 ${bottom}`,
      `C${-tail * 0.62} ${bottom} ${-tail} ${tailAt + length * 0.05} ${-tail} ${tailAt}`,
    ],
    swallow: [
      `C${tail} ${tailAt + length * 0.045} ${tail * 0.86} ${bottom} ${tail * 0.5} ${bottom}`,
      `L0 ${bottom - length * 0.02}`,
      `L${-tail * 0.5} ${bottom}`,
      `C${-tail * 0.86} ${bottom} ${-tail} ${tailAt + length * 0.045} ${-tail} ${tailAt}`,
    ],
  }[shape.tailShape];
  const left = [
    `C${-tail} ${tailAt - length * 0.12} ${-waist} ${mid + length * 0.16} ${-waist} ${mid}`,
    `C${-waist} ${mid - length * 0.2} ${-tip} ${wide + length * 0.13} ${-tip} ${wide}`,
    `C${-tip} ${wide * 0.36} ${-blunt} ${top} 0 ${top}z`,
  ];
  return [...right, ...end, ...left].join('');
}

/** One ski, tip at 0,0. @param face top sheet or base. */
export function ski(look: Look, length: number, id: string, face: 'top' | 'base', duplicate: 0 | 1): string {
  const shape = shapeOf(look, length);
  const whole = outline(shape);
  const inner = outline(shape, 3.2);
  const wide = shape.tip * 2;
  const print = face === 'top' ? topSheet(look, shape, duplicate) : base(look, shape, duplicate);
  return `<defs><clipPath id="${id}c"><path d="${inner}"/></clipPath>
<linearGradient id="${id}g" x1="${-shape.tip}" x2="${shape.tip}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".16" stop-color="#fff" stop-opacity=".1"/><stop offset=".34" stop-color="#fff" stop-opacity=".2"/><stop offset=".46" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>
<linearGradient id="${id}l" y1="0" y2="${length}" x1="0" x2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#000" stop-opacity=".3"/><stop offset=".03" stop-color="#fff" stop-opacity=".28"/><stop offset=".085" stop-color="#fff" stop-opacity=".12"/><stop offset=".125" stop-color="#000" stop-opacity=".14"/><stop offset=".19" stop-color="#000" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".07"/><stop offset=".86" stop-color="#000" stop-opacity="0"/><stop offset=".93" stop-color="#000" stop-opacity=".12"/><stop offset=".965" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
<linearGradient id="${id}e" x1="${-shape.tip}" x2="${shape.tip}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#F7F7F5"/><stop offset=".5" stop-color="#8C9092"/><stop offset="1" stop-color="#54585B"/></linearGradient></defs>
<path d="${whole}" fill="url(#${id}e)"/><path d="${outline(shape, 1.5)}" fill="#1A1C1D"/>
<g clip-path="url(#${id}c)"><g transform="translate(${-shape.tip} 0)">${print}</g>
<rect x="${-shape.tip}" width="${wide}" height="${length}" fill="url(#${id}g)"/><rect x="${-shape.tip}" width="${wide}" height="${length}" fill="url(#${id}l)"/></g>`;
}

/** A strip as wide as the tip, upper left at 0,0. The second ski of a pair shows the other half of the picture. */
function topSheet(look: Look, shape: Shape, duplicate: 0 | 1): string {
  const { inks } = look;
  const width = shape.tip * 2;
  const { length } = shape;
  const seed = seedOf(look.key) + look.season;
  const middle = width / 2;
  const art = artworkOf(look.family, { width: width * 2, height: length, inks, seed });
  const size = shape.waist * 0.98;
  const scale = (size / wordmarkSize.height) * 0.82;
  const markLength = wordmarkSize.width * scale;
  const [bandFrom, bandTo] = [length * 0.46, length * 0.665];
  const name = look.key.replaceAll('-', ' ').toUpperCase();
  const room = (bandTo - bandFrom) * 0.74;
  const model = letter(name, {
    size: shape.waist * 0.42,
    colour: inks.ink,
    weight: 0.13,
    tracking: 0.3,
    most: room,
  });
  // The middle stays plain, for the binding.
  return `<g transform="translate(${duplicate ? -width : 0} 0)">${art}</g>
<path d="M0 ${bandFrom}H${width}V${bandTo}H0z" fill="${inks.ground}"/><path d="M0 ${bandFrom}H${width}M0 ${bandTo}H${width}" stroke="${inks.ink}" stroke-width="1.6"/>
<g transform="translate(${middle - size * 0.41} ${length * 0.25 - markLength / 2}) rotate(90) scale(${scale})"><g stroke="${inks.ground}" stroke-width="1.7" stroke-linejoin="round">${wordmark(inks.ground)}</g>${wordmark(inks.ink)}</g>
<g transform="translate(${middle - model.size / 2} ${bandTo - room * 0.09 - model.width}) rotate(90)">${model.svg}</g>
<path d="M${middle - 9} ${bandFrom + 34}h18M${middle} ${bandFrom + 25}v18" stroke="${inks.ink}" stroke-width="1.4"/>`;
}

function base(look: Look, shape: Shape, duplicate: 0 | 1): string {
  const { inks } = look;
  const width = shape.tip * 2;
  const { length } = shape;
  const dark = luminance(inks.ground) > 0.55 ? '#1B1D1E' : darker(inks.ground, 0.2);
  const [under, over] = duplicate ? [inks.accent, dark] : [dark, inks.accent];
  const scale = (width * 0.86) / wordmarkSize.height;
  const grind = Array.from({ length: 30 }, (_, i) => `M${(i * width) / 29} 0V${length}`).join('');
  return `<rect width="${width}" height="${length}" fill="${under}"/>
<g transform="translate(${width * 0.07} ${length * 0.5 - (wordmarkSize.width * scale) / 2}) rotate(90) scale(${scale})">${wordmark(mix(over, under, 0.05))}</g>
<path d="M0 ${length * 0.06}L${width} ${length * 0.13}V${length * 0.16}L0 ${length * 0.09}zM0 ${length * 0.86}L${width} ${length * 0.93}V${length * 0.96}L0 ${length * 0.89}z" fill="${over}"/>
<path d="${grind}" stroke="${lighter(under, 0.25)}" stroke-width=".6" opacity=".35"/>`;
}

/** The pair, seen from above. */
export function drawSki(look: Look, face: Face): ProductDrawing {
  const length = 1440;
  const shape = shapeOf(look, length);
  const apart = shape.tip * 2 + 34;
  const left = 600 - apart / 2;
  const [first, second] = [`translate(${left} 68)`, `translate(${left + apart} 92)`];
  const side = face === 'front' ? 'top' : 'base';
  const path = `<path d="${outline(shape)}"/>`;
  return {
    body: `<g transform="${first}">${ski(look, length, 'a', side, 0)}</g><g transform="${second}">${ski(look, length, 'b', side, 1)}</g>`,
    outline: `<g transform="${first}">${path}</g><g transform="${second}">${path}</g>`,
    focus: { x: 600, y: 420, zoom: 2.9, turn: -24 },
    planted: { y: 1340 },
  };
}
