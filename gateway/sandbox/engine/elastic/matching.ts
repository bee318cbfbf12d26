/** Matching and scoring of documents, from the clauses of the request alone and independent of the driver. */
import type { Token, Concept } from './analysis.ts';
import type { Index, Kept } from './indices.ts';
import type { MultiMatch, Query, Scalar } from './shapes.ts';

/** The score; null for no match. */
export function score(index: Index, query: Query, document: Kept): number | null {
  if (query.kind === 'match_all') return 1;
  if (query.kind === 'multi_match') return scoreWords(index, query.query, document);
  if (query.kind === 'bool') return scoreBool(index, query, document);
  const values = valuesAt(index, document, query.field);
  if (query.kind === 'range') {
    const { gte, gt, lte, lt } = query.bounds;
    const isNumber = index.property(query.field)?.type !== 'date';
    const at = (bound: Scalar): number => (isNumber ? Number(bound) : Date.parse(String(bound)));
    const fits = values
      .map(at)
      .some(
        (value) =>
          (gte === undefined || value >= at(gte)) &&
          (gt === undefined || value > at(gt)) &&
          (lte === undefined || value <= at(lte)) &&
          (lt === undefined || value < at(lt)),
      );
    return fits ? 1 : null;
  }
  const accepted = new Set(query.values.map(String));
  return values.some((value) => accepted.has(String(value))) ? 1 : null;
}

function scoreBool(index: Index, query: Extract<Query, { kind: 'bool' }>, document: Kept): number | null {
  const { must, should, filter, must_not: mustNot, minimum_should_match: share } = query;
  if (filter.some((one) => score(index, one, document) === null)) return null;
  if (mustNot.some((one) => score(index, one, document) !== null)) return null;
  let sum = 0;
  for (const one of must) {
    const points = score(index, one, document);
    if (points === null) return null;
    sum += points;
  }
  const found = should.map((one) => score(index, one, document)).filter((points) => points !== null);
  const needed = enough(share ?? (must.length + filter.length === 0 ? 1 : 0), should.length);
  return found.length < needed ? null : found.reduce((all, points) => all + points, sum);
}

/** `2`, `75%` or `2<75%`: up to two all of them, beyond that three quarters, rounded down. */
function enough(share: number | string, clauses: number): number {
  if (clauses === 0) return 0;
  const [, limit, percent] = /^(?:(\d+)<)?(\d+)%$/.exec(String(share)) ?? [];
  if (percent === undefined) return Number(share);
  if (limit !== undefined && clauses <= Number(limit)) return clauses;
  return Math.floor((clauses * Number(percent)) / 100);
}

/** Exact values of a field, without those too long for a keyword. */
export function valuesAt(index: Index, document: Kept, field: string): Scalar[] {
  const longest = index.property(field)?.ignore_above ?? Infinity;
  const value = field
    .split('.')
    .reduce<unknown>(
      (inside, name) => (inside as Record<string, unknown> | null | undefined)?.[name],
      document.source,
    );
  return ((Array.isArray(value) ? value : [value]) as (Scalar | null | undefined)[]).filter(
    (one): one is Scalar => one !== null && one !== undefined && String(one).length <= longest,
  );
}

/** How well a value's tokens match one concept of the query: 0 to 1. */
export type Test = (tokens: readonly Token[]) => number;

/** Tests of each part of a request, created once for all its documents. */
const madeTests = new WeakMap<MultiMatch, Map<string, Test[]>>();

/** A field's concepts. */
export function testsOf(index: Index, query: MultiMatch, path: string): Test[] {
  const made = madeTests.get(query) ?? new Map<string, Test[]>();
  madeTests.set(query, made);
  const known = made.get(path);
  if (known) return known;
  const property = index.property(path);
  const analyzer = property?.search_analyzer ?? property?.analyzer;
  const asked = analyzer === undefined ? [] : index.analyzers.concepts(analyzer, query.query);
  const tests = asked.map((concept, place) =>
    wordTest(concept, {
      isGrowing: query.type === 'bool_prefix' && place === asked.length - 1,
      // As documented, no fuzziness for words with synonyms (`Match query`, fuzziness and synonyms).
      isForgiving: query.fuzziness !== undefined && concept.length === 1,
      prefix: query.prefix_length,
    }),
  );
  made.set(path, tests);
  return tests;
}

