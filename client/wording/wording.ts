/**
 * Every word of the shop's own that a shopper sees. Texts are looked up by key, `{name}` is replaced by a value, and
 * a numeric `count` picks `key.one`, `key.other` … by the language's plural rules. Managed words come from the gateway.
 */
import { createContext, use } from 'react';
import { accountWording } from './account.ts';
import { formsWording } from './forms.ts';
import { marketWording } from './market.ts';
import { proWording } from './pro.ts';
import { shellWording } from './shell.ts';
import { shopWording } from './shop.ts';

/** Every key with its English text, in one place; editors keep other languages in display texts under the same key. */
export const english = {
  ...shellWording,
  ...shopWording,
  ...formsWording,
  ...accountWording,
  ...marketWording,
  ...proWording,
};

type Texts = typeof english;
type PluralSuffix = '.zero' | '.one' | '.two' | '.few' | '.many' | '.other';
type Singular<K> = K extends `${infer Stem}${PluralSuffix}` ? Stem : K;

/** A key of the dictionaries; a plural is named without its suffix. */
export type WordingKey = Singular<keyof Texts>;
export type WordingValues = Readonly<Record<string, string | number>>;
export type Wording = (key: WordingKey, values?: WordingValues) => string;

/** @param language BCP 47 language of the texts: decides plural form and the way numbers are written. */
export function createWording(language: string, texts: Readonly<Record<string, string>> = english): Wording {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  return (key, values = {}) => {
    const count = values['count'];
    const suffix = typeof count === 'number' ? `.${plural.select(count)}` : '';
    const text = texts[key + suffix] ?? texts[`${key}.other`] ?? texts[key] ?? key;
    return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      return typeof value === 'number' ? number.format(value) : value;
    });
  };
}

const WordingContext = createContext<Wording>(createWording('en'));

/** Mounted by the shell; without it (in tests) the words are English. */
export const WordingProvider = WordingContext;

export function useWording(): Wording {
  return use(WordingContext);
}
