/** English texts beside the sizes of a product. */
export const sizeHelpWording = {
  'sizeHelp.find.length': 'Which length?',
  'sizeHelp.find.size': 'Which size?',
  'sizeHelp.guide': 'Size guide',
  'sizeHelp.guideClose': 'Close size guide',
  'sizeHelp.guidePage': 'Open as a page',
  'sizeHelp.yours.length': 'Your length: {size}',
  'sizeHelp.yours.size': 'Your size: {size}',
} as const;
