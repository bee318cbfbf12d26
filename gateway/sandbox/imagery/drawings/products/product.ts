/** One product picture: the drawing of its kind, as a studio packshot or on snow, encoded as a JPEG master. */
import sharp, { type OverlayOptions } from 'sharp';
import { packshotGround } from '../../library.ts';
import { inksOf } from '../paint.ts';
import { drawAccessory } from './accessory.ts';
import { drawBinding } from './binding.ts';
import type { ProductDrawing, Face, Look } from './productDrawing.ts';
import { drawOnSnow } from './onSnow.ts';
import { drawPole } from './pole.ts';
import { sheet, svgOf, type ProductSpec } from './sheet.ts';
import { drawSki } from './ski.ts';

const encoding = { quality: 92, chromaSubsampling: '4:4:4' } as const;

export async function drawProduct(spec: ProductSpec): Promise<Buffer> {
  const drawn = drawFace(spec, spec.angle === 'back' ? 'back' : 'front');
  if (spec.angle === 'scene') return drawOnSnow(spec, drawn);
  const { focus } = drawn;
  const close = `translate(600 800) rotate(${focus.turn}) scale(${focus.zoom}) translate(${-focus.x} ${-focus.y})`;
  return photograph(drawn, spec.angle === 'detail' ? close : '', spec.angle === 'detail' ? focus.zoom : 1);
}

export function drawFace({ product, colour }: ProductSpec, face: Face): ProductDrawing {
  const look: Look = { ...product, inks: inksOf(colour.hex) };
  switch (product.kind) {
    case 'ski':
      return drawSki(look, face);
    case 'pole':
      return drawPole(look, face);
    case 'binding':
      return drawBinding(look, face);
    case 'accessory':
      return drawAccessory(product.shape ?? 'bag', look, face);
  }
}

/** On a plain background, in soft light from the upper left. */
async function photograph(drawn: ProductDrawing, transform: string, closeness: number): Promise<Buffer> {
  const outline = `<g transform="${transform}">${drawn.outline}</g>`;
  const layers: OverlayOptions[] = await Promise.all([
    shadow(outline, {
      dx: 22 * closeness,
      dy: 30 * closeness,
      blur: 30 * closeness,
      opacity: 0.3,
      scale: 0.2,
    }),
    shadow(outline, { dx: 5 * closeness, dy: 7 * closeness, blur: 7 * closeness, opacity: 0.34, scale: 0.4 }),
  ]);
  layers.push({ input: Buffer.from(svgOf(`<g transform="${transform}">${drawn.body}</g>`)) });
  return sharp({ create: { ...sheet, channels: 3, background: packshotGround } })
    .composite(layers)
    .jpeg(encoding)
    .toBuffer();
}

interface ShadowLook {
  dx: number;
  dy: number;
  blur: number;
  opacity: number;
  /** Blurs at reduced size and enlarges: a blur has no fine detail. */
  scale: number;
}

async function shadow(
  outline: string,
  { dx, dy, blur, opacity, scale }: ShadowLook,
): Promise<OverlayOptions> {
  const width = Math.round(sheet.width * scale);
  const small = svgOf(`<g opacity="${opacity}" transform="translate(${dx} ${dy})">${outline}</g>`, width);
  const blurred = await sharp(Buffer.from(small))
    .blur(Math.max(0.5, blur * scale))
    .png({ compressionLevel: 0 })
    .toBuffer();
  return {
    input: await sharp(blurred)
      .resize(sheet.width, sheet.height, { fit: 'fill' })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  };
}
