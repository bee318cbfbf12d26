/** Addresses that the server does not follow, in Swedish. */
export const edgeTexts: Readonly<Record<string, string>> = {
  'edge.tooManyRedirects':
    'För många omdirigeringar. Adressen leder runt i en cirkel, så vi slutade följa den.',
  'edge.browser.title': 'Vad vi tror om din webbläsare',
  'edge.browser.breakpoint': 'Brytpunkt',
  'edge.browser.kind': 'Bredd',
  'edge.browser.mobile': 'under 1024 px',
  'edge.browser.phone': 'telefon',
  'edge.browser.tablet': 'surfplatta',
  'edge.browser.wide': 'bred skärm',
  'edge.browser.connection': 'Anslutning',
  'edge.browser.fast': 'snabb',
  'edge.browser.slow': 'långsam eller okänd',
  'edge.browser.dpi': 'Bildernas dpi vid 1x / 2x',
};
