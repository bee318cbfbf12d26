/** Swedish: narrowing a category, and walking through its pages. */
export const listingTexts: Readonly<Record<string, string>> = {
  'listing.low': 'Från',
  'listing.high': 'Till',
  'listing.end': '{facet}: {end}',
  'listing.from': 'Från {amount}',
  'listing.upTo': 'Upp till {amount}',
  'listing.pageTitle': '{title}, sida {number} | {brand}',
  'listing.earlier': 'Visa tidigare produkter',
  'listing.pageEmpty': 'Listan tar slut före den här sidan.',
  'listing.pageEmptyText': 'Den kanske var längre en gång.',
  'listing.firstPage': 'Till första sidan',
  'listing.without.one': 'Utan ”{facet}”: {count} produkt',
  'listing.without.other': 'Utan ”{facet}”: {count} produkter',
};
