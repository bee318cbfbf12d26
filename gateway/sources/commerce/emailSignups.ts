/**
 * `POST /email-signups`: the product's own call, like `back-in-stock`. The specification has the settings of letters
 * (catalogue.md 3, email signup settings) and names no call that takes an address.
 * Answers 201 whether or not the address was on the lists before; 422 `invalid` with `errors.email`.
 */
import { defineCall } from '../transport/call.ts';
import { inStore, nothing } from './answers.ts';
import type { CommerceClient } from './client.ts';
import { csrfHeaders } from './csrf.ts';

export interface NewEmailSignup {
  email: string;
  /** Ids of the lists to join, as the settings name them; at least one. */
  lists: readonly string[];
  /** Language and country of the letters, such as `de-de`. */
  locale: string;
  /** True when a box was ticked to say so, as some regions demand. */
  consent: boolean;
}

/** Joining a list twice is joining it once, so a lost answer is asked for again. Never kept: it holds an address. */
const createEmailSignup = defineCall({
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

export function emailSignupCalls({ write }: CommerceClient) {
  return {
    /** Resolves alike whether or not the address was on the lists before. */
    async createEmailSignup(signup: NewEmailSignup): Promise<void> {
      await write(createEmailSignup, { signup });
    },
  };
}
