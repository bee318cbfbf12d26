/** Addresses that the server does not follow, in French. */
export const edgeTexts: Readonly<Record<string, string>> = {
  'edge.tooManyRedirects':
    'Trop de redirections. Cette adresse tourne en rond, nous avons donc cessé de la suivre.',
  'edge.browser.title': 'Ce que nous voyons de votre navigateur',
  'edge.browser.breakpoint': 'Point de rupture',
  'edge.browser.kind': 'Largeur',
  'edge.browser.mobile': 'moins de 1024 px',
  'edge.browser.phone': 'téléphone',
  'edge.browser.tablet': 'tablette',
  'edge.browser.wide': 'grand écran',
  'edge.browser.connection': 'Connexion',
  'edge.browser.fast': 'rapide',
  'edge.browser.slow': 'lente ou inconnue',
  'edge.browser.dpi': 'dpi des images à 1x / 2x',
};
