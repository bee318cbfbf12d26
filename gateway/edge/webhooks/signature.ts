/** Signatures of webhooks as Standard Webhooks defines them, https://www.standardwebhooks.com. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX = 'whsec_';

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** @param at milliseconds since 1970. */
export function signedHeaders(
  secret: string,
  id: string,
  body: string,
  at: number,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = signatureOf(key, id, timestamp, body).toString('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

export interface SignedBody {
  id: string;
  timestamp: string;
  /** One or more with their versions, separated by blanks. */
  signatures: string;
  body: string;
}

/** Does not judge the timestamp. */
export function verifySignature(key: Buffer, { id, timestamp, signatures, body }: SignedBody): boolean {
  const expected = signatureOf(key, id, timestamp, body);
  return signatures.split(' ').some((text) => {
    const given = Buffer.from(text.startsWith('v1,') ? text.slice(3) : '', 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function signatureOf(key: Buffer, id: string, timestamp: string, body: string): Buffer {
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
}
