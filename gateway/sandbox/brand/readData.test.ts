import { expect, test } from 'vitest';
import { z } from 'zod';
import { checked, merged, nameIn, overlaid, readFacts, withTexts } from './readData.ts';
import type { Locale } from './types.ts';

const rows = z.array(z.strictObject({ key: z.string(), colour: nameIn(['Coal'], 'colour') }));

test.each([
  ['content is not a list', {}, 'sandbox/data/rows.json: content: Invalid input: expected array'],
  [
    'a field is missing',
    [{ colour: 'Coal' }],
    'sandbox/data/rows.json: 0.key: Invalid input: expected string',
  ],
  ['a field is unknown', [{ key: 'a', colour: 'Coal', size: 1 }], 'rows.json: 0: Unrecognized key: "size"'],
  ['a name is unknown', [{ key: 'a', colour: 'Cole' }], 'rows.json: 0.colour: not the name of a colour'],
])('the error names file, row and field when %s', (_, content, message) => {
  expect(() => checked('rows.json', content, rows)).toThrow(message);
});

test('a file that does not exist is named', () => {
  expect(() => readFacts('missing.json', rows)).toThrow('missing.json');
});

const english = {
  wax: { title: 'Wax', text: ['One.', 'Two.'], faq: [{ question: 'Q1' }, { question: 'Q2' }] },
};
const merge = (...translations: [Locale, unknown][]) => merged('care', english, translations);

test('a spelling has its own texts and the others of the base', () => {
  expect(
    overlaid(english, { wax: { text: ['Eh.', null], faq: [null, { question: 'Colour?' }] }, more: 'M' }),
  ).toEqual({
    wax: { title: 'Wax', text: ['Eh.', 'Two.'], faq: [{ question: 'Q1' }, { question: 'Colour?' }] },
    more: 'M',
  });
});

test('each English text is returned with its translations', () => {
  expect(
    merge(
      ['de', { wax: { title: 'Wachs', text: ['Eins.'] } }],
      ['fr', { wax: { faq: [null, { question: 'F2' }] } }],
    ),
  ).toEqual({
    wax: {
      title: { 'en-us': 'Wax', de: 'Wachs' },
      text: { 'en-us': ['One.', 'Two.'], de: ['Eins.'] },
      faq: [{ question: { 'en-us': 'Q1' } }, { question: { 'en-us': 'Q2', fr: 'F2' } }],
    },
  });
});

test.each([
  [
    'an unknown text',
    { wax: { titel: 'Wachs' } },
    'sandbox/data/care/de.json: wax has titel, which English has not',
  ],
  [
    'more rows than English',
    { wax: { faq: [null, null, null] } },
    'care/de.json: wax.faq has 2, which English has not',
  ],
  [
    'a text of another type',
    { wax: { text: 'Eins.' } },
    'care/de.json: wax.text is not a text as in English',
  ],
  ['a text in place of texts', { wax: 'Wachs' }, 'care/de.json: wax has another shape than in English'],
])('a translation with %s is refused', (_, translation, message) => {
  expect(() => merge(['de', translation])).toThrow(message);
});

test.each([
  ['a row has no texts', [{ key: 'wax' }, { key: 'file' }], 'rows.json: has no English texts for file'],
  ['texts have no row', [], 'rows.json: has no row for the texts of wax'],
  ['two rows have one key', [{ key: 'wax' }, { key: 'wax' }], 'rows.json: has two rows with the same key'],
])('joining rows and texts fails when %s', (_, list, message) => {
  expect(() => withTexts('rows.json', list, { wax: { title: 'Wax' } })).toThrow(message);
});
