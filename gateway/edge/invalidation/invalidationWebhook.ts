/**
 * `POST /api/invalidate`: a webhook of the content service or of commerce reports a change, and every replica drops
 * what depends on it. Requires the secret and opens no session. It is optional: cached data also expires by age.
 */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { isSameSecret } from '../session/isSameSecret.ts';
import { BodyTooLong, readBody } from '../http/requestLimits.ts';
import { mayConcernProduct, webhookKeys } from './webhookKeys.ts';

export const INVALIDATION_PATH = '/api/invalidate';

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
    let isOfProduct = false;
    try {
      const body = JSON.parse(await readBody(request)) as unknown;
      keys = webhookKeys(body);
      isOfProduct = mayConcernProduct(body);
    } catch (error) {
      if (error instanceof BodyTooLong) return refusal(413, error.message);
      if (!(error instanceof SyntaxError)) throw error;
      keys = null;
    }
    if (keys === null)
      return refusal(400, 'Neither {"keys": […]} nor a webhook of Contentstack or BigCommerce.');
    if (keys.length > 0) await broadcast(keys);
    // Only once cached answers are outdated: they are compared with new ones.
    if (isOfProduct) await noteChanged(keys);
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
