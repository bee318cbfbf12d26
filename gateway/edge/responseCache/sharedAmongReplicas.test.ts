/** Replicas find each other’s responses in the shared state, except those that are private, broken or outdated. */
import { describe, expect, test, vi } from 'vitest';
import { embeddedState } from '../state/embeddedState.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import type { GeneratedResponse } from './CachedResponse.ts';
import type { SharedResponses } from './ResponseCache.ts';
import { sharedResponses } from './sharedResponses.ts';
import {
  cacheable,
  customer,
  facts,
  guest,
  looking,
  numbered,
  open,
  type Opened,
  pass,
  response,
  stopTheClock,
  textOf,
} from '../../testing/testResponseCache.ts';

stopTheClock();

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
    expect(await textOf(await copies[1].responseCache.generate(requested, guest()))).toBe('answer 2');
  });

  test('do not serve expired or invalidated responses', async () => {
    const { shared, copies } = twoReplicas();
    const requested = numbered();
    await copies[0].responseCache.generate(requested, guest());
    await written(sharedResponses(shared, 'v1'), requested.name);
    copies[1].invalidations.add(['product:7'], Date.now());
    expect(await textOf(await copies[1].responseCache.generate(requested, guest()))).toBe('answer 2');
    const third = open({ shared: sharedResponses(shared, 'v1') });
    pass(5_000);
    expect(await textOf(await third.responseCache.generate(requested, guest()))).toBe('answer 3');
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

  test('find a rare response once it was requested a second time', async () => {
    const set = vi.fn<SharedResponses['set']>();
    const { responseCache } = open({ shared: { get: async () => undefined, set } });
    const requested = cacheable(() => ({ ...response('red skis'), isRare: true }));
    const answer = await responseCache.generate(requested, guest());
    await answer?.response.encoded('br');
    expect(set).not.toHaveBeenCalled();
    await answer?.response.encoded('br');
    await answer?.response.encoded('br');
    expect(set.mock.calls).toEqual([[requested.name, answer?.response]]);
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
    expect(await textOf(await second.responseCache.generate(requested, guest()))).toBe('answer 2');
  });
});
