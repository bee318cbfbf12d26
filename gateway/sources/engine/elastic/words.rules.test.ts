import { describe, expect, test } from 'vitest';
import type { SearchInput } from '../driver.ts';
import { askedOf, guessesBody, meaningOf, searchBody, suggestionBody, wordsBody } from './query.rules.ts';
import { unitsOf } from './readings.rules.ts';
import type { IndexSchema } from './schema.rules.ts';

const schema: IndexSchema = {
  fields: { locale: 'text', regions: 'text', length: 'number', size: 'text' },
  weights: { title: 10, body: 1 },
};
const market = { contentLocale: 'de', contentRegion: 'eu' };

const askedFor = (searchTerm: string, more: Partial<SearchInput> = {}) => {
  const asked = askedOf({ searchTerm, ...more }, market, schema);
  if (!asked) throw new Error('nothing asked');
  return asked;
};

/** The readings of each word of a term, by what the market has. */
const read = (term: string, counts: Record<string, number>) =>
  unitsOf(askedFor(term, { stack: 'skarn' }), new Map(Object.entries(counts))).map(
    ({ readings, facts, isOptional }) => [
      ...readings.map(({ text, form, quality }) => `${text} ${form} ${quality}`),
      ...facts.map((fact) => JSON.stringify(fact)),
      ...(isOptional ? ['optional'] : []),
    ],
  );

describe('a word means what the market has', () => {
  test.each<[string, string, Record<string, number>, string[][]]>([
    ['itself and its other forms', 'stöcke', { '0 plain': 3, '0 words': 5 }, [['stöcke plain 1', 'stöcke words 0.92']]],
    ['a synonym', 'schi', { '0 set 0 1': 5 }, [['schi sets 0.85']]],
    ['a synonym of two words, for both of them', 'climbing skins', { '0 set 0 2': 5, '1 set 0 2': 5 }, [['climbing skins sets 0.85'], ['climbing skins sets 0.85']]],
    ['the beginning of a word', 'lodest', { '0 beginning': 5 }, [['lodest beginning 0.6']]],
    ['a known word is hardly the beginning of another', 'ski', { '0 plain': 9, '0 beginning': 12 }, [['ski plain 1', 'ski beginning 0.2']]],
    ['one word of the documents', 'back pack', { '0 joined after': 2, '1 joined before': 2 }, [['backpack words 1'], ['backpack words 1']]],
    ['two words of the documents', 'timberhitch', { '0 split 6': 2 }, [['timber hitch words 1']]],
    ['the end of a compound', 'bindung', { '0 endings': 4 }, [['bindung endings 0.5']]],
    ['a compound of two known words, of which the first narrows the list', 'tourenbindung', { '0 last 6': 4, '0 first 6 0': 3 }, [['bindung words 0.5'], ['touren words 0.92', 'touren sets 0.85', 'touren beginning 0.6', 'toure words 0.92', 'toure sets 0.85', 'toure beginning 0.6', 'tour words 0.92', 'tour sets 0.85', 'tour beginning 0.6', 'optional']]],
    ['its head alone, where the first part is unknown', 'pulverschnee', { '0 last 6': 4 }, [['schnee words 0.5']]],
    ['no head of a few letters: they are parts of anything', 'verstelbare', { '0 last 7': 1, '0 slip 0': 4 }, [['verstelbare slip 0.6']]],
    ['a typo, the likeliest one', 'lodestra', { '0 slip 0': 2, '0 slip 1': 3 }, [['lodestra slip 0.6']]],
    ['the beginning of a typo', 'lodesr', { '0 slipped beginning': 2 }, [['lodesr slipped beginning 0.3']]],
    ['a length or a size, which is no typo', '178', { '0 fact': 2 }, [['{"term":{"length":178}}', '{"term":{"size":"178"}}']]],
    ['a size', 'größe m', { '0 fact': 2 }, [['{"term":{"size":"M"}}']]],
    ['nothing', 'quuxish', {}, [[]]],
    ['the shop itself, which need not be named', 'skarn ski', { '0 plain': 1, '1 plain': 9 }, [['skarn plain 1', 'optional'], ['ski plain 1']]],
  ])('%s', (_, term, counts, units) => {
    expect(read(term, counts)).toEqual(units);
  }); // oxfmt-ignore

  test('four words of a term may be typos, as each is compared with every word of the index', () => {
    const term = 'aaaa bbbb cccc dddd eeee';
    const counts = Object.fromEntries([0, 1, 2, 3, 4].map((place) => [`${place} slip 0`, 1]));
    expect(read(term, counts).map(({ length }) => length)).toEqual([1, 1, 1, 1, 0]);
  });

  test('guesses are counted only for words that nothing has', () => {
    const asked = askedFor('lodestra felle');
    const names = (counts: Record<string, number>) =>
      Object.keys(
        guessesBody(asked, new Map(Object.entries(counts)), { searchTerm: '' }, market)?.aggs.words?.filters
          .filters ?? {},
      );
    expect(names({ '1 words': 3 }).filter((name) => !name.startsWith('0 '))).toEqual([]);
    expect(names({ '1 words': 3 })).toContain('0 slip 0');
    expect(names({ '0 plain': 2, '1 words': 3 })).toEqual([]);
  });

  test('numbers are never typos: 178 is another ski than 179', () => {
    const filters = guessesBody(askedFor('178'), new Map(), { searchTerm: '' }, market)?.aggs.words?.filters;
    expect(Object.keys(filters?.filters ?? {}).filter((name) => name.includes('slip'))).toEqual([]);
  });
});

