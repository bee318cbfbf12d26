/** Skis: top sheet, sidewalls, steel edges and base as surfaces over the shape that the listed numbers give. */
import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  type CanvasTexture,
  type Material,
  type Object3D,
} from 'three';
import { artworkOf } from '../../drawings/artwork/artwork.ts';
import { letter, wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { darker, lighter, luminance, type Inks } from '../../drawings/paint.ts';
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
import type { Look, Model, View } from '../subject.ts';

const rows = 260;

/** Part of a ski's length that is printed, in millimetres from the tip; close-ups print it at a higher resolution. */
interface Part {
  from: number;
  to: number;
  /** Pixels a millimetre. */
  sharp: number;
  /** The rest of the ski is not there. */
  isAlone?: boolean;
}

/** The side that a picture shows. */
type Face = 'top' | 'base' | 'both';

export async function skiModel(look: Look): Promise<Model | null> {
  const numbers = skiNumbers(look.measures, look.family);
  if (!numbers) return null;
  const { length } = numbers;
  const whole = { from: 0, to: length, sharp: Math.min(2.4, 8000 / length) };
  const middle = length / 2;
  // All stand on one line, whatever their length.
  const drop = (longFrame - 110) / 2 - middle;
  const apart = numbers.tip + 34;
  const wholeView: View = { elevation: 90, turn: 0, shows: longFrame, at: [0, 0, 0] };
  switch (look.angle) {
    case 'detail': {
      const tip = { from: 0, to: 620, sharp: 6 };
      const pair = await pairOf(look, numbers, tip, ['top', 'top']);
      pair.children.forEach((one, side) => (one.position.x = (side - 0.5) * apart));
      const at = turned(-44, -14, 12, -middle + 170);
      return { group: pair, view: { elevation: 24, turn: -44, shows: 380, at } };
    }
    case 'tail': {
      const tail = { from: length - 560, to: length, sharp: 6 };
      const pair = await pairOf(look, numbers, tail, ['top', 'base']);
      pair.children.forEach((one, side) => {
        one.position.x = (side - 0.5) * (numbers.tail + 26);
        if (side === 1) turnOver(one);
      });
      const at = turned(38, 34, 10, middle - 130);
      return { group: pair, view: { elevation: 34, turn: 38, shows: 420, at } };
    }
    case 'side': {
      // Low and from the side, so that camber, rocker and thickness are seen.
      const one = await ski(look, numbers, 0, whole, 'top');
      return { group: new Group().add(one), view: { elevation: 9, turn: 25 } };
    }
    case 'spin': {
      // Upright, as on a turntable.
      const one = await ski(look, numbers, 0, whole, 'both');
      one.rotation.x = Math.PI / 2;
      one.position.y = middle;
      const view = {
        elevation: 4,
        turn: look.turned * 360,
        shows: longFrame,
        at: [0, longFrame / 2 - 60, 0],
      } as const;
      return { group: new Group().add(one), view };
    }
    default: {
      const isBack = look.angle === 'back';
      const pair = await pairOf(look, numbers, whole, isBack ? ['base', 'base'] : ['top', 'top']);
      pair.children.forEach((one, side) => {
        if (isBack) turnOver(one);
        one.position.x = (side - 0.5) * apart;
        one.position.z = drop;
      });
      return { group: pair, view: wholeView };
    }
  }
}

async function pairOf(
  look: Look,
  numbers: SkiNumbers,
  part: Part,
  faces: readonly [Face, Face],
): Promise<Group> {
  const pair = new Group();
  for (const side of [0, 1] as const) pair.add(await ski(look, numbers, side, part, faces[side]));
  return pair;
}

/** What is around a binding, the middle of the ski at the origin. */
export function skiPart(look: Look, numbers: SkiNumbers, side: 0 | 1, part: Part): Promise<Group> {
  return ski(look, numbers, side, part, 'top');
}

function turnOver(one: Object3D): void {
  one.rotation.z = Math.PI;
  one.position.y = 66;
}

/** A point of the model after its turn, in degrees about the vertical axis. */
function turned(degrees: number, x: number, y: number, z: number): [number, number, number] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cos + z * sin, y, z * cos - x * sin];
}

