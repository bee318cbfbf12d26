/**
 * Request schemas. Unlisted keys are refused, as the service refuses unknown keys. Lists only what our driver uses, so
 * this refuses more than the service does.
 */
import { z } from 'zod';
import { parsing } from './refusal.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
export type Scalar = z.output<typeof scalar>;

const bound = z.union([z.string(), z.number()]);

/** The service counts no further in one request (`indices.query.bool.max_clause_count`). */
const MOST_CLAUSES = 1024;

const words = { query: z.string(), operator: z.enum(['and', 'or']).default('or') };
const leaves = {
  match_all: z.strictObject({}),
  match_none: z.strictObject({}),
  match: z.record(
    z.string(),
    z.strictObject({
      ...words,
      fuzziness: z.union([z.literal(1), z.literal(2)]),
      prefix_length: z.int().min(0).default(0),
      max_expansions: z.int().min(1).default(50),
    }),
  ),
  match_phrase: z.record(z.string(), z.strictObject({ query: z.string() })),
  match_bool_prefix: z.record(z.string(), z.strictObject(words)),
  term: z.record(z.string(), scalar),
  terms: z.record(z.string(), z.array(scalar).max(65_536)),
  range: z.record(
    z.string(),
    z.strictObject({
      gte: bound.optional(),
      gt: bound.optional(),
      lte: bound.optional(),
      lt: bound.optional(),
    }),
  ),
  multi_match: z.strictObject({
    query: z.string(),
    fields: z.array(z.string().regex(/^[\w.*-]+(\^\d+(\.\d+)?)?$/)).min(1),
    type: z.literal('best_fields').default('best_fields'),
    operator: z.enum(['and', 'or']).default('or'),
  }),
} as const;

const boolShape = z.strictObject({
  must: z.array(z.unknown()).default([]),
  should: z.array(z.unknown()).default([]),
  filter: z.array(z.unknown()).default([]),
  must_not: z.array(z.unknown()).default([]),
  minimum_should_match: z.int().optional(),
});
const constantShape = z.strictObject({ filter: z.unknown(), boost: z.number().min(0).default(1) });
const bestShape = z.strictObject({
  queries: z.array(z.unknown()).min(1),
  tie_breaker: z.number().default(0),
});
const functionShape = z.strictObject({
  query: z.unknown(),
  functions: z.array(z.strictObject({ filter: z.unknown(), weight: z.number() })).min(1),
  score_mode: z.literal('max'),
  boost_mode: z.literal('multiply'),
});

type Leaves = typeof leaves;
export interface BoolQuery {
  must: Query[];
  should: Query[];
  filter: Query[];
  must_not: Query[];
  minimum_should_match?: number | undefined;
}
export type Query =
  | { kind: 'match_all' }
  | { kind: 'match_none' }
  | { kind: 'term' | 'terms'; field: string; values: readonly Scalar[] }
  | { kind: 'range'; field: string; bounds: z.output<Leaves['range']>[string] }
  | {
      kind: 'words';
      fields: readonly { path: string; boost: number }[];
      text: string;
      /** One after the other. */
      together: boolean;
      /** The last word may be a beginning. */
      isGrowing: boolean;
      fuzziness: 0 | 1 | 2;
      prefixLength: number;
      /** Words that a typo may stand for. */
      expansions: number;
    }
  | { kind: 'constant_score'; filter: Query; boost: number }
  | { kind: 'dis_max'; queries: readonly Query[]; tieBreaker: number }
  | { kind: 'function_score'; query: Query; functions: readonly { filter: Query; weight: number }[] }
  | ({ kind: 'bool' } & BoolQuery);

/** @throws Refusal for a query that the service would refuse. */
export function readQuery(json: unknown): Query {
  const query = readOne(json);
  if (clausesIn(query) > MOST_CLAUSES)
    throw parsing('too_many_nested_clauses: Query contains too many nested clauses');
  return query;
}

function clausesIn(query: Query): number {
  switch (query.kind) {
    case 'bool':
      return [...query.must, ...query.should, ...query.filter, ...query.must_not].reduce(
        (sum, one) => sum + clausesIn(one),
        0,
      );
    case 'constant_score':
      return clausesIn(query.filter);
    case 'dis_max':
      return query.queries.reduce((sum, one) => sum + clausesIn(one), 0);
    case 'function_score':
      return clausesIn(query.query);
    case 'words':
      return query.fields.length;
    default:
      return 1;
  }
}

