/** Motifs of filled areas: bands, crystals, grains, timber. */
import { darker, lighter, mix } from '../paint.ts';
import { randomFrom } from '../random.ts';
import { r, type Motif } from './motif.ts';

/** Drill cores: the strip as a borehole log, band under band. */
export const cores: Motif = ({ width, height, inks, seed }) => {
  const random = randomFrom(seed);
  const tones = [
    inks.ground,
    inks.quiet,
    inks.ground,
    mix(inks.ground, inks.loud, 0.5),
    inks.loud,
    mix(inks.ground, inks.deep, 0.4),
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
export const facets: Motif = ({ width, height, inks, seed }) => {
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

/** Strata, folded: broad waves of tone. */
export const strata: Motif = ({ width, height, inks, seed }) => {
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

/** Split by one fault line: two blocks of colour, shifted against each other. */
export const fault: Motif = ({ width, height, inks, seed }) => {
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
export const grains: Motif = ({ width, height, inks, seed }) => {
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

/** Props and lagging of a timbered level: a herringbone that opens towards the tail. */
export const timbering: Motif = ({ width, height, inks, seed }) => {
  const random = randomFrom(seed);
  const tones = [
    inks.quiet,
    inks.loud,
    inks.ground,
    inks.deep,
    inks.ground,
    mix(inks.ground, inks.loud, 0.4),
  ];
  let out = '';
  let y = -width;
  let i = 0;
  while (y < height + width) {
    const tall = 16 + (y / height) * 46 + random() * 14;
    const tone = i % 13 === 6 ? inks.accent : (tones[i % tones.length] ?? inks.quiet);
    const rise = width * 0.42;
    for (const [from, to] of [
      [0, width / 2],
      [width / 2, width],
    ] as const) {
      const up = from === 0 ? rise : 0;
      const down = from === 0 ? 0 : rise;
      out += `<path d="M${r(from)} ${r(y + down)}L${r(to)} ${r(y + up)}v${r(tall + 1)}L${r(from)} ${r(y + down + tall + 1)}z" fill="${from === 0 ? tone : darker(tone, 0.16)}"/>`;
    }
    y += tall;
    i += 1;
  }
  return out;
};
