/** What search engines are told about the many addresses of one category. */
import { atPage, isFiltered, pageSize, writeListing } from '../../components/Listing/listing.rules.ts';
import type { Listing } from '../../components/Listing/listing.rules.ts';

export interface Indexing {
  /** `noindex, follow`, and no canonical address: what filters leave over is no page of its own. */
  readonly noindex: boolean;
  /** Query of the canonical address, with its question mark; empty for the category itself. */
  readonly canonicalSearch: string;
  /** True where the same page of other markets is named beside it. */
  readonly hasAlternates: boolean;
}

export function indexingOf(listing: Listing): Indexing {
  if (isFiltered(listing)) return { noindex: true, canonicalSearch: '', hasAlternates: false };
  // Another order holds the same products: it is the category, from its first page.
  const isSorted = listing.sort !== 'FEATURED';
  const plain: Listing = { ...atPage(listing, isSorted ? 1 : listing.page), sort: 'FEATURED' };
  const search = writeListing(plain).toString();
  return {
    noindex: false,
    canonicalSearch: search === '' ? '' : `?${search}`,
    hasAlternates: !isSorted && listing.page === 1 && listing.show === pageSize,
  };
}
