/**
 * The anti-forgery token that the shop API wants on writes (catalogue.md 6). One token serves all requests of the
 * process; a 403 means that it was not accepted and nothing was written, so the write may be sent once more.
 */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import { SourceError } from '../transport/errors.ts';
import type { Caller } from '../transport/caller.ts';
import type { Source } from '../transport/source.ts';

/** The token also comes as the cookie XSRF-TOKEN, with the same value: sending it back needs the token alone. */
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
  answer: z.object({ token: z.string().regex(/^[\x21-\x7e]+$/, 'is not fit for a header') }),
});

/** Headers of a write; `cookies` are others that the call needs, as `name=value`. */
export function csrfHeaders(token: string, ...cookies: string[]): Record<string, string> {
  return { 'csrf-token': token, cookie: [`XSRF-TOKEN=${token}`, ...cookies].join('; ') };
}

const tokens = new WeakMap<Source, string>();

/**
 * Runs a write with the process's token.
 * @throws SourceError SOURCE_MISCONFIGURED (403) when a token fresh from the shop is refused too.
 */
export async function withCsrfToken<Result>(
  source: Source,
  caller: Caller,
  write: (token: string) => Promise<Result>,
): Promise<Result> {
  const kept = tokens.get(source);
  if (kept !== undefined) {
    try {
      return await write(kept);
    } catch (error) {
      if (!(error instanceof SourceError) || error.status !== 403) throw error;
      if (tokens.get(source) === kept) tokens.delete(source);
    }
  }
  const token = tokens.get(source) ?? (await source.run(getCsrfToken, {}, caller)).token;
  tokens.set(source, token);
  return write(token);
}
