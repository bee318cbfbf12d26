/** The secret header that vendors send with every webhook: they are given it when a webhook is created. */
import { createHmac } from 'node:crypto';

export const HOOK_SECRET_HEADER = 'x-hook-secret';

/** Each store at the commerce vendor has its own value, so that one store cannot report for another. */
export function storeHookSecret(commerceSecret: string, storeHash: string): string {
  return createHmac('sha256', commerceSecret).update(`webhooks of store ${storeHash}`).digest('base64url');
}
