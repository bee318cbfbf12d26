/** The English words of what enlarges and moves a picture or a map. */
export const viewerWording = {
  'viewer.previous': 'Previous picture',
  'viewer.next': 'Next picture',
  'viewer.zoomIn': 'Enlarge',
  'viewer.zoomOut': 'Make smaller',
  'viewer.percent': '{percent}%',
  'viewer.whole': 'Show the whole picture',
  'viewer.enlarged': 'Enlarged to {percent}%',
} as const;
