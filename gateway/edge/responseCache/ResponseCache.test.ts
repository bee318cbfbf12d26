/** Which responses the cache shares, for whom, and for how long; the tests generate the responses. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import { scopeParts } from '../../sources/transport/cache/scopeUsage.rules.ts';
import type { ScopePart } from '../../sources/transport/scope.ts';
import { embeddedState } from '../state/embeddedState.ts';
import { AttemptLimits } from '../limits/attempts/attemptLimits.ts';
import { noProductChanges } from '../changes/createChanges.ts';
import { createCustomerCarts } from '../session/customerCarts.ts';
import { DeviceCookie } from '../session/device.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { PasswordLimits } from '../limits/attempts/passwordLimits.ts';
import { Session } from '../session/session.ts';
import { backgroundRequests } from './backgroundRequest.ts';
import { sharedResponses } from './sharedResponses.ts';
import type { GeneratedResponse } from './CachedResponse.ts';
import { ResponseCache, type SharedResponses, type CacheableRequest } from './ResponseCache.ts';
import { ResponseStore } from './ResponseStore.ts';

const NOW = Date.UTC(2026, 10, 21);
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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
/** Lets pending promises and immediates run. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Opened {
  responseCache: ResponseCache;
  store: ResponseStore;
  invalidations: Invalidations;
}
function open({
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

function guest(abort = new AbortController(), change: Partial<EdgeRequest> = {}): EdgeRequest {
  return { ...guestRequest(null, abort.signal), awaitsRefresh: false, ...change };
}
function customer(id: number, groupId: number, change: Partial<EdgeRequest> = {}): EdgeRequest {
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
function returning(): EdgeRequest {
  return guest(new AbortController(), { session: new Session(new Session(null).toJSON()) });
}

/** Depends on one product, read now: fresh for five seconds, served stale for five more. */
function facts(change: (facts: AnswerFacts) => void = () => {}): AnswerFacts {
  const generated = new AnswerFacts();
  generated.addRead({
    at: Date.now(),
    cache: { freshMs: 5_000, staleWhileRevalidateMs: 5_000, staleIfErrorMs: 60_000 },
    surrogates: ['product:7'],
  });
  change(generated);
  return generated;
}
const looking = (...parts: ScopePart[]): AnswerFacts =>
  facts((generated) => {
    const usage = generated.usageIn({ locale: 'en-us' });
    for (const part of parts) usage.bits |= 1 << scopeParts.indexOf(part);
  });
function response(text: string, change: Partial<GeneratedResponse> = {}): GeneratedResponse {
  const headers = { 'content-type': 'application/json' };
  return { status: 200, headers, body: Buffer.from(text), isGood: true, facts: facts(), ...change };
}

