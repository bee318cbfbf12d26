/** French: the product gallery and the pictures looked at closely. */
export const galleryTexts: Readonly<Record<string, string>> = {
  'gallery.enlarge': 'Voir de plus près',
  'gallery.empty': 'Pas encore d’image de ce produit.',
  'gallery.videoFailed': 'Impossible de lire le film pour le moment.',
  'viewer.close': 'Fermer les images',
  'viewer.previous': 'Image précédente',
  'viewer.next': 'Image suivante',
  'viewer.zoomIn': 'Agrandir',
  'viewer.zoomOut': 'Réduire',
  'viewer.percent': '{percent} %',
  'viewer.whole': 'Voir l’image entière',
  'viewer.enlarged': 'Agrandie à {percent} %',
};
