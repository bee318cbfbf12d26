import { expect, test } from 'vitest';
import { nameParts, wholeName } from './nameWithKind.rules.ts';

test.each([
  ['in the word order of English', 'Davy', 'Davy', 'goggles', 'goggles', '{name} {kind}', 'Davy goggles'],
  ['in that of German', 'Davy', 'Davy', 'goggles', 'Skibrille', '{kind} {name}', 'Skibrille Davy'],
  [
    'before what the display title adds',
    'Lodestar 98 W',
    'Lodestar 98 W, women’s sizes',
    'skis',
    'skis',
    '{name} {kind}',
    'Lodestar 98 W skis, women’s sizes',
  ],
  ['after a display title of its own', 'Lodestar', 'The 98', 'skis', 'skis', '{name} {kind}', 'The 98 skis'],
  ['not where the name says it', 'Shift Tee', 'Shift Tee', 'tee', 'T-shirt', '{name} {kind}', 'Shift Tee'],
  [
    'not where the name says one of them',
    'Lodestar Pole',
    'Lodestar Pole',
    'pole',
    'poles',
    '{name} {kind}',
    'Lodestar Pole',
  ],
  [
    'not where the name ends the word',
    'Kibble Pack',
    'Kibble Pack',
    'backpack',
    'backpack',
    '{name} {kind}',
    'Kibble Pack',
  ],
  [
    'not where the English name says it elsewhere',
    'Tallow Wax',
    'Tallow Wax',
    'wax',
    'Wachs',
    '{kind} {name}',
    'Tallow Wax',
  ],
  ['not without a kind', 'Davy', 'Davy', '', null, '{name} {kind}', 'Davy'],
  ['not with a pattern without a name', 'Davy', 'Davy', 'goggles', 'goggles', '{kind}', 'Davy'],
] as const)('%s', (_name, title, displayTitle, type, kind, pattern, shown) => {
  expect(wholeName(nameParts({ title, displayTitle, type, kind }, pattern))).toBe(shown);
});
