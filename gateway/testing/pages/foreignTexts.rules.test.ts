import { expect, test } from 'vitest';
import { unmarkedEnglish } from './foreignTexts.rules.ts';

const sources = new Set(['Spruce', 'Wax and tools']);

test.each([
  ['an English sentence on a German page', 'The lift closed in 1987, and you can tell.', 'de-DE', true],
  ['the same where it says that it is English', 'The lift closed in 1987, and you can tell.', 'en', false],
  ['a source text that was not translated', 'Wax and tools', 'fr-FR', true],
  ['a single word of the sources', 'Spruce', 'ja-JP', true],
  ['a name', 'Lodestar 98', 'ja-JP', false],
  ['a German sentence', 'Der Lift ist zu, und das merkt man.', 'de-DE', false],
  ['a German sentence with an English word', 'The Sun stand in der Zeitung.', 'de-DE', false],
])('%s', (_name, text, language, isRefused) => {
  expect(unmarkedEnglish([{ text, language }], sources)).toEqual(isRefused ? [text] : []);
});
