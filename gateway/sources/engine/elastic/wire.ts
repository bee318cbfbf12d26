/**
 * JSON of Elasticsearch and OpenSearch, reduced to what the driver reads. Answers have no id, so one is added when they
 * are parsed: cached and shared answers keep it, like App Search's.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

export const hitJson = z.object({
  _source: z.record(z.string(), z.union([scalar, z.array(scalar), z.null()])).default({}),
  /** By path, such as `words.de.title`. */
  highlight: z.record(z.string(), z.array(z.string())).optional(),
  sort: z.array(z.unknown()).optional(),
});
export type HitJson = z.output<typeof hitJson>;

/** Of terms, ranges and date ranges. Dates and booleans have `key_as_string`, too. */
export const bucketsJson = z.object({
  buckets: z.array(z.object({ key: scalar, key_as_string: z.string().optional(), doc_count: z.number() })),
});
export type BucketsJson = z.output<typeof bucketsJson>;

export const searchAnswerJson = z
  .object({
    hits: z.object({ total: z.object({ value: z.number() }), hits: z.array(hitJson) }),
    aggregations: z.record(z.string(), bucketsJson).optional(),
  })
  .transform((answer) => ({ ...answer, request_id: randomUUID() }));
export type SearchAnswerJson = z.output<typeof searchAnswerJson>;

/** Documents in question, those of each counted query, and kinds of documents that match all words. */
export const wordsAnswerJson = z
  .object({
    hits: z.object({ total: z.object({ value: z.number() }) }),
    aggregations: z
      .object({
        words: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number() })) }).optional(),
        together: z
          .object({
            doc_count: z.number(),
            kinds: z.object({ buckets: z.array(z.object({ key: z.string() })) }),
          })
          .optional(),
      })
      .default({}),
  })
  .transform(({ hits, aggregations: { words, together } }) => ({
    total: hits.total.value,
    counts: new Map(
      Object.entries(words?.buckets ?? {}).map(([name, { doc_count: count }]) => [name, count]),
    ),
    kinds: together?.kinds.buckets.map(({ key }) => key) ?? [],
  }));
export type WordsAnswerJson = z.output<typeof wordsAnswerJson>;

/** By the name of the index behind the alias. */
export const mappingsJson = z.record(
  z.string(),
  z.object({
    mappings: z.object({
      _meta: z.object({ weights: z.record(z.string(), z.number()).optional() }).optional(),
      properties: z.record(z.string(), z.object({ type: z.string().optional() })).optional(),
    }),
  }),
);
export type MappingsJson = z.output<typeof mappingsJson>;

/** By the name of the index. Numbers are strings. */
export const settingsJson = z.record(
  z.string(),
  z.object({
    settings: z.object({
      index: z.object({
        number_of_replicas: z.string().optional(),
        refresh_interval: z.string().optional(),
      }),
    }),
  }),
);
export type SettingsJson = z.output<typeof settingsJson>;

/** By the name of the index. */
export const aliasesJson = z.record(z.string(), z.unknown());

/** Status 200 even when items failed: each has its own. */
export const bulkAnswerJson = z.object({
  errors: z.boolean(),
  items: z.array(
    z.record(z.string(), z.object({ _id: z.string(), status: z.number(), error: z.unknown().optional() })),
  ),
});
export type BulkAnswerJson = z.output<typeof bulkAnswerJson>;

/** Status 200 even when documents failed. */
export const reindexAnswerJson = z.object({ total: z.number(), failures: z.array(z.unknown()) });
export type ReindexAnswerJson = z.output<typeof reindexAnswerJson>;
