import { expect, test } from 'vitest';
import { withoutProjectParts, withoutSources } from './projectParts.rules.ts';

test.each([
  ['nothing to leave out', 'One. Two.', 'One. Two.'],
  ['a sentence', 'One. <!-- project -->On your machine.<!-- /project --> Two.', 'One. Two.'],
  ['paragraphs', 'One.\n\n<!-- project -->\n\nA.\n\nB.\n\n<!-- /project -->\n\nTwo.', 'One.\n\n\nTwo.'],
  ['two parts', '<!-- project -->A<!-- /project -->x<!-- project -->B<!-- /project -->y', 'xy'],
])('%s', (_, text, shown) => {
  expect(withoutProjectParts(text)).toBe(shown);
});

test('a description loses the document that it rests on', () => {
  expect(withoutSources('Sizes (catalogue.md 9), in pixels (px).')).toBe('Sizes, in pixels (px).');
});
