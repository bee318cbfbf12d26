/** German: handing a page on. */
export const shareTexts: Readonly<Record<string, string>> = {
  'share.label': 'Teilen',
  'share.open': 'Weiterschicken',
  'share.on': 'Auf {network} teilen',
  'share.copy': 'Link kopieren',
  'share.copied': 'Link kopiert',
  'share.copyFailed': 'Der Link wurde nicht kopiert. Kopieren Sie ihn aus der Adresszeile.',
};
