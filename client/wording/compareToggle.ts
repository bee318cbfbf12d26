/** The English words of choosing skis to compare. */
export const compareToggleWording = {
  'compare.toggle': 'Compare',
  'compare.toBar': 'Go to the comparison',
  'compare.full': 'No more than {most} skis side by side. Take one out first.',
  'compare.added': '{title} is in the comparison: {number} of {most}.',
  'compare.takenOut': '{title} is out of the comparison.',
} as const;
