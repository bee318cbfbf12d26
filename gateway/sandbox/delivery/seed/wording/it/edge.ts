/** Addresses that the server does not follow, in Italian. */
export const edgeTexts: Readonly<Record<string, string>> = {
  'edge.tooManyRedirects':
    'Troppi reindirizzamenti. Questo indirizzo gira in tondo, perciò abbiamo smesso di seguirlo.',
  'edge.browser.title': 'Che cosa vediamo del tuo browser',
  'edge.browser.breakpoint': 'Punto di interruzione',
  'edge.browser.kind': 'Larghezza',
  'edge.browser.mobile': 'meno di 1024 px',
  'edge.browser.phone': 'telefono',
  'edge.browser.tablet': 'tablet',
  'edge.browser.wide': 'schermo largo',
  'edge.browser.connection': 'Connessione',
  'edge.browser.fast': 'veloce',
  'edge.browser.slow': 'lenta o sconosciuta',
  'edge.browser.dpi': 'dpi delle immagini a 1x / 2x',
};
