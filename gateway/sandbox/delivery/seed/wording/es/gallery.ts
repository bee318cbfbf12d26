/** Spanish: the product gallery and the pictures looked at closely. */
export const galleryTexts: Readonly<Record<string, string>> = {
  'gallery.enlarge': 'Ampliar',
  'gallery.empty': 'Aún no hay imagen.',
  'gallery.videoFailed': 'El vídeo no se puede reproducir en este momento.',
  'viewer.close': 'Cerrar las imágenes',
  'viewer.previous': 'Imagen anterior',
  'viewer.next': 'Imagen siguiente',
  'viewer.zoomIn': 'Ampliar',
  'viewer.zoomOut': 'Reducir',
  'viewer.percent': '{percent} %',
  'viewer.whole': 'Ver la imagen entera',
  'viewer.enlarged': 'Ampliada al {percent} %',
};
