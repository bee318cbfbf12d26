/** Measures how bright a picture is, where: what an account computes when a picture is uploaded. */
import sharp from 'sharp';

export interface Brightness {
  /** Mean of the whole picture: 0 black to 255 white. */
  mean: number;
  /** Fields of the picture, row by row from its top-left corner. */
  grid: BrightnessGrid;
}

export interface BrightnessGrid {
  columns: number;
  rows: number;
  /** The grey as bright as each field's brightest part, 0 to 255. */
  brightest: number[];
  /** The same of its darkest. */
  darkest: number[];
}

export const brightnessColumns = 12;
export const brightnessRows = 8;
/** Samples on each side of a field. One is a few pixels of a master: finer detail does not make words unreadable. */
const samples = 12;
/** How many of a field's samples do not count: a glint of a few pixels. */
const glints = 1;

/** @param picture an encoded file. About 100 ms for a master of 2400 x 1350 pixels. */
export async function brightnessOf(picture: Uint8Array): Promise<Brightness> {
  const width = brightnessColumns * samples;
  const pixels = await sharp(picture)
    .resize(width, brightnessRows * samples, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const fields = Array.from({ length: brightnessColumns * brightnessRows }, (): number[] => []);
  let sum = 0;
  for (let at = 0; at < pixels.length / 3; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 3, at * 3 + 3);
    const grey = greyOf(red, green, blue);
    const column = Math.floor((at % width) / samples);
    const row = Math.floor(at / width / samples);
    fields[row * brightnessColumns + column]?.push(grey);
    sum += grey;
  }
  for (const field of fields) field.sort((one, other) => one - other);
  return {
    mean: Math.round(sum / (pixels.length / 3)),
    grid: {
      columns: brightnessColumns,
      rows: brightnessRows,
      brightest: fields.map((field) => Math.round(field.at(-1 - glints) ?? 0)),
      darkest: fields.map((field) => Math.round(field.at(glints) ?? 0)),
    },
  };
}

/** The grey of the same relative luminance (WCAG 2.2), 0 to 255. */
function greyOf(red: number, green: number, blue: number): number {
  const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
