/** The shop's English words: countries, languages and the suggestion of a market. */
export const marketWording = {
  'market.heading': 'Country and language',
  'market.pageTitle': 'Country and language | {brand}',
  'market.intro':
    'Prices, delivery and what we sell differ from country to country. Your cart stays where it was filled.',
  'market.description':
    'Choose your country and language: where {brand} has an online shop, in which currency, and how to reach us.',
  'market.here': 'You are here',
  'market.contact': 'Questions from here go to',
  'market.shop': 'Online shop in {currency}',
  'market.noShop': 'No online shop yet ({currency})',
  'market.noPriceText': 'We do not run an online shop in your country yet.',
  'market.change': 'Change country and language',
  'market.arrival.CATEGORY': 'Not sold there: opens {title}.',
  'market.arrival.HOME': 'Not there: opens the front page.',
  'market.shelf.americas': 'North America',
  'market.shelf.europe': 'Europe',
  'market.shelf.pacific': 'Asia and Pacific',
  'market.shelf.elsewhere': 'Everywhere else',
  'market.control': 'Country and language: {country}, {language}. Change',
  'market.current': '{country} · {language}',
  'market.close': 'Close countries and languages',
  'market.loading': 'Loading countries',
  'market.failed': 'The list of countries did not arrive.',
  'market.openPage': 'Open it as a page',
} as const;
