/** How long a cached response is served: fresh, stale while it is refreshed, until it is evicted or invalidated. */
import { describe, expect, test } from 'vitest';
import { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { GeneratedResponse } from './CachedResponse.ts';
import {
  cacheable,
  cacheControlOf,
  customer,
  facts,
  guest,
  numbered,
  open,
  pass,
  response,
  settle,
  stopTheClock,
  textOf,
} from '../../testing/testResponseCache.ts';

stopTheClock();

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
    expect(await textOf(responseCache.cached(requested, guest()))).toBe('new');
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
      expect(await textOf(responseCache.cached(requested, guest()))).toBe('answer 1');
      await settle();
      // Not before half a second has passed.
      responseCache.cached(requested, guest());
      await settle();
      expect(requested.calls).toHaveLength(turn + 2);
      pass(500);
    }
    responseCache.cached(requested, guest());
    await settle();
    expect(await textOf(responseCache.cached(requested, guest()))).toBe('answer 4');
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
    expect(await textOf(await responseCache.generate(requested, guest()))).toBe('answer 2');
  });

  test('is refreshed with limited concurrency', async () => {
    const { responseCache } = open();
    const gate = Promise.withResolvers<GeneratedResponse>();
    const many = Array.from({ length: 12 }, (_, index) =>
      cacheable((call) => (call === 1 ? response('old') : gate.promise), `question ${index}`),
    );
    for (const requested of many) await responseCache.generate(requested, guest());
    pass(5_000);
    for (const requested of many) expect(await textOf(responseCache.cached(requested, guest()))).toBe('old');
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
    const { responseCache, store } = open({ maxBytes: 15_000 });
    const big = (name: string) => cacheable(() => response('x'.repeat(4_000)), name);
    const [a, b, c] = [big('a'), big('b'), big('c')];
    await responseCache.generate(a, guest());
    await responseCache.generate(b, guest());
    expect(responseCache.cached(a, guest())).not.toBeNull();
    await responseCache.generate(c, guest());
    expect(store.status.bytes).toBeLessThanOrEqual(15_000);
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
    expect(await Promise.all(answers.map(textOf))).toEqual(['answer 1', 'answer 1']);
    expect(responseCache.cached(requested, guest())).toBeNull();
  });
});

describe('an invalidated response', () => {
  test('is no longer served', async () => {
    const { responseCache, invalidations } = open();
    const requested = numbered();
    await responseCache.generate(requested, guest());
    pass(1);
    invalidations.add(['product:8'], Date.now());
    expect(await textOf(responseCache.cached(requested, guest()))).toBe('answer 1');
    invalidations.add(['product:7'], Date.now());
    expect(responseCache.cached(requested, guest())).toBeNull();
    pass(1);
    await responseCache.generate(requested, guest());
    expect(await textOf(responseCache.cached(requested, guest()))).toBe('answer 2');
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
    expect(await textOf(await waiting)).toBe('answer 1');
    expect(responseCache.cached(requested, guest())).toBeNull();
  });
});
