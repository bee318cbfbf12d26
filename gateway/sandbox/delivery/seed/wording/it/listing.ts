/** Italian: narrowing a category, and walking through its pages. */
export const listingTexts: Readonly<Record<string, string>> = {
  'listing.low': 'Da',
  'listing.high': 'A',
  'listing.end': '{facet}: {end}',
  'listing.from': 'Da {amount}',
  'listing.upTo': 'Fino a {amount}',
  'listing.pageTitle': '{title}, pagina {number} | {brand}',
  'listing.earlier': 'Mostra i prodotti precedenti',
  'listing.pageEmpty': 'La lista finisce prima di questa pagina.',
  'listing.pageEmptyText': 'Forse un tempo era più lunga.',
  'listing.firstPage': 'Vai alla prima pagina',
  'listing.without.one': 'Senza «{facet}»: {count} prodotto',
  'listing.without.other': 'Senza «{facet}»: {count} prodotti',
};
