/**
 * Surrogate keys (sources/transport/cache/surrogates.ts) that a webhook's body invalidates: our own list, an event of
 * Contentstack, or one of BigCommerce. Both vendors name what changed; its new state is never taken from the body.
 */
import { z } from 'zod';
import { everything } from '../../sources/transport/cache/invalidations.ts';

const uid = z.string().regex(/^[\w.-]{1,128}$/);
const number = z.int().positive();

const key = z.union([
  z.enum([everything, 'commerce', 'delivery', 'engine', 'imagery', 'spend']),
  z.string().regex(/^(product|entry|type|market):[\w.-]{1,128}$/),
]);
const ownBody = z.strictObject({ keys: z.array(key).min(1).max(200) });

/** https://www.contentstack.com/docs/developers/set-up-webhooks/webhook-data-format */
const contentBody = z.object({
  event: z.string(),
  module: z.string().optional(),
  data: z.object({
    entry: z.object({ uid }).optional(),
    content_type: z.object({ uid }).optional(),
  }),
});

const commerceBody = z.object({
  scope: z.string().startsWith('store/'),
  data: z.object({
    type: z.string().optional(),
    id: z.union([z.number(), z.string()]).optional(),
    inventory: z.object({ product_id: number }).optional(),
    sku: z.object({ product_id: number }).optional(),
  }),
});

/** Personal data is never shared. */
const personal = /^store\/(cart|customer|order|shipment|subscriber)\//;

/** Null for a body in none of the three formats. Empty when no cached data depends on the change. */
export function webhookKeys(body: unknown): string[] | null {
  const own = ownBody.safeParse(body);
  if (own.success) return [...new Set(own.data.keys)];
  const content = contentBody.safeParse(body);
  if (content.success) return contentKeys(content.data);
  const commerce = commerceBody.safeParse(body);
  return commerce.success ? commerceKeys(commerce.data) : null;
}

/** False for an event about an entry of another content type than `product`. */
export function mayConcernProduct(body: unknown): boolean {
  const content = contentBody.safeParse(body);
  const type = content.success ? content.data.data.content_type?.uid : undefined;
  return type === undefined || type === 'product';
}

function contentKeys({ event, data: { entry, content_type } }: z.output<typeof contentBody>): string[] {
  if (!entry) return content_type ? [`type:${content_type.uid}`] : ['delivery'];
  const ofEntry = `entry:${entry.uid}`;
  if (event === 'update') return [ofEntry];
  // The item may enter or leave lists; without its type it may be in any.
  return [ofEntry, content_type ? `type:${content_type.uid}` : 'delivery'];
}

function commerceKeys({ scope, data }: z.output<typeof commerceBody>): string[] {
  if (personal.test(scope)) return [];
  const ofProduct = scope.startsWith('store/product/') && data.type === 'product' ? Number(data.id) : null;
  const id = data.inventory?.product_id ?? data.sku?.product_id ?? ofProduct;
  if (id === null || !Number.isSafeInteger(id) || id <= 0) return ['commerce'];
  // Responses about a missing product do not name it.
  return scope.endsWith('/created') ? [`product:${id}`, 'commerce'] : [`product:${id}`];
}
