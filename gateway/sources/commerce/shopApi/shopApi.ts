/**
 * The driver for the product's own shop API (catalogue.md 7.1). Each other file has the calls of one concept and its
 * methods of the handle.
 */
import type { AnswerCache } from '../../transport/cache/answerCache.ts';
import type { Caller } from '../../transport/caller.ts';
import type { OnInvalidField } from '../../transport/parseResponse.ts';
import { Source, type SourceStatus } from '../../transport/source.ts';
import type { CommerceHandle, CommerceSource } from '../handle.ts';
import { refusalOf, waitSecondsOf } from '../refusal.ts';
import { addressCalls } from './addressCalls.ts';
import { cartCalls } from './cartCalls.ts';
import { commerceClient } from './client.ts';
import { customerCalls } from './customerCalls.ts';
import { customerGroupCalls } from './customerGroupCalls.ts';
import { emailSignupCalls } from './emailSignupCalls.ts';
import { orderCalls } from './orderCalls.ts';
import { productCalls } from './productCalls.ts';
import { stockNoticeCalls } from './stockNoticeCalls.ts';
import { storeCalls } from './storeCalls.ts';

export interface ShopApiConfig {
  driver?: 'shop-api';
  /** Base URL. An origin alone means its `/api`, where the contract has all paths (catalogue.md 7.1). */
  url: string;
  answers?: AnswerCache | undefined;
  onInvalidField?: OnInvalidField | undefined;
}

export function shopApiSource({ url, answers, onInvalidField }: ShopApiConfig): CommerceSource {
  // Half of a request's time: a page without prices is better than a late one.
  const source = new Source({
    name: 'commerce',
    url: withBasePath(url),
    totalTimeoutMs: 5_000,
    hedges: true,
    answers,
    onInvalidField,
  });
  return {
    name: 'commerce',
    regions: null,
    open: (caller) => openHandle(source, caller),
    status: (): SourceStatus => source.status(),
    close: () => source.close(),
  };
}

function withBasePath(url: string): string {
  return new URL(url).pathname === '/' ? new URL('/api', url).href : url;
}

function openHandle(source: Source, caller: Caller): CommerceHandle {
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
    refusal: refusalOf,
    waitSeconds: (error) => waitSecondsOf(error),
  };
}
