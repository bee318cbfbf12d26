/**
 * Error responses of the shop: v3-like calls answer `{status, title, type, errors}`, v2-like ones a list `[{status,
 * message, details}]` (wire-protocols 3.2).
 */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type Dialect = 'v2' | 'v3';

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: ContentfulStatusCode;
  readonly type: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly dialect: Dialect;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    type: string,
    title: string,
    more: { errors?: Record<string, string>; dialect?: Dialect; headers?: Record<string, string> } = {},
  ) {
    super(title);
    this.status = status;
    this.type = type;
    this.errors = more.errors ?? {};
    this.dialect = more.dialect ?? 'v3';
    this.headers = more.headers ?? {};
  }
}

export function answerRefusal(c: Context, refusal: Refusal): Response {
  const { status, message, type, errors } = refusal;
  const body =
    refusal.dialect === 'v3'
      ? { status, title: message, type, errors }
      : [{ status, message, details: { type, ...errors } }];
  return c.json(body, status, { ...refusal.headers });
}

export function notFound(what: string, dialect: Dialect = 'v3'): Refusal {
  return new Refusal(404, `${what}_not_found`, `The ${what} was not found`, { dialect });
}

export function malformed(field: string, problem: string, dialect: Dialect = 'v3'): Refusal {
  return new Refusal(400, 'malformed', `Malformed request: ${field} ${problem}`, {
    errors: { [field]: problem },
    dialect,
  });
}

export function invalid(errors: Record<string, string>, dialect: Dialect = 'v3'): Refusal {
  return new Refusal(422, 'invalid', 'The request could not be processed', { errors, dialect });
}
