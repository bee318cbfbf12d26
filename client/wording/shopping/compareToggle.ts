/** English texts of the compare toggle. */
export const compareToggleWording = {
  'compare.toggle': 'Compare',
  'compare.toBar': 'Go to the comparison',
  'compare.full': 'You can compare up to {most} skis. Remove one first.',
  'compare.added': '{title} added to comparison: {number} of {most}.',
  'compare.takenOut': '{title} removed from comparison.',
} as const;