/** Every clause of a query and what it holds, wherever it stands. */
function clauses(json: unknown): [string, unknown][] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]): [string, unknown][] => [
    [key, value],
    ...clauses(value),
  ]);
}

/** The texts of all clauses, by field. */
function texts(json: unknown): [string, string][] {
  return clauses(json)
    .filter(([key]) => key.startsWith('match_') || key === 'match')
    .flatMap(([, fields]) => Object.entries(fields as Record<string, { query: string }>))
    .map(([field, { query }]) => [field, query]);
}

/** The search for a term of which the market has every word itself. */
function bodyOf(input: SearchInput) {
  const asked = askedOf(input, market, schema);
  const counts = new Map(asked?.terms.map((_, place) => [`${place} plain`, 1]));
  const meaning = asked && meaningOf(asked, { total: 9, counts, kinds: [] });
  return searchBody(input, market, schema, meaning);
}

describe('the query of a term', () => {
  test('is every document for an empty one, and none for punctuation', () => {
    expect(askedOf({ searchTerm: ' ' }, market, schema)).toBeNull();
    expect(bodyOf({ searchTerm: ' ' }).query).toMatchObject({ bool: { must: [{ match_all: {} }] } });
    expect(bodyOf({ searchTerm: '*' }).query).toMatchObject({ bool: { must: [{ match_none: {} }] } });
  });

  test('is none when the market has none of several words: no clause at all would match everything', () => {
    const asked = askedFor('gerader stock');
    const meaning = meaningOf(asked, { total: 9, counts: new Map(), kinds: [] });
    const { query } = searchBody({ searchTerm: 'gerader stock' }, market, schema, meaning);
    const empty = clauses(query).filter(([key, value]) => key === 'should' && (value as []).length === 0);
    expect(empty).toEqual([]);
    expect(clauses(query).map(([key]) => key)).toContain('match_none');
  });

  test('each language has its own fields, and only those of the locales are searched', () => {
    const searched = (input: Partial<SearchInput>): string[] => [
      ...new Set(texts(bodyOf({ searchTerm: 'ski', ...input })).map(([field]) => field)),
    ];
    expect(searched({})).toEqual(['words.de.title.plain', 'words.de.everywhere.plain']);
    expect(searched({ includeLocales: ['en-us', 'fr', 'en-gb'] })).toEqual([
      'words.en.title.plain',
      'words.en.everywhere.plain',
      'words.fr.title.plain',
      'words.fr.everywhere.plain',
    ]);
    const everywhere = searched({ includeLocales: [] });
    expect(everywhere).toEqual(
      expect.arrayContaining(
        ['en', 'de', 'fr', 'it', 'es', 'sv', 'no', 'ja'].map((language) => `words.${language}.title.plain`),
      ),
    );
  });

  test.each([
    ['sixteen words', Array.from({ length: 16 }, (_, n) => `word${n}`).join(' '), {}],
    ['a long compound', 'donaudampfschifffahrtsgesellschaftskapit', {}],
    ['every language', Array.from({ length: 16 }, (_, n) => `word${n}`).join(' '), { includeLocales: [] }],
  ])('has fewer clauses than the service allows: %s', (_, searchTerm, more) => {
    const input = { searchTerm, ...more };
    const asked = askedFor(searchTerm, more);
    const wide = {
      ...schema,
      weights: Object.fromEntries('title a b c d e f g body'.split(' ').map((field) => [field, 2])),
    };
    const every = Object.keys(
      wordsBody({ ...asked, schema: wide }, input, market).aggs.words?.filters.filters ?? {},
    );
    const counts = new Map(every.map((name) => [name, 1]));
    const meaning = meaningOf({ ...asked, schema: wide }, { total: 9, counts, kinds: ['product'] });
    const { query } = searchBody(input, market, wide, meaning);
    const count = clauses(query).filter(([key]) => key.startsWith('match')).length;
    expect(count).toBeLessThan(1024);
  });
});

