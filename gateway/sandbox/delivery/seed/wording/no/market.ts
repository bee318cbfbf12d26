/** Norwegian: countries, languages and the suggestion of a market. */
export const marketTexts: Readonly<Record<string, string>> = {
  'market.heading': 'Land og språk',
  'market.pageTitle': 'Land og språk | {brand}',
  'market.intro':
    'Priser, levering og utvalg er forskjellig fra land til land. Handlekurven blir der den ble fylt.',
  'market.description':
    'Velg land og språk: hvor {brand} har nettbutikk, i hvilken valuta, og hvordan du når oss.',
  'market.here': 'Du er her',
  'market.contact': 'Kontakt for dette landet',
  'market.shop': 'Nettbutikk i {currency}',
  'market.noShop': 'Ingen nettbutikk ennå ({currency})',
  'market.noPriceText': 'Vi har ingen nettbutikk i landet ditt ennå.',
  'market.change': 'Endre land og språk',
  'market.arrival.CATEGORY': 'Selges ikke der: åpner {title}.',
  'market.arrival.HOME': 'Finnes ikke der: åpner forsiden.',
  'market.shelf.americas': 'Nord-Amerika',
  'market.shelf.europe': 'Europa',
  'market.shelf.pacific': 'Asia og Stillehavet',
  'market.shelf.elsewhere': 'Resten av verden',
  'market.control': 'Land og språk: {country}, {language}. Endre',
  'market.current': '{country} · {language}',
  'market.close': 'Lukk land og språk',
  'market.loading': 'Laster land',
  'market.failed': 'Landene kunne ikke lastes.',
  'market.openPage': 'Åpne som side',
};
