/** Skis: top sheet, sidewalls, steel edges and base as surfaces over the shape that the listed numbers give. */
import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  type CanvasTexture,
  type Material,
} from 'three';
import { artworkOf } from '../../drawings/artwork/artwork.ts';
import { letter, wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { darker, lighter, luminance } from '../../drawings/paint.ts';
import { seedOf } from '../../drawings/random.ts';
import { matte, plastic, printed, printOf, steel } from '../materials.ts';
import {
  baseHeightAt,
  halfWidthAt,
  longFrame,
  sheetInset,
  skiNumbers,
  steelEdge,
  thicknessAt,
  type SkiNumbers,
} from '../skiShape.rules.ts';
import type { Look, Model } from '../subject.ts';

const rows = 260;

export async function skiModel(look: Look): Promise<Model | null> {
  const numbers = skiNumbers(look.measures, look.family);
  if (!numbers) return null;
  const pair = new Group();
  const apart = numbers.tip + 34;
  for (const side of [0, 1] as const) {
    const one = await ski(look, numbers, side);
    one.position.x = (side - 0.5) * apart;
    if (look.angle === 'back') {
      one.rotation.z = Math.PI;
      one.position.y = 66;
    }
    pair.add(one);
  }
  const middle = numbers.length / 2;
  // All stand on one line, whatever their length.
  const drop = (longFrame - 110) / 2 - middle;
  if (look.angle === 'detail') {
    return {
      group: pair,
      view: { elevation: 24, turn: -44, shows: 380, at: turned(-44, -14, 34, -middle + 170) },
    };
  }
  pair.children.forEach((one) => (one.position.z = drop));
  return { group: pair, view: { elevation: 90, turn: 0, shows: longFrame, at: [0, 0, 0] } };
}

/** A point of the model after its turn, in degrees about the vertical axis. */
function turned(degrees: number, x: number, y: number, z: number): [number, number, number] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cos + z * sin, y, z * cos - x * sin];
}

/** One ski, its middle at the origin, tip towards negative z. */
async function ski(look: Look, numbers: SkiNumbers, side: 0 | 1): Promise<Group> {
  const group = new Group();
  const strip = { width: numbers.tip, height: numbers.length };
  const sharp = look.angle === 'detail' ? 4 : 2.4;
  const texture = Math.round(strip.width * Math.min(sharp, 8000 / strip.height));
  // Only what a picture shows is printed: vector art takes seconds.
  const isBase = look.angle === 'back';
  // From straight above a top sheet mirrors only the even ceiling.
  const shown = (map: CanvasTexture) => (look.angle === 'detail' ? printed(map) : matte({ map }));
  const top = isBase
    ? plastic(look.inks.ground)
    : shown(await printOf(topSheet(look, numbers, side), strip, texture));
  const under = isBase
    ? shown(await printOf(base(look, numbers, side), strip, texture))
    : matte({ color: '#1b1d1e' });
  const wall = look.measures['Core'] ? sidewallColour(look) : '#1b1c1d';
  const add = (material: Material, ring: (s: number) => readonly (readonly [number, number])[]): void => {
    group.add(new Mesh(surface(numbers, ring), material));
  };
  const at = (s: number) => ({
    w: halfWidthAt(numbers, s),
    low: baseHeightAt(numbers, s),
    high: baseHeightAt(numbers, s) + thicknessAt(numbers, s),
  });
  const inset = (w: number, by: number): number => Math.max(0, w - by);
  // Slightly crowned, as laminates are.
  add(top, (s) => {
    const { w, high } = at(s);
    const half = inset(w, sheetInset);
    return [-1, -0.92, -0.6, -0.2, 0.2, 0.6, 0.92, 1].map((u) => [
      u * half,
      high - (Math.abs(u) > 0.95 ? 0.9 : 0) - 0.35 * u * u,
    ]);
  });
  for (const sign of [-1, 1]) {
    const mirrored = (points: (s: number) => readonly (readonly [number, number])[]) => (s: number) =>
      points(s).map(([x, y]) => [x * sign, y] as const);
    add(
      plastic(wall),
      mirrored((s) => {
        const { w, low, high } = at(s);
        return [
          [inset(w, sheetInset), high - 1.2],
          [inset(w, steelEdge), low + 2.2],
        ];
      }),
    );
    add(
      steel('#d4d6d8'),
      mirrored((s) => {
        const { w, low } = at(s);
        return [
          [inset(w, steelEdge), low + 2.2],
          [w, low + 2],
          [w, low],
          [inset(w, 2.2), low],
        ];
      }),
    );
  }
  add(under, (s) => {
    const { w, low } = at(s);
    const half = inset(w, 2.2);
    return [1, 0.5, 0, -0.5, -1].map((u) => [u * half, low]);
  });
  return group;
}

/** Sidewalls show what is inside only where the construction leaves them open. */
function sidewallColour({ measures, inks }: Look): string {
  const construction = String(measures['Construction'] ?? '');
  if (construction.startsWith('Cap') || construction.startsWith('Half cap')) return darker(inks.ground, 0.35);
  return construction.startsWith('Sandwich') ? '#caa36a' : '#232527';
}

