/** The English words that lists and what stands in them have in common: titles, and walking through pages. */
export const pagesWording = {
  'category.title': '{title} | {brand}',
  'category.loadMore': 'Show more',
  'category.loadingMore': 'Loading…',
  'category.shown': '{shown} of {total}',
  'category.moreFailed': 'The next products did not arrive. Try again.',
  'listing.pageTitle': '{title}, page {number} | {brand}',
  'listing.pageEmpty': 'The list ends before this page.',
  'listing.pageEmptyText': 'It may have been longer once.',
  'listing.firstPage': 'To the first page',
} as const;
