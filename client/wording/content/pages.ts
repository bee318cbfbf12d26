/** English texts that content lists share: titles and pagination. */
export const pagesWording = {
  'category.title': '{title} | {brand}',
  'category.loadMore': 'Show more',
  'category.loadingMore': 'Loading…',
  'category.shown': '{shown} of {total}',
  'category.moreFailed': 'More products couldn’t be loaded. Try again.',
  'listing.pageTitle': '{title}, page {number} | {brand}',
  'listing.pageEmpty': 'This page is empty.',
  'listing.pageEmptyText': 'The list has fewer pages now.',
  'listing.firstPage': 'Go to first page',
} as const;
