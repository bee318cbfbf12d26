/** Editorial texts by locale. An entry is written by one function of the locale; what has no translation stays English. */
import { locales, type Brand, type BrandScene, type Locale, type Localised } from '../../brand/types.ts';
import type { EntryDraft, Fields } from './draft.ts';

export type Say = (text: Localised) => string;

/** Eight texts in the order of `locales`: what every reader of the site sees first is written in all of them. */
export function inAll(
  ...texts: readonly [string, string, string, string, string, string, string, string]
): Localised {
  const [en, ...rest] = texts;
  return { 'en-us': en, ...Object.fromEntries(rest.map((text, index) => [locales[index + 1], text])) };
}

/** The entry in the base locale and in `where`; `write` returns its fields, `title` among them. */
export function written(
  entry: { contentType: string; uid: string } & Partial<Pick<EntryDraft, 'publishedIn' | 'unpublished'>>,
  where: readonly Locale[],
  write: (say: Say, locale: Locale) => Fields & { title: string },
): EntryDraft {
  const inLocale = (locale: Locale): Fields & { title: string } =>
    write((text) => text[locale] ?? text['en-us'], locale);
  const { title, ...fields } = inLocale('en-us');
  return {
    ...entry,
    title,
    fields,
    localised: Object.fromEntries(
      where.filter((locale) => locale !== 'en-us').map((locale) => [locale, inLocale(locale)]),
    ),
  };
}

/** The scene called `name`, else one of the mood, else the first: never a picture that does not exist. */
export function sceneOf(brand: Brand, name: string, mood: BrandScene['mood']): BrandScene {
  const scene =
    brand.scenes.find((one) => one.name === name) ??
    brand.scenes.find((one) => one.mood === mood) ??
    brand.scenes[0];
  if (!scene) throw new Error('The brand has no scenes to put into banners');
  return scene;
}
