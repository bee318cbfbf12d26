/** Scenes at the former mine: headframe, open cut, ropeway, lamps, adit, huts. */
import { linear } from '../light.ts';
import { poles, skis } from '../props/gear.ts';
import { changingHouse, hut } from '../props/houses.ts';
import { adit, bucket, headframe, pylon } from '../props/mine.ts';
import { skier } from '../props/people.ts';
import { rolling, slope, together, track, turns } from '../snowfield.ts';
import { num, type Stage } from '../stage.ts';
import { plant } from './forest.ts';
import { glow } from './glow.ts';
import type { Outdoors } from './outdoors.ts';
import { viewpoints, standing } from './viewpoints.ts';

const cutSnow = rolling(1.6, 40, 0.7);
const cutTracks = [0, 1].map(
  (i) =>
    (right: number, ahead: number, mark: { slopeAhead: number; lit: number }): void => {
      const line = 150 + i * 3 - 0.05 * right;
      const d = (ahead - line) / 0.7;
      if (right > 12 - i * 10 || Math.abs(d) > 3) return;
      mark.slopeAhead += 0.5 * d * Math.exp(-d * d);
      mark.lit *= 1 - 0.4 * Math.exp(-d * d);
    },
);
const shiftSnow = rolling(1.6, 30, 0.8);
const shiftLamp = { right: -3.4, ahead: 24, height: 7.6, colour: linear('#FFC27A'), power: 26 };
const hutSnow = together(rolling(3, 50, 0.6), slope(0.01, 0));
const bank = rolling(2, 40, 0.25);
const adit0 = { right: 1.2, ahead: 33 };
const aditSnow = (right: number, ahead: number): number => {
  const dr = (right - adit0.right) / 9;
  const da = (ahead - adit0.ahead - 6) / (ahead < adit0.ahead + 6 ? 5.2 : 16);
  return (
    bank(right, ahead) * Math.min(1, Math.abs(ahead - 30) / 20) +
    0.05 * Math.max(0, ahead - 8) +
    6.4 * Math.exp(-dr * dr - da * da)
  );
};

