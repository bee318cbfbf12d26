/**
 * What a word of a search term may mean: itself, another form of it, a synonym, the beginning of a word, two words, a part
 * of a compound, a typo. First all of it is counted in the market's documents, in one request; then only what is there is
 * searched, and a guess only where nothing surer is: the words of a shop decide, rather than a dictionary.
 */
import type { Query } from './dsl.ts';
import { analysisOf, type Language } from './language.rules.ts';
import { EVERYWHERE } from './mapping.rules.ts';
import { namingFields, type IndexSchema } from './schema.rules.ts';
import { isSizeLabel, isUnspaced, LONGEST_WORD, type Term } from './terms.rules.ts';

/** Part of a field's analysis (mapping.rules.ts), and how the words are compared with it. */
type Form = 'plain' | 'words' | 'sets' | 'beginning' | 'endings' | 'slip' | 'slipped beginning';

export interface Reading {
  text: string;
  form: Form;
  /** 0 to 1: how certain it is. */
  quality: number;
  /** Of a typo: letters that differ, and whether the first one may. */
  slip?: { edits: 1 | 2; first: boolean };
}

/** A word with the readings that the market's documents have. */
export interface Unit {
  readings: readonly Reading[];
  /** Facts such as a length, which documents have as fields. */
  facts: readonly Query[];
  /** Documents that match the best reading. */
  count: number;
  /** Need not match: the shop's own name, and words that only add detail. */
  isOptional: boolean;
}

/** Certainty of a guess; facts and the word itself are certain. */
const INFLECTED = 0.92;
const SYNONYM = 0.85;
const BEGINNING = 0.6;
const UNLIKELY_BEGINNING = 0.2;
const PART = 0.5;
const SLIP = 0.6;
const SLIPPED_BEGINNING = 0.3;

/** From this quality on, a reading is the word itself. */
export const SURE = 0.9;

/** Characters. */
const SHORTEST_SLIP = 4;
const SHORTEST_LONG_SLIP = 8;
const SHORTEST_SLIPPED_BEGINNING = 5;
const SHORTEST_BEGINNING = 4;
const SHORTEST_FIRST_PART = 3;
const SHORTEST_LAST_PART = 3;
const SHORTEST_HEAD = 5;
/** Words with typos in one term; each is compared with every word of the index. */
const MOST_SLIPS = 4;
/** Words that a typo may stand for, per field. */
const MOST_SPELLINGS = 8;
/** Words of a synonym. */
const LONGEST_SYNONYM = 3;

const links = ['', 's', 'n', 'en', 'e'];

export interface Asked {
  terms: readonly Term[];
  spoken: readonly Language[];
  schema: IndexSchema;
  /** The shop's own name. */
  stack: string | undefined;
}

/** Counts of the readings, by name. */
export type Counts = ReadonlyMap<string, number>;

/** Readings that are guesses: counted only for words of which nothing surer is there. */
const guesses = /^(?:split|slip)/;

/** What is to be counted, by name: sure readings of all words, or with their counts the guesses for the others. */
export function candidates(asked: Asked, counts: Counts | null): Record<string, Query> {
  const { terms, spoken } = asked;
  const found: Record<string, Query> = {};
  const naming = namingFields.filter((field) => Object.hasOwn(asked.schema.weights, field));
  const everywhere = (reading: Reading): Query =>
    oneOf(
      spoken.flatMap((language) =>
        (isOfNames(reading) ? naming : [EVERYWHERE]).map((field) =>
          clauseOf(`words.${language}.${field}`, reading),
        ),
      ),
    );
  terms.forEach((term, place) => {
    if (term.isStopWord || (counts !== null && isFound(place, counts))) return;
    for (const [name, reading] of readingsOf(asked, place)) {
      if (guesses.test(name) === (counts !== null)) found[`${place} ${name}`] = everywhere(reading);
    }
    if (counts !== null) return;
    const facts = factsOf(term, asked.schema);
    if (facts.length > 0) found[`${place} fact`] = oneOf(facts);
  });
  return found;
}

/** Whether anything but an ending of compounds was found. */
function isFound(place: number, counts: Counts): boolean {
  return [...counts].some(
    ([name, count]) => count > 0 && name.startsWith(`${place} `) && !/ (?:endings|first|last) ?/.test(name),
  );
}

