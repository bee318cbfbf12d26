/**
 * Webhook bodies of the vendors, as surrogate keys (sources/transport/cache/surrogates.ts) of what they outdate. A body
 * names what changed; its new state is never taken from it.
 */
import { hash } from 'node:crypto';
import { z } from 'zod';
import { logicalNames, type ContentTypeNames } from '../../sources/delivery/client/contentTypes.rules.ts';

export interface VendorEvent {
  /** The same in repeated deliveries of an event. */
  id: string;
  source: 'commerce' | 'delivery';
  /** Empty when no cached data depends on the change. */
  keys: readonly string[];
  /** False when it cannot be about a product. */
  mayConcernProduct: boolean;
}

export interface CommerceEvent extends VendorEvent {
  /** `stores/{hash}`; null when the body does not name its store. */
  producer: string | null;
}

const uid = z.string().regex(/^[\w.-]{1,128}$/);
const number = z.int().positive();

/** https://www.contentstack.com/docs/developers/set-up-webhooks/webhook-data-format */
const contentBody = z.object({
  event: z.string(),
  module: z.string().optional(),
  data: z.object({
    entry: z.object({ uid }).optional(),
    content_type: z.object({ uid }).optional(),
  }),
});

/** https://developer.bigcommerce.com/docs/integrations/webhooks#callback-structure */
const commerceBody = z.object({
  scope: z.string().startsWith('store/'),
  producer: z.string().optional(),
  hash: z.string().min(1).max(128).optional(),
  data: z.object({
    type: z.string().optional(),
    id: z.union([z.number(), z.string()]).optional(),
    inventory: z.object({ product_id: number }).optional(),
    sku: z.object({ product_id: number }).optional(),
  }),
});

/** Personal data is never shared. */
const personal = /^store\/(cart|customer|order|shipment|subscriber)\//;

/**
 * Null when it is no event of Contentstack.
 *
 * @param names of content types in the stack, where they differ.
 */
export function contentEvent(text: string, names: ContentTypeNames): VendorEvent | null {
  const body = contentBody.safeParse(parsed(text));
  if (!body.success) return null;
  const uid = body.data.data.content_type?.uid;
  const type = uid === undefined ? null : (logicalNames(names).get(uid) ?? uid);
  return {
    id: digestOf(text),
    source: 'delivery',
    keys: contentKeys(body.data, type),
    mayConcernProduct: type === null || type === 'product',
  };
}

/** Null when it is no event of BigCommerce. */
export function commerceEvent(text: string): CommerceEvent | null {
  const body = commerceBody.safeParse(parsed(text));
  if (!body.success) return null;
  const { producer = null, hash: eventHash } = body.data;
  return {
    id: eventHash ?? digestOf(text),
    source: 'commerce',
    keys: commerceKeys(body.data),
    mayConcernProduct: true,
    producer,
  };
}

function contentKeys(
  { event, data: { entry } }: z.output<typeof contentBody>,
  type: string | null,
): string[] {
  const ofType = type === null ? 'delivery' : `type:${type}`;
  if (!entry) return [ofType];
  const ofEntry = `entry:${entry.uid}`;
  if (event === 'update') return [ofEntry];
  // The item may enter or leave lists; without its type it may be in any.
  return [ofEntry, ofType];
}

function commerceKeys({ scope, data }: z.output<typeof commerceBody>): string[] {
  if (personal.test(scope)) return [];
  const ofProduct = scope.startsWith('store/product/') && data.type === 'product' ? Number(data.id) : null;
  const id = data.inventory?.product_id ?? data.sku?.product_id ?? ofProduct;
  if (id === null || !Number.isSafeInteger(id) || id <= 0) return ['commerce'];
  // Responses about a missing product do not name it.
  return scope.endsWith('/created') ? [`product:${id}`, 'commerce'] : [`product:${id}`];
}

function digestOf(text: string): string {
  return hash('sha256', text, 'base64url');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
