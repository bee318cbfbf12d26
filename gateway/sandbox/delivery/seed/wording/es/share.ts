/** Spanish: handing a page on. */
export const shareTexts: Readonly<Record<string, string>> = {
  'share.label': 'Compartir',
  'share.open': 'Enviar a alguien',
  'share.on': 'Compartir en {network}',
  'share.copy': 'Copiar el enlace',
  'share.copied': 'Enlace copiado',
  'share.copyFailed': 'No se ha podido copiar. El enlace está en la barra de direcciones.',
};
