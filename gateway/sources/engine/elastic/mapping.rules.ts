/**
 * The index as it is created: analysis, and what each field is (Elasticsearch reference, `Mapping`, `Dynamic templates`,
 * `Text analysis`; OpenSearch documentation, `Mappings`, `Text analysis`). A field itself has exact values, for filters,
 * facets and sorting; the search text is separate, under `words.{language}`, and analysed in its own language.
 */
import type { FieldType, IndexSettings } from '../documents.ts';
import { analysisOf, languages, type Language } from './language.rules.ts';
import { leastField, namingFields, type IndexSchema } from './schema.rules.ts';

/** Characters. Longer values have no exact term, which may have 32 766 bytes. */
const LONGEST_VALUE = 512;
const LONGEST_PREFIX = 20;
/** Parts of compounds: shorter ones are endings of anything. */
const SHORTEST_PART = 4;

/** Those that lose their vowel; the service's own list is French. */
const italianArticles = 'c l all dall dell nell sull coll pell gl agl dagl degl negl sugl un m t s v d'.split(
  ' ',
);

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
  const rules = synonyms.flatMap((words, place) => synonymRule(words, `set${place}`) ?? []);
  // A set of synonyms becomes one word, in documents as in queries: so any of its words finds all of them.
  const sets = rules.length === 0 ? [] : ['synonym_sets'];
  const custom = (...filter: string[]) => ({ type: 'custom', tokenizer: 'standard', filter }) as const;
  return {
    filter: {
      possessive: { type: 'stemmer', language: 'possessive_english' },
      italian_elision: { type: 'elision', articles: italianArticles },
      beginnings: { type: 'edge_ngram', min_gram: 1, max_gram: LONGEST_PREFIX },
      endings: { type: 'edge_ngram', min_gram: SHORTEST_PART, max_gram: LONGEST_PREFIX },
      ...(rules.length === 0
        ? {}
        : { synonym_sets: { type: 'synonym', synonyms: rules, lenient: true, expand: false } }),
      ...Object.fromEntries(
        languages.flatMap((language) => {
          const { stemmer } = analysisOf(language);
          return stemmer === null ? [] : [[`stem_${language}`, { type: 'stemmer', language: stemmer }]];
        }),
      ),
    },
    analyzer: {
      ...Object.fromEntries(
        languages.flatMap((language) => {
          const { stemmer, filters, hasCompounds } = analysisOf(language);
          if (stemmer === null) return [];
          const folded = ['lowercase', ...filters, 'asciifolding'];
          const stem = `stem_${language}`;
          return [
            [`${language}_plain`, custom(...folded)],
            [`${language}_words`, custom(...folded, stem)],
            [`${language}_sets`, custom(...folded, stem, ...sets)],
            ...(hasCompounds
              ? [[`${language}_endings`, custom(...folded, 'reverse', 'endings', 'reverse', stem)] as const]
              : []),
          ];
        }),
      ),
      ja_plain: custom('cjk_width', 'lowercase'),
      ja_words: custom('cjk_width', 'lowercase', 'cjk_bigram'),
      ja_sets: custom('cjk_width', 'lowercase', ...sets),
      plain_words: custom('cjk_width', 'lowercase', 'asciifolding'),
      word_beginnings: custom('cjk_width', 'lowercase', 'asciifolding', 'beginnings'),
    },
  };
}

/** In the Solr format, where a comma separates synonyms and `=>` makes a one-way rule: both are escaped. */
function synonymRule(words: readonly string[], name: string): string | null {
  const clean = words
    .map((word) => word.replaceAll(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .map((word) =>
      word
        .replaceAll(/[\\,]/g, String.raw`\$&`)
        .replaceAll('=>', String.raw`\=>`)
        .replace(/^#/, ''),
    );
  return clean.length < 2 ? null : `${clean.join(', ')} => ${name}`;
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

/** Text of all searched fields of a document, for which words a market has. */
export const EVERYWHERE = 'everywhere';

function wordsIn(language: Language, weights: IndexSettings['weights']): Property {
  const { hasCompounds } = analysisOf(language);
  const start = { type: 'text', analyzer: 'word_beginnings', search_analyzer: 'plain_words' };
  const isName = (field: string): boolean => namingFields.some((name) => name === field);
  const endings = {
    type: 'text',
    analyzer: `${language}_endings`,
    search_analyzer: `${language}_words`,
    norms: false,
  };
  const text = {
    type: 'text',
    analyzer: `${language}_words`,
    fields: {
      plain: { type: 'text', analyzer: `${language}_plain`, norms: false },
      sets: { type: 'text', analyzer: `${language}_sets`, norms: false },
      ...(hasCompounds ? { endings } : {}),
    },
  };
  const everywhere = { copy_to: `words.${language}.${EVERYWHERE}` };
  // For snippets alone, which are analysed anew.
  const unsearched = { type: 'text', analyzer: `${language}_words`, index: false, ...everywhere };
  const least = leastField(weights);
  return {
    dynamic: false,
    properties: {
      [EVERYWHERE]: text,
      ...Object.fromEntries(
        Object.keys(weights).map((field) => [
          field,
          field === least
            ? unsearched
            : {
                ...text,
                ...everywhere,
                fields: {
                  ...text.fields,
                  ...(isName(field) ? { start } : {}),
                  ...(field === 'title'
                    ? { count: { type: 'token_count', analyzer: `${language}_plain` } }
                    : {}),
                },
              },
        ]),
      ),
    },
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
