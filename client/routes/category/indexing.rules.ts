/** Indexing and canonical address of a category's listings. */
import { atPage, isFiltered, pageSize, writeListing } from '../../components/Listing/listing.rules.ts';
import type { Listing } from '../../components/Listing/listing.rules.ts';

export interface Indexing {
  /** `noindex, follow` without a canonical address: filtered lists are no pages of their own. */
  readonly noindex: boolean;
  /** Query of the canonical address, with its question mark; empty for the category itself. */
  readonly canonicalSearch: string;
  /** True where alternates are listed. */
  readonly hasAlternates: boolean;
}

export function indexingOf(listing: Listing): Indexing {
  if (isFiltered(listing)) return { noindex: true, canonicalSearch: '', hasAlternates: false };
  // Another order has the same products: the canonical page is the category's first.
  const isSorted = listing.sort !== 'FEATURED';
  const plain: Listing = { ...atPage(listing, isSorted ? 1 : listing.page), sort: 'FEATURED' };
  const search = writeListing(plain).toString();
  return {
    noindex: false,
    canonicalSearch: search === '' ? '' : `?${search}`,
    hasAlternates: !isSorted && listing.page === 1 && listing.show === pageSize,
  };
}