interface Requested extends CacheableRequest {
  /** Arguments of each call, in order. */
  calls: EdgeRequest[];
}
/** @param make response of the n-th call, from 1. */
function cacheable(
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
const numbered = (name?: string): Requested => cacheable((call) => response(`answer ${call}`), name);
const textOf = (answer: { response: { generated: GeneratedResponse } } | null): string | null =>
  answer && answer.response.generated.body.toString();
const cacheControlOf = (answer: { response: { more: Readonly<Record<string, string>> } } | null) =>
  answer?.response.more['cache-control'];

describe('concurrent identical questions', () => {
  test('share one response, different ones do not', async () => {
    const { responseCache } = open();
    const gate = Promise.withResolvers<GeneratedResponse>();
    const one = cacheable(() => gate.promise);
    const other = numbered('another question');
    const waiting = [1, 2, 3].map(() => responseCache.generate(one, guest()));
    expect(textOf(await responseCache.generate(other, guest()))).toBe('answer 1');
    gate.resolve(response('once'));
    const answers = await Promise.all(waiting);
    expect(answers.map(textOf)).toEqual(['once', 'once', 'once']);
    expect(new Set(answers.map((answer) => answer?.response)).size).toBe(1);
    expect(answers.map((answer) => answer?.verdict)).toEqual(['MISS', 'MISS', 'MISS']);
    expect(one.calls).toHaveLength(1);
  });

  test('are answered without session, key and cookies of the first caller', async () => {
    const { responseCache } = open();
    const requested = numbered();
    const leader = guest(undefined, { csrfToken: 'token', idempotencyKey: 'gesture', botToken: 'human' });
    await responseCache.generate(requested, leader);
    expect(requested.calls[0]).toMatchObject({ csrfToken: null, idempotencyKey: null, botToken: null });
    expect(requested.calls[0]?.session.id).not.toBe(leader.session.id);
    expect(requested.calls[0]?.beforeAnswer).toBeUndefined();
  });

  test('survive when the first caller disconnects', async () => {
    const { responseCache } = open();
    const gate = Promise.withResolvers<GeneratedResponse>();
    const requested = cacheable(() => gate.promise);
    const leaving = new AbortController();
    const leader = responseCache.generate(requested, guest(leaving));
    const follower = responseCache.generate(requested, guest());
    leaving.abort(new Error('gone'));
    await expect(leader).rejects.toThrow('gone');
    expect(requested.calls[0]?.signal.aborted).toBe(false);
    gate.resolve(response('once'));
    expect(textOf(await follower)).toBe('once');
    expect(requested.calls).toHaveLength(1);
  });

  test('are aborted when the last caller disconnects, and later callers get a new response', async () => {
    const { responseCache } = open();
    const requested = cacheable(
      (call, { signal }) =>
        new Promise((resolve, reject) => {
          if (call > 1) resolve(response('made anew'));
          signal.addEventListener('abort', () => setImmediate(() => reject(new Error('called off'))));
        }),
    );
    const leaving = [new AbortController(), new AbortController()];
    const waiting = leaving.map((abort) => responseCache.generate(requested, guest(abort)));
    leaving[0]?.abort(new Error('gone'));
    await expect(waiting[0]).rejects.toThrow('gone');
    expect(requested.calls[0]?.signal.aborted).toBe(false);
    leaving[1]?.abort(new Error('gone'));
    await expect(waiting[1]).rejects.toThrow('gone');
    expect(requested.calls[0]?.signal.aborted).toBe(true);
    expect(textOf(await responseCache.generate(requested, guest()))).toBe('made anew');
    await settle();
    expect(textOf(responseCache.cached(requested, guest()))).toBe('made anew');
  });

  test('of a caller who has already disconnected are aborted immediately', async () => {
    const { responseCache } = open();
    const requested = numbered();
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    await expect(responseCache.generate(requested, guest(gone))).rejects.toThrow('gone');
    expect(textOf(await responseCache.generate(requested, guest()))).toBe('answer 2');
  });

  test('are answered once and generated anew later, where responses are not cached', async () => {
    const { responseCache } = open();
    const gate = Promise.withResolvers<void>();
    const requested: Requested = {
      ...cacheable(async (call) => {
        await gate.promise;
        return response(`answer ${call}`);
      }),
      isCached: false,
    };
    const waiting = [1, 2, 3].map(() => responseCache.generate(requested, guest()));
    gate.resolve();
    expect((await Promise.all(waiting)).map(textOf)).toEqual(['answer 1', 'answer 1', 'answer 1']);
    expect(responseCache.cached(requested, guest())).toBeNull();
    expect(textOf(await responseCache.generate(requested, guest()))).toBe('answer 2');
  });

  test('of guests in two countries are separate', async () => {
    const { responseCache } = open();
    const gate = Promise.withResolvers<void>();
    const requested = cacheable(async (_, { country }) => {
      await gate.promise;
      return response(`from ${country ?? 'nowhere'}`, {
        facts: facts((generated) => (generated.usesCountry = true)),
      });
    });
    const waiting = ['jp', 'de', 'jp'].map((country) =>
      responseCache.generate(requested, guest(undefined, { country })),
    );
    gate.resolve();
    const answers = await Promise.all(waiting);
    expect(answers.map(textOf)).toEqual(['from jp', 'from de', 'from jp']);
    // No header tells downstream caches the country.
    expect(answers.map(cacheControlOf)).toEqual(Array(3).fill('private, no-store'));
    expect(requested.calls).toHaveLength(2);
    expect(textOf(responseCache.cached(requested, guest(undefined, { country: 'de' })))).toBe('from de');
    expect(responseCache.cached(requested, guest())).toBeNull();
    expect(responseCache.guestKey(requested)).toBeNull();
  });

  test('of customers are separate', async () => {
    const { responseCache } = open();
    const gate = Promise.withResolvers<void>();
    const requested = cacheable(async (_, { session }) => {
      await gate.promise;
      return response(String(session.customer('us')?.id), { facts: looking('customerId') });
    });
    const waiting = [1002, 1003].map((id) => responseCache.generate(requested, customer(id, 12)));
    gate.resolve();
    expect((await Promise.all(waiting)).map(textOf)).toEqual(['1002', '1003']);
  });
});

describe('a cached response', () => {
  test('is served while it is fresh', async () => {
    const { responseCache } = open();
    const requested = numbered();
    expect(responseCache.cached(requested, guest())).toBeNull();
    const generated = await responseCache.generate(requested, guest());
    expect(cacheControlOf(generated)).toBe('public, max-age=5, s-maxage=5, stale-while-revalidate=5');
    pass(4_999);
    const cached = responseCache.cached(requested, guest());
    expect(cached).toMatchObject({ verdict: 'HIT', isPublic: true });
    expect(cached?.response).toBe(generated?.response);
    await settle();
    expect(requested.calls).toHaveLength(1);
  });

  test('is served stale while one request refreshes it', async () => {
    const { responseCache } = open();
    const gate = Promise.withResolvers<GeneratedResponse>();
    const requested = cacheable((call) => (call === 1 ? response('old') : gate.promise));
    await responseCache.generate(requested, guest());
    pass(5_000);
    for (let turn = 0; turn < 3; turn += 1)
      expect(responseCache.cached(requested, guest())).toMatchObject({ verdict: 'STALE' });
    await settle();
    expect(requested.calls).toHaveLength(2);
    gate.resolve(response('new'));
    await settle();
    expect(textOf(responseCache.cached(requested, guest()))).toBe('new');
    expect(responseCache.cached(requested, guest())).toMatchObject({ verdict: 'HIT' });
  });

  test('is served stale when a refresh failed, which is repeated', async () => {
    const { responseCache } = open();
    const requested = cacheable((call) => {
      if (call === 2) throw new Error('no');
      return response(`answer ${call}`, { isGood: call !== 3 });
    });
    await responseCache.generate(requested, guest());
    pass(5_000);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(textOf(responseCache.cached(requested, guest()))).toBe('answer 1');
      await settle();
      // Not before half a second has passed.
      responseCache.cached(requested, guest());
      await settle();
      expect(requested.calls).toHaveLength(turn + 2);
      pass(500);
    }
    responseCache.cached(requested, guest());
    await settle();
    expect(textOf(responseCache.cached(requested, guest()))).toBe('answer 4');
  });

  test('is refreshed by a request that waits for fresh answers, also for a customer', async () => {
    const { responseCache } = open();
    for (const requester of [guest(), customer(1002, 12)]) {
      const requested = cacheable((call) => response(`answer ${call}`), `of ${requester.session.isSignedIn}`);
      await responseCache.generate(requested, requester);
      pass(5_000);
      expect(responseCache.cached(requested, requester)).toMatchObject({ verdict: 'STALE' });
      await settle();
      expect(requested.calls.map(({ awaitsRefresh = false }) => awaitsRefresh)).toEqual([false, true]);
    }
  });

  test('is not refreshed again at once when the refresh was stale, too', async () => {
    const { responseCache } = open();
    const read = facts();
    const requested = cacheable((call) => response(`answer ${call}`, { facts: read }));
    await responseCache.generate(requested, guest());
    pass(5_000);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(responseCache.cached(requested, guest())).toMatchObject({ verdict: 'STALE' });
      await settle();
    }
    expect(requested.calls).toHaveLength(2);
    pass(500);
    responseCache.cached(requested, guest());
    await settle();
    expect(requested.calls).toHaveLength(3);
  });

  test('is not served after its stale lifetime', async () => {
    const { responseCache } = open();
    const requested = numbered();
    await responseCache.generate(requested, guest());
    pass(10_000);
    expect(responseCache.cached(requested, guest())).toBeNull();
    expect(textOf(await responseCache.generate(requested, guest()))).toBe('answer 2');
  });

  test('is refreshed with limited concurrency', async () => {
    const { responseCache } = open();
    const gate = Promise.withResolvers<GeneratedResponse>();
    const many = Array.from({ length: 12 }, (_, index) =>
      cacheable((call) => (call === 1 ? response('old') : gate.promise), `question ${index}`),
    );
    for (const requested of many) await responseCache.generate(requested, guest());
    pass(5_000);
    for (const requested of many) expect(textOf(responseCache.cached(requested, guest()))).toBe('old');
    await settle();
    expect(many.filter(({ calls }) => calls.length === 2)).toHaveLength(8);
    gate.resolve(response('new'));
  });

  test('inherits the age of what it depends on: after a read four seconds ago one second is left', async () => {
    const { responseCache } = open();
    const requested = cacheable(() => {
      const generated = new AnswerFacts();
      generated.addRead({
        at: Date.now() - 4_000,
        cache: { freshMs: 5_000, staleIfErrorMs: 3_600_000 },
        surrogates: [],
      });
      generated.addRead({
        at: Date.now(),
        cache: { freshMs: 30_000, staleIfErrorMs: 3_600_000 },
        surrogates: [],
      });
      return response('price', { facts: generated });
    });
    expect(cacheControlOf(await responseCache.generate(requested, guest()))).toBe(
      'public, max-age=1, s-maxage=1',
    );
    pass(999);
    expect(responseCache.cached(requested, guest())).toMatchObject({ verdict: 'HIT' });
    pass(1);
    expect(responseCache.cached(requested, guest())).toBeNull();
  });

  test('is not stored if it depends on uncacheable data', async () => {
    const { responseCache } = open();
    const unkept = () =>
      facts((generated) => generated.addRead({ at: Date.now(), cache: undefined, surrogates: [] }));
    const requested = cacheable(() => response('now', { facts: unkept() }));
    expect(cacheControlOf(await responseCache.generate(requested, guest()))).toBe('public, no-cache');
    expect(responseCache.cached(requested, guest())).toBeNull();
  });

  test('with missing parts is stored for half a second', async () => {
    const { responseCache } = open();
    const requested = cacheable(() =>
      response('most', { facts: facts((generated) => (generated.isDegraded = true)) }),
    );
    expect(cacheControlOf(await responseCache.generate(requested, guest()))).toBe('public, no-cache');
    pass(499);
    expect(responseCache.cached(requested, guest())).toMatchObject({ verdict: 'HIT' });
    pass(1);
    expect(responseCache.cached(requested, guest())).toBeNull();
  });

  test('is evicted by size', async () => {
    const { responseCache, store } = open({ maxBytes: 20_000 });
    const big = (name: string) => cacheable(() => response('x'.repeat(4_000)), name);
    const [a, b, c] = [big('a'), big('b'), big('c')];
    await responseCache.generate(a, guest());
    await responseCache.generate(b, guest());
    expect(responseCache.cached(a, guest())).not.toBeNull();
    await responseCache.generate(c, guest());
    expect(store.status.bytes).toBeLessThanOrEqual(20_000);
    expect(store.status.responses).toBe(2);
    expect([a, b, c].map((requested) => responseCache.cached(requested, guest()) !== null)).toEqual([
      true,
      false,
      true,
    ]);
    await responseCache.generate(
      cacheable(() => response('x'.repeat(20_000)), 'too big'),
      guest(),
    );
    expect(store.status.bytes).toBeLessThanOrEqual(20_000);
  });

  test('is not stored with a size of zero: concurrent identical questions still share a response', async () => {
    const { responseCache } = open({ maxBytes: 0 });
    const requested = numbered();
    const answers = await Promise.all([
      responseCache.generate(requested, guest()),
      responseCache.generate(requested, guest()),
    ]);
    expect(answers.map(textOf)).toEqual(['answer 1', 'answer 1']);
    expect(responseCache.cached(requested, guest())).toBeNull();
  });
});

