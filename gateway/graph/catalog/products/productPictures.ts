/** Product images: names from content, galleries from the image service. */
import { isYes } from '../../content/wording/displayText.rules.ts';
import { attributeValue } from '../../content/wording/attributeWords.ts';
import { words } from '../../content/wording/words.ts';
import type { RequestContext } from '../../context.ts';
import { imageOf, type ImageModel } from '../../media/image.ts';
import { pictureNameAt } from '../../media/pictureNameAt.rules.ts';
import type { PictureFacts } from '../../media/renditions.rules.ts';
import type { SpinModel } from '../../media/spin.ts';
import type { VideoModel } from '../../media/video.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { ProductEntryJson } from '../../../sources/delivery/products.ts';
import type { ImageSetItemJson } from '../../../sources/imagery/imagery.ts';
import { memoizePerSource } from '../memoizePerSource.rules.ts';
import { viewWords } from './pictureView.rules.ts';
import { displayTitleOf } from './productModel.ts';
import { ofColor } from '../variants/variant.rules.ts';

/** Front image in a colour; falls back to the first colour. */
export function pictureOf(entry: ProductEntryJson, color: string | null | undefined): ImageModel {
  const inColor = ofColor(entry.color_images, color) ?? entry.color_images[0];
  const name =
    ofColor(entry.color_images, color)?.amplience_id ||
    entry.image?.amplience_id ||
    inColor?.amplience_id ||
    '';
  return imageOf(name, altText(entry, inColor?.color), { isPackshot: true });
}

function altText(entry: ProductEntryJson, color: string | undefined): string {
  const title = displayTitleOf(entry);
  return color ? `${title}, ${color}` : title;
}

/**
 * The image set of a colour, in its own order, each image with what it shows as alternative text; only the front image,
 * if any, without a set or while the service is unavailable. Images with a point of interest are cropped around it; others
 * are packshots.
 */
export async function galleryOf(
  entry: ProductEntryJson,
  color: string | null | undefined,
  ctx: RequestContext,
): Promise<(ImageModel | VideoModel | SpinModel)[]> {
  const inColor = ofColor(entry.color_images, color) ?? entry.color_images[0];
  const front = pictureOf(entry, color);
  const colour = inColor && (await attributeValue(ctx, 'Color', inColor.color));
  const product = altText(entry, colour);
  const setName = setOf(entry, inColor);
  const set = setName === '' ? null : await withFallback(ctx.imagery.imageSet(setName), null);
  const items = await Promise.all(
    (set?.items ?? []).map(async (item): Promise<ImageModel | VideoModel | SpinModel | null> => {
      if (item.type === 'spin') return spinOf(item.frames, product);
      const name = nameOf(item);
      if (name === null) return null;
      if (item.type === 'video') return { kind: 'video', name, alt: product };
      const facts = factsOf(item);
      const key = viewWords(entry.product_type, name);
      const alt = key === null ? product : await words(ctx, key, { product });
      return imageOf(name, alt, { isPackshot: facts.poi === null, facts });
    }),
  );
  const shown = items.filter((item) => item !== null);
  if (shown.length > 0) return shown;
  return front.name ? [front] : [];
}

/**
 * The set of the colour; else, where the product's image says `imageset: Yes`, the set of the image's name (catalogue.md 3).
 * Empty without one.
 */
function setOf({ image }: ProductEntryJson, inColor: { imageset_id: string } | undefined): string {
  if (inColor?.imageset_id) return inColor.imageset_id;
  return image && isYes(image.imageset) ? image.amplience_id : '';
}

const nameOf = memoizePerSource((item: { src: string }) => pictureNameAt(item.src));

/** Null when an address names no picture. */
function spinOf(items: readonly { src: string }[], alt: string): SpinModel | null {
  const [first, ...others] = items.flatMap((item) => nameOf(item) ?? []);
  const isWhole = others.length === items.length - 1;
  return first !== undefined && isWhole ? { kind: 'spin', frames: [first, ...others], alt } : null;
}

function factsOf({ width, height, metadata }: Extract<ImageSetItemJson, { type: 'img' }>): PictureFacts {
  return { width: width ?? null, height: height ?? null, poi: metadata?.pointOfInterest ?? null };
}
