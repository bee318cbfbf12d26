/**
 * `POST /api/invalidate`: an operator or a script names what changed, and every replica drops what depends on it.
 * Requires the secret and opens no session. It is optional: cached data also expires by age. The vendors' own webhooks
 * have other addresses (edge/hooks/).
 */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { z } from 'zod';
import { everything } from '../../sources/transport/cache/invalidations.ts';
import { isSameSecret } from '../session/isSameSecret.ts';
import { BodyTooLong, readBody } from '../http/requestLimits.ts';

export const INVALIDATION_PATH = '/api/invalidate';

const key = z.union([
  z.enum([everything, 'commerce', 'delivery', 'engine', 'imagery', 'spend']),
  z.string().regex(/^(product|entry|type|market):[\w.-]{1,128}$/),
]);
const keysBody = z.strictObject({ keys: z.array(key).min(1).max(200) });

export interface InvalidationWebhookOptions {
  /** Null: no webhook endpoint. */
  secret: string | null;
  broadcast(keys: readonly string[]): Promise<void>;
  /** Compares the products with these keys for the change log. */
  noteChanged(keys: readonly string[]): Promise<void>;
  log: Pick<Logger, 'info'>;
}

export interface InvalidationAnswer {
  status: 200 | 400 | 401 | 404 | 405 | 413;
  body: { keys: readonly string[] } | { error: string };
  headers?: Readonly<Record<string, string>>;
}

export type InvalidationWebhook = (request: IncomingMessage) => Promise<InvalidationAnswer>;

export function createInvalidationWebhook({
  secret,
  broadcast,
  noteChanged,
  log,
}: InvalidationWebhookOptions): InvalidationWebhook {
  return async (request) => {
    if (secret === null) return refusal(404, `Page not found: ${INVALIDATION_PATH}`);
    if (request.method !== 'POST') return refusal(405, 'Method not allowed', { allow: 'POST' });
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${secret}`))
      return refusal(401, 'Unauthorized', { 'www-authenticate': 'Bearer' });
    let keys: string[] | null;
    try {
      const body = keysBody.safeParse(JSON.parse(await readBody(request)));
      keys = body.success ? [...new Set(body.data.keys)] : null;
    } catch (error) {
      if (error instanceof BodyTooLong) return refusal(413, error.message);
      if (!(error instanceof SyntaxError)) throw error;
      keys = null;
    }
    if (keys === null)
      return refusal(400, 'Not {"keys": […]}, such as {"keys": ["product:1", "entry:page_about"]}.');
    await broadcast(keys);
    // Only once cached answers are outdated: they are compared with new ones.
    await noteChanged(keys);
    log.info({ keys }, 'invalidated');
    return { status: 200, body: { keys } };
  };
}

function refusal(
  status: InvalidationAnswer['status'],
  error: string,
  headers: Readonly<Record<string, string>> = {},
): InvalidationAnswer {
  return { status, body: { error }, headers };
}
