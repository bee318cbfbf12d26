/** Bounds with a unit in a search term, such as "under 1.3 kg": they filter, and the other words are searched. */
import type { SearchFilter } from '../../sources/engine/driver.ts';

interface MeasuredTerm {
  /** The term without its bounds. */
  words: string;
  filters: SearchFilter[];
}

/** Fields of product documents, in grams, centimetres, millimetres and metres. */
const units: Readonly<Record<string, { field: string; times: number }>> = {
  kg: { field: 'weight', times: 1_000 },
  キロ: { field: 'weight', times: 1_000 },
  g: { field: 'weight', times: 1 },
  グラム: { field: 'weight', times: 1 },
  cm: { field: 'length', times: 1 },
  センチ: { field: 'length', times: 1 },
  mm: { field: 'waist', times: 1 },
  ミリ: { field: 'waist', times: 1 },
  m: { field: 'radius', times: 1 },
};

/** In all languages of the shop, as customers search in their own. Longer ones come first. */
const bounds = {
  below: ['less than', 'moins de', 'meno di', 'menos de', 'under', 'below', 'unter', 'sotto', 'bajo', 'sous', '<'],
  most: ['up to', 'at most', 'no more than', 'bis zu', 'bis', 'höchstens', 'maximal', 'jusqu’à', "jusqu'à", 'fino a', 'hasta', 'upp till', 'högst', 'opptil', 'maks', 'max'],
  least: ['at least', 'from', 'ab', 'mindestens', 'à partir de', 'dès', 'almeno', 'desde', 'minst', 'från', 'fra', 'min'],
  above: ['more than', 'over', 'above', 'über', 'mehr als', 'plus de', 'oltre', 'più di', 'más de', 'över', '>'],
} as const; // oxfmt-ignore
/** Japanese says it behind the unit. */
const behind = { 未満: 'below', 以下: 'most', 以上: 'least', 超: 'above' } as const;
type Bound = keyof typeof bounds;

const words = Object.values(bounds)
  .flat()
  .toSorted((left, right) => right.length - left.length);
const number = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)\s*(kg|g|cm|mm|m|キロ|グラム|センチ|ミリ)`;
const bounded = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${words.join('|')})\s*${number}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])${number}(未満|以下|以上|超)`,
  'giu',
);

/** The step that makes an upper bound inclusive: the search service excludes it (wire-protocols 2.2). */
const STEP = 0.01;

export function measuredTerm(term: string): MeasuredTerm {
  const filters: SearchFilter[] = [];
  const left = term.normalize('NFKC').replaceAll(bounded, (...match: (string | undefined)[]) => {
    const [, before, beforeNumber, beforeUnit, afterNumber, afterUnit, after] = match;
    const bound = before === undefined ? behind[(after ?? '未満') as keyof typeof behind] : boundOf(before);
    const { field, times } = units[(beforeUnit ?? afterUnit ?? '').toLowerCase()] ?? {
      field: 'length',
      times: 1,
    };
    const value = Number((beforeNumber ?? afterNumber ?? '').replace(',', '.')) * times;
    filters.push({ field, values: [rangeOf(bound, value)] });
    return ' ';
  });
  return filters.length === 0
    ? { words: term, filters }
    : { words: left.replaceAll(/\s+/g, ' ').trim(), filters };
}

function boundOf(word: string): Bound {
  const found = Object.entries(bounds).find(([, all]) => all.some((one) => one === word.toLowerCase()));
  return (found?.[0] ?? 'below') as Bound;
}

function rangeOf(bound: Bound, value: number): { from?: number; to?: number } {
  const next = Number((value + STEP).toFixed(2));
  if (bound === 'below') return { to: value };
  if (bound === 'most') return { to: next };
  return { from: bound === 'least' ? value : next };
}
