/**
 * Matching and scoring of documents, from the clauses of the request alone and independent of the driver. A clause of
 * words scores 1 for every document: the driver sets the scores itself.
 */
import type { Token } from './analysis.ts';
import type { Index } from './indices.ts';
import type { Kept } from './kept.ts';
import type { Places } from './postings.ts';
import type { Query, Scalar } from './shapes.ts';

/** Scores of the documents that match. */
export type Found = ReadonlyMap<Kept, number>;

export function found(index: Index, query: Query): Found {
  switch (query.kind) {
    case 'match_all':
      return scored(index.documents.values(), 1);
    case 'match_none':
      return new Map();
    case 'bool':
      return foundByAll(index, query);
    case 'constant_score':
      return scored(found(index, query.filter).keys(), query.boost);
    case 'dis_max':
      return foundByBest(
        query.queries.map((one) => found(index, one)),
        query.tieBreaker,
      );
    case 'function_score':
      return multiplied(index, query);
    case 'words':
      return foundByBest(
        query.fields.map(({ path, boost }) => scored(foundWords(index, path, query).keys(), boost)),
        0,
      );
    case 'range':
      return scored(inRange(index, query), 1);
    case 'term':
    case 'terms': {
      const accepted = new Set(query.values.map(String));
      const documents = [...index.documents.values()].filter((document) =>
        valuesAt(index, document, query.field).some((value) => accepted.has(String(value))),
      );
      return scored(documents, 1);
    }
  }
}

function scored(documents: Iterable<Kept>, points: number): Found {
  return new Map([...documents].map((document) => [document, points]));
}

function foundByAll(index: Index, query: Extract<Query, { kind: 'bool' }>): Found {
  const { must, should, filter, must_not: mustNot, minimum_should_match: share } = query;
  // As in the service, whatever has to match at least.
  if ([...must, ...should, ...filter, ...mustNot].length === 0) return scored(index.documents.values(), 1);
  const needed = share ?? (must.length + filter.length === 0 && should.length > 0 ? 1 : 0);
  const musts = must.map((one) => found(index, one));
  const filters = filter.map((one) => found(index, one));
  const barred = mustNot.map((one) => found(index, one));
  const choices = should.map((one) => found(index, one));
  const [smallest] = [...musts, ...filters].toSorted((left, right) => left.size - right.size);
  const candidates =
    smallest?.keys() ??
    (needed > 0 ? new Set(choices.flatMap((one) => [...one.keys()])) : index.documents.values());
  const result = new Map<Kept, number>();
  for (const document of candidates) {
    if (![...musts, ...filters].every((one) => one.has(document))) continue;
    if (barred.some((one) => one.has(document))) continue;
    const met = choices.flatMap((one) => one.get(document) ?? []);
    if (met.length < needed) continue;
    const sum = musts.reduce((all, one) => all + (one.get(document) ?? 0), 0);
    result.set(
      document,
      met.reduce((all, one) => all + one, sum),
    );
  }
  return result;
}

function foundByBest(all: readonly Found[], tieBreaker: number): Found {
  const result = new Map<Kept, number>();
  for (const document of new Set(all.flatMap((one) => [...one.keys()]))) {
    const points = all.flatMap((one) => one.get(document) ?? []);
    const best = Math.max(...points);
    result.set(document, best + tieBreaker * (points.reduce((sum, one) => sum + one, 0) - best));
  }
  return result;
}

function multiplied(index: Index, { query, functions }: Extract<Query, { kind: 'function_score' }>): Found {
  const filters = functions.map(({ filter, weight }) => ({ passing: found(index, filter), weight }));
  return new Map(
    [...found(index, query)].map(([document, points]) => {
      const weights = filters.filter(({ passing }) => passing.has(document)).map(({ weight }) => weight);
      return [document, points * (weights.length === 0 ? 1 : Math.max(...weights))];
    }),
  );
}

function inRange(index: Index, { field, bounds }: Extract<Query, { kind: 'range' }>): Kept[] {
  const { gte, gt, lte, lt } = bounds;
  const property = index.property(field);
  const at = (bound: Scalar): number =>
    property?.type === 'date' ? Date.parse(String(bound)) : Number(bound);
  const numbers = (document: Kept): number[] =>
    property?.type === 'token_count'
      ? index
          .textsAt(document, field)
          .map((text) => index.analyzers.tokens(property.analyzer ?? '', text).length)
      : valuesAt(index, document, field).map(at);
  return [...index.documents.values()].filter((document) =>
    numbers(document).some(
      (value) =>
        (gte === undefined || value >= at(gte)) &&
        (gt === undefined || value > at(gt)) &&
        (lte === undefined || value <= at(lte)) &&
        (lt === undefined || value < at(lt)),
    ),
  );
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

type Words = Extract<Query, { kind: 'words' }>;

function foundWords(index: Index, path: string, query: Words): Found {
  const steps = formsAt(index, path, query);
  const postings = index.postings(path);
  const places = steps.map((forms) => united(forms.map((form) => postings.places(form))));
  if (places.length === 0) return new Map();
  const [first, ...others] = places;
  const documents = [...(first?.keys() ?? [])].filter((document) => others.every((one) => one.has(document)));
  return scored(
    query.together
      ? documents.filter((document) => areTogether(places.map((one) => one.get(document) ?? [])))
      : documents,
    1,
  );
}

/** For each position of the query the words of the index that it stands for. */
export function formsAt(
  index: Index,
  path: string,
  { text, isGrowing, fuzziness, prefixLength, expansions }: Words,
): string[][] {
  const property = index.property(path);
  const analyzer = property?.search_analyzer ?? property?.analyzer;
  if (analyzer === undefined) return [];
  const positions = [
    ...Map.groupBy(index.analyzers.tokens(analyzer, text), ({ position }: Token) => position).values(),
  ];
  const postings = index.postings(path);
  return positions.map((tokens, place) =>
    tokens.flatMap(({ form }) => {
      if (isGrowing && place === positions.length - 1)
        return postings.forms((other) => other.startsWith(form));
      if (fuzziness === 0) return [form];
      const near = postings.forms(
        (other) =>
          other.slice(0, prefixLength) === form.slice(0, prefixLength) &&
          distance(form, other, fuzziness) <= fuzziness,
      );
      const by = (other: string): number => distance(form, other, fuzziness);
      return near.toSorted((left, right) => by(left) - by(right)).slice(0, expansions);
    }),
  );
}

function united(all: readonly Places[]): Places {
  const [only] = all;
  if (all.length === 1 && only) return only;
  const result = new Map<Kept, number[]>();
  for (const one of all)
    for (const [document, places] of one) result.set(document, [...(result.get(document) ?? []), ...places]);
  return result;
}

function areTogether(steps: readonly (readonly number[])[]): boolean {
  const [first = [], ...others] = steps;
  return first.some((start) => others.every((places, step) => places.includes(start + step + 1)));
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
