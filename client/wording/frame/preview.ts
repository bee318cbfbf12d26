/** English words of the bar that editors see on drafts. */
export const previewWording = {
  'preview.notice': 'Preview. Drafts are shown here.',
  'preview.leave': 'Leave the preview',
} as const;
