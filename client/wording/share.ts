/** English words of handing a page on. */
export const shareWording = {
  'share.label': 'Share',
  'share.open': 'Send it to somebody',
  'share.on': 'Share on {network}',
  'share.copy': 'Copy link',
  'share.copied': 'Link copied',
  'share.copyFailed': 'It could not be copied. The link stands in the address bar.',
} as const;
