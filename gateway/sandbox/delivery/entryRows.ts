/** Turns the seed's drafts into stored entries with the vendor's system fields (wire-protocols 1.3). */
import { createHash } from 'node:crypto';
import { locales, type Locale } from '../brand/types.ts';
import type { EntryDraft } from './seed/draft.ts';
import type { EntryRow } from './tables.ts';

const editor = 'editor_skarn';
/** The first draft is the most recently updated, so that the vendor's default order is the seed's. */
const lastUpdate = Date.UTC(2026, 9, 1, 6, 0, 0);

export function entryRows(drafts: readonly EntryDraft[]): EntryRow[] {
  return drafts.flatMap((draft, position) => {
    const rows: EntryRow[] = [row(draft, 'en-us', 'en-us', position)];
    for (const locale of locales) {
      if (locale === 'en-us') continue;
      if (draft.localised?.[locale]) rows.push(row(draft, locale, locale, position));
      else if (draft.publishedIn?.includes(locale)) rows.push(row(draft, 'en-us', locale, position));
    }
    return rows;
  });
}

function row(draft: EntryDraft, language: Locale, publishedIn: Locale, position: number): EntryRow {
  const updated = new Date(lastUpdate - position * 60_000).toISOString();
  const created = new Date(lastUpdate - 90 * 86_400_000 - position * 60_000).toISOString();
  const published = draft.unpublished !== true;
  return {
    contentType: draft.contentType,
    uid: draft.uid,
    locale: publishedIn,
    published,
    data: {
      uid: draft.uid,
      _version: 1,
      locale: language,
      ACL: {},
      _in_progress: false,
      created_at: created,
      created_by: editor,
      updated_at: updated,
      updated_by: editor,
      tags: [...(draft.tags ?? [])],
      title: draft.title,
      ...draft.fields,
      ...(language === 'en-us' ? {} : draft.localised?.[language]),
      ...(published
        ? {
            publish_details: {
              environment: environmentUid,
              locale: publishedIn,
              time: updated,
              user: editor,
            },
          }
        : {}),
    },
  };
}

/** The environment's uid, which differs from its name. */
const environmentUid = createHash('sha256').update('production').digest('hex').slice(0, 18);