interface Tolerance {
  isGrowing: boolean;
  isForgiving: boolean;
  prefix: number;
}

/** The best of the alternatives; within an alternative the worst word, since all are required. */
function wordTest(concept: Concept, tolerance: Tolerance): Test {
  const phrases = concept.map((words) => words.map((word) => wordLikeness(word, tolerance)));
  return (tokens) => {
    let best = 0;
    for (const words of phrases) {
      let worst = 1;
      for (const like of words) {
        let found = 0;
        for (const { forms } of tokens) for (const form of forms) found = Math.max(found, like(form));
        worst = Math.min(worst, found);
      }
      if (words.length > 0) best = Math.max(best, worst);
    }
    return best;
  };
}

/** Texts repeat their words: compares each once. */
function wordLikeness(word: string, tolerance: Tolerance): (form: string) => number {
  const known = new Map<string, number>();
  return (form) => {
    let like = known.get(form);
    if (like === undefined) known.set(form, (like = likeness(word, form, tolerance)));
    return like;
  };
}

function likeness(word: string, form: string, { isGrowing, isForgiving, prefix }: Tolerance): number {
  if (form === word) return 1;
  if (isGrowing && form.startsWith(word)) return 0.8;
  if (!isForgiving || form.slice(0, prefix) !== word.slice(0, prefix)) return 0;
  const most = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
  if (most === 0) return 0;
  const edits = distance(word, form, most);
  return edits <= most ? 0.6 - 0.2 * edits : 0;
}

function scoreWords(index: Index, query: MultiMatch, document: Kept): number | null {
  const fields = query.fields.map((field) => {
    const [path = '', boost = '1'] = field.split('^');
    return { path, boost: Number(boost), tokens: tokensAt(index, document, path) };
  });
  const points = fields.map(({ path, boost, tokens }) =>
    testsOf(index, query, path).map((test) => boost * bestOf(test, tokens)),
  );
  if (query.type === 'cross_fields') {
    const concepts = Math.max(0, ...points.map(({ length }) => length));
    const best = Array.from({ length: concepts }, (_, place) =>
      Math.max(0, ...points.map((row) => row[place] ?? 0)),
    );
    return total(best, query.operator);
  }
  const totals = points.map((row) => total(row, query.operator)).filter((sum) => sum !== null);
  return totals.length === 0 ? null : Math.max(...totals);
}

function total(points: readonly number[], operator: 'and' | 'or'): number | null {
  const found = points.filter((one) => one > 0);
  const isEnough = found.length > 0 && (operator === 'or' || found.length === points.length);
  return isEnough ? found.reduce((sum, one) => sum + one, 0) : null;
}

/** A word counts more in a short text. */
function bestOf(test: Test, tokens: readonly (readonly Token[])[]): number {
  let best = 0;
  for (const value of tokens) best = Math.max(best, test(value));
  const length = tokens.reduce((sum, value) => sum + value.length, 0);
  return best / Math.sqrt(1 + length / 4);
}

export function tokensAt(index: Index, document: Kept, path: string): Token[][] {
  const known = document.tokens.get(path);
  if (known) return known;
  const analyzer = index.property(path)?.analyzer;
  const tokens =
    analyzer === undefined
      ? []
      : textsAt(document, path).map((text) => index.analyzers.tokens(analyzer, text));
  document.tokens.set(path, tokens);
  return tokens;
}

/** Texts of a path; a multi-field (`title.plain`) has the field's texts. */
export function textsAt({ source }: Kept, path: string): string[] {
  let inside: unknown = source;
  for (const name of path.split('.')) {
    if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) break;
    inside = (inside as Record<string, unknown>)[name];
  }
  return inside === undefined || inside === null
    ? []
    : (Array.isArray(inside) ? inside : [inside]).map(String);
}

/** Edit distance with transpositions; distances above `most` are not distinguished. */
function distance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[right.length] ?? 0;
}
