import { expect, test } from 'vitest';
import { indexingOf } from './indexing.rules.ts';
import { readListing } from '../../components/Listing/listing.rules.ts';

test.each([
  ['the category is indexed under its own address, beside its other markets', '', [false, '', true]],
  ['filtered by a value: noindex, follow and no canonical', 'color=Bone', [true, '', false]],
  ['filtered by a range: the same', 'price=250..900', [true, '', false]],
  ['filtered and sorted: the same', 'color=Bone&sort=newest&page=2', [true, '', false]],
  ['page N: its own canonical', 'page=3', [false, '?page=3', false]],
  ['sorted only: canonical to unsorted', 'sort=price-asc', [false, '', false]],
  ['sorted page N: canonical to unsorted', 'sort=price-asc&page=3', [false, '', false]],
  ['after loading more: canonical to where the list starts', 'show=72', [false, '', false]],
  ['after loading more from page N: canonical to page N', 'page=2&show=72', [false, '?page=2', false]],
  ['unknown parameters are ignored', 'utm_source=mail&fragrance=pine', [false, '', true]],
  ['a filter without a value is ignored', 'color=&price=cheap&sort=best', [false, '', true]],
])('%s', (_sentence, search, [noindex, canonicalSearch, hasAlternates]) => {
  expect(indexingOf(readListing(new URLSearchParams(search)))).toEqual({
    noindex,
    canonicalSearch,
    hasAlternates,
  });
});
