/**
 * In-memory search over the support articles of one region and language. Ignores accents, case and endings; handles
 * German compounds, Japanese without spaces, and single typing errors.
 */
import { folded, isOneEditApart, wordsOf, type Word } from './wordForms.rules.ts';

export interface SearchableArticle {
  title: string;
  summary: string;
  keywords: readonly string[];
  faq: readonly { question: string; answer: string }[];
  /** Without markup. */
  body: string;
}

export interface SupportHit<Article> {
  article: Article;
  score: number;
  /** The best matching passage; `isMatch` marks the matched parts. */
  snippet: readonly SnippetPart[];
  /** Position of the matched question, when the passage comes from one. */
  faq: number | null;
}

export interface SnippetPart {
  text: string;
  isMatch: boolean;
}

/** Weight of a match by field. */
const weights = { title: 10, keywords: 7, question: 6, summary: 4, answer: 2, body: 1 } as const;

const SNIPPET = 170;

interface Field {
  weight: number;
  text: string;
  /** The normalized text, for languages without spaces. */
  line: string;
  words: readonly Word[];
  faq: number | null;
}

/** An article indexed for one language, reusable across searches. */
export type IndexedArticle = readonly Field[];

/** Best match first, ties in the given order. Empty when the query has no words or nothing matches. */
export function searchSupport<Article>(
  articles: readonly Article[],
  indexedOf: (article: Article) => IndexedArticle,
  query: string,
  language: string,
): SupportHit<Article>[] {
  const wanted = wordsOf(query, language, { isQuery: true });
  if (wanted.length === 0) return [];
  const judged = articles.map((article) => judge(article, indexedOf(article), wanted, language));
  const most = Math.max(0, ...judged.map(({ found }) => found));
  // Articles that match all words, if any; otherwise those that match the most, at least half.
  if (most < wanted.length / 2) return [];
  return judged
    .filter(({ found, score }) => found === most && score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ hit }) => hit);
}

export function indexArticle(article: SearchableArticle, language: string): IndexedArticle {
  const field = (weight: number, text: string, faq: number | null = null): Field => ({
    weight,
    text,
    line: folded(text, language),
    words: wordsOf(text, language),
    faq,
  });
  return [
    field(weights.title, article.title),
    field(weights.keywords, article.keywords.join(' · ')),
    ...article.faq.map(({ question }, index) => field(weights.question, question, index)),
    field(weights.summary, article.summary),
    ...article.faq.map(({ answer }, index) => field(weights.answer, answer, index)),
    field(weights.body, article.body),
  ];
}

function judge<Article>(
  article: Article,
  fields: readonly Field[],
  wanted: readonly Word[],
  language: string,
) {
  let [score, found] = [0, 0];
  const byField = fields.map(() => 0);
  for (const word of wanted) {
    const values = fields.map((field) => field.weight * matchScore(word, field, language));
    const best = Math.max(0, ...values);
    if (best > 0) found += 1;
    // Further occurrences add a little to the best one.
    score += best + 0.1 * (values.reduce((sum, value) => sum + value, 0) - best);
    values.forEach((value, index) => (byField[index] = (byField[index] ?? 0) + value));
  }
  const [title, keywords] = [fields[0], fields[1]];
  const shownFrom = fields.filter((field) => field !== title && field !== keywords && field.text !== '');
  const strongest = shownFrom.toSorted(
    (a, b) => (byField[fields.indexOf(b)] ?? 0) - (byField[fields.indexOf(a)] ?? 0),
  )[0];
  const isFound = strongest !== undefined && (byField[fields.indexOf(strongest)] ?? 0) > 0;
  const passage = isFound ? strongest : shownFrom.find(({ weight }) => weight === weights.summary);
  const snippet = passage ? snippetOf(passage, wanted, language) : [];
  return { found, score, hit: { article, score, snippet, faq: isFound ? (passage?.faq ?? null) : null } };
}

