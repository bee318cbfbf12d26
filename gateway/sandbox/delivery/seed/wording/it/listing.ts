/** Italian: narrowing a category, and walking through its pages. */
export const listingTexts: Readonly<Record<string, string>> = {
  'listing.low': 'Da',
  'listing.high': 'A',
  'listing.end': '{facet}: {end}',
  'listing.from': 'Da {amount}',
  'listing.upTo': 'Fino a {amount}',
  'listing.pageTitle': '{title}, pagina {number} | {brand}',
  'listing.earlier': 'Mostra i prodotti precedenti',
  'listing.pageEmpty': 'Questa pagina è vuota.',
  'listing.pageEmptyText': 'Forse la lista si è accorciata.',
  'listing.firstPage': 'Vai alla prima pagina',
  'listing.without.one': 'Senza «{facet}»: {count} prodotto',
  'listing.without.other': 'Senza «{facet}»: {count} prodotti',
};
