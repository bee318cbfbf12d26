/** Content pages for sitemaps. */
import { QUALITY } from '../../media/renditions.rules.ts';
import { everywhere, type IndexableKind, type IndexablePage } from '../../region/locales/indexable.rules.ts';
import { contentPath, localePath } from '../navigation/link.rules.ts';

interface KindOptions {
  /** False for an entry whose address has no page. */
  hasScreen?(url: string): boolean;
  /** Size of the picture listed for search engines, in pixels. */
  picture?: { w: number; h: number };
}

/** Every entry of a content type with an address, in the regions that show it. */
export function entriesOf(contentType: string, { hasScreen, picture }: KindOptions = {}): IndexableKind {
  return async (ctx) => {
    const entries = await ctx.delivery.addressesOf(contentType);
    const pages = new Map<string, IndexablePage>();
    const found = entries.filter((entry) => !entry.unlisted && !entry.seo_meta?.no_index);
    for (const { url, regions, updated_at: updatedAt, image, color_images: colors } of found) {
      if (url === '' || hasScreen?.(url) === false) continue;
      // Entries of several regions may share an address.
      const other = pages.get(url);
      const name = image?.amplience_id || colors[0]?.amplience_id || '';
      pages.set(url, {
        pathIn: (locale) => contentPath(locale, contentType, url),
        regions: [...(other?.regions ?? []), regions],
        updatedAt: [other?.updatedAt ?? '', updatedAt].toSorted().at(-1) || null,
        images:
          picture && name !== ''
            ? [ctx.imagery.url(name, { ...picture, fmt: 'jpg', qlt: QUALITY, bg: 'white' })]
            : (other?.images ?? []),
      });
    }
    return [...pages.values()];
  };
}

/** A page that every market has. */
export function screenAt(path: string): IndexableKind {
  return () =>
    Promise.resolve([
      { pathIn: (locale) => localePath(locale, path), regions: everywhere, updatedAt: null, images: [] },
    ]);
}