function readOne(json: unknown): Query {
  const [name, value] = onlyEntry(json, 'query');
  const exact = { together: false, isGrowing: false, fuzziness: 0, prefixLength: 0, expansions: 50 } as const;
  if (name === 'bool') {
    const { must, should, filter, must_not: mustNot, ...more } = read('bool', boolShape, value);
    return {
      kind: 'bool',
      must: must.map(readOne),
      should: should.map(readOne),
      filter: filter.map(readOne),
      must_not: mustNot.map(readOne),
      ...more,
    };
  }
  if (name === 'constant_score') {
    const { filter, boost } = read(name, constantShape, value);
    return { kind: name, filter: readOne(filter), boost };
  }
  if (name === 'dis_max') {
    const { queries, tie_breaker: tieBreaker } = read(name, bestShape, value);
    return { kind: name, queries: queries.map(readOne), tieBreaker };
  }
  if (name === 'function_score') {
    const { query, functions } = read(name, functionShape, value);
    return {
      kind: name,
      query: readOne(query),
      functions: functions.map(({ filter, weight }) => ({ filter: readOne(filter), weight })),
    };
  }
  if (name === 'match_all' || name === 'match_none') {
    read(name, leaves[name], value);
    return { kind: name };
  }
  if (name === 'multi_match') {
    const { query, fields } = read(name, leaves.multi_match, value);
    const weighed = fields.map((field) => {
      const [path = '', boost = '1'] = field.split('^');
      return { path, boost: Number(boost) };
    });
    return { kind: 'words', fields: weighed, text: query, ...exact };
  }
  if (name === 'match_phrase') {
    const [path, { query }] = onlyField(name, read(name, leaves.match_phrase, value));
    return { kind: 'words', fields: [{ path, boost: 1 }], text: query, ...exact, together: true };
  }
  if (name === 'match_bool_prefix') {
    const [path, { query }] = onlyField(name, read(name, leaves.match_bool_prefix, value));
    return { kind: 'words', fields: [{ path, boost: 1 }], text: query, ...exact, isGrowing: true };
  }
  if (name === 'match') {
    const [path, { query, fuzziness, prefix_length: prefixLength, max_expansions: expansions }] = onlyField(
      name,
      read(name, leaves.match, value),
    );
    return {
      kind: 'words',
      fields: [{ path, boost: 1 }],
      text: query,
      ...exact,
      fuzziness,
      prefixLength,
      expansions,
    };
  }
  if (name === 'range') {
    const [field, bounds] = onlyField(name, read(name, leaves.range, value));
    return { kind: name, field, bounds };
  }
  if (name === 'term') {
    const [field, one] = onlyField(name, read(name, leaves.term, value));
    return { kind: name, field, values: [one] };
  }
  if (name === 'terms') {
    const [field, values] = onlyField(name, read(name, leaves.terms, value));
    return { kind: name, field, values };
  }
  throw parsing(`unknown query [${name}]`);
}

const order = z.enum(['asc', 'desc']);
const fieldOrder = z.record(
  z.string(),
  z.strictObject({ order, missing: z.enum(['_last', '_first']).optional() }),
);

const rangesShape = z.strictObject({
  field: z.string(),
  ranges: z
    .array(z.strictObject({ key: z.string().optional(), from: bound.optional(), to: bound.optional() }))
    .min(1),
});
const termsShape = z.strictObject({
  terms: z.strictObject({
    field: z.string(),
    size: z.int().min(1).default(10),
    shard_size: z.int().min(1).optional(),
    order: z.array(z.partialRecord(z.enum(['_count', '_key']), order)).default([{ _count: 'desc' }]),
  }),
});
const aggregationShape = z.union([
  termsShape,
  z.strictObject({ filters: z.strictObject({ filters: z.record(z.string(), z.unknown()) }) }),
  z.strictObject({ filter: z.unknown(), aggs: z.record(z.string(), termsShape).default({}) }),
  z.strictObject({ range: rangesShape }),
  z.strictObject({ date_range: rangesShape }),
]);
export type Aggregation = z.output<typeof aggregationShape>;
export type Ranges = z.output<typeof rangesShape>;

const searchShape = z.strictObject({
  query: z.unknown().optional(),
  from: z.int().min(0).default(0),
  size: z.int().min(0).default(10),
  track_total_hits: z.boolean().default(false),
  sort: z.array(fieldOrder).default([]),
  search_after: z.array(z.union([scalar, z.null()])).optional(),
  aggs: z.record(z.string().regex(/^[^[\]>]+$/), aggregationShape).default({}),
  highlight: z
    .strictObject({
      pre_tags: z.array(z.string()).min(1),
      post_tags: z.array(z.string()).min(1),
      encoder: z.enum(['default', 'html']).default('default'),
      require_field_match: z.boolean().default(true),
      highlight_query: z.unknown().optional(),
      fields: z.record(
        z.string(),
        z.strictObject({ fragment_size: z.int().min(1), number_of_fragments: z.int().min(0) }),
      ),
    })
    .optional(),
  _source: z
    .strictObject({ includes: z.array(z.string()).optional(), excludes: z.array(z.string()).optional() })
    .default({}),
});

