/**
 * Every word of the shop's own that a shopper sees. Texts are looked up by key, `{name}` is replaced by a value, and
 * a numeric `count` picks `key.one`, `key.other` … by the language's plural rules. The shell lays the editors' texts,
 * in the market's language, over the English ones; their titles are the keys in lower case (catalogue.md 3).
 */
import { createContext, use } from 'react';
import { accountWording } from './account.ts';
import { compareWording } from './compare.ts';
import { addOnsWording } from './addOns.ts';
import { cartWording } from './cart.ts';
import { formsWording } from './forms.ts';
import { galleryWording } from './gallery.ts';
import { listingWording } from './listing.ts';
import { marketWording } from './market.ts';
import { numberText } from './numberText.rules.ts';
import { proWording } from './pro.ts';
import { shellWording } from './shell.ts';
import { shopWording } from './shop.ts';
import { tileWording } from './tile.ts';
import { stockWording } from './stock.ts';

/** Every key with its English text, in one place; editors keep other languages in display texts under the same key. */
export const english = {
  ...shellWording,
  ...shopWording,
  ...cartWording,
  ...formsWording,
  ...accountWording,
  ...listingWording,
  ...marketWording,
  ...proWording,
  ...tileWording,
  ...compareWording,
  ...addOnsWording,
  ...galleryWording,
  ...stockWording,
};

type Texts = typeof english;
type PluralSuffix = '.zero' | '.one' | '.two' | '.few' | '.many' | '.other';
type Singular<K> = K extends `${infer Stem}${PluralSuffix}` ? Stem : K;

/** A key of the dictionaries; a plural is named without its suffix. */
export type WordingKey = Singular<keyof Texts>;
export type WordingValues = Readonly<Record<string, string | number>>;
export interface Wording {
  (key: WordingKey, values?: WordingValues): string;
  /** The editors' word for a name that a source gives in English, such as the option `Length`; else the name itself. */
  title(name: string): string;
}

/**
 * @param language ISO 639-1 language of the texts: decides plural form and the way numbers are written.
 * @param texts By key in any case; of two that differ in case only the later one counts.
 */
export function createWording(language: string, texts: Readonly<Record<string, string>> = english): Wording {
  // The name of Norwegian that every browser knows; an unknown one would fall back to the browser's own language.
  const plural = new Intl.PluralRules(language === 'no' ? 'nb' : language);
  const byTitle = new Map(Object.entries(texts).map(([key, text]) => [normal(key), text]));
  const say = (key: WordingKey, values: WordingValues = {}): string => {
    const count = values['count'];
    const suffix = typeof count === 'number' ? `.${plural.select(count)}` : '';
    const found = [key + suffix, `${key}.other`, key].map((each) => byTitle.get(normal(each)));
    const text = found.find((each) => each !== undefined) ?? key;
    return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      return typeof value === 'number' ? numberText(language, value) : value;
    });
  };
  return Object.assign(say, { title: (name: string) => byTitle.get(normal(name)) ?? name });
}

function normal(title: string): string {
  return title.trim().toLowerCase();
}

const WordingContext = createContext<Wording>(createWording('en'));

/** Mounted by the shell; without it (in tests) the words are English. */
export const WordingProvider = WordingContext;

export function useWording(): Wording {
  return use(WordingContext);
}
