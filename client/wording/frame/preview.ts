/** English texts of the preview bar for editors. */
export const previewWording = {
  'preview.notice': 'Preview. Drafts are shown here.',
  'preview.leave': 'Leave the preview',
} as const;
