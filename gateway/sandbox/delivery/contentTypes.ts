/** Content type descriptions for `/v3/content_types`, inferred from the entries: uid, title and top-level schema. */
import { isRecord } from './filter.ts';
import type { EntryDraft } from './seed/draft.ts';

export interface ContentType {
  uid: string;
  title: string;
  description: string;
  schema: FieldSchema[];
  options: { title: string; singleton: boolean; is_page: boolean };
  created_at: string;
  updated_at: string;
}

interface FieldSchema {
  uid: string;
  display_name: string;
  data_type: 'text' | 'number' | 'boolean' | 'group' | 'reference' | 'blocks';
  multiple: boolean;
  mandatory: boolean;
  reference_to?: string[];
}

const known = new WeakMap<readonly EntryDraft[], ReadonlyMap<string, ContentType>>();

export function contentTypesOf(drafts: readonly EntryDraft[]): ReadonlyMap<string, ContentType> {
  let types = known.get(drafts);
  if (!types) {
    const byType = Map.groupBy(drafts, (draft) => draft.contentType);
    types = new Map([...byType].map(([uid, entries]) => [uid, contentType(uid, entries)]));
    known.set(drafts, types);
  }
  return types;
}

function contentType(uid: string, entries: readonly EntryDraft[]): ContentType {
  const names = new Set(entries.flatMap((entry) => Object.keys(entry.fields)));
  const schema = [...names].map((name) =>
    fieldSchema(
      name,
      entries.map((entry) => entry.fields[name]),
    ),
  );
  return {
    uid,
    title: words(uid),
    description: '',
    schema: [fieldSchema('title', ['']), ...schema],
    options: { title: 'title', singleton: entries.length === 1, is_page: names.has('url') },
    created_at: '2024-06-01T06:00:00.000Z',
    updated_at: '2026-06-01T06:00:00.000Z',
  };
}

function fieldSchema(uid: string, values: readonly unknown[]): FieldSchema {
  const multiple = values.some(Array.isArray);
  const items = values.flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]));
  const sample = items.find((item) => item !== undefined && item !== null);
  const base = { uid, display_name: words(uid), multiple, mandatory: uid === 'title' };
  if (isRecord(sample)) {
    const targets = items.flatMap((item) => {
      const { _content_type_uid: target } = isRecord(item) ? item : {};
      return typeof target === 'string' ? [target] : [];
    });
    if (targets.length > 0) return { ...base, data_type: 'reference', reference_to: [...new Set(targets)] };
    return { ...base, data_type: uid === 'blocks' ? 'blocks' : 'group' };
  }
  const kind = typeof sample;
  return { ...base, data_type: kind === 'number' || kind === 'boolean' ? kind : 'text' };
}

function words(uid: string): string {
  const text = uid.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