export const mineScenes: Readonly<Record<string, Outdoors>> = {
  'scene-first-light': {
    view: {
      ...standing,
      ...viewpoints.horn,
      horizon: 0.7,
      foreground: together(rolling(5, 70, 0.13), slope(0.012, 0.004)),
    },
    mark: track({ from: 2, to: 61, right: (ahead) => -3.2 - 0.04 * ahead + 2.2 * Math.sin(ahead / 23) }),
    stage: (stage) => {
      stage.put(headframe, stage.rightAt(0.62, 150), 150, { shadow: 0.4, sink: 0.4 });
      stage.put(skier('climbing', '#D9622B'), stage.rightAt(0.425, 62), 62);
      stage.put(skier('climbing', '#2E6357'), stage.rightAt(0.385, 55), 55);
    },
  },
  'scene-first-light-tall': {
    view: {
      ...standing,
      ...viewpoints.horn,
      heading: 4.02,
      angle: 0.56,
      horizon: 0.6,
      foreground: together(rolling(5, 70, 0.13), slope(0.012, 0)),
    },
    mark: track({ from: 2, to: 60, right: (ahead) => -1.2 + 2.6 * Math.sin(ahead / 31) - 0.01 * ahead }),
    stage: (stage) => {
      stage.put(headframe, stage.rightAt(0.46, 130), 130, { shadow: 0.4, sink: 0.4 });
      stage.put(skier('climbing', '#D9622B'), -1.2 + 2.6 * Math.sin(60 / 31) - 0.6, 60);
    },
  },
  'scene-open-cut': {
    view: {
      ...standing,
      ...viewpoints.cirque,
      horizon: 0.52,
      angle: 1.15,
      eyeHeight: 5,
      blend: [420, 1700],
      // Benches of the open cut: steps of a few metres, rounded by erosion.
      foreground: (right, ahead) => {
        const bowl = Math.hypot((right - 30) / 1.5, ahead - 205) / 15;
        const step = Math.floor(bowl);
        const rise = Math.min(1, Math.max(0, (bowl - step - 0.62) / 0.38));
        return Math.min(9, step + rise * rise * (3 - 2 * rise)) * 4.4 - 30 + cutSnow(right, ahead);
      },
    },
    mark: (right, ahead, mark) => {
      for (const cross of cutTracks) cross(right, ahead, mark);
    },
    stage: (stage) => {
      stage.put(skier('crossing', '#D43B2A'), 12, 149.4, { size: 1.6 });
      stage.put(skier('crossing', '#2A4DA0'), 2, 152.9, { size: 1.6 });
    },
  },
  'scene-ropeway': {
    view: {
      ...standing,
      ...viewpoints.wall,
      horizon: 0.72,
      foreground: together(rolling(5, 75, 0.66), slope(0.016, 0.012)),
    },
    mark: track(turns(2, 46, 2.2, 0.06, 3, 160)),
    stage: (stage) => {
      ropeway(stage);
      const way = turns(2, 46, 2.2, 0.06, 3, 160);
      stage.put(skier('climbing', '#E3D04B'), way.right(46), 46);
    },
  },
  'scene-night-shift': {
    view: {
      ...standing,
      ...viewpoints.twins,
      horizon: 0.66,
      eyeHeight: 2,
      foreground: together(shiftSnow, slope(0.01, 0)),
    },
    lamps: [shiftLamp],
    stage: nightShift,
  },
  'scene-pole-rack': {
    view: {
      ...standing,
      ...viewpoints.bastion,
      horizon: 0.58,
      angle: 0.8,
      eyeHeight: 1.35,
      foreground: rolling(1.2, 40, 0.35),
    },
    foregroundLit: 0.06,
    lamps: [{ right: 9, ahead: 33, height: 3, colour: linear('#FFB45E'), power: 16 }],
    stage: (stage) => {
      stage.put(changingHouse, stage.rightAt(0.86, 40), 40, { shadow: 0, sink: 0.3 });
      const paints = [
        ['#A8481F'],
        ['#E3D04B'],
        ['#1E7F5C'],
        ['#F4F3EE', '#A8481F'],
        ['#2A4DA0'],
        ['#D43B2A'],
        ['#6FB3C8'],
      ];
      for (let i = 8; i >= 0; i -= 1) {
        const ahead = 4.4 + i * 0.62;
        stage.put(
          poles(
            ['shaft', 'stope', 'ropeway'][i % 3] ?? 'shaft',
            paints[i % paints.length] ?? ['#A8481F'],
            0.34,
          ),
          stage.rightAt(0.3 + i * 0.034, ahead),
          ahead,
          { shadow: 0.4 },
        );
      }
    },
  },
  'scene-hut-evening': {
    view: { ...standing, ...viewpoints.fang, horizon: 0.66, eyeHeight: 2.2, foreground: hutSnow },
    light: { elevation: 0.1, exposure: 1 },
    foregroundLit: 0.03,
    lamps: [{ right: 13.6, ahead: 45, height: 2.2, colour: linear('#FFB45E'), power: 14 }],
    mark: track(turns(2, 44, 0.4, 0.2, 0.9, 50)),
    stage: (stage) => {
      const ahead = 48;
      const right = stage.rightAt(0.68, ahead);
      stage.put(hut, right, ahead, { shadow: 0.2, sink: 0.25 });
      const lit = stage.place(right + 1.7, ahead, 1.15);
      stage.draw(glow('window', lit.x, lit.y, 5 * lit.scale, '#FFC173', 0.55));
      ['lodestar', 'overburden', 'ropeway', 'gangue'].forEach((family, i) => {
        const paint = [['#A8481F'], ['#F4F3EE'], ['#2E6357'], ['#1F2021', '#A8481F']][i] ?? ['#A8481F'];
        stage.put(skis(family, paint, 0.32), right - 7.4 + i * 0.85, ahead - 3, { shadow: 0.2 });
      });
    },
  },
  'scene-lost-level': {
    view: {
      ...standing,
      ...viewpoints.twins,
      heading: 5.6,
      horizon: 0.64,
      eyeHeight: 1.9,
      foreground: aditSnow,
    },
    lamps: [{ right: -2.6, ahead: 28.2, height: 3.2, colour: linear('#FFBE73'), power: 7 }],
    weather: { flakes: 160, wind: [-0.6, 1.4], largest: 0.008, strength: 0.5 },
    stage: (stage) => {
      stage.put(adit, adit0.right, adit0.ahead - 2.4, { shadow: 0, sink: 0.2 });
      const foot = stage.place(-2.6, 28);
      const lantern = stage.place(-2.6, 28, 1.5);
      stage.draw(
        `<path d="M${num(foot.x)} ${num(foot.y)}V${num(lantern.y)}h${num(0.3 * foot.scale)}v${num(0.12 * foot.scale)}" stroke="#12151B" stroke-width="${num(0.06 * foot.scale)}" fill="none"/>`,
      );
      stage.draw(
        glow(
          'lantern',
          lantern.x + 0.3 * foot.scale,
          lantern.y + 0.3 * foot.scale,
          4.6 * foot.scale,
          '#FFD08A',
          0.95,
        ),
      );
    },
  },
  'scene-school-hill': {
    view: {
      ...standing,
      ...viewpoints.flank,
      horizon: 0.6,
      eyeHeight: 2.2,
      foreground: together(rolling(3, 50, 0.9), slope(0.1, 0.03, 12)),
    },
    stage: (stage) => {
      plant(stage, 17, {
        count: 60,
        near: 85,
        far: 190,
        open: (right, ahead) => Math.abs(right + 6) < ahead * 0.27,
      });
      stage.put(hut, stage.rightAt(0.2, 78), 78, { size: 1.5, sink: 0.3, shadow: 0.3 });
      const coats = ['#D43B2A', '#E3D04B', '#2A4DA0', '#1E7F5C', '#E58A7B'];
      coats.forEach((coat, i) => {
        const ahead = 26 + i * 3.6;
        stage.put(
          skier('standing', coat, { pack: false, size: 0.62 + (i % 3) * 0.05 }),
          stage.rightAt(0.66 - i * 0.03, ahead),
          ahead,
          { flip: i % 2 === 0 },
        );
      });
    },
  },
};

