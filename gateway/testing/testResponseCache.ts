/** A response cache of its own for each test, callers of every kind, and responses that the tests generate. */
import { afterEach, beforeEach, vi } from 'vitest';
import { specifiedMarkets } from '../graph/region/markets/specifiedMarkets.rules.ts';
import { AnswerFacts } from '../sources/transport/cache/answerFacts.ts';
import { Invalidations } from '../sources/transport/cache/invalidations.ts';
import { scopeParts } from '../sources/transport/cache/scopeUsage.rules.ts';
import type { ScopePart } from '../sources/transport/scope.ts';
import { embeddedState } from '../edge/state/embeddedState.ts';
import { AttemptLimits } from '../edge/limits/attempts/attemptLimits.ts';
import { noProductChanges } from '../edge/changes/createChanges.ts';
import { createCustomerCarts } from '../edge/session/customerCarts.ts';
import { DeviceCookie } from '../edge/session/device.ts';
import type { EdgeRequest } from '../edge/http/edgeRequest.ts';
import { PasswordLimits } from '../edge/limits/attempts/passwordLimits.ts';
import { Session } from '../edge/session/session.ts';
import { backgroundRequests } from '../edge/responseCache/backgroundRequest.ts';
import type { CachedResponse, GeneratedResponse } from '../edge/responseCache/CachedResponse.ts';
import {
  ResponseCache,
  type SharedResponses,
  type CacheableRequest,
} from '../edge/responseCache/ResponseCache.ts';
import { ResponseStore } from '../edge/responseCache/ResponseStore.ts';

export const NOW = Date.UTC(2026, 10, 21);
const secret = 'for tests only, long enough to seal';
const state = embeddedState({ file: null });
const guestRequest = backgroundRequests({
  markets: { current: () => specifiedMarkets, imagesAlias: () => null },
  devices: new DeviceCookie(secret, false),
  customerCarts: createCustomerCarts(state.values),
  changes: noProductChanges,
  attempts: new AttemptLimits(state),
  passwords: new PasswordLimits(state, secret),
  report: () => {},
  deadlineMs: 10_000,
});

/** Registers hooks: every test starts at the same time, which only `pass` changes. */
export function stopTheClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
export const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
/** Lets pending promises and immediates run. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export interface Opened {
  responseCache: ResponseCache;
  store: ResponseStore;
  invalidations: Invalidations;
}
export function open({
  maxBytes = 1_000_000,
  shared = null,
}: { maxBytes?: number; shared?: SharedResponses | null } = {}): Opened {
  const invalidations = new Invalidations();
  const store = new ResponseStore(maxBytes, invalidations);
  return {
    responseCache: new ResponseCache({ store, shared, guestRequest, headersOf: () => ({}) }),
    store,
    invalidations,
  };
}

export function guest(abort = new AbortController(), change: Partial<EdgeRequest> = {}): EdgeRequest {
  return { ...guestRequest(null, abort.signal), awaitsRefresh: false, ...change };
}
export function customer(id: number, groupId: number, change: Partial<EdgeRequest> = {}): EdgeRequest {
  const session = new Session(null);
  session.signIn('us', {
    id,
    email: `${id}@skarn.example`,
    token: 't',
    expiresAt: NOW + 86_400_000,
    groupId,
    proRegion: null,
    proUntil: null,
  });
  return guest(new AbortController(), { session, ...change });
}
/** A returning guest: the session may have a cart. */
export function returning(): EdgeRequest {
  return guest(new AbortController(), { session: new Session(new Session(null).toJSON()) });
}

/** Depends on one product, read now: fresh for five seconds, served stale for five more. */
export function facts(change: (facts: AnswerFacts) => void = () => {}): AnswerFacts {
  const generated = new AnswerFacts();
  generated.addRead({
    at: Date.now(),
    cache: { freshMs: 5_000, staleWhileRevalidateMs: 5_000, staleIfErrorMs: 60_000 },
    surrogates: ['product:7'],
  });
  change(generated);
  return generated;
}
export const looking = (...parts: ScopePart[]): AnswerFacts =>
  facts((generated) => {
    const usage = generated.usageIn({ locale: 'en-us' });
    for (const part of parts) usage.bits |= 1 << scopeParts.indexOf(part);
  });
export function response(text: string, change: Partial<GeneratedResponse> = {}): GeneratedResponse {
  const headers = { 'content-type': 'application/json' };
  return { status: 200, headers, body: Buffer.from(text), isGood: true, facts: facts(), ...change };
}

export interface Requested extends CacheableRequest {
  /** Arguments of each call, in order. */
  calls: EdgeRequest[];
}
/** @param generate response of the n-th call, from 1. */
export function cacheable(
  generate: (call: number, edge: EdgeRequest) => GeneratedResponse | Promise<GeneratedResponse>,
  name = 'a question',
): Requested {
  const calls: EdgeRequest[] = [];
  return {
    name,
    vary: 'Accept-Encoding',
    calls,
    async generate(edge) {
      calls.push(edge);
      return generate(calls.length, edge);
    },
  };
}
export const numbered = (name?: string): Requested => cacheable((call) => response(`answer ${call}`), name);
export const textOf = async (answer: { response: CachedResponse } | null): Promise<string | null> =>
  answer && (await answer.response.body()).toString();
export const cacheControlOf = (answer: { response: { more: Readonly<Record<string, string>> } } | null) =>
  answer?.response.more['cache-control'];
