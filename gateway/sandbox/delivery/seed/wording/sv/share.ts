/** Swedish: handing a page on. */
export const shareTexts: Readonly<Record<string, string>> = {
  'share.label': 'Dela',
  'share.open': 'Skicka till någon',
  'share.on': 'Dela på {network}',
  'share.copy': 'Kopiera länken',
  'share.copied': 'Länken är kopierad',
  'share.copyFailed': 'Länken kopierades inte. Kopiera den från adressfältet.',
};
