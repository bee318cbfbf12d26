/** Italian: handing a page on. */
export const shareTexts: Readonly<Record<string, string>> = {
  'share.label': 'Condividi',
  'share.open': 'Manda a qualcuno',
  'share.on': 'Condividi su {network}',
  'share.copy': 'Copia il link',
  'share.copied': 'Link copiato',
  'share.copyFailed': 'Il link non è stato copiato. Copialo dalla barra degli indirizzi.',
};
