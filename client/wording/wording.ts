/**
 * UI texts of the shop. Texts are looked up by key, `{name}` is replaced with a value, and a numeric `count` picks
 * `key.one`, `key.other` … by the language's plural rules. The editors' texts, in the market's language, override the
 * English ones; their titles are the keys in lower case (catalogue.md 3).
 *
 * English is split into areas, one file each. Those of every page are imported here; a component names the other areas
 * it needs, `useWording(cartWording)`, so that texts are in the chunk of the code that uses them.
 */
import { createContext, use } from 'react';
import type { Area, ManagedTexts } from './managedTexts.ts';
import { noTexts, normalTitle, wholeTexts } from './managedTexts.ts';
import { numberText } from './numberText.rules.ts';
import { shellWording } from './frame/shell.ts';
import { shopWording } from './frame/shop.ts';
import { tileWording } from './shopping/tile.ts';

/** Every page embeds its texts. */
export const everyPage = { ...shellWording, ...shopWording, ...tileWording };

type PluralSuffix = '.zero' | '.one' | '.two' | '.few' | '.many' | '.other';
type Singular<K> = K extends `${infer Stem}${PluralSuffix}` ? Stem : K;

/** A key of one of the areas; plurals without their suffix. */
export type KeyOf<A extends Area> = A extends Area ? Singular<Extract<keyof A, string>> : never;
export type WordingKey<A extends Area = typeof everyPage> = KeyOf<typeof everyPage> | KeyOf<A>;
export type WordingValues = Readonly<Record<string, string | number>>;

export interface Wording<Key extends string = WordingKey> extends Pick<ManagedTexts, 'wait' | 'complete'> {
  (key: Key, values?: WordingValues): string;
  /**
   * The editors' text for a name that a source returns in English, such as the option `Length`; else the name itself.
   */
  title(name: string): string;
  /** The same for the value of an option, such as the color `Snow`, by their text `facet.Color.Snow`. */
  value(option: string, label: string): string;
  /** Adds an area; returns the same function for the same area. */
  with<A extends Area>(area: A): Wording<Key | KeyOf<A>>;
}

/**
 * @param language ISO 639-1 language of the texts: decides plural form and number format.
 * @param managed the editors' texts by key in any case; of keys that differ in case only the last counts.
 */
export function createWording(language: string, managed: Area = {}): Wording {
  return wordingOf(language, wholeTexts(managed));
}

/** The same with texts of which some may not be here yet. */
export function wordingOf(language: string, managed: ManagedTexts): Wording {
  const { wait, complete } = managed;
  const find = (title: string) => managed.find(normalTitle(title));
  const named = (title: string, name = title) => find(title) ?? name;

  function speaker(english: readonly Area[]): Wording<string> {
    const larger = new WeakMap<Area, Wording<string>>();
    const textOf = (key: string): string | undefined =>
      find(key) ?? english.find((area) => key in area)?.[key];
    const say = (key: string, values: WordingValues = {}): string => {
      const count = values['count'];
      const suffix = typeof count === 'number' ? `.${pluralRules(language).select(count)}` : '';
      const text = textOf(key + suffix) ?? textOf(`${key}.other`) ?? textOf(key) ?? key;
      if (!text.includes('{')) return text;
      return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
        const value = values[name];
        if (value === undefined) return placeholder;
        return typeof value === 'number' ? numberText(language, value) : value;
      });
    };
    return Object.assign(say, {
      title: named,
      value: (option: string, label: string) => named(`facet.${option}.${label}`, label),
      with: (area: Area) => {
        const known = larger.get(area) ?? speaker([...english, area]);
        larger.set(area, known);
        return known;
      },
      wait,
      complete,
    });
  }

  return speaker([everyPage]);
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  // The code of Norwegian that every browser supports; an unknown one would fall back to the browser's own language.
  const known = rules.get(language) ?? new Intl.PluralRules(language === 'no' ? 'nb' : language);
  rules.set(language, known);
  return known;
}

const WordingContext = createContext<Wording>(wordingOf('en', noTexts));

/** Mounted by the app; without it (in tests) texts are English. */
export const WordingProvider = WordingContext;

/** The texts of every page and of the named areas. Suspends while the page lacks those of an area. */
export function useWording<const Areas extends readonly Area[]>(
  ...areas: Areas
): Wording<WordingKey<Areas[number]>> {
  const shared = use(WordingContext);
  for (const area of areas) {
    const waiting = shared.wait(area);
    if (waiting) use(waiting);
  }
  // Keys are type-checked at the call; here they are only looked up.
  return areas.reduce((wording, area) => wording.with(area), shared as Wording<string>);
}
