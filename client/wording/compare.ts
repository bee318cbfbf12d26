/** The shop's English words: comparing skis, and what was seen last. */
import { compareToggleWording } from './compareToggle.ts';

export const compareWording = {
  ...compareToggleWording,
  'compare.bar': 'Comparison',
  'compare.open': 'Compare ({number})',
  'compare.remove': 'Take {title} out of the comparison',
  'compare.clear': 'Clear',
  'compare.cleared': 'The comparison is empty.',
  'compare.title': 'Skis side by side',
  'compare.pageTitle': 'Compare skis | {brand}',
  'compare.shortened': 'More than {most} do not fit side by side: these are the first {most}.',
  'compare.unknown.one': '{count} of them is not among the skis that we show here, and is left out.',
  'compare.unknown.other': '{count} of them are not among the skis that we show here, and are left out.',
  'compare.empty': 'Nothing to compare yet.',
  'compare.emptyText': 'Tick “Compare” under up to {most} skis, and see what sets them apart.',
  'compare.toSkis': 'To the skis',
  'compare.addAnother': 'Add another ski',
  'compare.onlyDifferences': 'Only what differs',
  'compare.noDifferences': 'They are the same in everything we list.',
  'compare.what': 'What is compared',
  'compare.picture': 'Picture',
  'compare.price': 'Price',
  'compare.availability': 'Availability',
  'compare.unstated': 'Not stated',
  'compare.unread': 'Cannot be shown right now',
} as const;
