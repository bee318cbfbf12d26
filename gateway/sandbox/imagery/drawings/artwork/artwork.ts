/**
 * Top-sheet artwork: what geologists draw, printed on skis. A family has one motif for all its models and colours.
 * Every motif fills a strip of the given size, 0,0 at its upper left, and may run over the edges: it gets clipped.
 */
import { noise } from '../noise.ts';
import { darker, lighter, mix, type Inks } from '../paint.ts';
import { randomFrom, seedOf } from '../random.ts';

export interface Strip {
  width: number;
  height: number;
  inks: Inks;
  seed: number;
}

type Motif = (strip: Strip) => string;

/** Contour lines of an ore body, one of them inked. */
const contours: Motif = ({ width, height, inks, seed }) => {
  const levels = 15;
  const step = 7;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const field: number[] = [];
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const x = (i * step) / 150;
      const y = (j * step) / 230;
      field.push(noise(x, y, seed) * 0.75 + noise(x * 2.3, y * 2.3, seed + 1) * 0.25);
    }
  }
  const value = (i: number, j: number): number => field[j * columns + i] ?? 0;
  let out = '';
  for (let level = 1; level < levels; level += 1) {
    const at = 0.12 + (0.76 * level) / levels;
    let d = '';
    for (let j = 0; j < rows - 1; j += 1) {
      for (let i = 0; i < columns - 1; i += 1) {
        const [a, b, c, e] = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)];
        const cut = (p: number, q: number): number => (at - p) / (q - p);
        const points: [number, number][] = [];
        if (a < at !== b < at) points.push([i + cut(a, b), j]);
        if (b < at !== c < at) points.push([i + 1, j + cut(b, c)]);
        if (e < at !== c < at) points.push([i + cut(e, c), j + 1]);
        if (a < at !== e < at) points.push([i, j + cut(a, e)]);
        for (let k = 0; k + 1 < points.length; k += 2) {
          const [from, to] = [points[k], points[k + 1]];
          if (from && to)
            d += `M${r(from[0] * step)} ${r(from[1] * step)}L${r(to[0] * step)} ${r(to[1] * step)}`;
        }
      }
    }
    const main = level % 5 === 3;
    out += `<path d="${d}" fill="none" stroke="${main ? inks.accent : inks.loud}" stroke-width="${main ? 3.4 : 1.5}" stroke-opacity="${main ? 1 : 0.75}" stroke-linecap="round"/>`;
  }
  return out;
};

/** Drill cores: the strip as a borehole log, band under band. */
const cores: Motif = ({ width, height, inks, seed }) => {
  const random = randomFrom(seed);
  const tones = [
    inks.ground,
    inks.quiet,
    inks.ground,
    mix(inks.ground, inks.loud, 0.5),
    inks.loud,
    inks.deep,
    inks.ground,
  ];
  let out = '';
  let y = -40;
  while (y < height) {
    const tall = 10 + random() ** 3 * 210;
    const lean = (random() - 0.5) * 26;
    const tone = random() < 0.075 ? inks.accent : (tones[Math.floor(random() * tones.length)] ?? inks.ground);
    out += `<path d="M-5 ${r(y)}Q${r(width / 2)} ${r(y + lean)} ${width + 5} ${r(y + lean * 0.3)}V${r(y + tall + lean * 0.3 + 30)}H-5z" fill="${tone}"/>`;
    if (random() < 0.45) {
      for (let i = 0; i < 26; i += 1) {
        const px = random() * width;
        const py = y + random() * tall;
        out += `<ellipse cx="${r(px)}" cy="${r(py)}" rx="${r(1 + random() * 4)}" ry="${r(1 + random() * 2.5)}" fill="${random() < 0.5 ? inks.loud : inks.deep}" opacity=".5"/>`;
      }
    }
    y += tall;
  }
  return out;
};

