/** English texts of sharing. */
export const shareWording = {
  'share.label': 'Share',
  'share.open': 'Send to someone',
  'share.on': 'Share on {network}',
  'share.copy': 'Copy link',
  'share.copied': 'Link copied',
  'share.copyFailed': 'The link wasn’t copied. Copy it from the address bar.',
} as const;
