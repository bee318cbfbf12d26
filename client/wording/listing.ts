/** The shop's English words: narrowing a category, and walking through its pages. */
export const listingWording = {
  'listing.low': 'From',
  'listing.high': 'To',
  'listing.end': '{facet}: {end}',
  'listing.from': 'From {amount}',
  'listing.upTo': 'Up to {amount}',
  'listing.pageTitle': '{title}, page {number} | {brand}',
  'listing.earlier': 'Show earlier products',
  'listing.pageEmpty': 'The list ends before this page.',
  'listing.pageEmptyText': 'It may have been longer once.',
  'listing.firstPage': 'To the first page',
  'listing.without.one': 'Without “{facet}”: {count} product',
  'listing.without.other': 'Without “{facet}”: {count} products',
} as const;
