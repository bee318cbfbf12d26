/** French: handing a page on. */
export const shareTexts: Readonly<Record<string, string>> = {
  'share.label': 'Partager',
  'share.open': 'L’envoyer à quelqu’un',
  'share.on': 'Partager sur {network}',
  'share.copy': 'Copier le lien',
  'share.copied': 'Lien copié',
  'share.copyFailed': 'Le lien n’a pas été copié. Copiez-le depuis la barre d’adresse.',
};
