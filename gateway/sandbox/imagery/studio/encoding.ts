/** How masters are kept: AVIF needs two thirds of the room that WebP does, and renditions are derived from them once. */
import type { Sharp } from 'sharp';
import type { Picture } from '../library.ts';

/** What landscapes and the frames of a turn lose below this is seen; packshots are smooth. */
const quality = { packshot: 52, other: 58 };

export function asMaster(image: Sharp, { spec }: Picture): Sharp {
  const isPackshot = spec.kind === 'product' && spec.frame === undefined;
  return image.avif({
    quality: isPackshot ? quality.packshot : quality.other,
    effort: 4,
    chromaSubsampling: '4:2:0',
  });
}
