/** Tokens of a query; a number with its unit of measure is one token, and so is a size. */
import { words } from './words.ts';

const MAX_WORDS = 32;
const MAX_LETTERS = 10_000;

export interface Token {
  word: string;
  /** A number with a unit of measure, and the field it measures. */
  measured?: { value: number; field: string };
  /** A label such as M after the word for size. */
  isSize?: boolean;
}

const measures: Readonly<Record<string, string>> = {
  cm: 'length',
  センチ: 'length',
  mm: 'waist',
  ミリ: 'waist',
  m: 'radius',
};
const sizeWords = new Set(
  'size sizes grosse gr taille tailles storlek storrelse talla tallas taglia サイズ'.split(' '),
);
export const sizeLabel = /^(?:x{0,3}s|m|x{0,3}l|\d{2,3})$/;
const measure = /(?<![\p{L}\p{N}])(\d{1,4}(?:[.,]\d{1,2})?)\s*(cm|mm|m|センチ|ミリ)(?![\p{L}\p{N}])/giu;

export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  // Strips the possessive: "women’s" is about women.
  const text = query
    .slice(0, MAX_LETTERS)
    .normalize('NFKC')
    .replaceAll(/(\p{L})['’]s(?!\p{L})/giu, '$1');
  let read = 0;
  for (const match of text.matchAll(measure)) {
    for (const { word } of words(text.slice(read, match.index))) tokens.push({ word });
    const [whole, number = '', unit = ''] = match;
    const field = measures[unit.toLowerCase()] ?? 'length';
    const measured = { value: Number(number.replace(',', '.')), field };
    tokens.push({ word: words(number)[0]?.word ?? number, measured });
    read = match.index + whole.length;
  }
  for (const { word } of words(text.slice(read))) tokens.push({ word });
  return withSizes(onlyOnce(tokens).slice(0, MAX_WORDS));
}

/** Repeated words count once. */
function onlyOnce(tokens: readonly Token[]): Token[] {
  return [...new Map(tokens.map((token) => [JSON.stringify(token), token])).values()];
}

function withSizes(tokens: readonly Token[]): Token[] {
  const isSizeWord = (token: Token | undefined): boolean => token !== undefined && sizeWords.has(token.word);
  return tokens.flatMap((token, place) => {
    if (isSizeWord(token) && sizeLabel.test(tokens[place + 1]?.word ?? '')) return [];
    const isSize = isSizeWord(tokens[place - 1]) && sizeLabel.test(token.word);
    return [isSize ? { ...token, isSize } : token];
  });
}
