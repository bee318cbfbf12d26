/** English texts of zoom and pan controls. */
export const viewerWording = {
  'viewer.previous': 'Previous picture',
  'viewer.next': 'Next picture',
  'viewer.zoomIn': 'Zoom in',
  'viewer.zoomOut': 'Zoom out',
  'viewer.percent': '{percent}%',
  'viewer.whole': 'Show whole picture',
  'viewer.enlarged': 'Zoomed to {percent}%',
} as const;
