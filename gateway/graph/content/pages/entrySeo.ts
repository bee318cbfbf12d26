/** SEO data of an entry that has its own text and picture. */
import { imageAt } from '../../media/image.ts';
import type { PictureJson, SeoMetaJson } from '../../../sources/delivery/entries/entryFields.ts';
import { plainText } from '../text/sanitizedHtml.ts';
import type { SeoModel } from './seo.ts';

interface SeoFacts {
  title: string;
  seo_meta: SeoMetaJson;
  /** Fallbacks for an empty SEO description; the first non-empty one is used. */
  words: readonly string[];
  picture: PictureJson;
}

export function entrySeo({ title, seo_meta, words, picture }: SeoFacts): SeoModel {
  return {
    title: seo_meta?.seo_title || title,
    description: plainText(seo_meta?.seo_description || words.find((text) => text !== '')),
    image: imageAt(seo_meta?.og_image ?? null, title) ?? imageAt(picture, title),
  };
}
