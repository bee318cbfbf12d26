/** The bot-protection service: its one call, which verifies a token (version 3 of its API). */
import { z } from 'zod';
import type { Caller } from '../transport/caller.ts';
import { defineCall } from '../transport/call.ts';
import { Source } from '../transport/source.ts';

export interface BotcheckConfig {
  /** Origin of the service, without trailing slash. */
  origin: string;
  /** This shop's private key at the service; never leaves the gateway. */
  secret: string;
}

export interface BotcheckSource {
  source: Source;
  secret: string;
}

/** Milliseconds. A shopper waits for the answer to submit a form; after that the check is skipped. */
export const longestWaitMs = 2_000;

export function botcheckSource({ origin, secret }: BotcheckConfig): BotcheckSource {
  return {
    source: new Source({ name: 'botcheck', url: origin, connections: 16, maxBytes: 64 * 1024 }),
    secret,
  };
}

export const siteVerifyJson = z
  .object({
    success: z.boolean(),
    /** 0 is very likely a script, 1 very likely a person. Only on success. */
    score: z.number().min(0).max(1).optional(),
    /** The action that the page named when it asked for the token. Only on success. */
    action: z.string().optional(),
    /** When the token was made, ISO 8601. */
    challenge_ts: z.string().optional(),
    /** Host of the page that asked for the token. */
    hostname: z.string().optional(),
    'error-codes': z.array(z.string()).default([]),
  })
  // Version 2 keys answer without score and action, which the rules need.
  .refine(({ success, score, action }) => !success || (score !== undefined && action !== undefined), {
    message: 'a successful answer must have a score and an action',
  });

export type SiteVerifyJson = z.output<typeof siteVerifyJson>;

/** Not idempotent: a token can be verified once, so a lost answer has used it up. */
const siteVerify = defineCall({
  source: 'botcheck',
  name: 'siteVerify',
  method: 'POST',
  route: '/recaptcha/api/siteverify',
  varies: [],
  idempotent: false,
  timeoutMs: longestWaitMs,
  request: ({ secret, token, address }: { secret: string; token: string; address: string }) => ({
    path: '/recaptcha/api/siteverify',
    form: { secret, response: token, ...(address === '' ? {} : { remoteip: address }) },
  }),
  answer: siteVerifyJson,
});

export function createBotcheck({ source, secret }: BotcheckSource, caller: Caller) {
  return {
    /** Uses the token up. `address` is the shopper's IP address; empty when unknown. */
    siteVerify: (token: string, address: string) =>
      source.run(siteVerify, { secret, token, address }, caller),
  };
}