describe('a response with errors', () => {
  test('is sent to waiting callers, and not stored', async () => {
    const { responseCache } = open();
    const requested = cacheable((call) => response(`answer ${call}`, { isGood: call > 1 }));
    const waiting = await Promise.all([
      responseCache.generate(requested, guest()),
      responseCache.generate(requested, guest()),
    ]);
    expect(waiting.map(textOf)).toEqual(['answer 1', 'answer 1']);
    expect(waiting.map(cacheControlOf)).toEqual(['private, no-store', 'private, no-store']);
    expect(responseCache.cached(requested, guest())).toBeNull();
    expect(textOf(await responseCache.generate(requested, guest()))).toBe('answer 2');
  });

  test('that could not be generated fails for waiting callers, and the next one tries again', async () => {
    const { responseCache } = open();
    const requested = cacheable(async (call) => {
      if (call === 1) throw new Error('broken');
      return response('well');
    });
    const waiting = [responseCache.generate(requested, guest()), responseCache.generate(requested, guest())];
    for (const answer of waiting) await expect(answer).rejects.toThrow('broken');
    expect(textOf(await responseCache.generate(requested, guest()))).toBe('well');
  });
});

describe('a response that depends on the session', () => {
  const personal = () =>
    cacheable(() => response('a cart', { facts: facts((generated) => (generated.isPersonal = true)) }));

  test('is not stored, and is handled elsewhere for callers with a session', async () => {
    const { responseCache } = open();
    const requested = personal();
    const own = await responseCache.generate(requested, guest());
    expect(cacheControlOf(own)).toBe('private, no-store');
    expect(responseCache.cached(requested, guest())).toBeNull();
    expect(responseCache.guestKey(requested)).toBeNull();
    expect(responseCache.isPersonal(requested, returning())).toBe(true);
    expect(await responseCache.generate(requested, returning())).toBeNull();
  });

  test('remains personal: a later one that does not depend on the session is not shared', async () => {
    const { responseCache } = open();
    const requested = cacheable((call) =>
      response(`answer ${call}`, { facts: facts((generated) => (generated.isPersonal = call === 1)) }),
    );
    await responseCache.generate(requested, guest());
    expect(cacheControlOf(await responseCache.generate(requested, guest()))).toBe('private, no-store');
    expect(responseCache.cached(requested, guest())).toBeNull();
  });

  test.each<[viewerSuffix: string, EdgeRequest]>([
    ['a partner', guest(undefined, { client: { ...guest().client, kind: 'partner' } })],
    ['a caller who requests an explanation', guest(undefined, { explains: true })],
    [
      'an editor in preview',
      (() => {
        const edge = guest();
        edge.session.enterPreview(null);
        return edge;
      })(),
    ],
  ])('is the only kind that %s gets', async (_, edge) => {
    const { responseCache } = open();
    const requested = numbered();
    await responseCache.generate(requested, guest());
    vi.setSystemTime(NOW);
    expect(responseCache.cached(requested, edge)).toBeNull();
    expect(responseCache.isPersonal(requested, edge)).toBe(true);
    expect(await responseCache.generate(requested, edge)).toBeNull();
    expect(requested.calls).toHaveLength(1);
  });
});

