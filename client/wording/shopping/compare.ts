/** English texts of the comparison and recently viewed products. */
import { compareToggleWording } from './compareToggle.ts';

export const compareWording = {
  ...compareToggleWording,
  'compare.bar': 'Comparison',
  'compare.open': 'Compare ({number})',
  'compare.remove': 'Remove {title} from comparison',
  'compare.clear': 'Clear',
  'compare.cleared': 'Comparison cleared.',
  'compare.title': 'Skis side by side',
  'compare.pageTitle': 'Compare skis | {brand}',
  'compare.shortened': 'You can compare up to {most} skis: these are the first {most}.',
  'compare.unknown.one': '{count} ski isn’t available here and was left out.',
  'compare.unknown.other': '{count} skis aren’t available here and were left out.',
  'compare.empty': 'Nothing to compare yet.',
  'compare.emptyText': 'Select “Compare” on up to {most} skis to see how they differ.',
  'compare.toSkis': 'Shop skis',
  'compare.addAnother': 'Add another ski',
  'compare.onlyDifferences': 'Differences only',
  'compare.noDifferences': 'No differences in the listed specs.',
  'compare.what': 'Feature',
  'compare.picture': 'Picture',
  'compare.price': 'Price',
  'compare.availability': 'Availability',
  'compare.unstated': 'Not stated',
  'compare.unread': 'Unavailable right now',
} as const;