/** Facets of a crystal, lit from the left. */
const facets: Motif = ({ width, height, inks, seed }) => {
  const random = randomFrom(seed);
  const across = 3;
  const side = width / across;
  const down = Math.ceil(height / (side * 1.25)) + 1;
  const point = (i: number, j: number): [number, number] => {
    const shake = randomFrom(seed + i * 131 + j * 977);
    const x = i === 0 ? -10 : i === across ? width + 10 : i * side + (shake() - 0.5) * side * 0.9;
    return [x, j * side * 1.25 + (shake() - 0.5) * side * 1.1];
  };
  const tones = [
    inks.ground,
    inks.quiet,
    mix(inks.ground, inks.loud, 0.35),
    inks.deep,
    mix(inks.ground, inks.deep, 0.45),
    lighter(inks.ground, 0.1),
  ];
  let out = '';
  for (let j = -1; j < down; j += 1) {
    for (let i = 0; i < across; i += 1) {
      const [a, b, c, d] = [point(i, j), point(i + 1, j), point(i + 1, j + 1), point(i, j + 1)];
      for (const [p, q, s] of random() < 0.5
        ? ([
            [a, b, c],
            [a, c, d],
          ] as const)
        : ([
            [a, b, d],
            [b, c, d],
          ] as const)) {
        const tone =
          random() < 0.06 ? inks.accent : (tones[Math.floor(random() * tones.length)] ?? inks.ground);
        out += `<path d="M${r(p[0])} ${r(p[1])}L${r(q[0])} ${r(q[1])}L${r(s[0])} ${r(s[1])}z" fill="${tone}" stroke="${tone}" stroke-width=".8"/>`;
      }
    }
  }
  return out;
};

/** Native copper branching through the rock. */
const veins: Motif = ({ width, height, inks, seed }) => {
  const random = randomFrom(seed);
  let out = '';
  const branch = (x: number, y: number, angle: number, thick: number, length: number): void => {
    let d = `M${r(x)} ${r(y)}`;
    let [px, py] = [x, y];
    for (let i = 0; i < length; i += 1) {
      angle += (random() - 0.5) * 0.75;
      angle += (Math.PI / 2 - angle) * 0.1;
      px += Math.cos(angle) * 15;
      py += Math.sin(angle) * 15;
      d += `L${r(px)} ${r(py)}`;
      if (thick > 2 && random() < 0.24)
        branch(
          px,
          py,
          angle + (random() < 0.5 ? -1 : 1) * (0.5 + random() * 0.6),
          thick * 0.5,
          4 + random() * 12,
        );
    }
    out += `<path d="${d}" fill="none" stroke="${thick > 3.4 ? inks.accent : inks.loud}" stroke-width="${r(thick)}" stroke-linejoin="round" stroke-linecap="round"/>`;
  };
  for (let i = 0; i < 5; i += 1)
    branch(
      width * (0.2 + random() * 0.6),
      height * (i / 5) - 60,
      Math.PI / 2,
      7 - (i % 2) * 3.2,
      26 + random() * 16,
    );
  return out;
};

/** Strata, folded: broad waves of tone. */
const strata: Motif = ({ width, height, inks, seed }) => {
  const random = randomFrom(seed);
  const tones = [
    inks.quiet,
    inks.ground,
    mix(inks.ground, inks.loud, 0.4),
    inks.loud,
    inks.ground,
    inks.deep,
    inks.ground,
    inks.accent,
  ];
  let out = '';
  const fold = 90 + random() * 80;
  let y = -fold * 1.5;
  let index = 0;
  while (y < height + fold) {
    const tall = [64, 22, 120, 10, 150, 40, 200, 12][index % 8] ?? 60;
    const tone = tones[index % tones.length] ?? inks.ground;
    const wave = (at: number): string => {
      const lift = fold * Math.sin(at / 260 + seed);
      return `C${r(width * 0.35)} ${r(at - lift)} ${r(width * 0.62)} ${r(at + lift)} ${width + 8} ${r(at - lift * 0.25)}`;
    };
    out += `<path d="M-8 ${r(y)}${wave(y)}V${r(y + tall + 200)}H-8z" fill="${tone}"/>`;
    y += tall * (0.8 + random() * 0.5);
    index += 1;
  }
  return out;
};

