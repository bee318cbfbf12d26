/** A product where it belongs: planted in or laid on the snow before the range, the background out of focus. */
import sharp from 'sharp';
import { develop, grain } from '../film.ts';
import { paintLandscape } from '../landscape.ts';
import { lights, type Light, type Mood } from '../light.ts';
import { randomFrom, seedOf } from '../random.ts';
import { rolling, slope, together } from '../snowfield.ts';
import type { View } from '../view.ts';
import type { Drawn } from './drawn.ts';
import { sheet, svgOf, type ProductSpec } from './sheet.ts';

interface Backdrop {
  mood: Mood;
  x: number;
  z: number;
  heading: number;
  lift: number;
  light?: Partial<Light>;
  /** Tint of the light on the product, and how much of it. */
  wash: string;
  shade: string;
}

const backdrops: readonly Backdrop[] = [
  { mood: 'dawn', x: 3849, z: 3264, heading: 4.02, lift: -960, wash: '#FFB98A', shade: '#38436E' },
  { mood: 'noon', x: 1541, z: 3007, heading: 6.01, lift: -290, wash: '#FFF4E2', shade: '#2C477A' },
  { mood: 'dusk', x: 4729, z: 3776, heading: 0.84, lift: -670, wash: '#FF9A66', shade: '#37305E' },
  { mood: 'noon', x: 5431, z: 861, heading: 5.86, lift: -856, wash: '#FFF4E2', shade: '#2C477A' },
  { mood: 'dawn', x: 944, z: 6830, heading: 1.31, lift: -1113, wash: '#FFB98A', shade: '#38436E' },
];
const painted = new Map<number, Buffer>();
/** Where the snow under a thing that lies down is. */
const lying = 1180;

export async function drawOnSnow(spec: ProductSpec, drawn: Drawn): Promise<Buffer> {
  const seed = seedOf(spec.product.family);
  const index = seed % backdrops.length;
  const backdrop = backdrops[index] ?? backdrops[0];
  if (!backdrop) throw new Error('no backdrops');
  let ground = painted.get(index);
  if (!ground) painted.set(index, (ground = await paint(backdrop)));

  const planted = drawn.planted;
  const size = planted ? 0.86 : 0.66;
  const foot = planted ? 1290 : lying + 60;
  const from = planted ? planted.y : 1290;
  const transform = `translate(600 ${foot}) scale(${size}) translate(-600 ${-from})`;
  // The snow's own shadow: the outline laid over to the right, short and blue.
  const cast = planted
    ? `translate(600 ${foot}) matrix(1 0 0.62 0.34 0 0) scale(${size} ${-size}) translate(-600 ${-from})`
    : `translate(${600 + 36} ${foot + 12}) scale(${size} ${size * 0.98}) translate(-600 ${-from})`;
  const random = randomFrom(seedOf(spec.product.key));
  const rim = foot + (planted ? -6 : -26);
  let bank = `M-20 ${rim + 46}`;
  for (let x = 0; x <= 1200; x += 60) {
    const near = Math.exp(-(((x - 600) / 230) ** 2));
    bank += `L${x} ${(rim + 40 - near * 46 + (random() - 0.5) * 9).toFixed(1)}`;
  }
  bank += 'L1220 1620H-20z';

  const shade = await sharp(
    Buffer.from(
      svgOf(
        `<g opacity=".62" fill="${backdrop.shade}" stroke="none"><g transform="${cast}">${recoloured(drawn.outline, backdrop.shade)}</g></g>`,
      ),
    ),
  )
    .blur(planted ? 7 : 16)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const thing = await sharp(Buffer.from(svgOf(`<g transform="${transform}">${drawn.body}</g>`)))
    .png({ compressionLevel: 0 })
    .toBuffer();
  // The light of the hour lies on the product too, but only where there is product.
  const washed = await sharp(thing)
    .composite([
      {
        input: Buffer.from(
          svgOf(
            `<defs><linearGradient id="w" x1="0" x2="1"><stop offset="0" stop-color="${backdrop.wash}" stop-opacity=".34"/><stop offset=".6" stop-color="${backdrop.shade}" stop-opacity=".12"/><stop offset="1" stop-color="${backdrop.shade}" stop-opacity=".42"/></linearGradient></defs><rect width="1200" height="1600" fill="url(#w)"/>`,
          ),
        ),
        blend: 'atop',
      },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer();
  // What is planted disappears into the snow: a strip of the same snow over its foot, its rim soft.
  const mask = await sharp(Buffer.from(svgOf(`<path d="${bank}" fill="#fff"/>`)))
    .blur(3)
    .extractChannel(3)
    .toBuffer();
  const snow = await sharp(ground, { raw: { ...sheet, channels: 3 } })
    .joinChannel(mask, { raw: { ...sheet, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
    .catch(async () =>
      sharp(ground, { raw: { ...sheet, channels: 3 } })
        .joinChannel(await sharp(mask).png().toBuffer())
        .png()
        .toBuffer(),
    );
  const layers = planted
    ? [{ input: shade }, { input: washed }, { input: snow }]
    : [{ input: shade }, { input: washed }];
  const picture = await sharp(ground, { raw: { ...sheet, channels: 3 } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  grain(picture, sheet.width, sheet.height, 4);
  return sharp(picture, { raw: { ...sheet, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function recoloured(outline: string, colour: string): string {
  return outline.replaceAll('stroke="#000"', `stroke="${colour}"`);
}

/** The range out of focus, the snow in front sharp. */
async function paint(backdrop: Backdrop): Promise<Buffer> {
  const light: Light = { ...lights[backdrop.mood], ...backdrop.light };
  const view: View = {
    ...sheet,
    x: backdrop.x,
    z: backdrop.z,
    heading: backdrop.heading,
    lift: backdrop.lift,
    stretch: 1,
    eyeHeight: 1.25,
    horizon: 0.6,
    angle: 0.5,
    blend: [220, 1600],
    foreground: together(rolling(1.2, 26, 0.3), slope(0.004, 0)),
  };
  const picture = develop(paintLandscape({ view, light, ripples: 0.6 }), {
    exposure: light.exposure,
    vignette: 0.4,
  });
  const raw = { raw: { ...sheet, channels: 3 as const } };
  const soft = await sharp(picture, raw).blur(9).raw().toBuffer();
  // Focus comes in between the far snow and the near.
  const [from, to] = [0.6 * sheet.height, 0.76 * sheet.height];
  for (let row = 0; row < sheet.height; row += 1) {
    const t = Math.min(1, Math.max(0, (row - from) / (to - from)));
    if (t === 0)
      soft.copy(picture, row * sheet.width * 3, row * sheet.width * 3, (row + 1) * sheet.width * 3);
    else if (t < 1) {
      for (let at = row * sheet.width * 3; at < (row + 1) * sheet.width * 3; at += 1) {
        picture[at] = (picture[at] ?? 0) * t + (soft[at] ?? 0) * (1 - t);
      }
    }
  }
  return picture;
}