function ropeway(stage: Stage): void {
  const line = [30, 64, 106, 160, 230, 320].map((ahead, i) => ({
    ahead,
    right: stage.rightAt(0.9 - i * 0.05, ahead),
  }));
  const tops = line.map(({ right, ahead }) => stage.place(right, ahead, 12.5));
  const wire = stage.tint(60)('#2B2725', 0.2);
  for (const side of [-3.4, 3.4]) {
    const points = tops.map((top) => ({ x: top.x + side * top.scale, y: top.y, scale: top.scale }));
    const [first] = points;
    if (!first) return;
    let d = `M${stage.view.width * 1.12} ${num(first.y - stage.view.height * 0.3)}Q${num(first.x + stage.view.width * 0.06)} ${num(first.y - stage.view.height * 0.04)} ${num(first.x)} ${num(first.y)}`;
    points.slice(1).forEach((point, i) => {
      const from = points[i] ?? first;
      d += `Q${num((from.x + point.x) / 2)} ${num((from.y + point.y) / 2 + 2.4 * point.scale)} ${num(point.x)} ${num(point.y)}`;
    });
    stage.draw(
      `<path d="${d}" fill="none" stroke="${wire}" stroke-width="${num(stage.view.width * 0.0007)}"/>`,
    );
  }
  for (const { right, ahead } of line.toReversed())
    stage.put(pylon, right, ahead, { shadow: 0.35, sink: 0.2 });
  const [, a, b] = tops;
  if (!a || !b) return;
  const scale = (a.scale + b.scale) / 2;
  const [x, y] = [(a.x + b.x) / 2 - 3.4 * scale, (a.y + b.y) / 2 + 1.2 * b.scale];
  stage.draw(
    `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale * 1.2)})">${bucket(stage.tint(84))}</g>`,
  );
}

