/** The shop's English words: countries, languages and the suggestion of a market. */
export const marketWording = {
  'market.pageTitle': 'Country and language | {brand}',
  'market.intro':
    'Prices, delivery and what we sell differ from country to country. Your cart stays where it was filled.',
  'market.description':
    'Choose your country and language: where {brand} has an online shop, in which currency, and how to reach us.',
  'market.here': 'You are here',
  'market.contact': 'Questions from here go to',
  'market.shop': 'Online shop in {currency}',
  'market.noShop': 'No online shop yet ({currency})',
  'market.arrival.CATEGORY': 'Not sold there: opens {title}.',
  'market.arrival.HOME': 'Not there: opens the front page.',
  'market.shelf.americas': 'North America',
  'market.shelf.europe': 'Europe',
  'market.shelf.pacific': 'Asia and Pacific',
  'market.shelf.elsewhere': 'Everywhere else',
} as const;
