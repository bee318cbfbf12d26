/**
 * BigCommerce's dialects: envelopes, pages, query names and errors of its V3 and V2 APIs. Errors say in prose what is
 * wrong, and never in codes.
 */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { StoreRegion } from '../../brand/types.ts';
import type { Refusal } from '../refusal.ts';

export interface VendorEnv {
  /** Set by the access token before any route runs. */
  Variables: { store: StoreRegion; dialect: 'v2' | 'v3' };
}

type VendorContext = Context<VendorEnv>;

export class VendorError extends Error {
  override readonly name = 'VendorError';
  readonly status: ContentfulStatusCode;
  readonly errors: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: VendorError['status'],
    title: string,
    more: { errors?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(title);
    this.status = status;
    this.errors = more.errors ?? {};
    this.headers = more.headers ?? {};
  }
}

/** What the shop refuses, as the vendor says it: the reason is only in the title. */
export function vendorErrorOf(refusal: Refusal): VendorError {
  const { status, message, errors, headers } = refusal;
  const isAboutState = ['insufficient_stock', 'not_purchasable', 'invalid_quantity'].includes(refusal.type);
  return new VendorError(status === 409 && refusal.type !== 'stale_version' ? 422 : status, message, {
    errors: isAboutState ? {} : errors,
    headers,
  });
}

export function answerError(c: VendorContext, { status, message, errors, headers }: VendorError): Response {
  const body =
    c.get('dialect') === 'v2'
      ? [{ status, message, ...(Object.keys(errors).length > 0 ? { details: errors } : {}) }]
      : {
          status,
          title: message,
          type: 'https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes',
          errors,
        };
  return c.json(body, status, { ...headers });
}

/** @throws VendorError for names that the operation does not list: the vendor ignores none. */
export function queryOf<const Name extends string>(
  c: VendorContext,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given = new URL(c.req.url).searchParams;
  const unknown = [...given.keys()].filter((name) => !names.some((known) => known === name));
  const [first] = unknown;
  if (first !== undefined)
    throw c.get('dialect') === 'v2'
      ? new VendorError(400, `The field '${first}' is not supported by this resource.`)
      : new VendorError(422, `The filter(s): ${unknown.join(', ')} are not valid filter parameter(s).`);
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}

export function idOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new VendorError(404, 'The requested resource was not found.');
  return Number(text);
}

/** Comma-separated ids; null when the parameter is absent. */
export function idsOf(text: string | undefined, name: string): number[] | null {
  if (text === undefined) return null;
  const parts = text.split(',');
  if (parts.some((part) => !/^\d{1,15}$/.test(part)))
    throw new VendorError(422, `The filter ${name} has to be a list of ids.`);
  return parts.map(Number);
}

export function partsOf(text: string | undefined, known: readonly string[]): Set<string> {
  const parts = (text ?? '').split(',').filter((part) => part !== '');
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown !== undefined) throw new VendorError(422, `The sub-resource ${unknown} is not known.`);
  return new Set(parts);
}

const mostRows = 250;

export interface VendorPage {
  page: number;
  limit: number;
  offset: number;
}

/** @param most rows that the operation gives, whatever `limit` asks for. */
export function pageOf(
  { page, limit }: { page?: string | undefined; limit?: string | undefined },
  most = mostRows,
): VendorPage {
  const wanted = numberFrom(limit, 50);
  if (wanted > mostRows) throw new VendorError(413, 'The limit is too great.');
  const rows = Math.min(wanted, most);
  const number = numberFrom(page, 1);
  return { page: number, limit: rows, offset: (number - 1) * rows };
}

function numberFrom(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new VendorError(422, 'page and limit have to be whole numbers from 1.');
  return Number(text);
}

export function v3Page<Row>(
  c: VendorContext,
  data: readonly Row[],
  total: number,
  page: VendorPage,
): Response {
  const pages = Math.ceil(total / page.limit);
  const link = (to: number): string => `?page=${to}&limit=${page.limit}`;
  return c.json({
    data,
    meta: {
      pagination: {
        total,
        count: data.length,
        per_page: page.limit,
        current_page: page.page,
        total_pages: pages,
        links: {
          ...(page.page > 1 ? { previous: link(page.page - 1) } : {}),
          current: link(page.page),
          ...(page.page < pages ? { next: link(page.page + 1) } : {}),
        },
      },
    },
  });
}

export function v3Rows<Row>(c: VendorContext, rows: readonly Row[], page: VendorPage): Response {
  return v3Page(c, rows.slice(page.offset, page.offset + page.limit), rows.length, page);
}

export function v3Data(c: VendorContext, data: unknown, status: 200 | 201 = 200): Response {
  return c.json({ data, meta: {} }, status);
}

/** A bare array; without a body when it is empty, also past the last page. */
export function v2List(c: VendorContext, rows: readonly unknown[]): Response {
  return rows.length === 0 ? c.body(null, 204) : c.json(rows);
}

export async function bodyOf<Body>(c: VendorContext, shape: z.ZodType<Body>): Promise<Body> {
  if (!(c.req.header('content-type') ?? '').startsWith('application/json'))
    throw new VendorError(415, 'The content type is not supported.');
  let json: unknown;
  try {
    json = JSON.parse(await c.req.text());
  } catch {
    throw new VendorError(400, 'Input is invalid: it is not JSON.');
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.') || 'body', message]),
  );
  throw new VendorError(422, 'JSON data is missing or invalid', { errors });
}
