/** German: countries, languages and the suggestion of a market. */
export const marketTexts: Readonly<Record<string, string>> = {
  'market.heading': 'Land und Sprache',
  'market.pageTitle': 'Land und Sprache | {brand}',
  'market.intro':
    'Preise, Versand und Sortiment sind von Land zu Land verschieden. Ihr Warenkorb bleibt, wo Sie ihn gefüllt haben.',
  'market.description':
    'Land und Sprache wählen: wo {brand} einen Onlineshop hat, in welcher Währung, und wie Sie uns erreichen.',
  'market.here': 'Sie sind hier',
  'market.contact': 'Kontakt für dieses Land',
  'market.shop': 'Onlineshop in {currency}',
  'market.noShop': 'Noch kein Onlineshop ({currency})',
  'market.noPriceText': 'In Ihrem Land haben wir noch keinen Onlineshop.',
  'market.change': 'Land und Sprache ändern',
  'market.arrival.CATEGORY': 'Dort nicht erhältlich. Sie landen bei {title}.',
  'market.arrival.HOME': 'Dort nicht vorhanden. Sie landen auf der Startseite.',
  'market.shelf.americas': 'Nordamerika',
  'market.shelf.europe': 'Europa',
  'market.shelf.pacific': 'Asien und Pazifik',
  'market.shelf.elsewhere': 'Überall sonst',
  'market.control': 'Land und Sprache: {country}, {language}. Ändern',
  'market.current': '{country} · {language}',
  'market.close': 'Länder und Sprachen schließen',
  'market.loading': 'Länder werden geladen',
  'market.failed': 'Die Länder konnten nicht geladen werden.',
  'market.openPage': 'Als Seite öffnen',
};