/** Sweeps a ring of points [across, up] from tip to tail. */
function surface(
  numbers: SkiNumbers,
  ring: (s: number) => readonly (readonly [number, number])[],
): BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  let columns = 0;
  for (let row = 0; row <= rows; row += 1) {
    // Denser towards both ends, where the outline closes.
    const t = row / rows;
    const s = t - (Math.sin(2 * Math.PI * t) / (2 * Math.PI)) * 0.92;
    const points = ring(s);
    columns = points.length;
    for (const [x, y] of points) {
      const notch =
        numbers.form.notch && s > 0.985 ? Math.max(0, 1 - Math.abs(x) / 9) * 14 * ((s - 0.985) / 0.015) : 0;
      position.push(x, y, (s - 0.5) * numbers.length - notch);
      uv.push(x / numbers.tip + 0.5, 1 - s);
    }
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const a = row * columns + column;
      index.push(a, a + columns, a + 1, a + 1, a + columns, a + columns + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** The second ski of a pair shows the other half of the picture. The middle stays plain, for the binding. */
function topSheet(look: Look, numbers: SkiNumbers, side: 0 | 1): string {
  const { inks } = look;
  const { tip: width, length, waist } = numbers;
  const art = artworkOf(look.family, {
    width: width * 2,
    height: length,
    inks,
    seed: seedOf(look.key) + look.season,
  });
  const [from, to] = [length * 0.455, length * 0.66];
  const size = waist * 0.7;
  const scale = size / wordmarkSize.height;
  const mark = wordmarkSize.width * scale;
  const middle = width / 2;
  const name = letter(look.key.replaceAll('-', ' ').toUpperCase(), {
    size: waist * 0.3,
    colour: inks.ink,
    weight: 0.13,
    tracking: 0.3,
    most: (to - from) * 0.7,
  });
  const { Sidecut: sidecut, Length: cm, Radius: radius } = look.measures;
  const numbersText = [`${cm} CM`, sidecut, radius ? `R ${radius}` : ''].filter(Boolean).join('  /  ');
  const small = letter(numbersText.toUpperCase(), {
    size: 5.5,
    colour: inks.ink,
    weight: 0.12,
    tracking: 0.2,
  });
  return `<g transform="translate(${side ? -width : 0} 0)">${art}</g>
<path d="M0 ${from}H${width}V${to}H0z" fill="${inks.ground}"/><path d="M0 ${from}H${width}M0 ${to}H${width}" stroke="${inks.ink}" stroke-width="1.2"/>
<g transform="translate(${middle - size * 0.42} ${length * 0.27 - mark / 2}) rotate(90) scale(${scale})"><g stroke="${inks.ground}" stroke-width="1.7" stroke-linejoin="round">${wordmark(inks.ground)}</g>${wordmark(inks.ink)}</g>
<g transform="translate(${middle - name.size / 2} ${to - 18 - name.width}) rotate(90)">${name.svg}</g>
<g transform="translate(${middle + waist * 0.3} ${from + 52}) rotate(90)">${small.svg}</g>
<path d="M${middle - 7} ${from + 34}h14M${middle} ${from + 27}v14" stroke="${inks.ink}" stroke-width="1"/>`;
}

/** Sintered base: fine structure lines that a zoom shows, the mark, and scales where the base has them. */
function base(look: Look, numbers: SkiNumbers, side: 0 | 1): string {
  const { inks } = look;
  const { tip: width, length } = numbers;
  const dark = luminance(inks.ground) > 0.55 ? '#1B1D1E' : darker(inks.ground, 0.2);
  const bright = Math.abs(luminance(inks.accent) - luminance(dark)) > 0.12 ? inks.accent : inks.ground;
  const [under, over] = side ? [bright, dark] : [dark, bright];
  const scale = (numbers.waist * 0.84) / wordmarkSize.height;
  const structure = Array.from({ length: 48 }, (_, i) => `M${(i * width) / 47} 0l6 ${length}`).join('');
  const scaled = String(look.measures['Construction'] ?? '').includes('scaled')
    ? `<path d="${Array.from({ length: 26 }, (_, i) => `M${width * 0.14} ${length * 0.46 + i * 14}q${width * 0.36} 16 ${width * 0.72} 0`).join('')}" fill="none" stroke="${lighter(under, 0.35)}" stroke-width="3"/>`
    : '';
  return `<g transform="matrix(-1 0 0 1 ${width} 0)"><rect width="${width}" height="${length}" fill="${under}"/>
<g transform="translate(${width * 0.5 - numbers.waist * 0.42} ${length * 0.25 - (wordmarkSize.width * scale) / 2}) rotate(90) scale(${scale})">${wordmark(over)}</g>
<path d="M0 ${length * 0.8}L${width} ${length * 0.87}V${length * 0.9}L0 ${length * 0.83}z" fill="${over}"/>${scaled}
<path d="${structure}" stroke="${lighter(under, 0.3)}" stroke-width=".35" opacity=".4"/></g>`;
}
