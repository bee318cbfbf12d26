import { describe, expect, test } from 'vitest';
import type { IndexSettings } from '../documents.ts';
import { keptDocument, wordsOf } from './document.rules.ts';
import { languageOf, languages, languagesOf } from './language.rules.ts';
import { indexBody, schemaOf } from './mapping.rules.ts';
import { contractDocument } from './contract/writeCases.ts';

const settings: IndexSettings = {
  fields: { title: 'text', price_us: 'number', published_at: 'date' },
  weights: { title: 10, body: 1, length: 2 },
  synonyms: [['skins', 'climbing skins']],
};
const body = indexBody(settings);
const { analyzer, filter } = body.settings.analysis;
const { properties, dynamic_templates: templates } = body.mappings;

describe('a field has exact values', () => {
  test.each([
    ['text is a keyword, and long texts are not indexed', 'title', { type: 'keyword', ignore_above: 512 }],
    ['a number may have a fraction', 'price_us', { type: 'double' }],
    ['a date is a date', 'published_at', { type: 'date' }],
    ['ids are always indexed, for listing and sorting', 'id', { type: 'keyword' }],
    [
      'nobody searches for a fingerprint',
      'fingerprint',
      { type: 'keyword', index: false, doc_values: false },
    ],
  ])('%s', (_, field, property) => {
    expect(properties[field]).toEqual(property);
  });

  test('undeclared fields are mapped by name, then by type', () => {
    const all = templates.flatMap((template) => Object.values(template));
    expect(all.map(({ match, match_mapping_type: kind, mapping }) => [match ?? kind, (mapping as { type: string }).type])).toEqual([
      ['price_*', 'double'],
      ['content_price_*', 'double'],
      ['*_at', 'date'],
      ['long', 'double'],
      ['double', 'double'],
      ['string', 'keyword'],
    ]); // oxfmt-ignore
    expect(body.mappings).toMatchObject({ dynamic: true, date_detection: false });
  });
});

describe('search text is under its language', () => {
  const words = properties['words'] as {
    properties: Record<string, { properties: Record<string, unknown> }>;
  };

  test.each(languages)('%s has the searched fields, as they are cut and stemmed in it', (language) => {
    expect(Object.keys(words.properties[language]?.properties ?? {})).toEqual([
      'everywhere',
      'title',
      'body',
      'length',
    ]);
    const title = words.properties[language]!.properties['title'] as {
      analyzer: string;
      search_analyzer?: string;
    };
    const { analyzer: written, search_analyzer: asked = written } = title;
    expect(analyzer[written]).toBeDefined();
    expect(analyzer[asked]).toBeDefined();
  });

  test('prefixes of names are indexed, those of long texts are not, endings where words are compounds', () => {
    const formsOf = (language: string, field: string): string[] => {
      const inside = words.properties[language]?.properties as Record<string, { fields: object }>;
      return Object.keys(inside[field]?.fields ?? {});
    };
    expect(formsOf('de', 'title')).toEqual(['plain', 'sets', 'endings', 'start', 'count']);
    expect(formsOf('en', 'title')).toEqual(['plain', 'sets', 'start', 'count']);
    expect(formsOf('de', 'length')).toEqual(['plain', 'sets', 'endings']);
  });

  test('the field of the least weight is kept for snippets, and searched with the whole document', () => {
    expect(words.properties['de']?.properties['body']).toEqual({
      type: 'text',
      analyzer: 'de_words',
      index: false,
      copy_to: 'words.de.everywhere',
    });
  });

  test('every field is part of the text of the whole document', () => {
    expect(words.properties['fr']?.properties['body']).toMatchObject({ copy_to: 'words.fr.everywhere' });
  });

  test('a set of synonyms becomes one word, in documents and queries, after folding and stemming', () => {
    expect(analyzer['de_sets']?.filter).toEqual([
      'lowercase',
      'german_normalization',
      'asciifolding',
      'stem_de',
      'synonym_sets',
    ]);
    expect(filter['synonym_sets']).toEqual({
      type: 'synonym',
      synonyms: ['skins, climbing skins => set0'],
      lenient: true,
      expand: false,
    });
  });

  test('without synonyms there is no synonym filter, since the service refuses an empty one', () => {
    const { analysis } = indexBody({ ...settings, synonyms: [['alone'], ['', ' ']] }).settings;
    expect(analysis.filter).not.toHaveProperty('synonym_sets');
    expect(analysis.analyzer['ja_sets']?.filter).toEqual(['cjk_width', 'lowercase']);
  });

  test.each<[string, string[], string]>([
    ['a comma is escaped', ['a,b', 'c'], String.raw`a\,b, c`],
    ['an arrow is escaped', ['a => b', 'c'], String.raw`a \=> b, c`],
    ['a backslash is escaped', ['a\\', 'c'], String.raw`a\\, c`],
    ['a line break becomes a space', ['a\nb', 'c'], 'a b, c'],
    ['a leading hash is removed', ['#a', 'c'], 'a, c'],
  ])('a synonym is never parsed as a rule: %s', (_, words_, rule) => {
    expect(
      indexBody({ ...settings, synonyms: [words_] }).settings.analysis.filter['synonym_sets'],
    ).toMatchObject({
      synonyms: [`${rule} => set0`],
    });
  });

  test('every filter of an analyser is defined or built in', () => {
    const builtIn =
      'lowercase cjk_width cjk_bigram asciifolding reverse elision german_normalization scandinavian_folding'.split(
        ' ',
      );
    const named = Object.values(analyzer).flatMap((one) => one.filter);
    expect(named.filter((name) => !builtIn.includes(name) && !Object.hasOwn(filter, name))).toEqual([]);
  });
});

describe('the schema of a mapping', () => {
  test('has its fields and weights', () => {
    expect(schemaOf(body.mappings as unknown as Parameters<typeof schemaOf>[0])).toEqual({
      fields: { title: 'text', price_us: 'number', published_at: 'date', id: 'text', fingerprint: 'text' },
      weights: settings.weights,
    });
  });

  test('is null without weights', () => {
    expect(schemaOf({ properties: { title: { type: 'text' } } })).toBeNull();
    expect(schemaOf({ _meta: {} })).toBeNull();
  });
});

describe('a document', () => {
  test('has its search text under the language of its locale: texts, lists and numbers', () => {
    const kept = keptDocument({ ...contractDocument, length: [170, 177] }, settings.weights);
    expect(kept).toEqual({
      ...contractDocument,
      length: [170, 177],
      words: { de: { title: 'Lodestar 98', body: 'Hält.', length: ['170', '177'] } },
      words_of: 'body length title',
    });
  });

  test('the order of the weights does not matter', () => {
    expect(wordsOf({ b: 1, a: 2 })).toBe(wordsOf({ a: 9, b: 1 }));
    expect(wordsOf({ a: 1 })).not.toBe(wordsOf({ a: 1, b: 1 }));
  });
});

describe('languages', () => {
  test.each([
    ['en-us', 'en'],
    ['DE', 'de'],
    ['ja', 'ja'],
    ['nl', 'en'],
    ['', 'en'],
    ['constructor', 'en'],
  ])('%j is analysed as %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });

  test('no locale means every language, and each is listed once', () => {
    expect(languagesOf([])).toEqual(languages);
    expect(languagesOf(['en-us', 'en', 'fr'])).toEqual(['en', 'fr']);
  });
});