export type SearchRequest = Omit<z.output<typeof searchShape>, 'query'> & { query: Query };

export function readSearch(json: unknown): SearchRequest {
  const { query, ...rest } = read('search', searchShape, json);
  return { ...rest, query: query === undefined ? { kind: 'match_all' } : readQuery(query) };
}

const indexShape = z.strictObject({
  settings: z
    .strictObject({
      analysis: z.strictObject({
        filter: z.record(z.string(), z.looseObject({ type: z.string() })).default({}),
        analyzer: z
          .record(
            z.string(),
            z.strictObject({
              type: z.literal('custom'),
              tokenizer: z.literal('standard'),
              filter: z.array(z.string()),
            }),
          )
          .default({}),
      }),
      index: z
        .strictObject({ number_of_replicas: z.string(), refresh_interval: z.string() })
        .partial()
        .optional(),
    })
    .optional(),
  mappings: z
    .strictObject({
      _meta: z.record(z.string(), z.unknown()).optional(),
      dynamic: z.boolean().default(true),
      date_detection: z.boolean().optional(),
      dynamic_templates: z
        .array(
          z.record(
            z.string(),
            z.strictObject({
              match: z.string().optional(),
              match_mapping_type: z.enum(['string', 'long', 'double']).optional(),
              mapping: z.looseObject({ type: z.string() }),
            }),
          ),
        )
        .default([]),
      properties: z.record(z.string(), z.unknown()).default({}),
    })
    .default({ dynamic: true, dynamic_templates: [], properties: {} }),
  aliases: z.record(z.string(), z.strictObject({})).default({}),
});
export type IndexBody = z.output<typeof indexShape>;

export const readIndexBody = (json: unknown): IndexBody => read('create index', indexShape, json);

const aliasesShape = z.strictObject({
  actions: z
    .array(
      z.union([
        z.strictObject({ add: z.strictObject({ index: z.string(), alias: z.string() }) }),
        z.strictObject({ remove: z.strictObject({ index: z.string(), alias: z.string() }) }),
        z.strictObject({ remove_index: z.strictObject({ index: z.string() }) }),
      ]),
    )
    .min(1),
});
export type AliasAction = z.output<typeof aliasesShape>['actions'][number];
export const readAliases = (json: unknown): AliasAction[] => read('aliases', aliasesShape, json).actions;

const reindexShape = z.strictObject({
  source: z.strictObject({ index: z.string() }),
  dest: z.strictObject({ index: z.string() }),
});
export const readReindex = (json: unknown): z.output<typeof reindexShape> =>
  read('reindex', reindexShape, json);

const mappingShape = z.strictObject({ _meta: z.record(z.string(), z.unknown()) });
export const readMapping = (json: unknown): z.output<typeof mappingShape> =>
  read('put mapping', mappingShape, json);

/** Null restores a default. */
const settingsShape = z.strictObject({
  index: z.strictObject({
    number_of_replicas: z.string().nullable(),
    refresh_interval: z.string().nullable(),
  }),
});
export type ServingSettings = z.output<typeof settingsShape>['index'];
export const readSettings = (json: unknown): ServingSettings =>
  read('update settings', settingsShape, json).index;

const actionShape = z.union([
  z.strictObject({ index: z.strictObject({ _id: z.string() }) }),
  z.strictObject({
    delete: z.strictObject({
      _id: z.string(),
      if_seq_no: z.int().min(0).optional(),
      if_primary_term: z.int().min(1).optional(),
    }),
  }),
]);
export type BulkAction = z.output<typeof actionShape>;
export const readAction = (json: unknown): BulkAction => read('bulk', actionShape, json);

function read<Value>(where: string, shape: z.ZodType<Value>, json: unknown): Value {
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  throw parsing(
    unknown === undefined
      ? `[${where}] failed to parse field [${issue?.path.join('.') ?? ''}]: ${issue?.message ?? ''}`
      : `[${where}] unknown field [${unknown}]`,
  );
}

function onlyEntry(json: unknown, where: string): [string, unknown] {
  const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  const [only] = entries;
  if (entries.length !== 1 || !only) throw parsing(`[${where}] malformed query, expected one query name`);
  return only;
}

function onlyField<Value>(where: string, fields: Record<string, Value>): [string, Value] {
  const entries = Object.entries(fields);
  const [only] = entries;
  if (entries.length !== 1 || !only) throw parsing(`[${where}] query doesn't support multiple fields`);
  return only;
}
