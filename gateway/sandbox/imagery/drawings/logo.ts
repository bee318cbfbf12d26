/** The wordmark with a transparent background. */
import sharp from 'sharp';
import { wordmark, wordmarkSize } from './lettering.ts';

export async function drawLogo(width: number, height: number): Promise<Buffer> {
  const scale = Math.min((width * 0.96) / wordmarkSize.width, (height * 0.9) / wordmarkSize.height);
  const left = (width - wordmarkSize.width * scale) / 2;
  const base = (height + wordmarkSize.height * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${left} ${base}) scale(${scale})">${wordmark('#14181A')}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
