/**
 * The words of a search term as a query, once it is known what the market's documents have of them. All words must match;
 * where no document of a kind has them all, at least half of them. A word counts by its field, by its rarity and by how
 * certain its reading is. Scores are constants of these, rather than the service's own, so that documents that are equally
 * good are equal, and the editors' order decides between them.
 */
import type { FunctionScore, Query, RangeQuery } from './dsl.ts';
import type { Language } from './language.rules.ts';
import { EVERYWHERE } from './mapping.rules.ts';
import { leastField, namingFields, type IndexSchema } from './schema.rules.ts';
import { clauseOf, isOfNames, oneOf, SURE, type Reading, type Unit } from './readings.rules.ts';

/** Weight of a guess beside the word itself, and the reverse. */
const MORE_READINGS = 0.1;
/** Weight of a fact, relative to the title's. */
const FACT = 0.5;
/** Of what narrows a name: less than the name itself in any field, so that a touring pack is a pack before a ski for touring. */
const OPTIONAL = 0.1;
/** Weight of two words together, relative to their field's. */
const TOGETHER = 0.5;
const WHOLE_TITLE = 3;
/** The term says the title and something else. */
const WHOLE_TITLE_AND_MORE = 1.5;
/** With more words than these, only titles with all of them count. */
const MOST_PARTLY_IN_TITLE = 3;
/** Longer titles are all alike. */
const LONGEST_TITLE = 6;
/** Readings that may be a word of a title: no mere part or beginning. */
const IN_TITLE = 0.6;
/** More than any score: documents with more of the words come first. */
const ONE_WORD = 10_000;
/** The service allows 1 024 in one query (OpenSearch documentation, `indices.query.bool.max_clause_count`). */
const MOST_CLAUSES = 800;
/** A typo stands for up to eight words, in two forms. */
const CLAUSES_OF_SLIP = 16;

export interface Wording {
  spoken: readonly Language[];
  schema: IndexSchema;
  units: readonly Unit[];
  /** Documents of the market. */
  total: number;
  /** Documents of these kinds match all words; null: it makes no difference. */
  complete: readonly string[] | null;
  /** Number of fields to tell apart, the most important first; all when absent. */
  fields?: number;
}

/** What is told apart, the most first. */
const details = [
  { readings: Infinity, fields: Infinity },
  { readings: 3, fields: Infinity },
  { readings: 3, fields: 2 },
  { readings: 2, fields: 0 },
];

/** A long term tells fewer readings and fields apart, as clauses are limited. */
function affordable(wording: Wording): Wording {
  const all = details.map(({ readings: most, fields }) => {
    const units = wording.units.map((unit) => ({
      ...unit,
      readings: unit.readings.toSorted((left, right) => right.quality - left.quality).slice(0, most),
    }));
    return { ...wording, units, fields };
  });
  return all.find((one) => clausesOf(one) <= MOST_CLAUSES) ?? all.at(-1) ?? wording;
}

function clausesOf(wording: Wording): number {
  const { units, complete, spoken } = wording;
  const readings = units.flatMap((unit) => unit.readings);
  const cost = readings.reduce((sum, { slip }) => sum + (slip ? CLAUSES_OF_SLIP : 1), 0);
  const times = complete === null ? 1 : 2;
  const parts = units.length > MOST_PARTLY_IN_TITLE ? 1 : units.length;
  const inTitle = units.length > LONGEST_TITLE ? 0 : cost * LONGEST_TITLE * parts * spoken.length;
  return (cost * times + units.length) * fieldsOf(wording).length + inTitle;
}

/** Matches every unit that has to match, without a score. */
export function allOf(units: readonly Unit[], wording: Pick<Wording, 'spoken' | 'schema'>): Query {
  const required = units.filter(({ isOptional }) => !isOptional);
  return required.length === 0
    ? { match_all: {} }
    : { bool: { filter: required.map((unit) => unitQuery(unit, { ...wording, total: 0 })) } };
}

