/** French: the product gallery and the pictures looked at closely. */
export const galleryTexts: Readonly<Record<string, string>> = {
  'gallery.enlarge': 'Agrandir',
  'gallery.empty': 'Pas encore d’image.',
  'gallery.videoFailed': 'Impossible de lire la vidéo pour le moment.',
  'viewer.close': 'Fermer les images',
  'viewer.previous': 'Image précédente',
  'viewer.next': 'Image suivante',
  'viewer.zoomIn': 'Agrandir',
  'viewer.zoomOut': 'Réduire',
  'viewer.percent': '{percent} %',
  'viewer.whole': 'Voir l’image entière',
  'viewer.enlarged': 'Agrandie à {percent} %',
};
