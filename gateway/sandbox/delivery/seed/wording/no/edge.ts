/** Addresses that the server does not follow, in Norwegian. */
export const edgeTexts: Readonly<Record<string, string>> = {
  'edge.tooManyRedirects': 'For mange omdirigeringer. Adressen går i ring, så vi sluttet å følge den.',
  'edge.browser.title': 'Hva vi tror om nettleseren din',
  'edge.browser.breakpoint': 'Bruddpunkt',
  'edge.browser.kind': 'Bredde',
  'edge.browser.mobile': 'under 1024 px',
  'edge.browser.phone': 'telefon',
  'edge.browser.tablet': 'nettbrett',
  'edge.browser.wide': 'bred skjerm',
  'edge.browser.connection': 'Tilkobling',
  'edge.browser.fast': 'rask',
  'edge.browser.slow': 'treg eller ukjent',
  'edge.browser.dpi': 'Bildenes dpi ved 1x / 2x',
};
