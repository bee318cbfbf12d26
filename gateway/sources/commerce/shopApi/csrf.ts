/**
 * The CSRF token that the shop API requires for writes (catalogue.md 6). The process uses one token for all requests. A
 * 403 means that the token was rejected and nothing was written, so the write may be sent again.
 */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { SourceError } from '../../transport/errors.ts';
import type { Caller } from '../../transport/caller.ts';
import type { Source } from '../../transport/source.ts';

/** The response also sets the token as the cookie XSRF-TOKEN; both are sent back. */
export const getCsrfToken = defineCall({
  source: 'commerce',
  name: 'getCsrfToken',
  method: 'GET',
  route: '/csrf-token',
  varies: ['commerceRegion'],
  idempotent: true,
  request: (_: Record<string, never>, scope) => ({
    path: '/csrf-token',
    headers: { 'x-bc-region': scope.commerceRegion },
  }),
  answer: z.object({ token: z.string().regex(/^[\x21-\x7e]+$/, 'is not valid in a header') }),
});

/** Headers of a write. @param cookies further cookies, as `name=value`. */
export function csrfHeaders(token: string, ...cookies: string[]): Record<string, string> {
  return { 'csrf-token': token, cookie: [`XSRF-TOKEN=${token}`, ...cookies].join('; ') };
}

const tokens = new WeakMap<Source, string>();

/**
 * Runs a write with the process's token.
 * @throws SourceError SOURCE_MISCONFIGURED (403) when a new token is rejected too.
 */
export async function withCsrfToken<Result>(
  source: Source,
  caller: Caller,
  write: (token: string) => Promise<Result>,
): Promise<Result> {
  const cached = tokens.get(source);
  if (cached !== undefined) {
    try {
      return await write(cached);
    } catch (error) {
      if (!(error instanceof SourceError) || error.status !== 403) throw error;
      if (tokens.get(source) === cached) tokens.delete(source);
    }
  }
  const token = tokens.get(source) ?? (await source.run(getCsrfToken, {}, caller)).token;
  tokens.set(source, token);
  return write(token);
}
