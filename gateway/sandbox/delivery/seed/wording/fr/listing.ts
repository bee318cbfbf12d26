/** French: narrowing a category, and walking through its pages. */
export const listingTexts: Readonly<Record<string, string>> = {
  'listing.low': 'De',
  'listing.high': 'À',
  'listing.end': '{facet} : {end}',
  'listing.from': 'À partir de {amount}',
  'listing.upTo': 'Jusqu’à {amount}',
  'listing.pageTitle': '{title}, page {number} | {brand}',
  'listing.earlier': 'Voir les produits précédents',
  'listing.pageEmpty': 'Cette page est vide.',
  'listing.pageEmptyText': 'La liste a peut-être raccourci.',
  'listing.firstPage': 'Aller à la première page',
  'listing.without.one': 'Sans « {facet} » : {count} produit',
  'listing.without.other': 'Sans « {facet} » : {count} produits',
};
