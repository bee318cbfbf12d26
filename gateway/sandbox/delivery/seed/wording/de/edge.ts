/** Addresses that the server does not follow, in German. */
export const edgeTexts: Readonly<Record<string, string>> = {
  'edge.tooManyRedirects':
    'Zu viele Weiterleitungen. Diese Adresse führt im Kreis, deshalb folgen wir ihr nicht weiter.',
  'edge.browser.title': 'Wofür wir Ihren Browser halten',
  'edge.browser.breakpoint': 'Umbruchpunkt',
  'edge.browser.kind': 'Breite',
  'edge.browser.mobile': 'unter 1024 px',
  'edge.browser.phone': 'Telefon',
  'edge.browser.tablet': 'Tablet',
  'edge.browser.wide': 'breiter Bildschirm',
  'edge.browser.connection': 'Verbindung',
  'edge.browser.fast': 'schnell',
  'edge.browser.slow': 'langsam oder unbekannt',
  'edge.browser.dpi': 'Bild-dpi bei 1x / 2x',
};
