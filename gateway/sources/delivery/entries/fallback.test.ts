import { describe, expect, test } from 'vitest';
import { filled, isIncomplete } from './fallback.ts';

const base = {
  uid: 'a',
  locale: 'en-us',
  title: 'Bench',
  text: 'Wax',
  seo: { title: 'Bench', words: ['a'] },
  links: ['x'],
};
const fields = ['text', 'seo.title', 'seo.words', 'links'];

describe('fallback', () => {
  test.each<[string, object, boolean]>([
    ['an entry without empty fields is complete', {}, false],
    ['an empty text is incomplete', { text: '' }, true],
    ['an empty list is incomplete', { links: [] }, true],
    ['a missing group is incomplete', { seo: null }, true],
    ['an empty field that is not translated does not count', { title: '' }, false],
    ['an entry that fell back as a whole is the base', { locale: 'en-us', text: '' }, false],
  ])('%s', (_sentence, change, expected) => {
    expect(isIncomplete({ ...base, locale: 'sv', ...change }, fields)).toBe(expected);
  });

  test.each<[string, object, object, string[]?]>([
    ['an empty text takes that of the base', { text: '' }, { text: 'Wax' }, ['text']],
    ['a translated text stays', { text: 'Valla' }, { text: 'Valla' }],
    [
      'only the empty field of a group is filled',
      { seo: { title: '', words: ['b'] } },
      { seo: { title: 'Bench', words: ['b'] } },
      ['seo.title'],
    ],
    [
      'a missing group is filled by field',
      { seo: null },
      { seo: { title: 'Bench', words: ['a'] } },
      ['seo.title', 'seo.words'],
    ],
    ['a field that is not translated stays empty', { title: '' }, { title: '' }],
  ])('%s', (_sentence, change, expected, names) => {
    const entry = Object.freeze({ ...base, locale: 'sv', ...change });
    const { filledFields, ...whole } = filled(entry, base, fields);
    expect(whole).toEqual({ ...base, locale: 'sv', ...expected });
    expect(filledFields).toEqual(names);
  });
});
