/**
 * The vendor's calls that fill an engine (App Search guide: Documents, Schema, Search settings and Synonyms API). They
 * require a private key.
 */
import type { DocumentIndex } from './documentIndex.ts';
import { fieldNameError, MAX_DOCUMENTS, MAX_FIELDS, readDocument } from './documentJson.ts';
import type { SchemaType } from './engineSettings.ts';
import { isObject, numberOf } from './ranges.ts';
import { searchable } from './tables.ts';

export interface WriteAnswer {
  status: 200 | 400 | 404;
  json: unknown;
}

/** `json` is the body, or the query of a GET. */
export type WriteCall = (json: unknown, id: string) => WriteAnswer;

/** Vendor limits: documents per page and by default, pages, and results in total; synonym sets and their words. */
const MAX_PAGE_SIZE = 1000;
const DEFAULT_PAGE = 100;
const MAX_LISTED = 10_000;
const MAX_SETS = 256;
const MAX_WORDS = 32;
const MAX_WEIGHT = 10;
const schemaTypes: readonly unknown[] = ['text', 'number', 'date', 'geolocation'];

/** By method and path below the engine; `*` is an id. */
export function writeCalls(index: DocumentIndex): ReadonlyMap<string, WriteCall> {
  const { settings } = index;
  return new Map<string, WriteCall>([
    ['POST documents', (json) => indexed(index, json)],
    ['DELETE documents', (json) => removed(index, json)],
    ['GET documents/list', (json) => listed(index, json)],
    ['POST documents/list', (json) => listed(index, json)],
    ['GET schema', () => good(Object.fromEntries(settings.types))],
    ['POST schema', (json) => declared(index, json)],
    ['GET search_settings', () => good(settings.search)],
    ['PUT search_settings', (json) => tuned(index, json)],
    [
      'GET synonyms',
      (json) =>
        listOf(json, settings.synonyms.length, (skip, size) => settings.synonyms.slice(skip, skip + size)),
    ],
    ['POST synonyms', (json) => synonymSet(index, json, null)],
    ['PUT synonyms/*', (json, id) => synonymSet(index, json, id)],
    [
      'DELETE synonyms/*',
      (_, id) =>
        settings.removeSynonyms(id) ? good({ deleted: true }) : refused('Could not find synonym set.', 404),
    ],
  ]);
}

function indexed(index: DocumentIndex, json: unknown): WriteAnswer {
  const documents: unknown[] | null = Array.isArray(json) ? json : isObject(json) ? [json] : null;
  if (!documents) return refused('Documents must be an array');
  if (documents.length > MAX_DOCUMENTS) {
    return refused(`Only ${MAX_DOCUMENTS} documents are allowed per request`);
  }
  const { settings } = index;
  const read = documents.map((document) => readDocument(document, settings.types));
  const accepted = read.filter(({ errors }) => errors.length === 0);
  const unseen = new Set(
    accepted.flatMap(({ fields }) => fields.filter((name) => name !== 'id' && !settings.types.has(name))),
  );
  if (settings.types.size + unseen.size > MAX_FIELDS) {
    return refused(`Engine cannot have more than ${MAX_FIELDS} fields`);
  }
  settings.setTypes([...unseen].map((name) => [name, 'text'] as const));
  index.put(accepted);
  return good(read.map(({ id, errors }) => ({ id, errors })));
}

function removed(index: DocumentIndex, json: unknown): WriteAnswer {
  if (!Array.isArray(json)) return refused('Documents must be an array');
  if (json.length > MAX_DOCUMENTS) return refused(`Only ${MAX_DOCUMENTS} documents are allowed per request`);
  const ids = json.map((one: unknown) => String(isObject(one) ? one['id'] : one));
  const gone = index.remove(ids);
  return good(ids.map((id, place) => ({ id, deleted: gone[place] ?? false })));
}

function listed(index: DocumentIndex, json: unknown): WriteAnswer {
  return listOf(json, Math.min(index.rows, MAX_LISTED), (skip, size) => index.list(skip, size));
}

