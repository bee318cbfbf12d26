/**
 * `/v3/stacks/sync`: everything published, in pages, then a token for later changes (wire-protocols 1.2). The sandbox
 * reports no changes, so a sync token returns nothing new. A token encodes the rest of the query.
 */
import type { SQLInputValue } from 'node:sqlite';
import { isRecord } from './filter.ts';
import { pageSize, ParameterError } from './parameters.ts';
import type { Tables } from './tables.ts';

interface Question {
  locale: string | null;
  contentType: string | null;
  type: string | null;
  startDate: string | null;
  skip: number;
}

export function syncPage(tables: Tables, plain: Readonly<Record<string, string>>): Record<string, unknown> {
  if (plain.sync_token !== undefined) {
    questionOf(plain.sync_token, 'sync_token');
    return { items: [], skip: 0, limit: pageSize, total_count: 0, sync_token: plain.sync_token };
  }
  const question =
    plain.pagination_token === undefined
      ? initial(plain)
      : questionOf(plain.pagination_token, 'pagination_token');
  const { where, values } = whereOf(question);
  const total = Number(tables.one(`SELECT COUNT(*) AS total FROM entries e WHERE ${where}`, values)?.total);
  const rows = tables.all(
    `SELECT e.id, e.content_type, e.updated_at FROM entries e WHERE ${where} ORDER BY e.id LIMIT ? OFFSET ?`,
    [...values, pageSize, question.skip],
  );
  const next = question.skip + rows.length;
  return {
    items: rows.map((row) => ({
      type: 'entry_published',
      event_at: row.updated_at,
      content_type_uid: row.content_type,
      data: tables.entry(row.id),
    })),
    skip: question.skip,
    limit: pageSize,
    total_count: total,
    ...(next < total
      ? { pagination_token: tokenOf({ ...question, skip: next }) }
      : { sync_token: tokenOf({ ...question, skip: 0 }) }),
  };
}

function initial(plain: Readonly<Record<string, string>>): Question {
  if (plain.init !== 'true')
    throw new ParameterError('init', 'Either init, pagination_token or sync_token is needed.');
  return {
    locale: plain.locale ?? null,
    contentType: plain.content_type_uid ?? null,
    type: plain.type ?? null,
    startDate: plain.start_date ?? plain.start_from ?? null,
    skip: 0,
  };
}

function whereOf(question: Question): { where: string; values: SQLInputValue[] } {
  const terms = ['e.published = 1'];
  const values: SQLInputValue[] = [];
  const equals: [string, string | null][] = [
    ['e.locale = ?', question.locale],
    ['e.content_type = ?', question.contentType],
    ['e.updated_at >= ?', question.startDate],
  ];
  for (const [term, value] of equals) {
    if (value === null) continue;
    terms.push(term);
    values.push(value);
  }
  // Nothing was ever unpublished or deleted, and files are not synced.
  if (question.type !== null && !question.type.split(',').includes('entry_published')) terms.push('0');
  return { where: terms.join(' AND '), values };
}

function tokenOf(question: Question): string {
  return Buffer.from(JSON.stringify(question)).toString('base64url');
}

function questionOf(token: string, parameter: string): Question {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (isRecord(read) && Number.isInteger(read.skip)) {
      const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
      return {
        locale: text(read.locale),
        contentType: text(read.contentType),
        type: text(read.type),
        startDate: text(read.startDate),
        skip: Number(read.skip),
      };
    }
  } catch {
    // Not a token of the sandbox: refused below.
  }
  throw new ParameterError(parameter, `The ${parameter} is not valid.`);
}
