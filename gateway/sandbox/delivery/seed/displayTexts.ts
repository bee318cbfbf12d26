/**
 * Texts of the interface that editors maintain, by title (catalogue.md 3, Display text). The title is the wording key, or
 * the English text itself where content is looked up for it. In English, editors list only what differs from the code.
 */
import { z } from 'zod';
import { readFacts } from '../../brand/readData.ts';
import type { Locale, Spelling } from '../../brand/types.ts';
import type { EntryDraft, Fields } from './draft.ts';

type Texts = Readonly<Record<string, string>>;

function read(locale: Locale): Texts {
  return readFacts(`wording/${locale}.json`, z.record(z.string(), z.string()));
}

export const translations: Readonly<Record<Exclude<Locale, 'en-us' | Spelling>, Texts>> = {
  sv: read('sv'),
  ja: read('ja'),
  no: read('no'),
  es: read('es'),
  de: read('de'),
  fr: read('fr'),
  it: read('it'),
};

/** The base entry. One title has other case and spaces, which do not count. */
export const baseTexts = read('en-us');

/** What is spelled otherwise than in the base entry and in the code. */
export const spelledTexts: Readonly<Record<Spelling, Texts>> = {
  'en-gb': read('en-gb'),
  'en-ca': read('en-ca'),
};

/** The second list: it fills gaps of the first. */
const duplicates: Texts = { 'cart.lowStock': 'Low stock' };

export function displayTextEntries(): EntryDraft[] {
  return [
    {
      contentType: 'display_text',
      uid: 'display_text_main',
      title: 'Display text',
      fields: inputOf(baseTexts),
      localised: Object.fromEntries([
        ...Object.entries(translations).map(([locale, texts]) => [locale, inputOf(texts)]),
        // The field is one list: a version of the entry has all of it.
        ...Object.entries(spelledTexts).map(([locale, texts]) => [
          locale,
          inputOf({ ...baseTexts, ...texts }),
        ]),
      ]),
    },
    {
      contentType: 'duplicate_display_text',
      uid: 'duplicate_display_text_main',
      title: 'Duplicate display text',
      fields: inputOf(duplicates),
    },
  ];
}

function inputOf(texts: Texts): Fields {
  return {
    display_text_input: Object.entries(texts).map(([title, text]) => ({ title, text: unbroken(text) })),
  };
}

/** The space before a punctuation mark in French, and before a percent sign in German, does not break. */
function unbroken(text: string): string {
  return text.replaceAll(/ (?=[:;!?%»])/g, '\u00a0').replaceAll('« ', '«\u00a0');
}
