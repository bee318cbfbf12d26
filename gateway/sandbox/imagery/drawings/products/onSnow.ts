/** A product outdoors: planted in snow in front of the range, or lying on snow and seen from above. */
import sharp, { type OverlayOptions } from 'sharp';
import { grain } from '../toneMapping.ts';
import { randomFrom, seedOf } from '../random.ts';
import type { ProductDrawing } from './productDrawing.ts';
import { sheet, svgOf, type ProductSpec } from './sheet.ts';
import { hours, range, snowFromAbove, type Hour } from './snowBackgrounds.ts';

const raw = { raw: { ...sheet, channels: 3 as const } };
const lossless = { compressionLevel: 0 };

export async function drawOnSnow(spec: ProductSpec, drawn: ProductDrawing): Promise<Buffer> {
  const seed = seedOf(`${spec.product.family} ${spec.colour.name}`);
  // Blue hour needs a visible sky; seen from above it would only be dark.
  const hour = hours[seed % (drawn.planted ? hours.length : 2)];
  if (!hour) throw new Error('no hours');
  const picture = drawn.planted
    ? await planted(drawn, drawn.planted.y, await range(hour, seed), hour, seedOf(spec.product.key))
    : await laidDown(drawn, await snowFromAbove(hour), hour, seedOf(spec.product.key));
  grain(picture, sheet.width, sheet.height, 3);
  return sharp(picture, raw).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Upright, its foot in a small snow bank, its shadow falling towards the viewer and to the right. */
async function planted(
  drawn: ProductDrawing,
  from: number,
  ground: Buffer,
  hour: Hour,
  seed: number,
): Promise<Buffer> {
  const size = 0.88;
  const foot = 1330;
  const place = `translate(600 ${foot}) scale(${size}) translate(-600 ${-from})`;
  const random = randomFrom(seed);
  let rim = `M-20 ${foot + 60}`;
  for (let x = 180; x <= 1020; x += 30) {
    const near = Math.exp(-(((x - 600) / 210) ** 2));
    rim += `L${x} ${(foot + 26 - near * 40 + (random() - 0.5) * 10).toFixed(1)}`;
  }
  const bank = `${rim}L1220 ${foot + 60}V1620H-20z`;
  const mask = await sharp(Buffer.from(svgOf(`<path d="${bank}" fill="#fff"/>`)))
    .blur(2.2)
    .extractChannel(3)
    .raw()
    .toBuffer();
  const cover = await sharp(ground, raw)
    .joinChannel(mask, { raw: { ...sheet, channels: 1 } })
    .png(lossless)
    .toBuffer();
  // Projects the shadow on the ground: shorter the higher the sun.
  const cast = `translate(600 ${foot - 4}) matrix(1 0 ${-hour.shadow.lean} ${-hour.shadow.length} 0 0) scale(${size}) translate(-600 ${-from})`;
  const above = `<clipPath id="above"><rect x="-600" y="-400" width="2400" height="${from + 384}"/></clipPath>`;
  const shade = await sharp(
    Buffer.from(
      svgOf(
        `<defs>${above}</defs><g opacity="${hour.shadow.strength}" transform="${cast}"><g clip-path="url(#above)" fill="${hour.shade}">${recoloured(drawn.outline, hour.shade)}</g></g>`,
      ),
    ),
  )
    .blur(5)
    .png(lossless)
    .toBuffer();
  const lip = svgOf(
    `<defs><filter id="b" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="7"/></filter></defs><path d="M360 ${foot + 12}Q480 ${foot - 16} 600 ${foot - 14}T850 ${foot + 16}" fill="none" stroke="#fff" stroke-opacity="${hour.rim}" stroke-width="12" filter="url(#b)"/><path d="M440 ${foot + 26}Q600 ${foot + 6} 800 ${foot + 30}" fill="none" stroke="${hour.shade}" stroke-opacity=".26" stroke-width="16" filter="url(#b)"/>`,
  );
  return flat(ground, [
    { input: await lit(drawn, place, hour) },
    { input: cover },
    { input: shade },
    { input: Buffer.from(lip) },
  ]);
}

/** Flat on the snow, slightly rotated and sunk in: a shadow to the lower right, and reflected light from below. */
async function laidDown(drawn: ProductDrawing, ground: Buffer, hour: Hour, seed: number): Promise<Buffer> {
  const random = randomFrom(seed);
  const place = `translate(600 800) rotate(${(-9 + random() * 18).toFixed(1)}) scale(.84) translate(-600 -800)`;
  const shadowOf = async (dx: number, dy: number, blur: number, opacity: number): Promise<Buffer> =>
    sharp(
      Buffer.from(
        svgOf(
          `<g opacity="${opacity}" transform="translate(${dx} ${dy})"><g transform="${place}" fill="${hour.shade}">${recoloured(drawn.outline, hour.shade)}</g></g>`,
        ),
      ),
    )
      .blur(blur)
      .png(lossless)
      .toBuffer();
  const { lean } = hour.shadow;
  return flat(ground, [
    { input: await shadowOf(44 * lean + 20, 40, 20, 0.5) },
    { input: await shadowOf(12, 14, 6, 0.6) },
    { input: await lit(drawn, place, hour) },
  ]);
}

/** The product in the light of the hour, transparent elsewhere. */
async function lit(drawn: ProductDrawing, place: string, hour: Hour): Promise<Buffer> {
  const thing = await sharp(Buffer.from(svgOf(`<g transform="${place}">${drawn.body}</g>`)))
    .png(lossless)
    .toBuffer();
  const wash = svgOf(
    `<defs><linearGradient id="w" x1="0" x2="1" y1="0" y2=".5"><stop offset=".2" stop-color="${hour.wash}" stop-opacity=".3"/><stop offset=".55" stop-color="${hour.shade}" stop-opacity=".1"/><stop offset=".8" stop-color="${hour.shade}" stop-opacity=".36"/></linearGradient></defs><rect width="1200" height="1600" fill="url(#w)"/>`,
  );
  return sharp(thing)
    .composite([{ input: Buffer.from(wash), blend: 'atop' }])
    .png(lossless)
    .toBuffer();
}

async function flat(ground: Buffer, layers: OverlayOptions[]): Promise<Buffer> {
  return sharp(ground, raw).composite(layers).removeAlpha().raw().toBuffer();
}

function recoloured(outline: string, colour: string): string {
  return outline.replaceAll('stroke="#000"', `stroke="${colour}"`);
}
