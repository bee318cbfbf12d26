/** The shop's English words: what somebody looked at before. */
export const viewedWording = {
  'viewed.title': 'Recently viewed',
  'viewed.note': 'Kept in this browser only.',
  'viewed.clear': 'Clear',
  'viewed.cleared': 'Recently viewed products cleared.',
} as const;
