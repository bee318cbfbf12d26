/**
 * The index as it is created: analysis, and what each field is (Elasticsearch reference, `Mapping`, `Dynamic templates`,
 * `Text analysis`; OpenSearch documentation, `Mappings`, `Text analysis`). A field itself has exact values, for filters,
 * facets and sorting; the search text is separate, under `words.{language}`, and analysed in its own language.
 */
import type { FieldType, IndexSettings } from '../documents.ts';
import { languages, stemmers, type Language } from './language.rules.ts';
import { namingFields, type IndexSchema } from './schema.rules.ts';

/** Characters. Longer values have no exact term, which may have 32 766 bytes. */
const LONGEST_VALUE = 512;
const LONGEST_PREFIX = 20;

export interface IndexBody {
  settings: { analysis: Analysis };
  mappings: Mappings;
}

interface Analysis {
  filter: Record<string, Readonly<Record<string, unknown>>>;
  analyzer: Record<string, { type: 'custom'; tokenizer: 'standard'; filter: readonly string[] }>;
}

type Property = Readonly<Record<string, unknown>>;
export interface Mappings {
  /** Stored for searches and ignored by the service. */
  _meta: { weights: IndexSettings['weights'] };
  dynamic: true;
  date_detection: false;
  dynamic_templates: readonly Record<string, Property>[];
  properties: Readonly<Record<string, Property>>;
}

export function indexBody(settings: IndexSettings): IndexBody {
  return { settings: { analysis: analysis(settings.synonyms) }, mappings: mappings(settings) };
}

function analysis(synonyms: IndexSettings['synonyms']): Analysis {
  const rules = synonyms.map(synonymRule).filter((rule) => rule !== null);
  // Before folding and stemming, so that synonyms are plain words; in queries only, because an index cannot hold the
  // filter's token graph.
  const synonymFilter = rules.length === 0 ? [] : ['synonyms'];
  const stemmed = Object.entries(stemmers).filter(([, stemmer]) => stemmer !== null);
  const custom = (...filter: string[]) => ({ type: 'custom', tokenizer: 'standard', filter }) as const;
  return {
    filter: {
      folding: { type: 'asciifolding', preserve_original: true },
      beginnings: { type: 'edge_ngram', min_gram: 1, max_gram: LONGEST_PREFIX },
      ...(rules.length === 0 ? {} : { synonyms: { type: 'synonym_graph', synonyms: rules, lenient: true } }),
      ...Object.fromEntries(
        stemmed.map(([language, stemmer]) => [`stem_${language}`, { type: 'stemmer', language: stemmer }]),
      ),
    },
    analyzer: {
      ...Object.fromEntries(
        stemmed.flatMap(([language]) => [
          [`${language}_words`, custom('lowercase', 'folding', `stem_${language}`)],
          [`${language}_query`, custom('lowercase', ...synonymFilter, 'folding', `stem_${language}`)],
        ]),
      ),
      // Without synonyms: bigrams cannot follow a token graph.
      ja_words: custom('cjk_width', 'lowercase', 'cjk_bigram'),
      plain_words: custom('cjk_width', 'lowercase', 'folding'),
      word_beginnings: custom('cjk_width', 'lowercase', 'folding', 'beginnings'),
    },
  };
}

/** In the Solr format, where a comma separates synonyms and `=>` makes a one-way rule: both are escaped. */
function synonymRule(words: readonly string[]): string | null {
  const clean = words
    .map((word) => word.replaceAll(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .map((word) =>
      word
        .replaceAll(/[\\,]/g, String.raw`\$&`)
        .replaceAll('=>', String.raw`\=>`)
        .replace(/^#/, ''),
    );
  return clean.length < 2 ? null : clean.join(', ');
}

function mappings({ fields, weights }: IndexSettings): Mappings {
  return {
    _meta: { weights },
    dynamic: true,
    date_detection: false,
    dynamic_templates: [
      { prices: { match: 'price_*', mapping: exact('number') } },
      { content_prices: { match: 'content_price_*', mapping: exact('number') } },
      { moments: { match: '*_at', match_mapping_type: 'string', mapping: exact('date') } },
      { whole_numbers: { match_mapping_type: 'long', mapping: exact('number') } },
      { decimal_numbers: { match_mapping_type: 'double', mapping: exact('number') } },
      { texts: { match_mapping_type: 'string', mapping: exact('text') } },
    ],
    properties: {
      ...Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, exact(type)])),
      id: { type: 'keyword' },
      fingerprint: { type: 'keyword', index: false, doc_values: false },
      words_of: { type: 'keyword', index: false, doc_values: false },
      words: {
        // Other fields of a reindexed document stay unindexed until it is written again.
        dynamic: false,
        properties: Object.fromEntries(languages.map((language) => [language, wordsIn(language, weights)])),
      },
    },
  };
}

function exact(type: FieldType): Property {
  if (type === 'number') return { type: 'double' };
  return type === 'date' ? { type: 'date' } : { type: 'keyword', ignore_above: LONGEST_VALUE };
}

function wordsIn(language: Language, weights: IndexSettings['weights']): Property {
  const isBigram = stemmers[language] === null;
  const asWords = isBigram
    ? { type: 'text', analyzer: 'ja_words' }
    : { type: 'text', analyzer: `${language}_words`, search_analyzer: `${language}_query` };
  const plain = { type: 'text', analyzer: isBigram ? 'ja_words' : 'plain_words' };
  const start = { type: 'text', analyzer: 'word_beginnings', search_analyzer: 'plain_words' };
  const isName = (field: string): boolean => namingFields.some((name) => name === field);
  return {
    dynamic: false,
    properties: Object.fromEntries(
      Object.keys(weights).map((field) => [
        field,
        { ...asWords, fields: { plain, ...(isName(field) ? { start } : {}) } },
      ]),
    ),
  };
}

/** The schema of a mapping; null for one that this driver did not write. */
export function schemaOf(mapping: {
  _meta?: { weights?: Readonly<Record<string, number>> | undefined } | undefined;
  properties?: Readonly<Record<string, { type?: string | undefined }>> | undefined;
}): IndexSchema | null {
  const { _meta: own, properties = {} } = mapping;
  if (!own?.weights) return null;
  const fields: Record<string, FieldType> = {};
  for (const [name, { type }] of Object.entries(properties)) {
    const known = type === undefined ? undefined : typeNames[type];
    if (known && name !== 'words_of') fields[name] = known;
  }
  return { fields, weights: own.weights };
}

const typeNames: Readonly<Record<string, FieldType>> = {
  keyword: 'text',
  double: 'number',
  long: 'number',
  date: 'date',
};
