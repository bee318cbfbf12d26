/**
 * `POST /back-in-stock`: a call of our own, like `email-signups`. The specification has the setting that enables these
 * notices (catalogue.md 3, email signup settings) and the state of having requested one (4), but no call.
 * Responds 201 whether or not the address was registered before; 409 `in_stock` when the variant is available, 422
 * `not_purchasable` for a variant that the store does not sell, 422 `invalid` with `errors.email`.
 */
import { defineCall } from '../../transport/call.ts';
import { noContent } from '../answers.ts';
import type { NewStockNotice } from '../stockNotices.ts';
import { inStore, type CommerceClient } from './client.ts';
import { csrfHeaders } from './csrf.ts';

/** Registering an address twice changes nothing, so it may be retried. Not cached: it contains an address. */
const createStockNotice = defineCall({
  source: 'commerce',
  name: 'createStockNotice',
  method: 'POST',
  route: '/back-in-stock',
  varies: ['commerceRegion'],
  idempotent: true,
  request: ({ csrfToken, notice }: { csrfToken: string; notice: NewStockNotice }, scope) =>
    inStore(scope, '/back-in-stock', { headers: csrfHeaders(csrfToken), body: notice }),
  answer: noContent,
});

export function stockNoticeCalls({ write }: CommerceClient) {
  return {
    /** Does not tell whether the address was registered before. */
    async createStockNotice(notice: NewStockNotice): Promise<void> {
      await write(createStockNotice, { notice });
    },
  };
}
