/** Edits an entry while the sandbox runs. Changes all of its published versions, as for a non-localisable field. */
import type { EntryRow, Tables } from './tables.ts';

export interface EntryEdit {
  contentType: string;
  uid: string;
  /** Replace the fields' values; other fields stay. */
  fields: Readonly<Record<string, unknown>>;
}

export function editEntry(tables: Tables, { contentType, uid, fields }: EntryEdit, now: Date): void {
  const at = { updated_at: now.toISOString() };
  const versions = tables.all(
    'SELECT id, locale FROM entries WHERE content_type = ? AND uid = ? AND published = 1',
    [contentType, uid],
  );
  const rows = versions.map(({ id, locale }): EntryRow => {
    const before = tables.entry(id);
    const version = { ...before, ...fields, ...at, uid, _version: Number(before['_version']) + 1 };
    return { contentType, uid, locale: String(locale), published: true, data: version };
  });
  const data = { title: uid, ...fields, ...at, uid, created_at: at.updated_at, locale: 'en-us', _version: 1 };
  const first: EntryRow = { contentType, uid, locale: 'en-us', published: true, data };
  for (const row of rows.length > 0 ? rows : [first]) tables.put(row);
}
