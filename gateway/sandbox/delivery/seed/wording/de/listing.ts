/** German: narrowing a category, and walking through its pages. */
export const listingTexts: Readonly<Record<string, string>> = {
  'listing.low': 'Von',
  'listing.high': 'Bis',
  'listing.end': '{facet}: {end}',
  'listing.from': 'Ab {amount}',
  'listing.upTo': 'Bis {amount}',
  'listing.pageTitle': '{title}, Seite {number} | {brand}',
  'listing.earlier': 'Vorherige Produkte zeigen',
  'listing.pageEmpty': 'Diese Seite ist leer.',
  'listing.pageEmptyText': 'Die Liste ist vielleicht kürzer geworden.',
  'listing.firstPage': 'Zur ersten Seite',
  'listing.without.one': 'Ohne „{facet}“: {count} Produkt',
  'listing.without.other': 'Ohne „{facet}“: {count} Produkte',
};
