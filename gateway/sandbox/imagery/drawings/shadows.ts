/** Cast shadows of the range, propagated from cell to cell away from the sun. */
import type { Light } from './light.ts';
import { cell, fieldSize, type Terrain } from './terrain.ts';
import type { View } from './view.ts';

/** 1 lit to 0 in shadow, per cell. The penumbra widens with the drop below the shadow's edge. */
export function castShadows(terrain: Terrain, view: View, light: Light): Float32Array {
  const n = fieldSize;
  const { height } = terrain;
  const lit = new Float32Array(n * n);
  // Towards the sun, in the terrain's axes.
  const bearing = view.heading + light.bearing;
  const towardX = Math.sin(bearing);
  const towardZ = Math.cos(bearing);
  const alongX = Math.abs(towardX) > Math.abs(towardZ);
  const main = alongX ? towardX : towardZ;
  const side = (alongX ? towardZ : towardX) / Math.abs(main);
  const drop = (Math.tan(light.elevation) * cell) / Math.abs(main) / view.stretch;
  const edge = new Float32Array(n * n);
  for (let k = 0; k < n; k += 1) {
    const line = main > 0 ? n - 1 - k : k;
    const previous = main > 0 ? line + 1 : line - 1;
    for (let across = 0; across < n; across += 1) {
      const at = alongX ? across * n + line : line * n + across;
      const here = height[at] ?? 0;
      let ceiling = -Infinity;
      if (k > 0) {
        const from = Math.min(n - 1.001, Math.max(0, across + side));
        const i = from | 0;
        const u = from - i;
        const first = alongX ? i * n + previous : previous * n + i;
        const second = alongX ? first + n : first + 1;
        ceiling = (edge[first] ?? 0) * (1 - u) + (edge[second] ?? 0) * u - drop;
      }
      lit[at] = Math.min(1, Math.max(0, 1 - (ceiling - here) / 14));
      edge[at] = Math.max(here, ceiling);
    }
  }
  return lit;
}
