/** How many addresses fit one sitemap (sitemaps.org): 50 000, and 50 MB before compression. */
export const MOST_ADDRESSES = 50_000;
/** Some room below the limit: a size is reckoned, not measured. */
export const MOST_BYTES = 45_000_000;

/**
 * Cuts a list into sitemaps, in its own order.
 *
 * @param bytesOf size of an address with everything that is said of it; with 30 markets the links to the others weigh
 *   more than all the rest.
 */
export function sitemapParts<Item>(
  items: readonly Item[],
  bytesOf: (item: Item) => number,
  most: { addresses: number; bytes: number } = { addresses: MOST_ADDRESSES, bytes: MOST_BYTES },
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

/** `/sitemap-de-de.xml` is the first of a locale's, `/sitemap-de-de-2.xml` the second. `part` counts from 1. */
export function sitemapPath(locale: string, part: number): string {
  return part === 1 ? `/sitemap-${locale}.xml` : `/sitemap-${locale}-${part}.xml`;
}

/** Null for every other path. */
export function readSitemapPath(path: string): { locale: string; part: number } | null {
  const match = /^\/sitemap-([a-z]{2}-(?:[a-z]{2}|global))(?:-([2-9]|[1-9]\d{1,4}))?\.xml$/.exec(path);
  const [, locale, part] = match ?? [];
  return locale === undefined ? null : { locale, part: Number(part ?? 1) };
}
