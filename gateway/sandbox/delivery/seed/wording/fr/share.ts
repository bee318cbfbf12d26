/** French: handing a page on. */
export const shareTexts: Readonly<Record<string, string>> = {
  'share.label': 'Partager',
  'share.open': 'L’envoyer à quelqu’un',
  'share.on': 'Partager sur {network}',
  'share.copy': 'Copier le lien',
  'share.copied': 'Lien copié',
  'share.copyFailed': 'La copie n’a pas marché. Le lien est dans la barre d’adresse.',
};
