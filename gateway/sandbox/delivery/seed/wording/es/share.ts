/** Spanish: handing a page on. */
export const shareTexts: Readonly<Record<string, string>> = {
  'share.label': 'Compartir',
  'share.open': 'Enviar a alguien',
  'share.on': 'Compartir en {network}',
  'share.copy': 'Copiar el enlace',
  'share.copied': 'Enlace copiado',
  'share.copyFailed': 'No se ha copiado el enlace. Cópialo de la barra de direcciones.',
};
