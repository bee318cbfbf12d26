/** English texts of a product that can be turned. */
export const turnWording = {
  'turn.start': 'Turn it',
  'turn.loading': 'Loading…',
  'turn.failed': 'The pictures can’t be loaded right now. Try again later.',
  'turn.label': 'Turn {title}: drag, or use the arrow keys',
  'turn.degrees': '{degrees} degrees',
} as const;
