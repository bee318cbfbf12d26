/** Finds the entries of a request: SQL as far as its indexes reach, the vendor's filter language for the rest. */
import type { SQLInputValue } from 'node:sqlite';
import { isRecord, matches, type Filter, type ReferenceLook } from './filter.ts';
import { sqlOf, type SqlCondition } from './filterSql.ts';
import type { SessionEdits } from './editor/unsavedEdits.ts';
import type { Parameters } from './parameters.ts';
import type { Tables } from './tables.ts';

/** Which versions a request may see. */
export interface View {
  locale: string;
  /** Falls back to base entries where the locale has none. */
  fallback: boolean;
  /** Drafts in place of published versions. */
  preview: boolean;
  /** The session's unsaved edits. They do not affect which entries match. */
  edits: SessionEdits;
}

type Json = Record<string, unknown>;

export interface Found {
  entries: Json[];
  /** Total number of matches, not of the page; null when not requested. */
  count: number | null;
}

interface Sql {
  text: string;
  values: SQLInputValue[];
}

/** `contentType` null means entries of all types. */
export function findEntries(
  tables: Tables,
  view: View,
  contentType: string | null,
  wanted: Parameters,
): Found {
  const { filter, excluded } = withoutExcluded(wanted.filter);
  const condition = sqlOf(filter);
  const where = whereOf(view, contentType, condition);
  const order = orderOf(wanted.order, condition.drives);
  const counted = wanted.includeCount || wanted.count;
  const all = tables.ids(`SELECT e.id FROM entries e WHERE ${where.text} ${order.text}`, [
    ...where.values,
    ...order.values,
  ]);
  const without = new Set(
    excluded.flatMap((uid) => tables.ids('SELECT id FROM entries WHERE uid = ?', [uid])),
  );
  const ids = without.size === 0 ? all : all.filter((id) => !without.has(id));

  if (condition.complete && wanted.tags.length === 0 && wanted.typeahead === null) {
    const page = wanted.count ? [] : ids.slice(wanted.skip, wanted.skip + wanted.limit);
    return {
      entries: page.map((id) => view.edits.applied(tables.entry(id))),
      count: counted ? ids.length : null,
    };
  }

  const look = lookOf(tables, view);
  const entries: Json[] = [];
  let count = 0;
  for (const id of ids) {
    const entry = view.edits.applied(tables.entry(id));
    if (!passes(entry, wanted, look)) continue;
    count += 1;
    if (count > wanted.skip && entries.length < wanted.limit) entries.push(entry);
    if (!counted && entries.length === wanted.limit) break;
  }
  return { entries, count: counted ? count : null };
}

export function findEntry(tables: Tables, view: View, contentType: string, uid: string): Json | null {
  const where = whereOf(view, contentType, { terms: ['e.uid = ?'], values: [uid], drives: true });
  const row = tables.one(`SELECT e.id FROM entries e WHERE ${where.text}`, where.values);
  return row ? view.edits.applied(tables.entry(row.id)) : null;
}

/** Referenced entries as the request sees them, each read once. */
export function lookOf(tables: Tables, view: View): ReferenceLook {
  const seen = new Map<string, Filter | null>();
  return {
    entry(contentType, uid) {
      const key = `${contentType} ${uid}`;
      let entry = seen.get(key);
      if (entry === undefined) seen.set(key, (entry = findEntry(tables, view, contentType, uid)));
      return entry;
    },
  };
}

/**
 * Splits a filter from the uids that it excludes: a query for similar products excludes the product itself, so the
 * filter without exclusions can be shared and cached.
 */
function withoutExcluded(filter: Filter): { filter: Filter; excluded: readonly string[] } {
  const { uid, ...rest } = filter;
  const [operator, ...others] = isRecord(uid) ? Object.keys(uid) : [];
  const uids = isRecord(uid) && operator === '$nin' && others.length === 0 ? uid['$nin'] : null;
  const isList = Array.isArray(uids) && uids.every((one) => typeof one === 'string');
  return isList ? { filter: rest, excluded: uids } : { filter, excluded: [] };
}

function passes(entry: Json, wanted: Parameters, look: ReferenceLook): boolean {
  if (wanted.tags.length > 0) {
    const tags: unknown = entry.tags;
    if (!Array.isArray(tags) || !wanted.tags.some((tag) => tags.includes(tag))) return false;
  }
  if (wanted.typeahead !== null) {
    if (!JSON.stringify(entry).toLowerCase().includes(wanted.typeahead.toLowerCase())) return false;
  }
  return matches(wanted.filter, entry, look);
}

function whereOf(view: View, contentType: string | null, more: Omit<SqlCondition, 'complete'>): Sql {
  const terms: string[] = [];
  const values: SQLInputValue[] = [];
  // Where the filter names entries, `+` keeps SQLite from starting with the locale's index instead.
  const locale = more.drives ? '+e.locale' : 'e.locale';
  const same = 'o.content_type = e.content_type AND o.uid = e.uid';
  if (contentType !== null) {
    terms.push('e.content_type = ?');
    values.push(contentType);
  }
  if (view.fallback && view.locale !== 'en-us') {
    const seen = view.preview ? '' : ' AND o.published = 1';
    terms.push(
      `(${locale} = ? OR (${locale} = 'en-us' AND NOT EXISTS (SELECT 1 FROM entries o WHERE ${same} AND o.locale = ?${seen})))`,
    );
    values.push(view.locale, view.locale);
  } else {
    terms.push(`${locale} = ?`);
    values.push(view.locale);
  }
  terms.push(
    view.preview
      ? `(e.published = 0 OR NOT EXISTS (SELECT 1 FROM entries o WHERE ${same} AND o.locale = e.locale AND o.published = 0))`
      : 'e.published = 1',
  );
  return { text: [...terms, ...more.terms].join(' AND '), values: [...values, ...more.values] };
}

/** Default order: latest update first (wire-protocols 1.3). */
function orderOf(order: Parameters['order'], driven: boolean): Sql {
  if (!order || (order.field === 'updated_at' && order.descending)) {
    return { text: `ORDER BY ${driven ? '+' : ''}e.updated_at DESC, e.uid`, values: [] };
  }
  const direction = order.descending ? 'DESC' : 'ASC';
  if (order.field === 'uid') return { text: `ORDER BY e.uid ${direction}`, values: [] };
  if (order.field === 'updated_at') return { text: 'ORDER BY e.updated_at, e.uid', values: [] };
  const field = '(SELECT json_extract(d.data, ?) FROM entry_data d WHERE d.id = e.id)';
  return { text: `ORDER BY ${field} ${direction}, e.uid`, values: [`$.${order.field}`] };
}
