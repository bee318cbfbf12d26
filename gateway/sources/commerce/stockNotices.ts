/**
 * `POST /back-in-stock`: the product's own call, like `out-of-stock`. The specification has the setting that switches such
 * letters on (catalogue.md 3, email signup settings) and the state of having asked for one (4), but names no call.
 * Answers 201 whether or not the address was noted before; 409 `in_stock` when there is one to be had, 422
 * `not_purchasable` for a variant that the store does not sell, 422 `invalid` with `errors.email`.
 */
import { defineCall } from '../transport/call.ts';
import { inStore, nothing } from './answers.ts';
import type { CommerceClient } from './client.ts';
import { csrfHeaders } from './csrf.ts';

export interface NewStockNotice {
  email: string;
  product_id: number;
  variant_id: number;
  /** Language and country of the letter, such as `de-de`. */
  locale: string;
}

/** Noting the same address twice is noting it once, so a lost answer is asked for again. Never kept: it holds an address. */
const createStockNotice = defineCall({
  source: 'commerce',
  name: 'createStockNotice',
  method: 'POST',
  route: '/back-in-stock',
  varies: ['commerceRegion'],
  idempotent: true,
  request: ({ csrfToken, notice }: { csrfToken: string; notice: NewStockNotice }, scope) =>
    inStore(scope, '/back-in-stock', { headers: csrfHeaders(csrfToken), body: notice }),
  answer: nothing,
});

export function stockNoticeCalls({ write }: CommerceClient) {
  return {
    /** Resolves alike whether or not the address was noted before. */
    async createStockNotice(notice: NewStockNotice): Promise<void> {
      await write(createStockNotice, { notice });
    },
  };
}
