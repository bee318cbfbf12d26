/** Norwegian: the product gallery and the pictures looked at closely. */
export const galleryTexts: Readonly<Record<string, string>> = {
  'gallery.enlarge': 'Se nærmere',
  'gallery.empty': 'Det finnes ikke noe bilde av denne ennå.',
  'gallery.videoFailed': 'Filmen kan ikke spilles av akkurat nå.',
  'viewer.close': 'Lukk bildene',
  'viewer.previous': 'Forrige bilde',
  'viewer.next': 'Neste bilde',
  'viewer.zoomIn': 'Forstørr',
  'viewer.zoomOut': 'Forminsk',
  'viewer.percent': '{percent} %',
  'viewer.whole': 'Vis hele bildet',
  'viewer.enlarged': 'Forstørret til {percent} %',
};
