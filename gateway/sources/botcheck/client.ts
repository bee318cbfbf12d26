/** The one call of the bot-protection service, and the way to it. */
import { defineCall } from '../transport/call.ts';
import { Source } from '../transport/http.ts';
import { siteVerifyJson } from './wire.ts';

export interface BotcheckConfig {
  /** Origin of the service, without trailing slash. */
  origin: string;
  /** What this shop shows the service; never leaves the gateway. */
  secret: string;
}

export interface BotcheckSource {
  source: Source;
  secret: string;
}

/** A shopper waits for the answer with a form in hand: longer than this, milliseconds, it is done without. */
export const longestWaitMs = 2_000;

export function botcheckSource({ origin, secret }: BotcheckConfig): BotcheckSource {
  return {
    source: new Source({ name: 'botcheck', url: origin, connections: 16, maxBytes: 64 * 1024 }),
    secret,
  };
}

/** Not asked twice: a token is good once, so a lost answer has used it up. */
export const siteVerify = defineCall({
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