describe('the term is never parsed as a query', () => {
  const attempts = [
    'title:lodestar OR *:*', '"}},{"match_all":{}', '{"query_string":{"query":"*"}}', '_exists_:title', '/.*/', '(a AND b)^9',
    'x~2', '[* TO *]', '\\', '"', '\u0000', '${jndi:x}', '<script>', 'words.de.title^99', '__proto__', 'constructor',
  ]; // oxfmt-ignore
  const allowed = new Set([
    'match_all', 'match_none', 'match', 'match_phrase', 'match_bool_prefix', 'multi_match', 'bool', 'term', 'terms', 'range',
    'constant_score', 'dis_max', 'function_score',
  ]); // oxfmt-ignore

  /** Names of all queries of a body. */
  function kinds(query: unknown): string[] {
    const [[kind, inner] = ['', null]] = Object.entries(query as object);
    const { filter, queries, query: one, functions } = inner as Record<string, unknown>;
    if (kind === 'constant_score') return [kind, ...kinds(filter)];
    if (kind === 'dis_max') return [kind, ...(queries as unknown[]).flatMap(kinds)];
    if (kind === 'function_score')
      return [
        kind,
        ...kinds(one),
        ...(functions as { filter: unknown }[]).flatMap((each) => kinds(each.filter)),
      ];
    if (kind !== 'bool') return [kind];
    const inside = Object.values(inner as object)
      .filter(Array.isArray)
      .flat() as unknown[];
    return [kind, ...inside.flatMap(kinds)];
  }

  test.each(attempts)('%j', (attempt) => {
    const input: SearchInput = {
      searchTerm: attempt,
      filters: [{ field: 'locale', values: [attempt], type: 'none' }],
      includeRegions: [attempt],
    };
    const asked = askedFor(attempt);
    const bodies = [
      bodyOf(input),
      wordsBody(asked, input, market),
      guessesBody(asked, new Map(), input, market),
    ];
    const counted = bodies
      .slice(1)
      .flatMap((body) =>
        Object.values(
          (body?.aggs as { words?: { filters: { filters: object } } })?.words?.filters.filters ?? {},
        ),
      );
    for (const query of [...bodies.flatMap((body) => (body ? [body.query] : [])), ...counted]) {
      expect(kinds(query).filter((kind) => !allowed.has(kind))).toEqual([]);
      for (const [field, text] of texts(query)) {
        expect(field).toMatch(/^words\.de\.(everywhere|title)(\.\w+)?$/);
        expect(text).toMatch(/^[\p{L}\p{N} ]+$/u);
      }
    }
    const plain = bodyOf({ searchTerm: 'word', resultFields: {} });
    expect(Object.keys(bodyOf(input)).sort()).toEqual(Object.keys(plain).sort());
    const suggestion = suggestionBody({ query: attempt }, schema);
    expect(kinds(suggestion?.query)).toEqual(['multi_match']);
  });
});