export function wordsQuery(asked: Wording): Query {
  const wording = affordable(asked);
  const { units, complete } = wording;
  const required = units.filter(({ isOptional }) => !isOptional);
  const optional = units.filter(({ isOptional, readings }) => isOptional && readings.length > 0);
  if (units.length === 0) return { match_none: {} };
  const more = [...optional.map((unit) => unitQuery(unit, wording)), ...together(required, wording)];
  const whole: Query = {
    bool: {
      must: required.length === 0 ? [{ match_all: {} }] : required.map((unit) => unitQuery(unit, wording)),
      ...(more.length === 0 ? {} : { should: more }),
    },
  };
  const isEverywhere = complete === null || required.length < 2;
  return inTitle(
    isEverywhere ? whole : oneOf([ahead(whole, required.length), partial(wording, required)]),
    wording,
  );
}

/** At least half of the words, and more of them first; of the kinds in which no document has all. */
function partial({ complete, ...wording }: Wording, required: readonly Unit[]): Query {
  const found = required.filter(({ count }) => count > 0);
  // An empty list of clauses would match everything.
  if (found.length === 0) return { match_none: {} };
  return {
    bool: {
      should: found.map((unit) => ahead(unitQuery(unit, wording), 1)),
      minimum_should_match: Math.ceil(required.length / 2),
      ...(complete === null || complete.length === 0
        ? {}
        : { must_not: [{ terms: { document_kind: complete } }] }),
    },
  };
}

function ahead(query: Query, words: number): Query {
  return {
    bool: { must: [query, { constant_score: { filter: { match_all: {} }, boost: words * ONE_WORD } }] },
  };
}

/** The best field counts fully, each further one a little; of guesses only the best counts. */
function unitQuery(
  { readings, facts, count, isOptional }: Unit,
  wording: Omit<Wording, 'units' | 'complete'>,
): Query {
  const rarity = Math.log(1 + wording.total / (1 + count)) * (isOptional ? OPTIONAL : 1) || 1;
  // What narrows a name is not looked for in texts.
  const fields = fieldsOf(wording).filter(({ field }) => !isOptional || isName(field));
  const scored = (path: string, weight: number, reading: Reading): Query => ({
    constant_score: { filter: clauseOf(path, reading), boost: rounded(weight * reading.quality * rarity) },
  });
  const sure = fields.flatMap(({ path, weight }) => {
    const own = readings.filter(({ quality }) => quality >= SURE);
    return own.length === 0
      ? []
      : [
          best(
            own.map((reading) => scored(path, weight, reading)),
            0,
          ),
        ];
  });
  const guessed = fields.flatMap(({ path, field, weight }) =>
    readings
      .filter((reading) => reading.quality < SURE && (!isOfNames(reading) || isName(field)))
      .map((reading) => scored(path, weight, reading)),
  );
  const titleWeight = wording.schema.weights['title'] ?? 1;
  const found = [
    ...(sure.length === 0 ? [] : [best(sure, 0)]),
    ...(guessed.length === 0 ? [] : [best(guessed, 0)]),
    ...facts.map((filter): Query => ({
      constant_score: { filter, boost: rounded(titleWeight * FACT * rarity) },
    })),
  ];
  return found.length === 0 ? { match_none: {} } : best(found, MORE_READINGS);
}

function best(queries: readonly Query[], more: number): Query {
  const [only] = queries;
  return queries.length === 1 && only ? only : { dis_max: { queries, tie_breaker: more } };
}

function isName(field: string): boolean {
  return namingFields.some((name) => name === field);
}

function fieldsOf({
  spoken,
  schema: { weights },
  fields: most = Infinity,
}: Pick<Wording, 'spoken' | 'schema' | 'fields'>) {
  const all = Object.entries(weights).toSorted(([, left], [, right]) => right - left);
  const rest = most < all.length ? [[EVERYWHERE, 1] as const] : [];
  const least = leastField(weights);
  return spoken.flatMap((language) =>
    [...all.slice(0, most), ...rest].map(([field, weight]) => ({
      field,
      weight,
      path: `words.${language}.${field === least ? EVERYWHERE : field}`,
    })),
  );
}

