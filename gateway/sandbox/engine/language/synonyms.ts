/** Synonyms: where a query contains a phrase, the other phrases of its set match, too. */
import type { SynonymSet } from '../engineSettings.ts';
import type { Token } from './queryTokens.ts';
import { formsOf, SYNONYM, SYNONYM_FORM, type Interpretation, type QueryContext } from './interpretation.ts';
import { stem } from './stems.ts';
import { alike, words } from './words.ts';

interface Phrase {
  words: readonly string[];
  /** The stemmed words, as compared. */
  keys: readonly string[];
  set: readonly Phrase[];
}

type Thesaurus = ReadonlyMap<string, readonly Phrase[]>;

/** By language, phrases by each of their words; cached until the sets change. */
const known = new WeakMap<readonly SynonymSet[], Map<string, Thesaurus>>();

export function bySynonym(tokens: readonly Token[], place: number, context: QueryContext): Interpretation[] {
  const others = new Map<string, Phrase>();
  for (const language of context.languages) {
    const own = tokens.map(({ word }) => keyOf(word, language));
    for (const phrase of thesaurusOf(context, language).get(own[place] ?? '') ?? []) {
      if (!stands(phrase, own, place)) continue;
      for (const other of phrase.set) if (other !== phrase) others.set(other.words.join(' '), other);
    }
  }
  return [...others.values()].flatMap((other) => [
    { sequence: other.words.map((word) => [word]), quality: SYNONYM },
    { sequence: other.words.map((word) => formsOf(word, context)), quality: SYNONYM_FORM },
  ]);
}

/** True when the phrase occurs in the query and covers the word. */
function stands({ keys }: Phrase, own: readonly string[], place: number): boolean {
  return keys.some((_, before) => keys.every((key, next) => own[place - before + next] === key));
}

function keyOf(word: string, language: string): string {
  return alike(stem(word, language));
}

function thesaurusOf({ index }: QueryContext, language: string): Thesaurus {
  const sets = index.settings.synonyms;
  let languages = known.get(sets);
  if (!languages) known.set(sets, (languages = new Map()));
  let thesaurus = languages.get(language);
  if (!thesaurus) languages.set(language, (thesaurus = readSets(sets, language)));
  return thesaurus;
}

function readSets(sets: readonly SynonymSet[], language: string): Thesaurus {
  const phrases = sets.flatMap(({ synonyms }) => {
    const set: Phrase[] = [];
    for (const synonym of synonyms) {
      const said = words(synonym).map(({ word }) => word);
      if (said.length > 0) set.push({ words: said, keys: said.map((word) => keyOf(word, language)), set });
    }
    return set;
  });
  const thesaurus = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const key of new Set(phrase.keys)) thesaurus.set(key, [...(thesaurus.get(key) ?? []), phrase]);
  }
  return thesaurus;
}
