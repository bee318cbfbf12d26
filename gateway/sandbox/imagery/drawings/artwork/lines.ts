/** Line motifs: contours, veins, mine plans, rays. */
import { noise } from '../noise.ts';
import { randomFrom } from '../random.ts';
import { r, type Motif } from './motif.ts';

/** Contour lines of an ore body, one of them inked. */
export const contours: Motif = ({ width, height, inks, seed }) => {
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

/** Native copper branching through the rock. */
export const veins: Motif = ({ width, height, inks, seed }) => {
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

/** The plan of the levels: galleries, shafts and stopes, as surveyed. */
export const plan: Motif = ({ width, height, inks, seed }) => {
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

/** Rays from one blast hole. */
export const rays: Motif = ({ width, height, inks, seed }) => {
  const random = randomFrom(seed);
  const x = width * (0.3 + random() * 0.4);
  const y = height * (0.72 + random() * 0.1);
  let out = '';
  for (let i = 0; i < 46; i += 1) {
    const angle = (i / 46) * Math.PI * 2 + random() * 0.07;
    const half = 0.014 + random() * 0.03;
    const from = 26 + random() * 90;
    const to = height * (0.25 + random() * 0.9);
    const tone = i % 9 === 4 ? inks.accent : ([inks.loud, inks.quiet, inks.deep][i % 3] ?? inks.quiet);
    const at = (reach: number, turn: number): string =>
      `${r(x + Math.cos(angle + turn) * reach)} ${r(y + Math.sin(angle + turn) * reach)}`;
    out += `<path d="M${at(from, 0)}L${at(to, -half)}L${at(to, half)}z" fill="${tone}"/>`;
  }
  return `${out}<circle cx="${r(x)}" cy="${r(y)}" r="15" fill="${inks.accent}"/>`;
};
