/** Italian: the product gallery and the pictures looked at closely. */
export const galleryTexts: Readonly<Record<string, string>> = {
  'gallery.enlarge': 'Ingrandisci',
  'gallery.empty': 'Ancora nessuna immagine.',
  'gallery.videoFailed': 'Al momento il video non può essere riprodotto.',
  'viewer.close': 'Chiudi le immagini',
  'viewer.previous': 'Immagine precedente',
  'viewer.next': 'Immagine successiva',
  'viewer.zoomIn': 'Ingrandisci',
  'viewer.zoomOut': 'Riduci',
  'viewer.percent': '{percent}%',
  'viewer.whole': 'Mostra l’immagine intera',
  'viewer.enlarged': 'Ingrandita al {percent}%',
};
