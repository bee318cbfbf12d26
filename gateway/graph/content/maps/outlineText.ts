/**
 * A d3-geo path context that writes compact SVG path data: integers, relative commands, no step or island too small to
 * be visible. Keeps a compressed map of Europe below 25 KB.
 */
import type { GeoContext } from 'd3-geo';

/** Shorter steps are skipped. */
const MIN_STEP = 4;
/** Shapes smaller than this in both directions are skipped. */
const MIN_ISLAND = 6;

export class OutlineText implements GeoContext {
  #parts: string[] = [];
  #line: [x: number, y: number][] = [];

  beginPath(): void {}

  arc(): void {}

  moveTo(x: number, y: number): void {
    this.#end('');
    this.#line = [[Math.round(x), Math.round(y)]];
  }

  lineTo(x: number, y: number): void {
    this.#line.push([Math.round(x), Math.round(y)]);
  }

  closePath(): void {
    this.#end('z');
  }

  toString(): string {
    this.#end('');
    return this.#parts.join('');
  }

  #end(close: '' | 'z'): void {
    const line = this.#line;
    this.#line = [];
    const [first] = line;
    if (!first || line.length < 2) return;
    const xs = line.map(([x]) => x);
    const ys = line.map(([, y]) => y);
    const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    if (extent < (close === 'z' ? MIN_ISLAND : 1)) return;
    let [x, y] = first;
    const steps: string[] = [];
    for (const [index, [toX, toY]] of line.entries()) {
      const isLast = index === line.length - 1 && close === '';
      if (toX === x && toY === y) continue;
      if (!isLast && Math.hypot(toX - x, toY - y) < MIN_STEP) continue;
      const between = steps.length === 0 || toX < x ? '' : ' ';
      steps.push(`${between}${toX - x}${toY < y ? '' : ' '}${toY - y}`);
      [x, y] = [toX, toY];
    }
    // Only a point, or a line there and back, is left.
    if (steps.length < (close === 'z' ? 2 : 1)) return;
    this.#parts.push(`M${first[0]} ${first[1]}l${steps.join('')}${close}`);
  }
}
