/** Norwegian: the product gallery and the pictures looked at closely. */
export const galleryTexts: Readonly<Record<string, string>> = {
  'gallery.enlarge': 'Vis større',
  'gallery.empty': 'Ikke noe bilde ennå.',
  'gallery.videoFailed': 'Videoen kan ikke spilles av akkurat nå.',
  'viewer.close': 'Lukk bildene',
  'viewer.previous': 'Forrige bilde',
  'viewer.next': 'Neste bilde',
  'viewer.zoomIn': 'Forstørr',
  'viewer.zoomOut': 'Forminsk',
  'viewer.percent': '{percent} %',
  'viewer.whole': 'Vis hele bildet',
  'viewer.enlarged': 'Forstørret til {percent} %',
};
