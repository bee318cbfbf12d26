/** English words of the product gallery and of the pictures looked at closely. */
export const galleryWording = {
  'gallery.enlarge': 'Look closer',
  'gallery.empty': 'There is no picture of this one yet.',
  'gallery.videoFailed': 'The film cannot be played right now.',

  'viewer.close': 'Close the pictures',
} as const;