/** All readings of a word, by name. */
function readingsOf({ terms, spoken }: Asked, place: number): [string, Reading][] {
  const term = terms[place];
  if (!term) return [];
  const { word } = term;
  const found: [string, Reading][] = [
    ['plain', { text: word, form: 'plain', quality: 1 }],
    ['words', { text: word, form: 'words', quality: INFLECTED }],
    ...windows(terms, place).map(([name, text]): [string, Reading] => [
      name,
      { text, form: 'sets', quality: SYNONYM },
    ]),
  ];
  if (term.measured || term.isSize || word.length > LONGEST_WORD) return found;
  const isLast = place === terms.length - 1;
  if (isLast) found.push(['beginning', { text: word, form: 'beginning', quality: BEGINNING }]);
  for (const [name, text] of joins(terms, place)) found.push([name, { text, form: 'words', quality: 1 }]);
  for (const at of splits(word)) {
    const text = `${word.slice(0, at)} ${word.slice(at)}`;
    found.push([`split ${at}`, { text, form: 'words', quality: 1 }]);
  }
  if (isUnspaced(word)) found.push(['inside', { text: word, form: 'words', quality: BEGINNING }]);
  if (spoken.some((language) => analysisOf(language).hasCompounds)) {
    found.push(['endings', { text: word, form: 'endings', quality: PART }]);
    for (const at of partPlaces(word)) {
      found.push([`last ${at}`, { text: word.slice(at), form: 'words', quality: PART }]);
      if (at >= SHORTEST_BEGINNING) {
        const text = word.slice(0, at);
        found.push([`first ${at}`, { text, form: 'beginning', quality: PART }]);
      }
      firstParts(word.slice(0, at)).forEach((text, link) => {
        found.push([`first ${at} ${link}`, { text, form: 'sets', quality: PART }]);
      });
    }
  }
  if (/\p{N}/u.test(word) || word.length < SHORTEST_SLIP) return found;
  slips(word).forEach((slip, cost) => {
    found.push([`slip ${cost}`, { text: word, form: 'slip', quality: SLIP, slip }]);
  });
  if (isLast && word.length >= SHORTEST_SLIPPED_BEGINNING) {
    const slip = { edits: 1, first: false } as const;
    found.push([
      'slipped beginning',
      { text: word, form: 'slipped beginning', quality: SLIPPED_BEGINNING, slip },
    ]);
  }
  return found;
}

/** The word alone and with its neighbours: synonyms of up to three words. */
function windows(terms: readonly Term[], place: number): [string, string][] {
  const found: [string, string][] = [];
  for (let length = 1; length <= LONGEST_SYNONYM; length += 1) {
    for (let from = Math.max(0, place - length + 1); from <= place; from += 1) {
      if (from + length > terms.length) continue;
      const words = terms.slice(from, from + length).map(({ word }) => word);
      found.push([`set ${from} ${length}`, words.join(isUnspaced(words.join('')) ? '' : ' ')]);
    }
  }
  return found;
}

/** Two words of the term that documents write as one. */
function joins(terms: readonly Term[], place: number): [string, string][] {
  const [before, own, after] = [terms[place - 1]?.word, terms[place]?.word ?? '', terms[place + 1]?.word];
  return [
    ...(before === undefined ? [] : [['joined before', before + own] as [string, string]]),
    ...(after === undefined ? [] : [['joined after', own + after] as [string, string]]),
  ];
}

/** Places at which one word of the term may be two of the documents. */
function splits(word: string): number[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, place) => place + 1).filter((at) => {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const isNumber = /\d$/.test(left) !== /^\d/.test(right);
    return isNumber || (left.length >= 2 && right.length >= 2);
  });
}

function partPlaces(word: string): number[] {
  if (isUnspaced(word) || /\d/.test(word)) return [];
  const places = Array.from({ length: word.length }, (_, at) => at);
  return places.filter((at) => at >= SHORTEST_FIRST_PART && word.length - at >= SHORTEST_LAST_PART);
}

/** A first part with and without what links it to the last. */
function firstParts(first: string): string[] {
  return links
    .filter((link) => first.endsWith(link) && first.length - link.length >= SHORTEST_FIRST_PART)
    .map((link) => first.slice(0, first.length - link.length));
}

/** By likelihood: typos in the first letter are rare. */
function slips(word: string): { edits: 1 | 2; first: boolean }[] {
  const all = [
    { edits: 1, first: false },
    { edits: 2, first: false },
    { edits: 1, first: true },
    { edits: 2, first: true },
  ] as const;
  return word.length < SHORTEST_LONG_SLIP ? all.filter(({ edits }) => edits === 1) : [...all];
}

/** Lengths, widths, radii and sizes, which documents have as fields and not as words. */
function factsOf({ word, measured, isSize }: Term, { fields }: Pick<IndexSchema, 'fields'>): Query[] {
  const number = measured?.value ?? (/^\d{2,3}$/.test(word) ? Number(word) : null);
  const measuredFields = measured ? [measured.field] : isSize ? [] : ['length', 'waist'];
  const facts: Query[] =
    number === null ? [] : measuredFields.map((field) => ({ term: { [field]: number } }));
  if (isSize || isSizeLabel(word)) facts.push({ term: { size: word.toUpperCase() } });
  return facts.filter(
    (fact) => 'term' in fact && Object.keys(fact.term).every((field) => Object.hasOwn(fields, field)),
  );
}