describe('customers', () => {
  test('share prices within their group, and not with guests', async () => {
    const { responseCache } = open();
    const requested = cacheable((_, { session }) =>
      response(`group ${session.customer('us')?.groupId ?? 'of guests'}`, {
        facts: looking('customerGroup'),
      }),
    );
    const first = await responseCache.generate(requested, customer(1002, 12));
    expect(cacheControlOf(first)).toBe('private, no-store');
    expect(responseCache.cached(requested, customer(1009, 12))).toMatchObject({
      verdict: 'HIT',
      isPublic: false,
    });
    expect(textOf(responseCache.cached(requested, customer(1009, 12)))).toBe('group 12');
    expect(responseCache.cached(requested, customer(1003, 13))).toBeNull();
    expect(responseCache.cached(requested, guest())).toBeNull();
    expect(textOf(await responseCache.generate(requested, guest()))).toBe('group of guests');
    expect(textOf(responseCache.cached(requested, customer(1009, 12)))).toBe('group 12');
  });

  test('refresh a stale response of their group as one of them', async () => {
    const { responseCache } = open();
    const requested = cacheable((call, { session }) =>
      response(`${call} for ${session.customer('us')?.groupId ?? 'guests'}`, {
        facts: looking('customerGroup'),
      }),
    );
    await responseCache.generate(requested, customer(1002, 12));
    pass(5_000);
    expect(responseCache.cached(requested, customer(1009, 12))).toMatchObject({ verdict: 'STALE' });
    await settle();
    expect(textOf(responseCache.cached(requested, customer(1002, 12)))).toBe('2 for 12');
  });

  test('whose response equals guests’ share it with them', async () => {
    const { responseCache } = open();
    const requested = cacheable((call) => response(`answer ${call}`, { facts: looking('contentLocale') }));
    const first = await responseCache.generate(requested, customer(1002, 12));
    expect(first?.isPublic).toBe(false);
    // Responses cached for guests are public for downstream caches as well.
    expect(cacheControlOf(first)).toMatch(/^public, max-age=5/);
    await responseCache.generate(requested, guest());
    expect(textOf(responseCache.cached(requested, customer(1003, 13)))).toBe('answer 2');
  });

  test('never share what depends on their identity', async () => {
    const { responseCache } = open();
    const requested = cacheable(() => response('my orders', { facts: looking('customerId') }));
    expect(cacheControlOf(await responseCache.generate(requested, customer(1002, 12)))).toBe(
      'private, no-store',
    );
    expect(responseCache.cached(requested, customer(1002, 12))).toBeNull();
  });

  test('with an unverified sign-in share nothing that depends on it', async () => {
    const { responseCache } = open();
    const requested = cacheable(() =>
      response('prices', {
        facts: facts((generated) => (generated.usageIn({ locale: 'en-us' }).isViewerKnown = true)),
      }),
    );
    await responseCache.generate(requested, customer(1002, 12));
    expect(responseCache.cached(requested, customer(1009, 12))).not.toBeNull();
    const doubtful = customer(1003, 12);
    doubtful.session.ignoreUnverified(new Set(['us']));
    expect(responseCache.cached(requested, doubtful)).toBeNull();
  });
});

