import { describe, expect, test } from 'vitest';
import type { IndexSchema } from './schema.rules.ts';
import { searchBody, suggestionBody } from './query.rules.ts';
import { typedWords, wordsQuery } from './words.rules.ts';

const wording = { languages: ['de'], weights: { title: 10 } } as const;
const schema: IndexSchema = { fields: { locale: 'text', regions: 'text' }, weights: { title: 10, body: 1 } };
const market = { contentLocale: 'de', contentRegion: 'eu' };

describe('words of a term', () => {
  test.each<[string, string, string[]]>([
    ['are separated by any whitespace', '  Lodestar\t98\n\u3000 Tarn ', ['Lodestar', '98', 'Tarn']],
    ['are none in a blank term', ' \n ', []],
    ['are sixteen at most', Array.from({ length: 40 }, (_, n) => `w${n}`).join(' '), Array.from({ length: 16 }, (_, n) => `w${n}`)],
    ['keep punctuation, which the service does not parse', 'title:x "y" -z', ['title:x', '"y"', '-z']],
  ])('%s', (_, term, words) => {
    expect(typedWords(term)).toEqual(words);
  }); // prettier-ignore
});

interface Leaf {
  query: string;
  type: string;
  fuzziness?: string;
  fields: string[];
}

/** All `multi_match` clauses, wherever they stand. */
function leaves(json: unknown): Leaf[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === 'multi_match' ? [value as Leaf] : leaves(value),
  );
}

describe('the query of a term', () => {
  test('is null for an empty term: every document matches', () => {
    expect(wordsQuery('', wording)).toBeNull();
    expect(searchBody({ searchTerm: ' ' }, market, schema).query).toMatchObject({
      bool: { must: [{ match_all: {} }] },
    });
  });

  test.each<[string, string, [string, string, boolean][]]>([
    ['one word may have a typo or be a prefix', 'lodestra', [['lodestra', 'best_fields', true], ['lodestra', 'bool_prefix', false]]],
    ['numbers have no fuzziness: 178 is another ski than 179', '178', [['178', 'best_fields', false], ['178', 'bool_prefix', false]]],
    ['nor have sizes with a unit', '178cm', [['178cm', 'best_fields', false], ['178cm', 'bool_prefix', false]]],
    ['only the last word may be a prefix', 'big ski', [['big ski', 'cross_fields', false], ['big', 'best_fields', true], ['ski', 'best_fields', true], ['ski', 'bool_prefix', false]]],
  ])('%s', (_, term, expected) => {
    const found = leaves(wordsQuery(term, wording)).map(({ query, type, fuzziness }) => [query, type, fuzziness !== undefined]);
    expect(found).toEqual(expected);
  }); // prettier-ignore

  test('prefixes are searched unstemmed: a prefix of a word may not be one of its stem', () => {
    const growing = leaves(wordsQuery('bindin', wording)).find(({ type }) => type === 'bool_prefix');
    expect(growing?.fields).toEqual(['words.de.title.plain^10']);
  });

  test('each language has its own fields, and only those of the locales are searched', () => {
    const bodies = [
      searchBody({ searchTerm: 'ski' }, market, schema),
      searchBody({ searchTerm: 'ski', includeLocales: ['en-us', 'fr', 'en-gb'] }, market, schema),
      searchBody({ searchTerm: 'ski', includeLocales: [] }, market, schema),
    ];
    expect(
      bodies.map((body) => leaves(body.query)[0]?.fields.filter((field) => field.includes('title'))),
    ).toEqual([
      ['words.de.title^10'],
      ['words.en.title^10', 'words.fr.title^10'],
      ['en', 'de', 'fr', 'it', 'es', 'sv', 'no', 'ja'].map((language) => `words.${language}.title^10`),
    ]);
  });
});

describe('the term is never parsed as a query', () => {
  const attempts = [
    'title:lodestar OR *:*', '"}},{"match_all":{}', '{"query_string":{"query":"*"}}', '_exists_:title', '/.*/', '(a AND b)^9',
    'x~2', '[* TO *]', '\\', '"', '\u0000', '${jndi:x}', '<script>', 'words.de.title^99', '__proto__', 'constructor',
  ]; // prettier-ignore
  const allowed = new Set(['match_all', 'multi_match', 'bool', 'term', 'terms', 'range']);

  /** Names of all queries of a body. */
  function kinds(query: unknown): string[] {
    const [[kind, inner] = ['', null]] = Object.entries(query as object);
    if (kind !== 'bool') return [kind];
    const clauses = Object.values(inner as object)
      .filter(Array.isArray)
      .flat() as unknown[];
    return [kind, ...clauses.flatMap(kinds)];
  }

  test.each(attempts)('%j', (attempt) => {
    const plain = searchBody({ searchTerm: 'word' }, market, schema);
    const words = attempt.split(/\s+/u).filter(Boolean);
    const body = searchBody(
      {
        searchTerm: attempt,
        filters: [{ field: 'locale', values: [attempt], type: 'none' }],
        includeRegions: [attempt],
        includeLocales: [attempt],
      },
      market,
      schema,
    );
    expect(kinds(body.query).filter((kind) => !allowed.has(kind))).toEqual([]);
    for (const { query, fields, ...more } of leaves(body.query)) {
      expect([...words, words.join(' ')]).toContain(query);
      expect(fields.every((field) => /^words\.en\.(title|body)(\.plain)?\^\d+$/.test(field))).toBe(true);
      expect(
        Object.keys(more).every((key) => ['type', 'operator', 'fuzziness', 'prefix_length'].includes(key)),
      ).toBe(true);
    }
    expect(Object.keys(body).sort()).toEqual(Object.keys(plain).sort());
    const suggestion = suggestionBody({ query: attempt }, schema);
    expect(kinds(suggestion?.query)).toEqual(['multi_match']);
  });
});
