/** An entry whose fields one function writes in each locale. Texts without a translation stay English. */
import { spellings, type Locale, type Localised } from '../../brand/types.ts';
import type { EntryDraft, Fields } from './draft.ts';

export type Translate = (text: Localised) => string;

/** The entry in the base locale, in the spellings of English and in `translatedTo`; `fieldsIn` returns its fields, `title` among them. */
export function localisedEntry(
  entry: { contentType: string; uid: string } & Partial<Pick<EntryDraft, 'publishedIn' | 'unpublished'>>,
  translatedTo: readonly Locale[],
  fieldsIn: (t: Translate, locale: Locale) => Fields & { title: string },
): EntryDraft {
  const inLocale = (locale: Locale): Fields & { title: string } =>
    fieldsIn((text) => text[locale] ?? text['en-us'], locale);
  const { title, ...fields } = inLocale('en-us');
  const others = new Set([...translatedTo, ...spellings].filter((locale) => locale !== 'en-us'));
  return {
    ...entry,
    title,
    fields,
    localised: Object.fromEntries([...others].map((locale) => [locale, inLocale(locale)])),
  };
}
