/**
 * Damaged entries: every field empty, in each form that the vendor uses, or every text hostile. Keeps only what entries
 * are found by: URL, regions, and the uids of references.
 */
import type { EntryDraft, Fields } from '../../sandbox/delivery/seed/draft.ts';
import { hostileMarkup, hostileText } from '../../sandbox/delivery/seed/hostileTexts.ts';

/** Fields by which entries are found. */
const found: ReadonlySet<string> = new Set(['url', 'regions', 'unlisted']);
/** Nested fields by which other things are found. */
const names: ReadonlySet<string> = new Set([
  ...found, 'uid', '_content_type_uid', 'key', 'region', 'region_id', 'countries', 'layout_key',
  'country', 'languages', 'default_language', 'markets',
]); // oxfmt-ignore

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

/** Fields that the service omits. */
export const without = inEveryVersion(
  everyField(() => undefined),
  '',
);
/** Fields that it returns as null. */
export const nulled = inEveryVersion(
  everyField(() => null),
  '',
);
/** Fields that it returns as the empty value of their type, recursively. */
export const emptied = inEveryVersion(everyField(emptyOf), '');
/** Groups and list items with all fields null; references stay, since the service creates them. */
export const nulledInside = inEveryVersion(everyField(nullInside), '');
export const hostile = inEveryVersion((fields) => hostileOf(fields) as Fields, hostileText);

function emptyOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return isRecord(value) ? mapped(value, (inner) => emptyOf(inner)) : null;
}

function nullInside(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isRecord).map(nullInside);
  if (!isRecord(value)) return null;
  return mapped(value, (inner, name) => (names.has(name) ? inner : nullInside(inner)));
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
