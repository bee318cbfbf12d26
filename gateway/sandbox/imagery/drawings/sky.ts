/** The sky of a mood: gradient, glow, high cloud, stars. */
import type { Light } from './light.ts';
import { lattice, NoiseTile } from './noise.ts';
import { focalLength, type View } from './view.ts';

const cloud = new NoiseTile(6, 6, 401);

/** Fills the pixels with distance 0. */
export function paintSky(out: Float32Array, distances: Float32Array, view: View, light: Light): void {
  const { width, height } = view;
  const focal = focalLength(view);
  const level = view.horizon * height;
  const flat = Math.cos(light.elevation);
  const sunRight = Math.sin(light.bearing) * flat;
  const sunAhead = Math.cos(light.bearing) * flat;
  const sunUp = Math.sin(light.elevation);
  for (let row = 0; row < height; row += 1) {
    const up = (level - row - 0.5) / focal;
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column;
      if (distances[pixel] !== 0) continue;
      const across = (column + 0.5 - width / 2) / focal;
      const length = Math.sqrt(1 + across * across + up * up);
      const rise = Math.max(0, up / length);
      const blend = 1 - Math.exp(-rise * 4.2);
      const toSun = Math.max(0, (sunAhead + across * sunRight + up * sunUp) / length);
      const glow = toSun ** light.glowTightness * (1 - 0.6 * blend) + 0.6 * toSun ** 90;
      let r = light.horizon[0] + (light.zenith[0] - light.horizon[0]) * blend + light.glow[0] * glow;
      let g = light.horizon[1] + (light.zenith[1] - light.horizon[1]) * blend + light.glow[1] * glow;
      let b = light.horizon[2] + (light.zenith[2] - light.horizon[2]) * blend + light.glow[2] * glow;
      if (light.clouds > 0) {
        // Clouds on a high plane: foreshortened towards the horizon.
        const away = 1 / (rise + 0.07);
        const u = across * away * 0.7;
        const shape =
          1.2 * cloud.at(u / 7 + 0.31, (away * 0.9 + 0.4 * u) / 9) + 0.5 * cloud.at(u / 31, away / 37);
        const cover = Math.min(1, Math.max(0, (shape + light.clouds - 0.36) * 2.2)) * Math.min(1, rise * 7);
        const bright = 0.75 + shape * 0.9;
        const lift = cover * (0.35 + 0.45 * light.clouds);
        r += ((light.sky[0] * 0.9 + light.sun[0] * 0.16 + light.glow[0] * glow * 0.6) * bright - r) * lift;
        g += ((light.sky[1] * 0.9 + light.sun[1] * 0.16 + light.glow[1] * glow * 0.6) * bright - g) * lift;
        b += ((light.sky[2] * 0.9 + light.sun[2] * 0.16 + light.glow[2] * glow * 0.6) * bright - b) * lift;
      }
      if (light.stars) {
        const star = lattice(column, row, 99);
        if (star > 0.9994) {
          const shine = ((star - 0.9994) / 0.0006) ** 3 * (0.2 + blend) * 0.8;
          r += shine;
          g += shine;
          b += shine * 1.1;
        }
      }
      out[pixel * 3] = r;
      out[pixel * 3 + 1] = g;
      out[pixel * 3 + 2] = b;
    }
  }
}
