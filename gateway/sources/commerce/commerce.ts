/**
 * The shop API. `createCommerce` creates the handle that resolvers get from the context. Each other file has one concept:
 * its wire types, its calls and its methods of the handle. A refusal (400, 404, 409, 413, 422) is a `SourceError` with
 * code SOURCE_REFUSED: pass it to `refusal`.
 */
import type { Caller } from '../transport/caller.ts';
import type { AnswerCache } from '../transport/cache/answerCache.ts';
import { Source } from '../transport/source.ts';
import type { OnInvalidField } from '../transport/parseResponse.ts';
import { addressCalls } from './addresses.ts';
import { commerceClient } from './client.ts';
import { cartCalls } from './carts.ts';
import { customerGroupCalls } from './customerGroups.ts';
import { customerCalls } from './customers.ts';
import { emailSignupCalls } from './emailSignups.ts';
import { orderCalls } from './orders.ts';
import { productCalls } from './products.ts';
import { refusalOf, waitSecondsOf } from './refusal.ts';
import { stockNoticeCalls } from './stockNotices.ts';
import { storeCalls } from './store.ts';

export interface CommerceConfig {
  /** Base URL. An origin alone means its `/api`, where the contract has all paths (catalogue.md 7.1). */
  url: string;
  answers?: AnswerCache | undefined;
  onInvalidField?: OnInvalidField | undefined;
}

export function commerceSource({ url, ...options }: CommerceConfig): Source {
  // Half of a request's time: a page without prices is better than a late one.
  return new Source({
    name: 'commerce',
    url: withBasePath(url),
    totalTimeoutMs: 5_000,
    hedges: true,
    ...options,
  });
}

function withBasePath(url: string): string {
  return new URL(url).pathname === '/' ? new URL('/api', url).href : url;
}

export type CommerceHandle = ReturnType<typeof createCommerce>;

// The type is inferred, so that a new method is declared in its concept's file only.
export function createCommerce(source: Source, caller: Caller) {
  const client = commerceClient(source, caller);
  return {
    ...productCalls(client),
    ...stockNoticeCalls(client),
    ...emailSignupCalls(client),
    ...cartCalls(source, caller, client),
    ...storeCalls(client),
    ...customerGroupCalls(client),
    ...customerCalls(client),
    ...addressCalls(client),
    ...orderCalls(client),
    /** The shop's refusal, from a caught SOURCE_REFUSED error of this source; null for any other error. */
    refusal: refusalOf,
    /** Seconds to wait after a caught error for too many attempts (429); null for any other error. */
    waitSeconds: (error: unknown) => waitSecondsOf(error),
  };
}
