/** Splits sitemaps at the limits of sitemaps.org: 50,000 URLs, and 50 MB uncompressed. */
export const MAX_ADDRESSES = 50_000;
/** Some margin, as sizes are estimated. */
export const MAX_BYTES = 45_000_000;

/**
 * Splits a list into sitemaps, preserving its order.
 *
 * @param bytesOf size of a URL entry; with 30 markets most of it are the links to other locales.
 */
export function sitemapParts<Item>(
  items: readonly Item[],
  bytesOf: (item: Item) => number,
  most: { addresses: number; bytes: number } = { addresses: MAX_ADDRESSES, bytes: MAX_BYTES },
): Item[][] {
  const parts: Item[][] = [];
  let last: Item[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = bytesOf(item);
    if (last.length === 0 || last.length === most.addresses || bytes + size > most.bytes) {
      last = [];
      parts.push(last);
      bytes = 0;
    }
    last.push(item);
    bytes += size;
  }
  return parts;
}

/** `/sitemap-de-de.xml` is a locale's first part, `/sitemap-de-de-2.xml` the second. `part` counts from 1. */
export function sitemapPath(locale: string, part: number): string {
  return part === 1 ? `/sitemap-${locale}.xml` : `/sitemap-${locale}-${part}.xml`;
}

/** Null for any other path. */
export function readSitemapPath(path: string): { locale: string; part: number } | null {
  const match = /^\/sitemap-([a-z]{2}-(?:[a-z]{2}|global))(?:-([2-9]|[1-9]\d{1,4}))?\.xml$/.exec(path);
  const [, locale, part] = match ?? [];
  return locale === undefined ? null : { locale, part: Number(part ?? 1) };
}
