/** Input and output of every product drawing, in the units of the sheet (sheet.ts). */
import type { Inks } from '../paint.ts';

export interface Look {
  key: string;
  family: string;
  season: number;
  /** Waist width in millimetres; skis only. */
  waist: number;
  inks: Inks;
}

export type Face = 'front' | 'back';

export interface ProductDrawing {
  body: string;
  /** The silhouette in one dark colour, which casts the shadow. */
  outline: string;
  /** Focus and zoom of a close-up. */
  focus: { x: number; y: number; zoom: number; turn: number };
  /** Where it meets the snow when planted; null when it lies flat. */
  planted: { y: number } | null;
}

/** Shades a shape as a cylinder lit from the left: a gradient from edge to edge. */
export function roundShade(id: string, x1: number, x2: number, strength = 1): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" x2="${x2}" y1="0" y2="0"><stop offset="0" stop-color="#000" stop-opacity="${0.24 * strength}"/><stop offset=".2" stop-color="#fff" stop-opacity="${0.34 * strength}"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".74" stop-color="#000" stop-opacity="${0.16 * strength}"/><stop offset="1" stop-color="#000" stop-opacity="${0.5 * strength}"/></linearGradient>`;
}

/** Shades from top to bottom. */
export function fallShade(id: string, y1: number, y2: number, strength = 1): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${y1}" y2="${y2}"><stop offset="0" stop-color="#fff" stop-opacity="${0.3 * strength}"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#000" stop-opacity="${0.1 * strength}"/><stop offset="1" stop-color="#000" stop-opacity="${0.42 * strength}"/></linearGradient>`;
}

/** Highlight on a bulge. */
export function ballShade(id: string, x: number, y: number, r: number, strength = 1): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop offset="0" stop-color="#fff" stop-opacity="${0.36 * strength}"/><stop offset=".4" stop-color="#fff" stop-opacity="0.03"/><stop offset=".72" stop-color="#000" stop-opacity="${0.14 * strength}"/><stop offset="1" stop-color="#000" stop-opacity="${0.5 * strength}"/></radialGradient>`;
}

/** Fills a path with a colour, then with its shading. */
export function shaded(d: string, colour: string, ...shades: readonly string[]): string {
  return `<path d="${d}" fill="${colour}"/>${shades.map((id) => `<path d="${d}" fill="url(#${id})"/>`).join('')}`;
}
