/** The call that notes who wants which letters (wireEmailSignup.ts). */
import { defineCall } from '../transport/call.ts';
import { inStore, nothing } from './answers.ts';
import { csrfHeaders } from './csrf.ts';
import type { NewEmailSignup } from './wireEmailSignup.ts';

/** Joining a list twice is joining it once, so a lost answer is asked for again. Never kept: it holds an address. */
export const createEmailSignup = defineCall({
  source: 'commerce',
  name: 'createEmailSignup',
  method: 'POST',
  route: '/email-signups',
  varies: ['commerceRegion'],
  idempotent: true,
  request: ({ csrfToken, signup }: { csrfToken: string; signup: NewEmailSignup }, scope) =>
    inStore(scope, '/email-signups', { headers: csrfHeaders(csrfToken), body: signup }),
  answer: nothing,
});
