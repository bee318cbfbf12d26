/**
 * Units of a query, one per word: the index words that would match it, best guesses first. A number with its unit of
 * measure is one unit, and so is a size; stop words are none.
 */
import type { DocumentIndex } from '../documentIndex.ts';
import { MAX_WORD_LENGTH } from './lexicon.ts';
import { sizeLabel, tokensOf, type Token } from './queryTokens.ts';
import {
  BEGINNING,
  formsOf,
  INFLECTED,
  MISTYPED,
  MISTYPED_BEGINNING,
  UNLIKELY_BEGINNING,
  type Interpretation,
  type QueryContext,
} from './interpretation.ts';
import { nearest, nearPrefixes } from './spelling.ts';
import { isStopWord } from './stems.ts';
import { bySynonym } from './synonyms.ts';
import { byHead, byParts, partsOf } from './compounds.ts';
import { alike, fold, words } from './words.ts';

export interface Unit {
  /** Later guesses count only if no earlier one matches. */
  guesses: readonly (() => readonly Interpretation[])[];
  /** Matches are not required: the shop's own name, and words that only add detail. */
  isOptional: boolean;
}

const MAX_PREFIX_MATCHES = 200;

export function queryUnits(query: string, context: QueryContext): Unit[] {
  const all = tokensOf(query);
  const telling = all.filter(({ word }) => !isStopWord(word, context.languages));
  const tokens = telling.length === 0 ? all : telling;
  return tokens.flatMap((token, place) => [
    ...modifiers(token, context),
    unitOf(token, tokens, place, context),
  ]);
}

function unitOf(token: Token, tokens: readonly Token[], place: number, context: QueryContext): Unit {
  const { word } = token;
  const isLast = place === tokens.length - 1;
  const { lexicon, isThere } = context;
  const plain = token.measured === undefined && token.isSize !== true;
  return {
    isOptional: plain && isBrand(word, context),
    guesses: [
      () => [
        ...facts(token, context.index),
        ...asWritten(word, context),
        ...bySynonym(tokens, place, context),
        ...(plain ? joined(tokens, place, context) : []),
        ...(plain ? split(word, context) : []),
        ...(plain && isLast ? longer(word, context) : []),
        ...(plain ? byParts(word, context) : []),
      ],
      () => (plain ? byHead(word, context) : []),
      () => meaning(nearest(word, lexicon.words, isThere), MISTYPED, context),
      () => (isLast ? meaning(nearPrefixes(word, lexicon.words, isThere), MISTYPED_BEGINNING, context) : []),
    ],
  };
}

/** The word, its other spellings and inflections. */
function asWritten(word: string, { lexicon, languages }: QueryContext): Interpretation[] {
  const forms = new Set(languages.flatMap((language) => lexicon.forms(word, language)));
  const same = [...forms].filter((form) => alike(form) === alike(word));
  const others = [...forms].filter((form) => alike(form) !== alike(word));
  return [
    { sequence: [lexicon.has(word) ? [word, ...same] : same], quality: 1 },
    { sequence: [others], quality: INFLECTED },
  ];
}

function meaning(found: readonly string[], quality: number, context: QueryContext): Interpretation[] {
  return [
    { sequence: [found], quality },
    { sequence: [found.flatMap((word) => formsOf(word, context))], quality: quality * INFLECTED },
  ];
}

/** A known word is less likely a prefix of another: "ski" does not mean skins. */
function longer(word: string, context: QueryContext): Interpretation[] {
  const found = context.lexicon.beginningWith(word);
  const isWhole = formsOf(word, context).some(context.isThere);
  // A single letter is a prefix of nearly everything: take the shortest words.
  const likely = found.length > MAX_PREFIX_MATCHES ? found.toSorted((a, b) => a.length - b.length) : found;
  return [
    { sequence: [likely.slice(0, MAX_PREFIX_MATCHES)], quality: isWhole ? UNLIKELY_BEGINNING : BEGINNING },
  ];
}

/** Query words written as one in the documents: "snow park" matches "Snowpark". */
function joined(tokens: readonly Token[], place: number, context: QueryContext): Interpretation[] {
  const [before, own, after] = [tokens[place - 1]?.word, tokens[place]?.word ?? '', tokens[place + 1]?.word];
  const pairs = [...(before ? [before + own] : []), ...(after ? [own + after] : [])];
  return pairs.map((pair) => ({ sequence: [formsOf(pair, context)], quality: 1 }));
}

/** A query word written as two in the documents: "allmountain", "lodestar98". */
function split(word: string, context: QueryContext): Interpretation[] {
  if (word.length > MAX_WORD_LENGTH) return [];
  const found: Interpretation[] = [];
  for (let place = 1; place < word.length; place += 1) {
    const [left, right] = [word.slice(0, place), word.slice(place)];
    const isNumber = /\d$/.test(left) !== /^\d/.test(right);
    if (!isNumber && (left.length < 2 || right.length < 2)) continue;
    if (!context.isThere(left)) continue;
    const rights = formsOf(right, context).filter(context.isThere);
    if (rights.length > 0) found.push({ sequence: [[left], rights], quality: 1 });
  }
  return found;
}

/** The modifier of a compound narrows its head: among skis, "Tourenski" prefers touring skis. */
function modifiers({ word, measured, isSize }: Token, context: QueryContext): Unit[] {
  if (measured || isSize) return [];
  return partsOf(word, context).map(({ first }) => ({
    isOptional: true,
    guesses: [
      () => [
        ...asWritten(first, context),
        { sequence: [context.lexicon.beginningWith(first)], quality: BEGINNING },
      ],
    ],
  }));
}

/** Lengths, widths, radii and sizes, which documents hold as fields and not as words. */
function facts({ word, measured, isSize }: Token, index: DocumentIndex): Interpretation[] {
  const number = measured?.value ?? (/^\d{2,3}$/.test(word) ? Number(word) : null);
  const fields = measured ? [measured.field] : isSize ? [] : ['length', 'waist'];
  const masks =
    number === null
      ? []
      : fields.map((field) => index.column(field)?.passing((value) => Number(value) === number));
  if (isSize || sizeLabel.test(word)) {
    masks.push(
      index.column('size')?.passing((value) => words(String(value)).some((one) => one.word === word)),
    );
  }
  return masks.flatMap((mask) => (mask ? [{ mask, quality: 1 }] : []));
}

/** Names of the shop, which documents need not contain. */
function isBrand(word: string, { index, lexicon }: QueryContext): boolean {
  const names = (index.column('stack')?.values ?? []).map((name) => fold(String(name)));
  return names.includes(word) || (!lexicon.has(word) && nearest(word, names).length > 0);
}
