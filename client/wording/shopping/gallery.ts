/** English texts of the product gallery and the picture viewer. */
export const galleryWording = {
  'gallery.enlarge': 'View larger',
  'gallery.empty': 'No picture yet.',
  'gallery.videoFailed': 'This video can’t be played right now. Try again later.',

  'viewer.close': 'Close pictures',
} as const;
