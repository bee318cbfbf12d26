/** One picture of a screen in all its looks, and what has changed since the accepted pictures. */
import sharp, { type OverlayOptions } from 'sharp';

/** Pixels of a sheet. */
const sheetWidth = 3200;
const cellHeight = 900;
const labelHeight = 36;
const gap = 16;

/** Grey levels that noise of rendering may differ by, and the share of pixels that may differ by more. */
const tolerance = 24;
const changedShare = 0.005;

export interface Cell {
  label: string;
  /** A PNG file's bytes. */
  picture: Buffer;
  isChanged: boolean;
}

/** Writes the cells in rows, with their names; changed ones in red. */
export async function writeSheet(file: string, cells: readonly Cell[]): Promise<void> {
  const parts: OverlayOptions[] = [];
  let left = gap;
  let top = gap;
  for (const { label, picture, isChanged } of cells) {
    const { data, info } = await sharp(picture)
      .resize({ height: cellHeight })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (left > gap && left + info.width + gap > sheetWidth) {
      left = gap;
      top += labelHeight + cellHeight + gap;
    }
    parts.push({ input: words(label, info.width, isChanged), left, top });
    parts.push({ input: data, left, top: top + labelHeight });
    left += info.width + gap;
  }
  const height = top + labelHeight + cellHeight + gap;
  await sharp({ create: { width: sheetWidth, height, channels: 3, background: '#8b8f8c' } })
    .composite(parts)
    .webp({ quality: 80 })
    .toFile(file);
}

function words(label: string, width: number, isChanged: boolean): Buffer {
  const ground = isChanged ? '#b3261e' : '#14181a';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">` +
      `<rect width="100%" height="100%" fill="${ground}"/>` +
      `<text x="8" y="24" font-family="sans-serif" font-size="18" fill="#fff">${label}</text></svg>`,
  );
}

/** Whether a picture differs from the accepted one by more than rendering does. */
export async function differs(picture: Buffer, accepted: Buffer): Promise<boolean> {
  const [now, before] = await Promise.all([picture, accepted].map(grey));
  if (!now || !before) return true;
  if (now.info.width !== before.info.width || now.info.height !== before.info.height) return true;
  let changed = 0;
  for (const [index, level] of now.data.entries())
    if (Math.abs(level - (before.data[index] ?? 0)) > tolerance) changed += 1;
  return changed / now.data.length > changedShare;
}

const grey = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
