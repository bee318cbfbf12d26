/**
 * Validates documents as the vendor does (App Search guide, Documents API and Limits): each is accepted or refused
 * separately. The guide omits the text of most error messages; those here follow the documented ones.
 */
import { randomBytes } from 'node:crypto';
import type { FieldValue } from './columns.ts';
import type { DocumentToStore } from './documentIndex.ts';
import type { SchemaType } from './engineSettings.ts';
import { isObject, numberOf } from './ranges.ts';

/**
 * Vendor limits: documents per call, bytes per document, characters of an id and of a field name, fields of an engine.
 */
export const MAX_DOCUMENTS = 100;
const MAX_BYTES = 100 * 1024;
const MAX_ID_LENGTH = 800;
const MAX_NAME_LENGTH = 64;
export const MAX_FIELDS = 64;
const reserved: ReadonlySet<string> = new Set([
  'external_id', 'engine_id', 'highlight', 'or', 'and', 'not', 'any', 'all', 'none',
]); // oxfmt-ignore

export interface ReadDocument extends DocumentToStore {
  fields: readonly string[];
  errors: readonly string[];
}

/** What is wrong with a field name; null for a valid one. */
export function fieldNameError(name: string): string | null {
  if (!/^[a-z0-9][a-z0-9_]*$/.test(name) || !/[a-z]/.test(name)) {
    return `Fields can only contain lowercase letters, numbers, and underscores: ${name}`;
  }
  if (name.length > MAX_NAME_LENGTH) return `Fields must be ${MAX_NAME_LENGTH} characters or less: ${name}`;
  return reserved.has(name) ? `Fields cannot be named: ${name}` : null;
}

/** One document by the schema. Null fields are dropped; a field that is not in the schema is text. */
export function readDocument(json: unknown, types: ReadonlyMap<string, SchemaType>): ReadDocument {
  const errors: string[] = [];
  if (!isObject(json)) return { id: '', text: '', fields: [], errors: ['Documents must be objects'] };
  const id = idOf(json['id'], errors);
  const document: Record<string, FieldValue | FieldValue[]> = { id };
  for (const [name, value] of Object.entries(json)) {
    if (name === 'id') continue;
    const type = types.get(name);
    const wrong = type === undefined ? fieldNameError(name) : null;
    if (wrong !== null) errors.push(wrong);
    else if (value !== null) document[name] = valueOf(name, value, type ?? 'text', errors);
  }
  const text = JSON.stringify(document);
  if (Buffer.byteLength(text) > MAX_BYTES) errors.push('Document is too large');
  return { id, text, fields: Object.keys(document), errors };
}

function idOf(json: unknown, errors: string[]): string {
  if (json === undefined || json === null || json === '') return `doc-${randomBytes(12).toString('hex')}`;
  if (typeof json !== 'string' && typeof json !== 'number') {
    errors.push('Invalid field type: id must be a string');
    return '';
  }
  if (String(json).length > MAX_ID_LENGTH) {
    errors.push(`Invalid field type: id must be less than ${MAX_ID_LENGTH} characters`);
  }
  return String(json);
}

function valueOf(name: string, json: unknown, type: SchemaType, errors: string[]): FieldValue | FieldValue[] {
  if (Array.isArray(json)) {
    return (json as unknown[])
      .filter((item) => item !== null)
      .map((item) => scalarOf(name, item, type, errors));
  }
  return scalarOf(name, json, type, errors);
}

function scalarOf(name: string, json: unknown, type: SchemaType, errors: string[]): FieldValue {
  if (typeof json === type || (typeof json === 'string' && type === 'text')) return json as FieldValue;
  if (typeof json !== 'string' && typeof json !== 'number' && typeof json !== 'boolean') {
    errors.push(`Invalid field type: ${name} must be text, a number, a date or a list of them`);
    return '';
  }
  if (type === 'number') {
    const number = numberOf(json);
    if (number === null) errors.push(`Invalid field value: Value '${json}' cannot be parsed as a float`);
    return number ?? 0;
  }
  if (type === 'date') {
    const at = Date.parse(String(json));
    if (Number.isNaN(at)) errors.push(`Invalid field value: Value '${json}' cannot be parsed as a date`);
    return Number.isNaN(at) ? '' : new Date(at).toISOString();
  }
  return String(json);
}
