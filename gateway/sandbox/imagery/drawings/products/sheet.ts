/** The sheet that products are drawn on. */
import type { DrawingSpec } from '../../library.ts';

export type ProductSpec = Extract<DrawingSpec, { kind: 'product' }>;

/** Pixels of every product master, and the units of every drawing on it. */
export const sheet = { width: 1200, height: 1600 };

/** @param width pixels it is drawn at */
export function svgOf(inner: string, width = sheet.width): string {
  const height = Math.round((width / sheet.width) * sheet.height);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${inner}</svg>`;
}
