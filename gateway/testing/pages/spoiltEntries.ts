/**
 * Entries as no editor should write them: every field empty, in each way that the vendor has of saying so, or every
 * text hostile. Only what an entry is found by stays: its address, its regions, and what references name.
 */
import type { EntryDraft, Fields } from '../../sandbox/delivery/seed/draft.ts';
import { hostileMarkup, hostileText } from '../../sandbox/delivery/seed/hostileTexts.ts';

/** What an entry is found by. */
const found: ReadonlySet<string> = new Set(['url', 'regions', 'unlisted']);
/** What other things are found by, inside an entry. */
const names: ReadonlySet<string> = new Set([
  ...found, 'uid', '_content_type_uid', 'key', 'region', 'region_id', 'countries', 'layout_key',
  'country', 'languages', 'default_language', 'markets',
]); // prettier-ignore

const markupFields = /^(?:html|body|answer|content|description|copy|main_content|wording)$/;

function inEveryVersion(change: (fields: Fields) => Fields, title: string) {
  return (draft: EntryDraft): EntryDraft => ({
    ...draft,
    title,
    fields: change(draft.fields),
    ...(draft.localised
      ? {
          localised: Object.fromEntries(
            Object.entries(draft.localised).map(([locale, fields]) => [locale, { ...change(fields), title }]),
          ),
        }
      : {}),
  });
}

const everyField =
  (empty: (value: unknown) => unknown) =>
  (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, found.has(name) ? value : empty(value)]),
    );

/** Fields that the service does not send at all. */
export const without = inEveryVersion(
  everyField(() => undefined),
  '',
);
/** Fields that it sends as null. */
export const nulled = inEveryVersion(
  everyField(() => null),
  '',
);
/** Fields that it sends as the empty value of their kind, groups opened. */
export const emptied = inEveryVersion(everyField(emptyOf), '');
/** Groups and items of lists that are there, with null in every field of theirs; references stay, the service makes them. */
export const nulledWithin = inEveryVersion(everyField(nullWithin), '');
export const hostile = inEveryVersion((fields) => hostileOf(fields) as Fields, hostileText);

function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return isRecord(value) ? mapped(value, (inner) => emptyOf(inner)) : null;
}

function nullWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isRecord).map(nullWithin);
  if (!isRecord(value)) return null;
  return mapped(value, (inner, name) => (names.has(name) ? inner : nullWithin(inner)));
}

function hostileOf(value: unknown, name = ''): unknown {
  if (names.has(name)) return value;
  if (Array.isArray(value)) return value.map((item) => hostileOf(item, name));
  if (typeof value === 'string') {
    if (name === 'href' || name === 'site_url' || name === 'address') return 'java\nscript:window.hostile=1';
    return markupFields.test(name) ? hostileMarkup : hostileText;
  }
  return isRecord(value) ? mapped(value, (inner, field) => hostileOf(inner, field)) : value;
}

function mapped(value: Fields, change: (inner: unknown, name: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]));
}

function isRecord(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
