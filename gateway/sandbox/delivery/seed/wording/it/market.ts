/** Italian: countries, languages and the suggestion of a market. */
export const marketTexts: Readonly<Record<string, string>> = {
  'market.heading': 'Paese e lingua',
  'market.pageTitle': 'Paese e lingua | {brand}',
  'market.intro':
    'Prezzi, consegna e assortimento cambiano da paese a paese. Il tuo carrello resta dove l’hai riempito.',
  'market.description':
    'Scegli il tuo paese e la tua lingua: dove {brand} ha un negozio online, in quale valuta e come raggiungerci.',
  'market.here': 'Sei qui',
  'market.contact': 'Contatto per questo paese',
  'market.shop': 'Negozio online in {currency}',
  'market.noShop': 'Ancora nessun negozio online ({currency})',
  'market.noPriceText': 'Nel tuo paese non abbiamo ancora un negozio online.',
  'market.change': 'Cambia paese e lingua',
  'market.arrival.CATEGORY': 'Lì non è in vendita: si apre {title}.',
  'market.arrival.HOME': 'Lì non c’è: si apre la home.',
  'market.shelf.americas': 'Nord America',
  'market.shelf.europe': 'Europa',
  'market.shelf.pacific': 'Asia e Pacifico',
  'market.shelf.elsewhere': 'Resto del mondo',
  'market.control': 'Paese e lingua: {country}, {language}. Cambia',
  'market.current': '{country} · {language}',
  'market.close': 'Chiudi paesi e lingue',
  'market.loading': 'Caricamento dei paesi',
  'market.failed': 'Non è stato possibile caricare i paesi.',
  'market.openPage': 'Apri come pagina',
};
