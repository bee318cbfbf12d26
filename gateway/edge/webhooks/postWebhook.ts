/** Sends a signed webhook, to public addresses only: the address that was checked is the one that is connected to. */
import { lookup as resolveName } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { hostOf, isPublicAddress, urlProblem } from './target.ts';
import { signedHeaders } from './signature.ts';

export const WEBHOOK_TIMEOUT_MS = 10_000;

interface Webhook {
  url: string;
  secret: string;
  /** The same for each attempt, so that a repeated delivery is recognised. */
  id: string;
  body: string;
}

/** `status` is null when there was no response. */
type Posted = { status: number; problem: null } | { status: null; problem: string };

export type Post = (webhook: Webhook, at: number) => Promise<Posted>;

/** @throws Error when the name does not resolve, or to an address that is not public. */
export async function publicAddressesOf(hostname: string) {
  const addresses = await resolve(hostOf(hostname), { all: true });
  const refused = addresses.find(({ address }) => !isPublicAddress(address));
  if (refused) throw notPublic(hostname, refused.address);
  return addresses;
}

const lookup: LookupFunction = (hostname, options, done) => {
  resolveName(hostname, { all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    const refused = addresses?.find(({ address }) => !isPublicAddress(address));
    if (error) done(error, '');
    else if (refused) done(notPublic(hostname, refused.address), '');
    else if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  });
};

function notPublic(hostname: string, address: string): Error {
  return new Error(`${hostname} is ${address}, which is not a public address.`);
}

/** @param allowsLoopback for a sandbox; never in production. */
export function createPost(allowsLoopback: boolean): { post: Post; close(): Promise<void> } {
  const dispatcher = new Agent({ connect: { lookup, timeout: WEBHOOK_TIMEOUT_MS } });
  return {
    close: () => dispatcher.destroy(),
    async post({ url, secret, id, body }, at) {
      const problem = urlProblem(url, allowsLoopback);
      if (problem !== null) return { status: null, problem };
      try {
        // Redirects are not followed.
        const response = await request(url, {
          method: 'POST',
          dispatcher,
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Skarn-Webhooks',
            ...signedHeaders(secret, id, body, at),
          },
          body,
          signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
        });
        // The status says everything; the body may be endless.
        response.body.on('error', () => undefined).destroy();
        return { status: response.statusCode, problem: null };
      } catch (error) {
        return { status: null, problem: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
