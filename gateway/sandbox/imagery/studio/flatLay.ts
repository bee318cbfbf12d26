/** Soft goods photographed from above: reliefs stacked on the ground. */
import { Group } from 'three';
import { formOf, relief, shapeOf, type Form, type HeightAt, type Relief } from './relief.ts';
import type { Model, View } from './subject.ts';

export type Layer = Omit<Relief, 'sheet' | 'round'> & { round?: number };

const fromAbove: View = { elevation: 90, turn: 0 };

/** The forms of the last model: its other colours and views have the same. */
let last: { shapes: string; forms: readonly Form[] } = { shapes: '', forms: [] };

export async function flatLay(
  sheet: readonly [number, number],
  layers: readonly Layer[],
  view: View = fromAbove,
): Promise<Model> {
  const reliefs = layers.map((layer): Relief => ({ round: 3, ...layer, sheet }));
  const shapes = JSON.stringify(reliefs.map(shapeOf));
  if (shapes !== last.shapes) last = { shapes, forms: formsOf(reliefs) };
  const { forms } = last;
  const group = new Group();
  for (const [i, one] of reliefs.entries()) {
    const form = forms[i];
    if (form) group.add(await relief(one, form));
  }
  return { group, view };
}

function formsOf(reliefs: readonly Relief[]): Form[] {
  const lower: HeightAt[] = [];
  return reliefs.map((one) => {
    const below: HeightAt = (x, y) => Math.max(0, ...lower.map((heightAt) => heightAt(x, y)));
    const form = formOf(one, below);
    lower.push(form.heightAt);
    return form;
  });
}

/** Outline of a rectangle with rounded corners. */
export function box(x: number, y: number, width: number, height: number, corner = 4): string {
  const r = Math.min(corner, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** Outline of a line of a width, such as webbing, through points. */
export function band(width: number, ...points: readonly (readonly [number, number])[]): string {
  const half = width / 2;
  const sides = points.map(([x, y], i) => {
    const [ax, ay] = points[i - 1] ?? points[i] ?? [x, y];
    const [bx, by] = points[i + 1] ?? points[i] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ] as const;
  });
  const there = sides.map(([a]) => a);
  const back = sides.map(([, b]) => b).reverse();
  return `M${[...there, ...back].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

/** A row of stitches along a path. */
export function stitch(d: string, colour: string, width = 1.2): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="4 2.6" stroke-linecap="round"/>`;
}
