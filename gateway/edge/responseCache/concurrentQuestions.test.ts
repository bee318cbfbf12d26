/** Concurrent identical questions share one response; what happens when callers leave or the response has errors. */
import { describe, expect, test } from 'vitest';
import type { GeneratedResponse } from './CachedResponse.ts';
import {
  cacheable,
  cacheControlOf,
  customer,
  facts,
  guest,
  looking,
  numbered,
  open,
  type Requested,
  response,
  settle,
  stopTheClock,
  textOf,
} from '../../testing/testResponseCache.ts';

stopTheClock();

describe('concurrent identical questions', () => {
  test('share one response, different ones do not', async () => {
    const { responseCache } = open();
    const gate = Promise.withResolvers<GeneratedResponse>();
    const one = cacheable(() => gate.promise);
    const other = numbered('another question');
    const waiting = [1, 2, 3].map(() => responseCache.generate(one, guest()));
    expect(await textOf(await responseCache.generate(other, guest()))).toBe('answer 1');
    gate.resolve(response('once'));
    const answers = await Promise.all(waiting);
    expect(await Promise.all(answers.map(textOf))).toEqual(['once', 'once', 'once']);
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
    expect(await textOf(await follower)).toBe('once');
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
    expect(await textOf(await responseCache.generate(requested, guest()))).toBe('made anew');
    await settle();
    expect(await textOf(responseCache.cached(requested, guest()))).toBe('made anew');
  });

  test('of a caller who has already disconnected are aborted immediately', async () => {
    const { responseCache } = open();
    const requested = numbered();
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    await expect(responseCache.generate(requested, guest(gone))).rejects.toThrow('gone');
    expect(await textOf(await responseCache.generate(requested, guest()))).toBe('answer 2');
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
    expect(await Promise.all((await Promise.all(waiting)).map(textOf))).toEqual([
      'answer 1',
      'answer 1',
      'answer 1',
    ]);
    expect(responseCache.cached(requested, guest())).toBeNull();
    expect(await textOf(await responseCache.generate(requested, guest()))).toBe('answer 2');
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
    expect(await Promise.all(answers.map(textOf))).toEqual(['from jp', 'from de', 'from jp']);
    // No header tells downstream caches the country.
    expect(answers.map(cacheControlOf)).toEqual(Array(3).fill('private, no-store'));
    expect(requested.calls).toHaveLength(2);
    expect(await textOf(responseCache.cached(requested, guest(undefined, { country: 'de' })))).toBe(
      'from de',
    );
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
    expect(await Promise.all((await Promise.all(waiting)).map(textOf))).toEqual(['1002', '1003']);
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
    expect(await Promise.all(waiting.map(textOf))).toEqual(['answer 1', 'answer 1']);
    expect(waiting.map(cacheControlOf)).toEqual(['private, no-store', 'private, no-store']);
    expect(responseCache.cached(requested, guest())).toBeNull();
    expect(await textOf(await responseCache.generate(requested, guest()))).toBe('answer 2');
  });

  test('that could not be generated fails for waiting callers, and the next one tries again', async () => {
    const { responseCache } = open();
    const requested = cacheable(async (call) => {
      if (call === 1) throw new Error('broken');
      return response('well');
    });
    const waiting = [responseCache.generate(requested, guest()), responseCache.generate(requested, guest())];
    for (const answer of waiting) await expect(answer).rejects.toThrow('broken');
    expect(await textOf(await responseCache.generate(requested, guest()))).toBe('well');
  });
});
