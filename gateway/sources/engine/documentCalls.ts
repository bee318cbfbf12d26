/**
 * The search service's calls that fill an engine (App Search guide: Documents, Schema, Search settings and Synonyms API).
 * They need a private key. All may be repeated: a document is replaced by its id, and what is not there is no error.
 */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import type { FieldType } from './documentStore.ts';
import { searchResponseJson, type EngineDocument, type SearchRequestJson } from './wire.ts';

/** Results that one page and one query may have (App Search guide, Limits). */
export const mostAPage = 1_000;
export const mostResults = 10_000;

const write = { source: 'engine', varies: [], idempotent: true } as const;

/** Documents of one call. Calls are told apart by what their arguments say as JSON: digests say enough. */
export class DocumentBatch {
  readonly documents: readonly EngineDocument[];

  constructor(documents: readonly EngineDocument[]) {
    this.documents = documents;
  }

  toJSON(): unknown {
    return this.documents.map(({ id, fingerprint }) => [id, fingerprint]);
  }
}

/** A 200 says that the batch arrived; whether a document was taken stands in its own `errors`. */
const indexedJson = z.array(z.object({ id: z.string().nullable(), errors: z.array(z.string()) }));

export const indexDocuments = defineCall({
  ...write,
  name: 'indexDocuments',
  method: 'POST',
  route: '/documents',
  request: ({ documents }: DocumentBatch) => ({ path: '/documents', body: documents }),
  answer: indexedJson,
});

export const deleteDocuments = defineCall({
  ...write,
  name: 'deleteDocuments',
  method: 'DELETE',
  route: '/documents',
  request: ({ ids }: { ids: readonly string[] }) => ({ path: '/documents', body: ids }),
  answer: z.array(z.object({ id: z.string(), deleted: z.boolean() })),
});

/** A search by a private key, which no analytics shall count. Never kept. */
export const searchDocuments = defineCall({
  ...write,
  name: 'searchDocuments',
  method: 'POST',
  route: '/search',
  request: (body: SearchRequestJson) => ({ path: '/search', body: { ...body, record_analytics: false } }),
  answer: searchResponseJson,
});

/** Adds fields and changes types; fields that are not named stay. `id` is in no schema. */
export const updateSchema = defineCall({
  ...write,
  name: 'updateSchema',
  method: 'POST',
  route: '/schema',
  request: ({ fields }: { fields: Readonly<Record<string, FieldType>> }) => ({
    path: '/schema',
    body: fields,
  }),
  answer: z.record(z.string(), z.string()),
});

/** Words are searched in the fields named, and in no other. Weights go from 1 to 10. */
export const updateSearchSettings = defineCall({
  ...write,
  name: 'updateSearchSettings',
  method: 'PUT',
  route: '/search_settings',
  request: ({ weights }: { weights: Readonly<Record<string, number>> }) => ({
    path: '/search_settings',
    body: {
      search_fields: Object.fromEntries(
        Object.entries(weights).map(([field, weight]) => [field, { weight }]),
      ),
    },
  }),
  answer: z.looseObject({}),
});

const synonymSetJson = z.object({ id: z.string(), synonyms: z.array(z.string()) });
export type SynonymSetJson = z.output<typeof synonymSetJson>;

/** At most 256 sets of at most 32 words. */
export const listSynonyms = defineCall({
  ...write,
  name: 'listSynonyms',
  method: 'GET',
  route: '/synonyms',
  request: ({ page }: { page: number }) => ({
    path: '/synonyms',
    query: { 'page[size]': mostAPage, 'page[current]': page },
  }),
  answer: z.object({
    meta: z.object({ page: z.object({ total_pages: z.number() }) }),
    results: z.array(synonymSetJson),
  }),
});

/** Repeated, it makes a second set: the one call that is not tried again. */
export const createSynonyms = defineCall({
  ...write,
  idempotent: false,
  name: 'createSynonyms',
  method: 'POST',
  route: '/synonyms',
  request: ({ synonyms }: { synonyms: readonly string[] }) => ({ path: '/synonyms', body: { synonyms } }),
  answer: synonymSetJson,
});

export const replaceSynonyms = defineCall({
  ...write,
  name: 'replaceSynonyms',
  method: 'PUT',
  route: '/synonyms/{id}',
  request: ({ id, synonyms }: SynonymSetJson) => ({
    path: `/synonyms/${encodeURIComponent(id)}`,
    body: { synonyms },
  }),
  answer: synonymSetJson,
});
