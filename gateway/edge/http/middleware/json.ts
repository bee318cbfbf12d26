/** JSON responses of the API, with their character encoding. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { EdgeEnv } from './EdgeEnv.ts';

export function json(
  c: Context<EdgeEnv>,
  body: object,
  status: ContentfulStatusCode = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return c.body(JSON.stringify(body), status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
  });
}
