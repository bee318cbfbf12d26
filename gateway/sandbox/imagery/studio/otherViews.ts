/** Further views of poles and accessories: the same things, turned or from close. */
import { Box3, Vector3 } from 'three';
import type { Look, Model } from './subject.ts';

interface Other {
  elevation: number;
  turn: number;
  /** Millimetres that the height of the picture shows; the whole thing when absent. */
  shows?: number;
  /** What is in the middle of a close-up, as shares of the model's width and depth from the upper left. */
  at?: readonly [across: number, down: number];
  /** Share of its height. */
  up?: number;
}

type Views = Readonly<Record<'back' | 'detail', Other>>;

const byKey: Readonly<Record<string, Views>> = {
  'canary-pole': {
    back: { elevation: 34, turn: 30, shows: 470, at: [0.6, 0.8] },
    detail: { elevation: 36, turn: -32, shows: 300, at: [0.2, 0.12] },
  },
  'tallow-liquid': {
    back: { elevation: 46, turn: 70 },
    detail: { elevation: 24, turn: -12, shows: 96, at: [0.5, 0.5], up: 0.8 },
  },
  'tallow-base': {
    back: { elevation: 24, turn: -38 },
    detail: { elevation: 52, turn: 16, shows: 96, at: [0.42, 0.5], up: 1 },
  },
  'berits-file': {
    back: { elevation: 26, turn: 208 },
    detail: { elevation: 40, turn: 34, shows: 96, at: [0.56, 0.62] },
  },
  'bench-scraper': {
    back: { elevation: 24, turn: 34 },
    detail: { elevation: 52, turn: -30, shows: 92, at: [0.2, 0.66] },
  },
  'lamp-tool': {
    back: { elevation: 26, turn: 196 },
    detail: { elevation: 46, turn: 30, shows: 74, at: [0.66, 0.5] },
  },
  'pinion-crampon': {
    back: { elevation: 16, turn: 214 },
    detail: { elevation: 14, turn: 58, shows: 70, at: [0.9, 0.5], up: 0.36 },
  },
  'core-box': {
    back: { elevation: 20, turn: -62 },
    detail: { elevation: 38, turn: -38, shows: 620, at: [0.4, 0.56], up: 0.7 },
  },
  'core-box-double': {
    back: { elevation: 20, turn: -62 },
    detail: { elevation: 34, turn: -34, shows: 700, at: [0.5, 0.93], up: 0.5 },
  },
  'drift-half-skin': {
    back: { elevation: 34, turn: -34 },
    detail: { elevation: 40, turn: 24, shows: 190, at: [0.4, 0.88] },
  },
  'pair-strap': {
    back: { elevation: 34, turn: -28 },
    detail: { elevation: 46, turn: 20, shows: 150, at: [0.66, 0.3] },
  },
  'carry-strap': {
    back: { elevation: 32, turn: 26 },
    detail: { elevation: 48, turn: -18, shows: 200, at: [0.2, 0.68] },
  },
  'lamp-band': {
    back: { elevation: 40, turn: 50 },
    detail: { elevation: 14, turn: 26, shows: 120, at: [0.5, 0.95], up: 0.5 },
  },
};

const byShape: Readonly<Record<string, Views>> = {
  skin: {
    back: { elevation: 36, turn: 34, shows: 520, at: [0.5, 0.93] },
    detail: { elevation: 36, turn: -38, shows: 460, at: [0.5, 0.08] },
  },
  brake: {
    back: { elevation: 22, turn: 204 },
    detail: { elevation: 30, turn: 40, shows: 110, at: [0.72, 0.36] },
  },
  wax: {
    back: { elevation: 24, turn: -38 },
    detail: { elevation: 52, turn: 16, shows: 72, at: [0.42, 0.5], up: 1 },
  },
  strap: {
    back: { elevation: 30, turn: -32 },
    detail: { elevation: 44, turn: 22, shows: 120, at: [0.5, 0.12] },
  },
  bag: {
    back: { elevation: 42, turn: -20 },
    detail: { elevation: 46, turn: 22, shows: 250, at: [0.66, 0.5], up: 0.9 },
  },
  backpack: {
    back: { elevation: 50, turn: -16 },
    detail: { elevation: 50, turn: 20, shows: 270, at: [0.52, 0.36], up: 0.9 },
  },
  beanie: {
    back: { elevation: 30, turn: 196 },
    detail: { elevation: 16, turn: 24, shows: 165, at: [0.5, 0.95], up: 0.34 },
  },
  tee: {
    back: { elevation: 54, turn: -10 },
    detail: { elevation: 52, turn: 14, shows: 330, at: [0.52, 0.14] },
  },
  hoodie: {
    back: { elevation: 54, turn: -10 },
    detail: { elevation: 52, turn: 14, shows: 390, at: [0.52, 0.34] },
  },
  goggle: {
    back: { elevation: 60, turn: 24 },
    detail: { elevation: 66, turn: -20, shows: 240, at: [0.62, 0.5], up: 0.6 },
  },
  helmet: {
    back: { elevation: 16, turn: 214 },
    detail: { elevation: 18, turn: 34, shows: 225, at: [0.66, 0.84], up: 0.6 },
  },
  poster: {
    back: { elevation: 30, turn: -20 },
    detail: { elevation: 54, turn: 12, shows: 250, at: [0.3, 0.78] },
  },
};

const poles: Views = {
  back: { elevation: 34, turn: 30, shows: 320, at: [0.5, 0.91] },
  detail: { elevation: 36, turn: -32, shows: 330, at: [0.5, 0.12] },
};

/** A model as another picture than the first shows it; null when the view is of none of these things. */
export function seenOtherwise({ group }: Model, { angle, kind, key, shape }: Look): Model | null {
  const views = byKey[key] ?? (kind === 'pole' ? poles : byShape[shape ?? '']);
  if (!views || (angle !== 'back' && angle !== 'detail')) return null;
  const { elevation, turn, shows, at, up = 0.4 } = views[angle];
  if (!shows || !at) return { group, view: { elevation, turn } };
  const box = new Box3().setFromObject(group);
  const middle = new Vector3(at[0], up, at[1])
    .multiply(box.getSize(new Vector3()))
    .add(box.min)
    .applyAxisAngle(new Vector3(0, 1, 0), (turn * Math.PI) / 180);
  return { group, view: { elevation, turn, shows, at: [middle.x, middle.y, middle.z] } };
}