/** One lamp, a rail, and four people. */
function nightShift(stage: Stage): void {
  const { right, ahead } = shiftLamp;
  const foot = stage.place(right - 0.9, ahead);
  const top = stage.place(right - 0.9, ahead, 6.2);
  const m = foot.scale;
  stage.draw(
    `<path d="M${num(foot.x)} ${num(foot.y)}L${num(top.x)} ${num(top.y)}q0 ${num(-0.5 * m)} ${num(0.9 * m)} ${num(-0.3 * m)}" stroke="#101319" stroke-width="${num(0.12 * m)}" fill="none"/><path d="M${num(top.x + 0.6 * m)} ${num(top.y - 0.4 * m)}h${num(0.7 * m)}l${num(0.12 * m)} ${num(0.28 * m)}h${num(-0.94 * m)}z" fill="#101319"/>`,
  );
  const rail = (t: number, up: number): { x: number; y: number; scale: number } =>
    stage.place(stage.rightAt(0.47 + 0.25 * t, 22 + t), 22 + t, up);
  const [from, to] = [rail(0, 0.7), rail(1, 0.7)];
  const legs = [0.06, 0.5, 0.94].map(
    (t) => `M${num(rail(t, 0.7).x)} ${num(rail(t, 0.7).y)}L${num(rail(t, 0).x)} ${num(rail(t, 0).y)}`,
  );
  stage.draw(
    `<path d="${legs.join('')}" stroke="#14161A" stroke-width="${num(0.09 * m)}"/><path d="M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}" stroke="#1B1E24" stroke-width="${num(0.15 * m)}" stroke-linecap="round"/><path d="M${num(from.x)} ${num(from.y - 0.05 * m)}L${num(to.x)} ${num(to.y - 0.05 * m)}" stroke="#E2B06A" stroke-width="${num(0.03 * m)}" stroke-linecap="round"/>`,
  );
  ['#C98A52', '#B4552A', '#5F8F80', '#A9A49A'].forEach((coat, i) => {
    const at = 22.6 + (i % 2) * 1.6;
    const place = stage.place(stage.rightAt([0.375, 0.405, 0.5, 0.535][i] ?? 0.5, at), at);
    const figure = skier('standing', coat, { pack: false });
    const shadow = figure(() => '#0C1426');
    stage.draw(
      `<g opacity=".5" transform="matrix(${num(place.scale)} 0 ${num((i < 2 ? 0.5 : -1.1) * place.scale)} ${num(-0.26 * place.scale)} ${num(place.x)} ${num(place.y)})">${shadow}</g><g transform="matrix(${num((i % 2 ? -1 : 1) * place.scale)} 0 0 ${num(place.scale)} ${num(place.x)} ${num(place.y)})">${figure((hex, facing = 0.5) => dimmed(hex, 0.16 + 0.75 * facing))}</g>`,
    );
  });
  const bulb = { x: top.x + 0.95 * m, y: top.y - 0.05 * m };
  stage.draw(glow('bulb', bulb.x, bulb.y, 9 * m, '#FFDDA0', 0.95));
}

function dimmed(hex: string, by: number): string {
  const warm = [1, 0.86, 0.68];
  const parts = [1, 3, 5].map((at, i) =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * Math.min(1, by) * (warm[i] ?? 1)),
  );
  return `rgb(${parts.join(',')})`;
}
