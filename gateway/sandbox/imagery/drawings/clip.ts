/**
 * Looped clips without a video encoder: a slow zoom with falling snow. Each frame is encoded as a lossy WebP, which
 * contains a VP8 key frame, so the frames only need a WebM container.
 */
import sharp from 'sharp';
import { frameOfWebp, webm } from './webm.ts';
import { drawSnowfall, type Weather } from './weather.ts';

export const clipFormat = {
  profile: 'webm_720p',
  profileLabel: 'webm 720p',
  format: 'webm',
  framesPerSecond: 12,
  frames: 60,
  durationMs: 5_000,
} as const;

/** Size of a clip in pixels: landscape for banners, portrait for galleries, never larger than its picture. */
export function clipSize(poster: { width: number; height: number }): { width: number; height: number } {
  const [width, height] = poster.width >= poster.height ? [1280, 720] : [720, 960];
  const scale = Math.min(1, poster.width / width, poster.height / height);
  return { width: 2 * Math.round((width * scale) / 2), height: 2 * Math.round((height * scale) / 2) };
}

const weather: Weather = { flakes: 260, wind: [-1.2, 1.6], largest: 0.01, strength: 0.75 };
/** Zoom at the middle of the clip. */
const breath = 0.045;

/** @param poster the encoded master that the clip animates. */
export async function drawClip(poster: Uint8Array, seed: number): Promise<Buffer> {
  const info = await sharp(poster).metadata();
  const size = clipSize(info);
  const { width, height } = size;
  const wide = Math.round(width * (1 + breath));
  const tall = Math.round(height * (1 + breath));
  // Slightly larger than the clip, and without grain, which would inflate the key frames.
  const still = await sharp(poster)
    .resize(wide, tall, { fit: 'cover' })
    .median(3)
    .removeAlpha()
    .raw()
    .toBuffer();
  const frames: Buffer[] = [];
  for (let i = 0; i < clipFormat.frames; i += 1) {
    const phase = i / clipFormat.frames;
    const grown = 1 + breath * (0.5 - 0.5 * Math.cos(phase * 2 * Math.PI));
    const picture = sampled(still, wide, tall, width, height, grown);
    drawSnowfall(picture, width, height, weather, seed, phase);
    const file = await sharp(picture, { raw: { width, height, channels: 3 } })
      .webp({ quality: 58, effort: 2 })
      .toBuffer();
    frames.push(frameOfWebp(file));
  }
  return webm(frames, { ...size, framesPerSecond: clipFormat.framesPerSecond });
}

/** Crops the middle of the still at a scale, interpolated for smooth motion. */
function sampled(
  still: Buffer,
  wide: number,
  tall: number,
  width: number,
  height: number,
  grown: number,
): Buffer {
  const out = Buffer.allocUnsafe(width * height * 3);
  const step = (1 + breath) / grown;
  const left = (wide - width * step) / 2;
  const top = (tall - height * step) / 2;
  for (let row = 0; row < height; row += 1) {
    const y = Math.min(tall - 1.001, Math.max(0, top + row * step));
    const j = y | 0;
    const v = y - j;
    for (let column = 0; column < width; column += 1) {
      const x = Math.min(wide - 1.001, Math.max(0, left + column * step));
      const i = x | 0;
      const u = x - i;
      const a = (j * wide + i) * 3;
      const b = a + wide * 3;
      const to = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (still[a + channel] ?? 0) * (1 - u) + (still[a + 3 + channel] ?? 0) * u;
        const lower = (still[b + channel] ?? 0) * (1 - u) + (still[b + 3 + channel] ?? 0) * u;
        out[to + channel] = upper * (1 - v) + lower * v;
      }
    }
  }
  return out;
}
