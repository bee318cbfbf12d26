/**
 * Analysers as declared by the index: tokenisation of texts. Stemming only approximates the light stemmers: enough to
 * test whether a query uses the right field, not to judge relevance.
 */
import type { IndexBody } from './shapes.ts';
import { illegal } from './refusal.ts';

/** A position in a text; it matches any of `forms`. */
export interface Token {
  forms: readonly string[];
  start: number;
  end: number;
}

/** One concept of a query: alternatives, each a sequence of words. */
export type Concept = readonly (readonly string[])[];

type Step = (forms: readonly string[]) => readonly string[];

const endings: Readonly<Record<string, RegExp>> = {
  light_english: /(?<=\p{L}{3})(?<!s)s$/u,
  light_german: /(?<=\p{L}{3})(en|er|es|e|n|s)$/u,
  light_french: /(?<=\p{L}{3})(s|x)$/u,
  light_italian: /(?<=\p{L}{3})[aeio]$/u,
  light_spanish: /(?<=\p{L}{3})(es|s|[aoe])$/u,
  light_swedish: /(?<=\p{L}{3})(arna|erna|orna|ar|er|or|en|et|a)$/u,
  light_norwegian: /(?<=\p{L}{3})(ene|er|en|et|a|e)$/u,
};
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');

export class Analyzers {
  readonly #analysis: {
    filter: Record<string, Record<string, unknown>>;
    analyzer: Record<string, { filter: string[] }>;
  };

  constructor({ settings }: Pick<IndexBody, 'settings'>) {
    this.#analysis = settings?.analysis ?? { filter: {}, analyzer: {} };
    for (const [name, { filter }] of Object.entries(this.#analysis.analyzer))
      for (const one of filter) this.#step(one, name);
  }

  knows(analyzer: string): boolean {
    return Object.hasOwn(this.#analysis.analyzer, analyzer);
  }

  /** Index-time tokens of a text. */
  tokens(analyzer: string, text: string): Token[] {
    return this.#cut(analyzer, text).map(({ word, ...place }) => ({
      ...place,
      forms: this.#forms(analyzer, word),
    }));
  }

  /** Concepts of a query's text. */
  concepts(analyzer: string, text: string): Concept[] {
    const words = this.#cut(analyzer, text).map(({ word }) => word);
    const meanings = this.#synonyms(analyzer);
    const asked: Concept[] = [];
    for (let place = 0; place < words.length;) {
      const here = longestMeaning(meanings, words, place);
      const alternatives = here?.all ?? [[words[place] ?? '']];
      // Several forms of one word are alternatives, too.
      asked.push(alternatives.flatMap((phrase) => this.#phraseForms(analyzer, phrase)));
      place += here?.length ?? 1;
    }
    return asked;
  }

  #phraseForms(analyzer: string, phrase: readonly string[]): string[][] {
    const forms = phrase.map((word) => this.#forms(analyzer, word));
    const [only] = forms;
    if (forms.length === 1 && only) return only.map((form) => [form]);
    return [forms.map(([first = '']) => first)];
  }

  #cut(analyzer: string, text: string): { word: string; start: number; end: number }[] {
    const pairs = this.#filters(analyzer).includes('cjk_bigram');
    const cut = [...text.matchAll(/[\p{L}\p{N}\p{M}ー]+/gu)].map((match) => ({
      word: lowered(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }));
    return pairs ? cut.flatMap(inPairs) : cut;
  }

  #filters(analyzer: string): readonly string[] {
    return this.#analysis.analyzer[analyzer]?.filter ?? [];
  }

  #forms(analyzer: string, word: string): readonly string[] {
    let forms: readonly string[] = [word];
    for (const name of this.#filters(analyzer)) forms = this.#step(name, analyzer)(forms);
    return [...new Set(forms)];
  }

  #step(name: string, analyzer: string): Step {
    if (name === 'lowercase' || name === 'cjk_width' || name === 'cjk_bigram') return (forms) => forms;
    const filter = this.#analysis.filter[name];
    if (!filter) throw illegal(`Custom Analyzer [${analyzer}] failed to find filter under name [${name}]`);
    const { type, language, min_gram: least = 1, max_gram: most = 2 } = filter;
    if (type === 'synonym_graph') return (forms) => forms;
    if (type === 'asciifolding') return (forms) => forms.flatMap((form) => [form, bare(form)]);
    if (type === 'edge_ngram') {
      return (forms) =>
        forms.flatMap((form) =>
          Array.from({ length: Math.min(form.length, Number(most)) }, (_, length) =>
            form.slice(0, length + 1),
          ).filter(({ length }) => length >= Number(least)),
        );
    }
    const ending = type === 'stemmer' ? endings[String(language)] : undefined;
    if (!ending) throw illegal(`Unknown filter type [${String(type)}] for [${name}]`);
    return (forms) => forms.map((form) => form.replace(ending, ''));
  }

  /** In the Solr synonym format. */
  #synonyms(analyzer: string): string[][][] {
    const name = this.#filters(analyzer).find(
      (one) => this.#analysis.filter[one]?.['type'] === 'synonym_graph',
    );
    const rules = name === undefined ? [] : this.#analysis.filter[name]?.['synonyms'];
    return (Array.isArray(rules) ? rules.map(String) : []).map((rule) =>
      rule
        .split(/(?<!\\),/)
        .map((phrase) => lowered(phrase.replaceAll(/\\(.)/g, '$1')).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []),
    );
  }
}

function lowered(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function longestMeaning(
  meanings: readonly string[][][],
  words: readonly string[],
  place: number,
): { length: number; all: string[][] } | null {
  let found: { length: number; all: string[][] } | null = null;
  for (const all of meanings) {
    for (const phrase of all) {
      const fits = phrase.length > 0 && phrase.every((word, more) => words[place + more] === word);
      if (fits && phrase.length > (found?.length ?? 0)) found = { length: phrase.length, all };
    }
  }
  return found;
}

function inPairs(token: { word: string; start: number; end: number }) {
  if (!cjk.test(token.word) || token.word.length < 2) return [token];
  return Array.from({ length: token.word.length - 1 }, (_, place) => ({
    word: token.word.slice(place, place + 2),
    start: token.start + place,
    end: token.start + place + 2,
  }));
}
