/**
 * `POST /api/hooks/commerce` and `/api/hooks/content`: webhooks of BigCommerce and Contentstack. Each requires its secret
 * header and is answered at once with an empty body, because the vendors switch off slow webhooks. They are optional:
 * cached data also expires by age.
 */
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { ContentTypeNames } from '../../sources/delivery/client/contentTypes.rules.ts';
import { isSameSecret } from '../session/isSameSecret.ts';
import { BodyTooLong, readBody } from '../http/requestLimits.ts';
import { verifySignature } from '../webhooks/signature.ts';
import type { HookQueue } from './HookQueue.ts';
import { HOOK_SECRET_HEADER, storeHookSecret } from './hookSecret.ts';
import { commerceEvent, contentEvent, type VendorEvent } from './vendorEvents.ts';

export const COMMERCE_HOOK_PATH = '/api/hooks/commerce';
export const CONTENT_HOOK_PATH = '/api/hooks/content';

/** The vendors' bodies have some hundred bytes; Contentstack's may contain the entry. */
const MAX_BODY_BYTES = 64 * 1024;

/** Seconds by which the time of a signature may differ from this clock. */
const SIGNATURE_TOLERANCE_S = 300;

export interface HookAnswer {
  status: 200 | 400 | 401 | 404 | 405 | 413;
  /** Null: accepted. */
  error: string | null;
  headers?: Readonly<Record<string, string>>;
}

export type HookEndpoint = (request: IncomingMessage) => Promise<HookAnswer>;

export interface SigningStore {
  hash: string;
  /** The key of the vendor's signatures. */
  clientSecret: string;
}

export interface HookEndpointOptions {
  /** Null: no endpoint. */
  secret: string | null;
  queue: Pick<HookQueue, 'add'>;
  log: Pick<Logger, 'warn'>;
}

/** @param stores that may report; none: the shop API's vendor is not known, and the secret itself is the header. */
export function commerceHooks(options: HookEndpointOptions, stores: readonly SigningStore[]): HookEndpoint {
  const { secret, log } = options;
  return endpoint(COMMERCE_HOOK_PATH, options, (request, text) => {
    const given = headerOf(request, HOOK_SECRET_HEADER);
    const isGiven = (expected: string): boolean => isSameSecret(given, expected);
    // Every store is compared, so that the time tells none.
    const [store] = stores.filter(({ hash }) => isGiven(storeHookSecret(secret ?? '', hash)));
    if (stores.length === 0 ? !isGiven(secret ?? '') : !store) return 'unauthorized';
    const event = commerceEvent(text());
    if (!event) return 'invalid';
    if (!store) return event;
    if (event.producer !== `stores/${store.hash}`) return 'unauthorized';
    if (!hasSignature(request)) return event;
    if (isSigned(request, text(), store)) return event;
    log.warn('a webhook has the secret header, and a signature that is not by BIGCOMMERCE_…_CLIENT_SECRET');
    return 'unauthorized';
  });
}

/** @param names of content types in the stack, where they differ. */
export function contentHooks(options: HookEndpointOptions, names: ContentTypeNames): HookEndpoint {
  return endpoint(CONTENT_HOOK_PATH, options, (request, text) =>
    isSameSecret(headerOf(request, HOOK_SECRET_HEADER), options.secret ?? '')
      ? (contentEvent(text(), names) ?? 'invalid')
      : 'unauthorized',
  );
}

type Read = (request: IncomingMessage, text: () => string) => VendorEvent | 'unauthorized' | 'invalid';

function endpoint(path: string, { secret, queue }: HookEndpointOptions, read: Read): HookEndpoint {
  return async (request) => {
    if (secret === null) return { status: 404, error: `Page not found: ${path}` };
    if (request.method !== 'POST')
      return { status: 405, error: 'Method not allowed', headers: { allow: 'POST' } };
    let body: string | Error;
    try {
      body = await readBody(request, MAX_BODY_BYTES);
    } catch (error) {
      if (!(error instanceof BodyTooLong)) throw error;
      body = error;
    }
    // Without the secret nobody learns what else is wrong.
    const event = read(request, () => (typeof body === 'string' ? body : ''));
    if (event === 'unauthorized') return { status: 401, error: 'Unauthorized' };
    if (typeof body !== 'string') return { status: 413, error: body.message };
    if (event === 'invalid') return { status: 400, error: `Not a webhook that ${path} accepts.` };
    queue.add(event);
    return { status: 200, error: null };
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function hasSignature({ headers }: IncomingMessage): boolean {
  return headers['webhook-signature'] !== undefined;
}

function isSigned(request: IncomingMessage, body: string, { clientSecret }: SigningStore): boolean {
  const at = Number(headerOf(request, 'webhook-timestamp'));
  return (
    Math.abs(Date.now() / 1000 - at) <= SIGNATURE_TOLERANCE_S &&
    verifySignature(Buffer.from(clientSecret), {
      id: headerOf(request, 'webhook-id'),
      timestamp: headerOf(request, 'webhook-timestamp'),
      signatures: headerOf(request, 'webhook-signature'),
      body,
    })
  );
}
