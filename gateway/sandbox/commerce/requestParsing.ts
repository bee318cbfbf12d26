/** Parses requests: path ids, lists of ids, pages and JSON bodies. Malformed ones are refused with 400. */
import type { Context } from 'hono';
import type { z } from 'zod';
import type { StoreRegion } from '../brand/types.ts';
import { invalid, malformed, Refusal, type Dialect } from './refusal.ts';

/** The region header is checked before any route runs. */
export interface ShopEnv {
  Variables: { store: StoreRegion };
}

/** Most ids in one list, and most rows on one page. */
export const maxBatch = 250;
export const pageSize = 50;

export function idParam(c: Context, name: string, dialect: Dialect = 'v3'): number {
  const text = c.req.param(name) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw malformed(name, 'must be a whole number', dialect);
  return Number(text);
}

/** Comma-separated ids; null when the parameter is absent. */
export function idsQuery(c: Context, name: string): number[] | null {
  const text = c.req.query(name);
  if (text === undefined) return null;
  const parts = text.split(',').map((part) => part.trim());
  if (parts.some((part) => !/^\d{1,15}$/.test(part)))
    throw malformed(name, 'must be comma-separated whole numbers');
  if (parts.length > maxBatch) {
    throw new Refusal(413, 'too_large', `At most ${maxBatch} ids at once`, {
      errors: { [name]: 'too many' },
    });
  }
  return parts.map(Number);
}

/** Comma-separated words of a fixed list; empty when the parameter is absent. */
export function wordsQuery<const Word extends string>(
  c: Context,
  name: string,
  known: readonly Word[],
): Set<Word> {
  const found = new Set<Word>();
  for (const text of (c.req.query(name) ?? '').split(',').filter((part) => part !== '')) {
    const word = known.find((one) => one === text.trim());
    if (word === undefined) throw invalid({ [name]: `${text} is not one of ${known.join(', ')}` });
    found.add(word);
  }
  return found;
}

export interface Page {
  page: number;
  limit: number;
  offset: number;
}

export function pageQuery(c: Context, dialect: Dialect = 'v3', maxRows = maxBatch): Page {
  const page = wholeQuery(c, 'page', 1, dialect);
  const limit = wholeQuery(c, 'limit', pageSize, dialect);
  if (limit > maxBatch) {
    const status = dialect === 'v3' ? 422 : 413;
    throw new Refusal(status, 'too_large', `At most ${maxBatch} rows a page`, {
      errors: { limit: 'too large' },
      dialect,
    });
  }
  const rows = Math.min(limit, maxRows);
  return { page, limit: rows, offset: (page - 1) * rows };
}

function wholeQuery(c: Context, name: string, otherwise: number, dialect: Dialect): number {
  const text = c.req.query(name);
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < 1) throw malformed(name, 'must be a whole number from 1', dialect);
  return number;
}

/** A v3 page: rows with pagination metadata. */
export function pageAnswer<Row>(c: Context, data: Row[], total: number, { page, limit }: Page): Response {
  const totalPages = Math.ceil(total / limit);
  const link = (to: number): string => {
    const params = new URL(c.req.url).searchParams;
    params.set('page', String(to));
    params.set('limit', String(limit));
    return `?${params.toString()}`;
  };
  const links = {
    ...(page > 1 ? { previous: link(page - 1) } : {}),
    current: link(page),
    ...(page < totalPages ? { next: link(page + 1) } : {}),
  };
  const pagination = {
    total,
    count: data.length,
    per_page: limit,
    current_page: page,
    total_pages: totalPages,
    links,
  };
  return c.json({ data, meta: { pagination } });
}

/** A v2 list: a bare array, or 204 without a body when empty. */
export function listAnswer<Row>(c: Context, rows: readonly Row[]): Response {
  return rows.length === 0 ? c.body(null, 204) : c.json(rows);
}

/**
 * Keeps the id and the named fields; everything when none is named.
 * @param included parts requested by `include`, kept whatever `include_fields` names.
 */
export function onlyFields<Row extends object>(
  c: Context,
  idField: keyof Row & string,
  row: Row,
  included: readonly (keyof Row & string)[] = [],
): Partial<Row> {
  const asked = c.req.query('include_fields');
  if (asked === undefined || asked === '') return row;
  const names = new Set<string>([idField, ...included, ...asked.split(',').map((name) => name.trim())]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as Partial<Row>;
}

export async function readBody<Body>(
  c: Context,
  schema: z.ZodType<Body>,
  dialect: Dialect = 'v3',
): Promise<Body> {
  let json: unknown;
  try {
    json = JSON.parse(await c.req.text());
  } catch {
    throw malformed('body', 'is not JSON', dialect);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw malformed(issue?.path.join('.') || 'body', issue?.message ?? 'has the wrong shape', dialect);
  }
  return parsed.data;
}
