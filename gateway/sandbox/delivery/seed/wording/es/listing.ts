/** Spanish: narrowing a category, and walking through its pages. */
export const listingTexts: Readonly<Record<string, string>> = {
  'listing.low': 'Desde',
  'listing.high': 'Hasta',
  'listing.end': '{facet}: {end}',
  'listing.from': 'Desde {amount}',
  'listing.upTo': 'Hasta {amount}',
  'listing.pageTitle': '{title}, página {number} | {brand}',
  'listing.earlier': 'Ver productos anteriores',
  'listing.pageEmpty': 'Esta página está vacía.',
  'listing.pageEmptyText': 'Puede que la lista se haya acortado.',
  'listing.firstPage': 'Ir a la primera página',
  'listing.without.one': 'Sin «{facet}»: {count} producto',
  'listing.without.other': 'Sin «{facet}»: {count} productos',
};