/** The plan of the levels: galleries, shafts and stopes, as surveyed. */
const plan: Motif = ({ width, height, inks, seed }) => {
  const random = randomFrom(seed);
  let thin = '';
  let solid = '';
  for (let y = 20; y < height; y += 46 + random() * 52) {
    const from = random() < 0.5 ? -10 : width * random() * 0.4;
    const to = random() < 0.5 ? width + 10 : width * (0.6 + random() * 0.4);
    const lean = (random() - 0.5) * 30;
    thin += `M${r(from)} ${r(y)}L${r((from + to) / 2)} ${r(y + lean)}L${r(to)} ${r(y + lean * 0.4)}`;
    if (random() < 0.55) {
      const x = from + (to - from) * random();
      const w = 16 + random() * 46;
      solid += `M${r(x)} ${r(y - 14)}l${r(w)} ${r(-6 + random() * 12)}l${r(-4 + random() * 8)} ${r(18 + random() * 30)}l${r(-w)} ${r(random() * 8)}z`;
    }
  }
  const shaft = width * (0.3 + random() * 0.4);
  return `<path d="${thin}" fill="none" stroke="${inks.loud}" stroke-width="2.2"/><path d="M${r(shaft)} -10V${height + 10}M${r(shaft + 9)} -10V${height + 10}" stroke="${inks.loud}" stroke-width="2"/><path d="${solid}" fill="${inks.accent}"/>`;
};

/** Split by one fault line: two blocks of colour, shifted against each other. */
const fault: Motif = ({ width, height, inks, seed }) => {
  const random = randomFrom(seed);
  const y = height * (0.3 + random() * 0.12);
  const drop = width * (1.5 + random());
  const low = height * (0.72 + random() * 0.1);
  const hatch = Array.from(
    { length: 60 },
    (_, i) => `M-10 ${r(low + i * 11)}l${width + 20} ${r(-width * 0.7)}`,
  ).join('');
  return `<path d="M-10 -10H${width + 10}V${r(y - drop)}L-10 ${r(y)}z" fill="${inks.loud}"/>
<path d="M-10 ${r(y)}L${width + 10} ${r(y - drop)}v16L-10 ${r(y + 16)}z" fill="${inks.accent}"/>
<path d="M-10 ${r(low)}L${width + 10} ${r(low - drop)}V${height + 10}H-10z" fill="${inks.deep}"/>
<path d="${hatch}" stroke="${mix(inks.deep, inks.loud, 0.35)}" stroke-width="1.6"/>`;
};

/** Grains of the rock under the microscope, in polarised light. */
const grains: Motif = ({ width, height, inks, seed }) => {
  const random = randomFrom(seed);
  const tones = [
    inks.quiet,
    mix(inks.ground, inks.loud, 0.25),
    mix(inks.ground, inks.deep, 0.3),
    inks.loud,
    darker(inks.ground, 0.18),
    inks.ground,
  ];
  let out = '';
  for (let i = 0; i < 420; i += 1) {
    const along = random();
    const x = random() * width;
    const y = along * height;
    const size = (5 + random() * 19) * (0.4 + 1.1 * Math.abs(Math.sin(along * Math.PI * 1.5 + seed)));
    const sides = 5 + Math.floor(random() * 3);
    const turn = random() * 6;
    const points = Array.from({ length: sides }, (_, k) => {
      const angle = turn + (k / sides) * Math.PI * 2;
      const reach = size * (0.7 + random() * 0.4);
      return `${r(x + Math.cos(angle) * reach)},${r(y + Math.sin(angle) * reach * 1.3)}`;
    });
    const tone = random() < 0.05 ? inks.accent : (tones[Math.floor(random() * tones.length)] ?? inks.quiet);
    out += `<polygon points="${points.join(' ')}" fill="${tone}"/>`;
  }
  return out;
};

const motifs: readonly Motif[] = [contours, facets, strata, fault, cores, veins, plan, grains];

/** The motif of a family over its ground. The same family always gets the same motif; the model and season turn it. */
export function artworkOf(family: string, strip: Strip): string {
  const motif = motifs[motifIndex(family)] ?? contours;
  return `<rect x="-20" y="-20" width="${strip.width + 40}" height="${strip.height + 40}" fill="${strip.inks.ground}"/>${motif(strip)}`;
}

export function motifIndex(family: string): number {
  return seedOf(family) % motifs.length;
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}
