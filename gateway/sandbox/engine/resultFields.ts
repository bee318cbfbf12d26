/**
 * A result in the vendor's form: every field wrapped in `{raw, snippet}`. `raw` is unescaped, `snippet` is safe HTML
 * with `<em>` around the matching words (wire-protocols 2.3).
 */
import type { FieldValue } from './columns.ts';
import { valuesOf, type DocumentIndex, type StoredDocument } from './documentIndex.ts';
import { isObject } from './ranges.ts';
import { words } from './language/words.ts';

/** Vendor limits of both sizes, in characters; a snippet defaults to 100. */
const MIN_SIZE = 20;
const MAX_SIZE = 1000;
const SNIPPET_SIZE = 100;

export interface ResultField {
  /** Null when raw was not requested; `size` null means whole. */
  raw: { size: number | null } | null;
  /** `fallback`: the beginning of the text without a match, instead of null. */
  snippet: { size: number; fallback: boolean } | null;
}

export interface WrappedField {
  raw?: FieldValue | readonly FieldValue[] | null;
  snippet?: string | null;
}

/** Null when the request names no fields. */
export function readResultFields(
  index: DocumentIndex,
  json: unknown,
  errors: string[],
): ReadonlyMap<string, ResultField> | null {
  if (json === undefined) return null;
  if (!isObject(json)) {
    errors.push('Result fields must be an object');
    return null;
  }
  const fields = new Map<string, ResultField>();
  for (const [field, options] of Object.entries(json)) {
    if (!index.column(field)) {
      errors.push(`Result fields contains invalid field: ${field}`);
      continue;
    }
    const read = readResultField(options);
    if (read) fields.set(field, read);
    else errors.push(`Result fields contains invalid options for ${field}`);
  }
  return fields.size === 0 ? null : fields;
}

function readResultField(json: unknown): ResultField | null {
  if (!isObject(json) || Object.keys(json).some((key) => key !== 'raw' && key !== 'snippet')) return null;
  const { raw, snippet } = json;
  if ((raw !== undefined && !isObject(raw)) || (snippet !== undefined && !isObject(snippet))) return null;
  const rawSize = raw?.['size'] ?? null;
  const size = snippet?.['size'] ?? SNIPPET_SIZE;
  if ((rawSize !== null && !isSize(rawSize)) || !isSize(size)) return null;
  return {
    raw: raw === undefined ? null : { size: rawSize },
    snippet: snippet === undefined ? null : { size, fallback: snippet['fallback'] !== false },
  };
}

function isSize(json: unknown): json is number {
  return Number.isInteger(json) && Number(json) >= MIN_SIZE && Number(json) <= MAX_SIZE;
}

/** `id` is always returned, as in every recording. */
export function wrapFields(
  document: StoredDocument,
  fields: ReadonlyMap<string, ResultField> | null,
  marks: ReadonlySet<string>,
): Record<string, WrappedField> {
  if (!fields) return Object.fromEntries(Object.entries(document).map(([name, raw]) => [name, { raw }]));
  const wrapped = [...fields].map(([name, { raw, snippet }]): [string, WrappedField] => {
    const value = document[name] ?? null;
    return [
      name,
      {
        ...(raw ? { raw: cut(value, raw.size) } : {}),
        ...(snippet ? { snippet: snippetOf(value, snippet, marks) } : {}),
      },
    ];
  });
  return { id: { raw: document['id'] ?? null }, ...Object.fromEntries(wrapped) };
}

function cut(value: WrappedField['raw'], size: number | null): WrappedField['raw'] {
  return typeof value === 'string' && size !== null ? value.slice(0, size) : value;
}

function snippetOf(
  value: FieldValue | readonly FieldValue[] | null,
  { size, fallback }: { size: number; fallback: boolean },
  marks: ReadonlySet<string>,
): string | null {
  const text = value === null ? '' : valuesOf(value).join(', ');
  const found = words(text).filter(({ word }) => marks.has(word));
  const [first] = found;
  if (!first) return fallback && text !== '' ? escaped(text.slice(0, size)) : null;
  // A third of the snippet precedes the first match, starting at a whole word.
  const earliest = Math.max(0, first.start - Math.floor(size / 3));
  const from = earliest === 0 ? 0 : text.slice(0, first.start).indexOf(' ', earliest) + 1 || first.start;
  const to = Math.max(from + size, first.end);
  let html = '';
  let place = from;
  for (const { start, end } of found) {
    if (end > to) break;
    html += `${escaped(text.slice(place, start))}<em>${escaped(text.slice(start, end))}</em>`;
    place = end;
  }
  return html + escaped(text.slice(place, to));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
