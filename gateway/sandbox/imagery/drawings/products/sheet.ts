/** The coordinate system of product drawings. */
import type { DrawingSpec } from '../../library.ts';

export type ProductSpec = Extract<DrawingSpec, { kind: 'product' }>;

/** Size of every product master in pixels, and the units of every drawing. */
export const sheet = { width: 1200, height: 1600 };

/** @param width output width in pixels. */
export function svgOf(inner: string, width = sheet.width): string {
  const height = Math.round((width / sheet.width) * sheet.height);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${inner}</svg>`;
}
