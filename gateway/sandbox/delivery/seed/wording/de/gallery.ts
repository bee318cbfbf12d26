/** German: the product gallery and the pictures looked at closely. */
export const galleryTexts: Readonly<Record<string, string>> = {
  'gallery.enlarge': 'Größer ansehen',
  'gallery.empty': 'Noch kein Bild.',
  'gallery.videoFailed': 'Das Video lässt sich gerade nicht abspielen.',
  'viewer.close': 'Bilder schließen',
  'viewer.previous': 'Vorheriges Bild',
  'viewer.next': 'Nächstes Bild',
  'viewer.zoomIn': 'Vergrößern',
  'viewer.zoomOut': 'Verkleinern',
  'viewer.percent': '{percent} %',
  'viewer.whole': 'Das ganze Bild zeigen',
  'viewer.enlarged': 'Auf {percent} % vergrößert',
};
