/**
 * BigCommerce's Customer Login: an address of the store's own pages that signs a customer in, good for one visit within
 * thirty seconds. It is made when it is asked for, and never logged.
 */
import { createHmac, randomUUID } from 'node:crypto';
import type { BigCommerceStore } from './stores.rules.ts';

interface Visit {
  customerId: number;
  /** Path of the store's pages that it leads to. */
  redirectTo: string;
}

/** @param storefront origin of the store's own pages. */
export function customerLoginUrl(
  { hash, channelId, clientId, clientSecret }: BigCommerceStore,
  storefront: string,
  { customerId, redirectTo }: Visit,
  now = Date.now(),
): string {
  const unsigned = [
    { alg: 'HS256', typ: 'JWT' },
    {
      iss: clientId,
      iat: Math.floor(now / 1000),
      jti: randomUUID(),
      operation: 'customer_login',
      store_hash: hash,
      customer_id: customerId,
      channel_id: channelId,
      redirect_to: redirectTo,
    },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = createHmac('sha256', clientSecret).update(unsigned).digest('base64url');
  return new URL(`/login/token/${unsigned}.${signature}`, storefront).href;
}
