/**
 * Analysers as declared by the index: tokenisation of texts. Stemming only approximates the service's stemmers: enough to
 * test whether a query uses the right field, not to judge relevance (`npm run test:opensearch` does).
 */
import { illegal } from './refusal.ts';
import type { IndexBody } from './shapes.ts';

/** Several tokens may have one position: then they are alternatives. */
export interface Token {
  form: string;
  position: number;
  /** In the text, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
}

type Filter = (tokens: readonly Token[]) => readonly Token[];
type Settings = Readonly<Record<string, unknown>>;

const stemEndings: Readonly<Record<string, RegExp>> = {
  english: /(?<=\p{L}{3})(?<!s)(ings|ing|ies|es|s|e|y)$/u,
  light_german: /(?<=\p{L}{3})(ern|en|er|es|e|n|s)$/u,
  light_french: /(?<=\p{L}{3})(es|e|s|x)$/u,
  italian: /(?<=\p{L}{3})(chi|che|[aeio])$/u,
  light_spanish: /(?<=\p{L}{3})(es|os|as|s|[aoe])$/u,
  swedish: /(?<=\p{L}{3})(arna|erna|orna|ar|er|or|en|et|a)$/u,
  norwegian: /(?<=\p{L}{3})(ene|er|en|et|a|e)$/u,
  possessive_english: /['’]s$/u,
};
const frenchArticles = 'l m t qu n s j d c jusqu quoiqu lorsqu puisqu'.split(' ');
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** Like the standard tokenizer: words, runs of katakana, and each Chinese character and hiragana. */
const word =
  /[\p{Script=Katakana}ー\uFF66-\uFF9F]+|[\p{Script=Han}\p{Script=Hiragana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}]|(?<=\p{L})['’](?=\p{L})|(?<=\p{N})[.,](?=\p{N}))+/gu;

const changed =
  (change: (form: string) => string): Filter =>
  (tokens) =>
    tokens.map((token) => ({ ...token, form: change(token.form) }));

const builtIn: Readonly<Record<string, Filter>> = {
  lowercase: changed((form) => form.toLowerCase()),
  cjk_width: changed((form) => form.normalize('NFKC')),
  asciifolding: changed(bare),
  german_normalization: changed((form) =>
    bare(form)
      .replaceAll(/([ao])e/g, '$1')
      .replaceAll(/(?<![aeiouq])ue/g, 'u'),
  ),
  scandinavian_folding: changed((form) =>
    form.replaceAll(/aa|ae|ao|[åäæ]/g, 'a').replaceAll(/oe|oo|[öø]/g, 'o'),
  ),
  reverse: changed(reversed),
  elision: elision(frenchArticles),
  cjk_bigram: (tokens) => tokens.flatMap(inPairs(tokens)),
};

export class Analyzers {
  readonly #filters = new Map<string, readonly Filter[]>();

  constructor({ settings }: Pick<IndexBody, 'settings'>) {
    const { filter = {}, analyzer = {} } = settings?.analysis ?? {};
    for (const [name, { filter: names }] of Object.entries(analyzer)) {
      const filters: Filter[] = [];
      for (const one of names) {
        const own = filter[one] ? declared(filter[one], one, [...filters]) : builtIn[one];
        if (!own) throw illegal(`Custom Analyzer [${name}] failed to find filter under name [${one}]`);
        filters.push(own);
      }
      this.#filters.set(name, filters);
    }
  }

  knows(analyzer: string): boolean {
    return this.#filters.has(analyzer);
  }

  tokens(analyzer: string, text: string): readonly Token[] {
    return through(this.#filters.get(analyzer) ?? [], text);
  }
}

function through(filters: readonly Filter[], text: string): readonly Token[] {
  const cut = [...text.matchAll(word)].map((match, position): Token => ({
    form: match[0],
    position,
    start: match.index,
    end: match.index + match[0].length,
  }));
  return filters.reduce<readonly Token[]>((tokens, filter) => filter(tokens), cut);
}

/** A filter of the index's own. `before` are those of its analyser that come before it. */
function declared(settings: Settings, name: string, before: readonly Filter[]): Filter {
  const { type, language, articles, synonyms } = settings;
  if (type === 'elision') return elision(strings(articles));
  if (type === 'synonym') return contraction(strings(synonyms), before);
  if (type === 'edge_ngram') {
    const [least, most] = [Number(settings['min_gram'] ?? 1), Number(settings['max_gram'] ?? 2)];
    return (tokens) =>
      tokens.flatMap((token) =>
        Array.from({ length: Math.min(token.form.length, most) }, (_, length) => ({
          ...token,
          form: token.form.slice(0, length + 1),
        })).filter(({ form }) => form.length >= least),
      );
  }
  const ending = type === 'stemmer' ? stemEndings[String(language)] : undefined;
  if (!ending) throw illegal(`Unknown filter type [${String(type)}] for [${name}]`);
  return changed((form) => form.replace(ending, ''));
}

/** Rules such as `a, b c => d`, in the Solr format: the longest phrase of the text is replaced. */
function contraction(rules: readonly string[], before: readonly Filter[]): Filter {
  const phrases = rules.flatMap((rule) => {
    const [from = '', to = ''] = rule.split(/(?<!\\)=>/);
    return from.split(/(?<!\\),/).map((phrase) => ({
      forms: through(before, phrase.replaceAll(/\\(.)/g, '$1')).map(({ form }) => form),
      to: to.trim(),
    }));
  });
  const byFirst = Map.groupBy(phrases, ({ forms }) => forms[0]);
  return (tokens) => {
    const found: Token[] = [];
    let position = 0;
    for (let place = 0; place < tokens.length;) {
      const fitting = (byFirst.get(tokens[place]?.form) ?? []).filter(({ forms }) =>
        forms.every((form, more) => tokens[place + more]?.form === form),
      );
      const length = Math.max(1, ...fitting.map(({ forms }) => forms.length));
      const [first, last] = [tokens[place], tokens[place + length - 1]];
      if (!first || !last) break;
      const names = new Set(fitting.filter(({ forms }) => forms.length === length).map(({ to }) => to));
      for (const form of names.size > 0 ? names : [first.form])
        found.push({ form, position, start: first.start, end: last.end });
      position += 1;
      place += length;
    }
    return found;
  };
}

function elision(articles: readonly string[]): Filter {
  const article = new RegExp(`^(?:${articles.join('|')})['’]`, 'u');
  return changed((form) => form.replace(article, ''));
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Voicing marks of kana are not accents. */
function bare(form: string): string {
  return form
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');
}

function reversed(form: string): string {
  return [...form].toReversed().join('');
}

/** Adjacent characters of unspaced scripts, across tokens; a character alone remains. */
function inPairs(all: readonly Token[]): (token: Token, place: number) => Token[] {
  const follows = (left: Token | undefined, right: Token | undefined): boolean =>
    left !== undefined &&
    right !== undefined &&
    left.end === right.start &&
    unspaced.test(left.form) &&
    unspaced.test(right.form);
  return (token, place) => {
    if (!unspaced.test(token.form)) return [token];
    const next = all[place + 1];
    const letters = [...token.form, ...(follows(token, next) ? [next?.form[0] ?? ''] : [])];
    if (letters.length === 1) return follows(all[place - 1], token) ? [] : [token];
    return Array.from({ length: letters.length - 1 }, (_, at) => ({
      form: `${letters[at]}${letters[at + 1]}`,
      // Positions only have to be in order and adjacent.
      position: token.start + at,
      start: token.start + at,
      end: token.start + at + 2,
    }));
  };
}