/** One ski, its middle at the origin, tip towards negative z. Only what a picture shows is printed: vector art takes seconds. */
async function ski(look: Look, numbers: SkiNumbers, side: 0 | 1, part: Part, face: Face): Promise<Group> {
  const group = new Group();
  const isClose = look.angle === 'detail' || look.angle === 'tail' || look.angle === 'mounted';
  const strip = { width: numbers.tip, height: part.to - part.from };
  const print = (svg: string): Promise<CanvasTexture> =>
    printOf(
      `<g transform="translate(0 ${-part.from})">${svg}</g>`,
      strip,
      Math.round(strip.width * part.sharp),
    );
  // From straight above a top sheet mirrors only the even ceiling.
  const shown = (map: CanvasTexture) => (isClose ? printed(map) : matte({ map }));
  const top =
    face === 'base'
      ? plastic(look.inks.ground)
      : shown(await print(topSheet(look, numbers, side) + (isClose ? closeness(look, numbers) : '')));
  const under =
    face === 'top' ? matte({ color: '#1b1d1e' }) : shown(await print(base(look, numbers, side, isClose)));
  const add = (material: Material, ring: (s: number) => readonly (readonly [number, number])[]): void => {
    group.add(new Mesh(surface(numbers, part, ring), material));
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
    for (const { colour, from, to } of sidewallLayers(look)) {
      add(
        plastic(colour),
        mirrored((s) => {
          const { w, low, high } = at(s);
          const [under, over] = [low + 2.2, high - 1.2];
          const point = (share: number) =>
            [inset(w, steelEdge + (sheetInset - steelEdge) * share), under + (over - under) * share] as const;
          return [point(to), point(from)];
        }),
      );
    }
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

/** Layers of a side from the edge upwards, in shares of its height: a laminate shows core, glass and rubber. */
function sidewallLayers(look: Look): { colour: string; from: number; to: number }[] {
  const colour = look.measures['Core'] ? sidewallColour(look) : '#1b1c1d';
  const isLaminate = String(look.measures['Construction'] ?? '').startsWith('Sandwich');
  if (!isLaminate) return [{ colour, from: 0, to: 1 }];
  return [
    { colour: '#1c1d1e', from: 0, to: 0.1 },
    { colour: '#d9d3c2', from: 0.1, to: 0.2 },
    { colour, from: 0.2, to: 0.5 },
    { colour: darker(colour, 0.14), from: 0.5, to: 0.56 },
    { colour, from: 0.56, to: 0.82 },
    { colour: '#d9d3c2', from: 0.82, to: 0.92 },
    { colour: '#1c1d1e', from: 0.92, to: 1 },
  ];
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
  part: Part,
  ring: (s: number) => readonly (readonly [number, number])[],
): BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  let columns = 0;
  for (let row = 0; row <= rows; row += 1) {
    // Denser towards both ends, where the outline closes.
    const t = row / rows;
    const s = part.isAlone
      ? (part.from + t * (part.to - part.from)) / numbers.length
      : t - (Math.sin(2 * Math.PI * t) / (2 * Math.PI)) * 0.92;
    const points = ring(s);
    columns = points.length;
    for (const [x, y] of points) {
      const notch =
        numbers.form.notch && s > 0.985 ? Math.max(0, 1 - Math.abs(x) / 9) * 14 * ((s - 0.985) / 0.015) : 0;
      position.push(x, y, (s - 0.5) * numbers.length - notch);
      uv.push(x / numbers.tip + 0.5, 1 - (s * numbers.length - part.from) / (part.to - part.from));
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

/** What only a close look shows on a top sheet: the weave below the lacquer, and the name along the edge. */
function closeness(look: Look, numbers: SkiNumbers): string {
  const { tip: width, length } = numbers;
  const { inks } = look;
  const name = letter(
    `SKARN  ${look.key.replaceAll('-', ' ')}  ${look.measures['Sidecut'] ?? ''}`.toUpperCase(),
    { size: 3.2, colour: inks.ink, weight: 0.13, tracking: 0.25 },
  );
  return `<defs><pattern id="weave" width="1.6" height="1.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h.8v.8h-.8zM.8 .8h.8v.8h-.8z" fill="#fff" fill-opacity=".05"/><path d="M.8 0h.8v.8h-.8zM0 .8h.8v.8h-.8z" fill="#000" fill-opacity=".05"/></pattern></defs>
<path d="M0 0H${width}V${length}H0z" fill="url(#weave)"/>
<g transform="translate(${width / 2 - numbers.waist * 0.4} ${length * 0.12}) rotate(90)">${name.svg}</g>
<g transform="translate(${width / 2 + numbers.waist * 0.34} ${length - 60 - name.width}) rotate(90)">${name.svg}</g>`;
}

/** Colours of bases: the first ski's is dark with a bright mark, the second's is the other way round. */
export function baseInks({ ground, accent }: Inks): { dark: string; bright: string } {
  const dark = luminance(ground) > 0.55 ? '#1B1D1E' : darker(ground, 0.2);
  const bright = Math.abs(luminance(accent) - luminance(dark)) > 0.12 ? accent : ground;
  return { dark, bright };
}

/**
 * Sintered base: the mark, ground structure, and scales where the base has them. A close look shows the crossed grooves
 * of the stone, else they would flicker.
 */
function base(look: Look, numbers: SkiNumbers, side: 0 | 1, isClose: boolean): string {
  const { tip: width, length } = numbers;
  const { dark, bright } = baseInks(look.inks);
  const [under, over] = side ? [bright, dark] : [dark, bright];
  const scale = (numbers.waist * 0.84) / wordmarkSize.height;
  const light = luminance(under) > 0.6 ? darker(under, 0.25) : lighter(under, 0.3);
  const groove = (id: string, turn: number, pitch: number): string =>
    `<pattern id="${id}" width="${pitch}" height="40" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M.3 0v40" stroke="${light}" stroke-width=".34" opacity=".5"/></pattern>`;
  const lines = Array.from({ length: 48 }, (_, i) => `M${(i * width) / 47} 0l6 ${length}`).join('');
  const structure = isClose
    ? `<defs>${groove('ground', 1, 1.2)}${groove('crossed', -14, 4)}</defs>${['ground', 'crossed'].map((id) => `<path d="M0 0H${width}V${length}H0z" fill="url(#${id})"/>`).join('')}`
    : `<path d="${lines}" stroke="${light}" stroke-width=".35" opacity=".4"/>`;
  const scaled = String(look.measures['Construction'] ?? '').includes('scaled')
    ? `<path d="${Array.from({ length: 26 }, (_, i) => `M${width * 0.14} ${length * 0.46 + i * 14}q${width * 0.36} 16 ${width * 0.72} 0`).join('')}" fill="none" stroke="${lighter(under, 0.35)}" stroke-width="3"/>`
    : '';
  return `<g transform="matrix(-1 0 0 1 ${width} 0)"><rect width="${width}" height="${length}" fill="${under}"/>
<g transform="translate(${width * 0.5 - numbers.waist * 0.42} ${length * 0.25 - (wordmarkSize.width * scale) / 2}) rotate(90) scale(${scale})">${wordmark(over)}</g>
<path d="M0 ${length * 0.8}L${width} ${length * 0.87}V${length * 0.9}L0 ${length * 0.83}z" fill="${over}"/>${scaled}
${structure}</g>`;
}