/** 1 for an exact match, less for a similar word, 0 for no match. */
function matchScore(wanted: Word, { words, line }: Field, language: string): number {
  // Without word boundaries, match anywhere in the text.
  if (wanted.isUnspaced) return line.includes(wanted.folded) ? 1 : 0;
  let best = 0;
  for (const word of words) {
    best = Math.max(best, likeness(wanted, word, language));
    if (best === 1) break;
  }
  return best;
}

function likeness(one: Word, other: Word, language: string): number {
  const [wanted, word] = [one.folded, other.folded];
  if (wanted === word) return 1;
  if (one.stem === other.stem) return 0.9;
  if (wanted.length >= 3 && word.startsWith(wanted)) return 0.7;
  // The second part of a compound: `Rückgabe` in `Kartonrückgabe`.
  if (language === 'de' && wanted.length >= 5 && word.includes(one.stem)) return 0.6;
  if (word.length >= 5 && wanted.startsWith(other.stem)) return 0.5;
  return isOneEditApart(wanted, word) ? 0.4 : 0;
}

/** An excerpt that starts shortly before the first match. */
function snippetOf({ text, words }: Field, wanted: readonly Word[], language: string): SnippetPart[] {
  const marks: { start: number; end: number }[] = [];
  for (const one of wanted) {
    if (one.isUnspaced) marks.push(...placesOf(one.folded, text, language));
    else for (const word of words) if (likeness(one, word, language) > 0) marks.push(word);
  }
  const sorted = marks.toSorted((a, b) => a.start - b.start);
  const from = startOf(text, sorted[0]?.start ?? 0);
  const to = endOf(text, from);
  const parts: SnippetPart[] = from > 0 ? [{ text: '… ', isMatch: false }] : [];
  let at = from;
  for (const { start, end } of sorted) {
    if (start < at || end > to) continue;
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMatch: false });
  if (to < text.length) parts.push({ text: ' …', isMatch: false });
  return parts;
}

/** Start of the sentence when near, otherwise of a word. */
function startOf(text: string, first: number): number {
  if (first < SNIPPET / 2) return 0;
  const before = text.slice(0, first);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), before.lastIndexOf('! '));
  const end = Math.max(sentence === -1 ? -1 : sentence + 2, before.lastIndexOf('。') + 1);
  if (end > first - SNIPPET / 2) return end;
  const word = text.indexOf(' ', first - 60);
  return word === -1 || word >= first ? first : word + 1;
}

function endOf(text: string, from: number): number {
  if (text.length - from <= SNIPPET) return text.length;
  const blank = text.lastIndexOf(' ', from + SNIPPET);
  return blank > from + SNIPPET / 2 ? blank : from + SNIPPET;
}

/** Positions of a folded word in the original text. Folding can change lengths, so letters are folded one by one. */
function placesOf(wanted: string, text: string, language: string): { start: number; end: number }[] {
  let line = '';
  const origins: number[] = [];
  let at = 0;
  for (const letter of text) {
    const form = folded(letter, language);
    line += form;
    for (let index = 0; index < form.length; index += 1) origins.push(at);
    at += letter.length;
  }
  origins.push(text.length);
  const found: { start: number; end: number }[] = [];
  for (let from = line.indexOf(wanted); from !== -1; from = line.indexOf(wanted, from + wanted.length)) {
    found.push({ start: origins[from] ?? 0, end: origins[from + wanted.length] ?? text.length });
  }
  return found;
}

/** Related articles: others of the same topic first, then those with words in common. */
export function relatedArticles<Article>(
  one: Article,
  all: readonly Article[],
  factsOf: (article: Article) => { uid: string; topic: string | null; keywords: readonly string[] },
  most: number,
): Article[] {
  const facts = factsOf(one);
  const own = new Set(facts.keywords.map((keyword) => keyword.toLowerCase()));
  return all
    .filter((other) => factsOf(other).uid !== facts.uid)
    .map((other) => {
      const { topic, keywords } = factsOf(other);
      const shared = keywords.filter((keyword) => own.has(keyword.toLowerCase())).length;
      return { other, score: (topic !== null && topic === facts.topic ? 2 : 0) + shared };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ other }) => other);
}