describe('an invalidated response', () => {
  test('is no longer served', async () => {
    const { responseCache, invalidations } = open();
    const requested = numbered();
    await responseCache.generate(requested, guest());
    pass(1);
    invalidations.add(['product:8'], Date.now());
    expect(textOf(responseCache.cached(requested, guest()))).toBe('answer 1');
    invalidations.add(['product:7'], Date.now());
    expect(responseCache.cached(requested, guest())).toBeNull();
    pass(1);
    await responseCache.generate(requested, guest());
    expect(textOf(responseCache.cached(requested, guest()))).toBe('answer 2');
  });

  test('during its generation is sent to waiting callers, and not stored', async () => {
    const { responseCache, invalidations } = open();
    const gate = Promise.withResolvers<void>();
    const requested = cacheable(async (call) => {
      await gate.promise;
      return response(`answer ${call}`);
    });
    const waiting = responseCache.generate(requested, guest());
    await settle();
    pass(10);
    invalidations.add(['product:7'], Date.now());
    pass(10);
    gate.resolve();
    expect(textOf(await waiting)).toBe('answer 1');
    expect(responseCache.cached(requested, guest())).toBeNull();
  });
});

describe('replicas with a shared state', () => {
  const twoReplicas = (versions: [string, string] = ['v1', 'v1']) => {
    const shared = embeddedState({ file: null });
    return {
      shared,
      copies: versions.map((version) => open({ shared: sharedResponses(shared, version) })) as [
        Opened,
        Opened,
      ],
    };
  };
  /** Storing compresses, which takes a moment. */
  const written = async (shared: SharedResponses, name: string): Promise<void> => {
    await vi.waitFor(async () => expect(await shared.get(name)).toBeDefined());
  };

  test('find each other’s responses, with times, tags and surrogate keys', async () => {
    const { shared, copies } = twoReplicas();
    const [first, second] = copies;
    const requested = cacheable(() => response('ski '.repeat(500), { facts: looking('country') }));
    const generated = await first.responseCache.generate(requested, guest());
    await written(sharedResponses(shared, 'v1'), requested.name);
    pass(2_000);
    const again = numbered(requested.name);
    const found = await second.responseCache.generate(again, guest());
    expect(again.calls).toHaveLength(0);
    for (const name of ['startedAt', 'generatedAt', 'freshUntil', 'refreshUntil', 'more'] as const)
      expect(found?.response[name]).toEqual(generated?.response[name]);
    expect(found?.response.generated).toEqual(generated?.response.generated);
    const sent = await Promise.all([generated, found].map((answer) => answer?.response.encoded('br')));
    expect(sent[1]).toEqual(sent[0]);
    expect(second.responseCache.cached(again, guest())).toMatchObject({ verdict: 'HIT' });
    second.invalidations.add(['product:7'], Date.now());
    expect(second.responseCache.cached(again, guest())).toBeNull();
  });

  test('of another version generate their own', async () => {
    const { shared, copies } = twoReplicas(['v1', 'v2']);
    const requested = numbered();
    await copies[0].responseCache.generate(requested, guest());
    await written(sharedResponses(shared, 'v1'), requested.name);
    expect(textOf(await copies[1].responseCache.generate(requested, guest()))).toBe('answer 2');
  });

  test('do not serve expired or invalidated responses', async () => {
    const { shared, copies } = twoReplicas();
    const requested = numbered();
    await copies[0].responseCache.generate(requested, guest());
    await written(sharedResponses(shared, 'v1'), requested.name);
    copies[1].invalidations.add(['product:7'], Date.now());
    expect(textOf(await copies[1].responseCache.generate(requested, guest()))).toBe('answer 2');
    const third = open({ shared: sharedResponses(shared, 'v1') });
    pass(5_000);
    expect(textOf(await third.responseCache.generate(requested, guest()))).toBe('answer 3');
  });

  test.each<[row: string, EdgeRequest, GeneratedResponse]>([
    ['a group’s', customer(1002, 12), response('prices', { facts: looking('customerGroup') })],
    [
      'a country’s',
      guest(),
      response('by country', { facts: facts((generated) => (generated.usesCountry = true)) }),
    ],
    [
      'a personal one',
      guest(),
      response('cart', { facts: facts((generated) => (generated.isPersonal = true)) }),
    ],
    ['one with errors', guest(), response('errors', { isGood: false })],
  ])('do not find %s', async (_, edge, generated) => {
    const set = vi.fn<SharedResponses['set']>();
    const { responseCache } = open({ shared: { get: async () => undefined, set } });
    vi.setSystemTime(generated.facts.freshUntil - 5_000);
    await responseCache.generate(
      cacheable(() => generated),
      edge,
    );
    expect(set).not.toHaveBeenCalled();
  });

  test('generate unreadable responses anew', async () => {
    const shared = embeddedState({ file: null });
    const requested = numbered();
    const set = vi.spyOn(shared.values, 'set');
    const [first, second] = [
      open({ shared: sharedResponses(shared, 'v1') }),
      open({ shared: sharedResponses(shared, 'v1') }),
    ];
    await first.responseCache.generate(requested, guest());
    await written(sharedResponses(shared, 'v1'), requested.name);
    const key = set.mock.calls[0]?.[0] ?? '';
    await shared.values.set(key, '{"status":200}', 60_000);
    expect(textOf(await second.responseCache.generate(requested, guest()))).toBe('answer 2');
  });
});