/** Neighbouring words of the term that are neighbours in a field, too. */
function together(required: readonly Unit[], { total, ...wording }: Wording): Query[] {
  return required.slice(1).flatMap((unit, place): Query[] => {
    const [left, right] = [required[place], unit].map((one) =>
      one?.readings.find(({ quality }) => quality >= SURE),
    );
    if (!left || !right) return [];
    const rarity = Math.log(1 + total / (1 + Math.min(required[place]?.count ?? 0, unit.count)));
    const reading: Reading = { text: `${left.text} ${right.text}`, form: 'words', quality: TOGETHER };
    const clauses = fieldsOf(wording).map(({ path, weight }): Query => ({
      constant_score: { filter: clauseOf(path, reading), boost: rounded(weight * TOGETHER * rarity) },
    }));
    return [best(clauses, 0)];
  });
}

/** A title that the term says entirely precedes those of which it says a part, the more of it the better. */
function inTitle(query: Query, { units, spoken, schema: { weights } }: Wording): Query {
  const required = units.filter(({ isOptional }) => !isOptional);
  if (!Object.hasOwn(weights, 'title') || required.length === 0 || required.length > LONGEST_TITLE)
    return query;
  const words = wordsIn(required);
  const functions = spoken.flatMap((language) => {
    const inside = required.flatMap(({ readings }): Query[] => {
      const clauses = readings
        .filter(({ quality, form }) => quality >= IN_TITLE && form !== 'beginning')
        .map((reading) => clauseOf(`words.${language}.title`, reading));
      return clauses.length === 0 ? [] : [oneOf(clauses)];
    });
    const least = required.length > MOST_PARTLY_IN_TITLE ? required.length : 1;
    const counts = Array.from({ length: inside.length }, (_, place) => place + 1).filter(
      (count) => count >= least,
    );
    return counts.flatMap((count) =>
      partsOfTitle(language, inside, count, count === required.length ? words : null),
    );
  });
  if (functions.length === 0) return query;
  return { function_score: { query, functions, score_mode: 'max', boost_mode: 'multiply' } };
}

type Weighted = FunctionScore['function_score']['functions'][number];

/**
 * Titles with so many of the units, by the title's length.
 * @param all number of words that the units are; null when there are more units.
 */
function partsOfTitle(
  language: Language,
  inside: readonly Query[],
  count: number,
  all: number | null,
): Weighted[] {
  const isWhole = all !== null;
  const words = all ?? count;
  const some: readonly Query[] =
    count === inside.length ? inside : [{ bool: { should: inside, minimum_should_match: count } }];
  const ofLength = (length: RangeQuery['range'][string], weight: number): Weighted => ({
    filter: { bool: { filter: [...some, { range: { [`words.${language}.title.count`]: length } }] } },
    weight,
  });
  const longer = Array.from({ length: Math.max(0, LONGEST_TITLE - words) }, (_, more) => words + more + 1);
  return [
    ofLength({ lt: words + 1 }, isWhole ? WHOLE_TITLE : WHOLE_TITLE_AND_MORE),
    ...longer.map((length) => ofLength({ gte: length, lt: length + 1 }, rounded(1 + words / length / 2))),
  ];
}

/** Most words of a title that the units can be. */
function wordsIn(units: readonly Unit[]): number {
  return units.reduce(
    (sum, { readings }) =>
      sum +
      Math.max(1, ...readings.map(({ text, quality }) => (quality >= SURE ? text.split(' ').length : 1))),
    0,
  );
}

/** Scores are floats of 24 bits: without rounding, sums that should be equal are not. */
function rounded(boost: number): number {
  return Math.max(0.01, Math.round(boost * 100) / 100);
}
