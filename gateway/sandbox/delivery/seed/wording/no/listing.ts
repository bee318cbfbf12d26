/** Norwegian: narrowing a category, and walking through its pages. */
export const listingTexts: Readonly<Record<string, string>> = {
  'listing.low': 'Fra',
  'listing.high': 'Til',
  'listing.end': '{facet}: {end}',
  'listing.from': 'Fra {amount}',
  'listing.upTo': 'Opptil {amount}',
  'listing.pageTitle': '{title}, side {number} | {brand}',
  'listing.earlier': 'Vis forrige produkter',
  'listing.pageEmpty': 'Denne siden er tom.',
  'listing.pageEmptyText': 'Listen kan ha blitt kortere.',
  'listing.firstPage': 'Til første side',
  'listing.without.one': 'Uten «{facet}»: {count} produkt',
  'listing.without.other': 'Uten «{facet}»: {count} produkter',
};
