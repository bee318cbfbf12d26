/** English texts of recently viewed products. */
export const viewedWording = {
  'viewed.title': 'Recently viewed',
  'viewed.note': 'Kept in this browser only.',
  'viewed.clear': 'Clear',
  'viewed.cleared': 'Recently viewed products cleared.',
} as const;
