/** Falling snow: blurred flakes near the lens, fine ones behind, streaked by the wind. */
import { randomFrom } from './random.ts';

export interface Weather {
  /** Flakes per million pixels. */
  flakes: number;
  /** Motion streak of a flake, in flake sizes: right and down. */
  wind: readonly [right: number, down: number];
  /** Largest flake, as a share of the picture's width. */
  largest: number;
  /** 0 to 1. */
  strength: number;
}

/** Draws into 8-bit RGB. @param phase 0 to 1: position in the fall, so that a clip can loop. */
export function drawSnowfall(
  picture: Buffer,
  width: number,
  height: number,
  weather: Weather,
  seed: number,
  phase = 0,
): void {
  const random = randomFrom(seed);
  const count = Math.round((weather.flakes * width * height) / 1e6);
  const [windX, windY] = weather.wind;
  for (let i = 0; i < count; i += 1) {
    const near = random() ** 9;
    const radius = Math.max(0.7, near * weather.largest * width * 0.5 + width * 0.0006);
    const whole = 1 + Math.floor(random() * 2 + near * 2);
    const x0 = (random() + phase * whole * Math.sign(windX || 1) * Math.min(1, Math.abs(windX) / 4)) % 1;
    const y0 = (random() + phase * whole) % 1;
    const alpha = weather.strength * (near > 0.1 ? 0.22 : 0.35 + random() * 0.5);
    // Near flakes move fast but are blurred: their full streaks would look like rods.
    const streak = (1 + random() * 0.8) * (near > 0.1 ? 0.35 : 1);
    blob(picture, width, height, {
      x: ((x0 + 1) % 1) * (width + 80) - 40,
      y: y0 * (height + 80) - 40,
      radius,
      dx: windX * radius * streak,
      dy: windY * radius * streak,
      alpha,
    });
  }
}

interface Flake {
  x: number;
  y: number;
  radius: number;
  /** Direction of motion during the exposure. */
  dx: number;
  dy: number;
  alpha: number;
}

function blob(picture: Buffer, width: number, height: number, flake: Flake): void {
  const { x, y, radius, dx, dy, alpha } = flake;
  const left = Math.max(0, Math.floor(Math.min(x, x + dx) - radius));
  const right = Math.min(width - 1, Math.ceil(Math.max(x, x + dx) + radius));
  const top = Math.max(0, Math.floor(Math.min(y, y + dy) - radius));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y, y + dy) + radius));
  const length = dx * dx + dy * dy || 1;
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const along = Math.min(1, Math.max(0, ((column - x) * dx + (row - y) * dy) / length));
      const ox = column - x - along * dx;
      const oy = row - y - along * dy;
      const inside = 1 - (ox * ox + oy * oy) / (radius * radius);
      if (inside <= 0) continue;
      const cover = alpha * Math.min(1, inside * inside * 1.8);
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const level = picture[at + channel] ?? 0;
        picture[at + channel] = level + (248 - level) * cover;
      }
    }
  }
}
