/** English texts of countries, languages and the market suggestion. */
export const marketWording = {
  'market.pageTitle': 'Country and language | {brand}',
  'market.intro':
    'Prices, shipping and products vary by country. Your cart stays in the country where you filled it.',
  'market.description':
    'Choose your country and language: where {brand} sells online, in which currency, and how to reach us.',
  'market.here': 'You are here',
  'market.contact': 'Contact for this country',
  'market.shop': 'Online shop in {currency}',
  'market.noShop': 'No online shop yet ({currency})',
  'market.arrival.CATEGORY': 'Not sold there: opens {title}.',
  'market.arrival.HOME': 'Not available there: opens the homepage.',
  'market.shelf.americas': 'North America',
  'market.shelf.europe': 'Europe',
  'market.shelf.pacific': 'Asia and Pacific',
  'market.shelf.elsewhere': 'Everywhere else',
} as const;
