/** Swedish: narrowing a category, and walking through its pages. */
export const listingTexts: Readonly<Record<string, string>> = {
  'listing.low': 'Från',
  'listing.high': 'Till',
  'listing.end': '{facet}: {end}',
  'listing.from': 'Från {amount}',
  'listing.upTo': 'Upp till {amount}',
  'listing.pageTitle': '{title}, sida {number} | {brand}',
  'listing.earlier': 'Visa föregående produkter',
  'listing.pageEmpty': 'Den här sidan är tom.',
  'listing.pageEmptyText': 'Listan kan ha blivit kortare.',
  'listing.firstPage': 'Till första sidan',
  'listing.without.one': 'Utan ”{facet}”: {count} produkt',
  'listing.without.other': 'Utan ”{facet}”: {count} produkter',
};
