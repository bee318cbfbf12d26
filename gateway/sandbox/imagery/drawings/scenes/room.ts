/** Rooms: flat SVG lit by lamps pixel by pixel, with stains. */
import sharp, { type OverlayOptions } from 'sharp';
import { grain } from '../toneMapping.ts';
import { NoiseTile } from '../noise.ts';
import type { ProductDrawing } from '../products/productDrawing.ts';

export interface RoomLamp {
  /** Fractions of the width and of the height. */
  x: number;
  y: number;
  /** Fraction of the width at which the light is halved. */
  reach: number;
  /** Intensity by channel at the lamp; 1 shows colours as painted. */
  colour: readonly [number, number, number];
  /** Aspect of the pool of light; above 1 it is wider than high. */
  wide?: number;
}

export interface Room {
  width: number;
  height: number;
  /** SVG in pixels of a picture 2400 wide. */
  things: string;
  /** Pictures under the SVG, such as a window's view. */
  behind?: readonly OverlayOptions[];
  /** Drawn unlit: light sources. */
  shining?: string;
  ambient: readonly [number, number, number];
  lamps: readonly RoomLamp[];
}

const stains = new NoiseTile(5, 6, 3301);
const drawnWidth = 2400;

/** 8-bit RGB. */
export async function drawRoom(room: Room): Promise<Buffer> {
  const { width, height } = room;
  const svg = (inner: string): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${drawnWidth} ${(drawnWidth * height) / width}">${inner}</svg>`,
    );
  const flat = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([...(room.behind ?? []), { input: svg(room.things) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const aspect = height / width;
  for (let row = 0; row < height; row += 1) {
    const y = row / height;
    for (let column = 0; column < width; column += 1) {
      const x = column / width;
      let [r, g, b] = room.ambient;
      for (const lamp of room.lamps) {
        const dx = (x - lamp.x) / (lamp.wide ?? 1);
        const dy = (y - lamp.y) * aspect;
        const light = 1 / (1 + (dx * dx + dy * dy) / (lamp.reach * lamp.reach)) ** 1.7;
        r += lamp.colour[0] * light;
        g += lamp.colour[1] * light;
        b += lamp.colour[2] * light;
      }
      const wear = 1 + 0.34 * stains.at(x * 1.7, y * 1.1) + 0.16 * stains.at(x * 9, y * 5);
      const at = (row * width + column) * 3;
      flat[at] = soft((flat[at] ?? 0) * r * wear);
      flat[at + 1] = soft((flat[at + 1] ?? 0) * g * wear);
      flat[at + 2] = soft((flat[at + 2] ?? 0) * b * wear);
    }
  }
  let picture: Buffer = flat;
  if (room.shining) {
    picture = await sharp(flat, { raw: { width, height, channels: 3 } })
      .composite([{ input: svg(room.shining), blend: 'screen' }])
      .removeAlpha()
      .raw()
      .toBuffer();
  }
  grain(picture, width, height, 5);
  return picture;
}

/** Soft shoulder: bright lamps clip gradually. */
function soft(level: number): number {
  return level < 190 ? level : 190 + 65 * (1 - Math.exp(-(level - 190) / 80));
}

let hung = 0;

/** A product's drawing at a place, with its shadow on the wall. @param size of the sheet; 1 is 1200 by 1600. */
export function hang(
  drawn: ProductDrawing,
  x: number,
  y: number,
  size: number,
  { turn = 0, drop = 40 } = {},
): string {
  hung += 1;
  const prefix = `hung${hung}-`;
  const body = drawn.body.replaceAll(' id="', ` id="${prefix}`).replaceAll('url(#', `url(#${prefix}`);
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-600 0)`;
  return `<defs><filter id="${prefix}s" x="-30%" y="-20%" width="160%" height="140%"><feGaussianBlur stdDeviation="${14 / size}"/></filter></defs><g transform="translate(${drop} ${drop * 0.8}) ${place}" opacity=".6" filter="url(#${prefix}s)">${drawn.outline}</g><g transform="${place}">${body}</g>`;
}
