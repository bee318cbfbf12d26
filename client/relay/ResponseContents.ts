/** The GraphQL responses of one page, as text by record: keys of what is rendered from them (server/cachedParts.tsx). */
import { hash } from 'node:crypto';
import type { GraphQLResult } from './response.rules.ts';

/** Responses are shared by many pages, so each is searched once. */
const indexes = new WeakMap<object, ReadonlyMap<string, readonly object[]>>();
const digests = new WeakMap<object, string>();

export class ResponseContents {
  readonly #responses: GraphQLResult[] = [];

  add(response: GraphQLResult): void {
    this.#responses.push(response);
  }

  /** Digest of a record's fields in all responses; null for none with that `id`. */
  ofRecord(id: string): string | null {
    const found = this.#responses.flatMap((response) => indexOf(response).get(id) ?? []);
    return found.length === 0 ? null : found.map(digestOf).join(' ');
  }
}

/** Computed once per object: responses are cached. */
export function digestOf(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = hash('sha256', JSON.stringify(value), 'base64');
  digests.set(value, digest);
  return digest;
}

function indexOf(response: GraphQLResult): ReadonlyMap<string, readonly object[]> {
  const known = indexes.get(response);
  if (known) return known;
  const found = new Map<string, object[]>();
  collect(response.data, found);
  indexes.set(response, found);
  return found;
}

function collect(value: unknown, found: Map<string, object[]>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  const record = value as Readonly<Record<string, unknown>>;
  const { id } = record;
  if (typeof id === 'string') found.set(id, [...(found.get(id) ?? []), value]);
  for (const key in record) collect(record[key], found);
}
