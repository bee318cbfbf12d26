/**
 * Request schemas. Unlisted keys are refused, as the service refuses unknown keys. Lists only what our driver uses, so
 * this refuses more than the service does.
 */
import { z } from 'zod';
import { parsing } from './refusal.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
export type Scalar = z.output<typeof scalar>;

const bound = z.union([z.string(), z.number()]);
const share = z.union([z.int(), z.string().regex(/^(\d+|\d+<\d+%|\d+%)$/)]);

const leaves = {
  match_all: z.strictObject({}),
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
    type: z.enum(['best_fields', 'cross_fields', 'bool_prefix']).default('best_fields'),
    operator: z.enum(['and', 'or']).default('or'),
    fuzziness: z.literal('AUTO').optional(),
    prefix_length: z.int().min(0).default(0),
  }),
} as const;

const boolShape = z.strictObject({
  must: z.array(z.unknown()).default([]),
  should: z.array(z.unknown()).default([]),
  filter: z.array(z.unknown()).default([]),
  must_not: z.array(z.unknown()).default([]),
  minimum_should_match: share.optional(),
});

type Leaves = typeof leaves;
export type MultiMatch = z.output<Leaves['multi_match']>;
export interface BoolQuery {
  must: Query[];
  should: Query[];
  filter: Query[];
  must_not: Query[];
  minimum_should_match?: number | string | undefined;
}
export type Query =
  | { kind: 'match_all' }
  | { kind: 'term' | 'terms'; field: string; values: readonly Scalar[] }
  | { kind: 'range'; field: string; bounds: z.output<Leaves['range']>[string] }
  | { kind: 'multi_match'; query: MultiMatch }
  | ({ kind: 'bool' } & BoolQuery);

export function readQuery(json: unknown): Query {
  const [name, value] = onlyEntry(json, 'query');
  if (name === 'bool') {
    const { must, should, filter, must_not: mustNot, ...more } = read('bool', boolShape, value);
    return {
      kind: 'bool',
      must: must.map(readQuery),
      should: should.map(readQuery),
      filter: filter.map(readQuery),
      must_not: mustNot.map(readQuery),
      ...more,
    };
  }
  if (name === 'match_all') {
    read(name, leaves.match_all, value);
    return { kind: name };
  }
  if (name === 'multi_match') {
    const query = read(name, leaves.multi_match, value);
    if (query.fuzziness !== undefined && query.type === 'cross_fields')
      throw parsing('Fuzziness not allowed for type [cross_fields]');
    return { kind: name, query };
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
const aggregationShape = z.union([
  z.strictObject({
    terms: z.strictObject({
      field: z.string(),
      size: z.int().min(1).default(10),
      shard_size: z.int().min(1).optional(),
      order: z.array(z.partialRecord(z.enum(['_count', '_key']), order)).default([{ _count: 'desc' }]),
    }),
  }),
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

const actionShape = z.union([
  z.strictObject({ index: z.strictObject({ _id: z.string() }) }),
  z.strictObject({ delete: z.strictObject({ _id: z.string() }) }),
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