function listOf(
  json: unknown,
  total: number,
  part: (skip: number, size: number) => readonly unknown[],
): WriteAnswer {
  const asked = isObject(json) ? json : {};
  const page = isObject(asked['page']) ? asked['page'] : {};
  const size = numberOf(asked['page[size]'] ?? page['size'] ?? DEFAULT_PAGE);
  const current = numberOf(asked['page[current]'] ?? page['current'] ?? 1);
  if (size === null || !Number.isInteger(size) || size < 1 || size > MAX_PAGE_SIZE) {
    return refused(`Page size must be an integer between 1 and ${MAX_PAGE_SIZE}`);
  }
  if (current === null || !Number.isInteger(current) || current < 1 || current > 100) {
    return refused('Page current must be an integer between 1 and 100');
  }
  return good({
    meta: { page: { current, total_pages: Math.ceil(total / size), total_results: total, size } },
    results: (current - 1) * size < total ? part((current - 1) * size, size) : [],
  });
}

/** New fields, or other types of known ones: documents are read by the new type, as the vendor reindexes them. */
function declared(index: DocumentIndex, json: unknown): WriteAnswer {
  if (!isObject(json)) return refused('Schema must be an object');
  const errors = Object.entries(json).flatMap(([name, type]) => {
    const wrong = fieldNameError(name);
    if (wrong !== null) return [wrong];
    return schemaTypes.includes(type) ? [] : [`Invalid type for field ${name}: ${String(type)}`];
  });
  const { settings } = index;
  const fields = new Set([...settings.types.keys(), ...Object.keys(json)]);
  if (fields.size > MAX_FIELDS) errors.push(`Engine cannot have more than ${MAX_FIELDS} fields`);
  if (errors.length > 0) return { status: 400, json: { errors } };
  if (settings.setTypes(Object.entries(json) as [string, SchemaType][])) index.forgetColumns();
  return good(Object.fromEntries(settings.types));
}

/** Only `searchable` fields are searched here; the vendor searches all text fields. */
function tuned(index: DocumentIndex, json: unknown): WriteAnswer {
  if (!isObject(json)) return refused('Search settings must be an object');
  const errors = Object.keys(json)
    .filter((key) => !['search_fields', 'result_fields', 'boosts', 'precision'].includes(key))
    .map((key) => `Options contains invalid key: ${key}`);
  const { search_fields: asked, result_fields: results, boosts } = json;
  const weights: Record<string, { weight: number }> = {};
  for (const [field, options] of Object.entries(isObject(asked) ? asked : {})) {
    const weight = isObject(options) ? numberOf(options['weight'] ?? 1) : null;
    if (!Object.hasOwn(searchable, field)) errors.push(`Search fields contains invalid field: ${field}`);
    else if (weight === null || weight < 0 || weight > MAX_WEIGHT) {
      errors.push(`Search fields contains invalid weight for ${field}`);
    } else weights[field] = { weight };
  }
  if (errors.length > 0) return { status: 400, json: { errors } };
  const before = index.settings.search;
  index.settings.saveSearch({
    search_fields: isObject(asked) ? weights : before.search_fields,
    result_fields: isObject(results) ? results : before.result_fields,
    boosts: isObject(boosts) ? boosts : before.boosts,
  });
  return good(index.settings.search);
}

function synonymSet({ settings }: DocumentIndex, json: unknown, id: string | null): WriteAnswer {
  const words: unknown[] = isObject(json) && Array.isArray(json['synonyms']) ? json['synonyms'] : [];
  const texts = words.filter((word): word is string => typeof word === 'string' && word.trim() !== '');
  if (texts.length < 2 || texts.length < words.length)
    return refused('Synonyms must be an array of at least 2 words');
  if (texts.length > MAX_WORDS) return refused(`Synonyms must have no more than ${MAX_WORDS} words`);
  if (id === null) {
    if (settings.synonyms.length >= MAX_SETS)
      return refused(`Engine cannot have more than ${MAX_SETS} synonym sets`);
    return good(settings.addSynonyms(texts));
  }
  const isKnown = settings.synonyms.some((set) => set.id === id);
  return isKnown ? good(settings.replaceSynonyms(id, texts)) : refused('Could not find synonym set.', 404);
}

function good(json: unknown): WriteAnswer {
  return { status: 200, json };
}

function refused(error: string, status: 400 | 404 = 400): WriteAnswer {
  return { status, json: { errors: [error] } };
}
