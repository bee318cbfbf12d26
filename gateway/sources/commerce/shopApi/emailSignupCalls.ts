/**
 * `POST /email-signups`: a call of our own, like `back-in-stock`. The specification has settings for email sign-up
 * (catalogue.md 3), but no call that takes an address.
 * Responds 201 whether or not the address was on the lists before; 422 `invalid` with `errors.email`.
 */
import { defineCall } from '../../transport/call.ts';
import { noContent } from '../answers.ts';
import type { NewEmailSignup } from '../emailSignups.ts';
import { inStore, type CommerceClient } from './client.ts';
import { csrfHeaders } from './csrf.ts';

/** Joining a list twice changes nothing, so it may be retried. Not cached: it contains an address. */
const createEmailSignup = defineCall({
  source: 'commerce',
  name: 'createEmailSignup',
  method: 'POST',
  route: '/email-signups',
  varies: ['commerceRegion'],
  idempotent: true,
  request: ({ csrfToken, signup }: { csrfToken: string; signup: NewEmailSignup }, scope) =>
    inStore(scope, '/email-signups', { headers: csrfHeaders(csrfToken), body: signup }),
  answer: noContent,
});

export function emailSignupCalls({ write }: CommerceClient) {
  return {
    /** Does not tell whether the address was on the lists before. */
    async createEmailSignup(signup: NewEmailSignup): Promise<void> {
      await write(createEmailSignup, { signup });
    },
  };
}
