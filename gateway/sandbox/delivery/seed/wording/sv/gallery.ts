/** Swedish: the product gallery and the pictures looked at closely. */
export const galleryTexts: Readonly<Record<string, string>> = {
  'gallery.enlarge': 'Visa större',
  'gallery.empty': 'Ingen bild än.',
  'gallery.videoFailed': 'Videon går inte att spela upp just nu.',
  'viewer.close': 'Stäng bilderna',
  'viewer.previous': 'Föregående bild',
  'viewer.next': 'Nästa bild',
  'viewer.zoomIn': 'Förstora',
  'viewer.zoomOut': 'Förminska',
  'viewer.percent': '{percent} %',
  'viewer.whole': 'Visa hela bilden',
  'viewer.enlarged': 'Förstorad till {percent} %',
};
