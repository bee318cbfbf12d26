/** The call that notes who is to be told when a variant is back (wireStockNotice.ts). */
import { defineCall } from '../transport/call.ts';
import { inStore, nothing } from './answers.ts';
import { csrfHeaders } from './csrf.ts';
import type { NewStockNotice } from './wireStockNotice.ts';

/** Noting the same address twice is noting it once, so a lost answer is asked for again. Never kept: it holds an address. */
export const createStockNotice = defineCall({
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