/** The units of a term: each word's best readings that the market's documents have. */
export function unitsOf(asked: Asked, counts: Counts): Unit[] {
  let slipped = 0;
  return asked.terms.flatMap((term, place): Unit[] => {
    if (term.isStopWord) return [];
    const { units, hasSlip } = unitOf(asked, place, counts, slipped < MOST_SLIPS);
    if (hasSlip) slipped += 1;
    return units;
  });
}

function unitOf(
  asked: Asked,
  place: number,
  counts: Counts,
  maySlip: boolean,
): { units: Unit[]; hasSlip: boolean } {
  const term = asked.terms[place];
  const countOf = (name: string): number => counts.get(`${place} ${name}`) ?? 0;
  const all = readingsOf(asked, place).filter(([name]) => countOf(name) > 0);
  const readings = new Map(all);
  const isOptional = term !== undefined && term.word === asked.stack?.toLowerCase();
  const unit = (names: readonly string[], facts: readonly Query[] = []): Unit => ({
    readings: names.flatMap((name) => readings.get(name) ?? []),
    facts,
    count: Math.max(0, ...[...names, ...(facts.length > 0 ? ['fact'] : [])].map(countOf)),
    isOptional,
  });
  const facts = term && countOf('fact') > 0 ? factsOf(term, asked.schema) : [];
  const parts = all.filter(([name]) => {
    const [, at] = /^last (\d+)$/.exec(name) ?? [];
    return at !== undefined && [...readings.keys()].some((one) => one.startsWith(`first ${at} `));
  });
  const sure = [...readings.keys()].filter((name) =>
    /^(plain|words|set|beginning|joined|split|inside|endings)/.test(name),
  );
  if (sure.length > 0 || facts.length > 0 || parts.length > 0) {
    const first = unit([...sure, ...parts.map(([name]) => name)], facts);
    const isKnown = readings.has('plain') || readings.has('words');
    const units = [
      {
        ...first,
        readings: first.readings.map((reading) =>
          reading.form === 'beginning' && isKnown ? { ...reading, quality: UNLIKELY_BEGINNING } : reading,
        ),
      },
      ...modifiers(
        parts.map(([name]) => name),
        term?.word ?? '',
      ),
    ];
    return { units, hasSlip: false };
  }
  // The head alone, where nothing has the first part: "Pulverschnee" is snow.
  const head = all.find(([name, { text }]) => name.startsWith('last ') && text.length >= SHORTEST_HEAD);
  if (head) return { units: [unit([head[0]])], hasSlip: false };
  const slip = all.find(([name]) => name.startsWith('slip'));
  if (slip && maySlip) return { units: [unit([slip[0]])], hasSlip: true };
  // Of a compound whose first part only begins another word: "Damenski", of "Damengrößen".
  const weak = all.find(([name]) => name.startsWith('last ') && countOf(name.replace('last', 'first')) > 0);
  if (weak) return { units: [unit([weak[0]]), ...modifiers([weak[0]], term?.word ?? '')], hasSlip: false };
  return { units: [unit([])], hasSlip: false };
}

/** The first part of a compound narrows its head: among skis, "Tourenski" prefers those for touring. */
function modifiers(parts: readonly string[], word: string): Unit[] {
  return parts.map((name) => {
    const first = word.slice(0, Number(name.split(' ')[1]));
    return {
      readings: firstParts(first).flatMap((text): Reading[] => [
        { text, form: 'words', quality: INFLECTED },
        { text, form: 'sets', quality: SYNONYM },
        { text, form: 'beginning', quality: BEGINNING },
      ]),
      facts: [],
      count: 0,
      isOptional: true,
    };
  });
}

/** Only names have their beginnings indexed. */
export function isOfNames({ form }: Reading): boolean {
  return form === 'slipped beginning';
}

/** A reading compared with one field. */
export function clauseOf(path: string, { text, form, slip }: Reading): Query {
  if (form === 'beginning')
    return { match_bool_prefix: { [`${path}.plain`]: { query: text, operator: 'and' } } };
  if (form === 'words') return { match_phrase: { [path]: { query: text } } };
  if (slip) {
    const near = {
      query: text,
      operator: 'and',
      fuzziness: slip.edits,
      prefix_length: slip.first ? 0 : 1,
      max_expansions: MOST_SPELLINGS,
    } as const;
    const paths = form === 'slip' ? [`${path}.plain`, path] : [`${path}.start`];
    return oneOf(paths.map((one) => ({ match: { [one]: near } })));
  }
  return { match_phrase: { [`${path}.${form}`]: { query: text } } };
}

export function oneOf(should: readonly Query[]): Query {
  const [only] = should;
  return should.length === 1 && only ? only : { bool: { should, minimum_should_match: 1 } };
}
