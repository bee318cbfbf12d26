/** Who shares a cached response: guests and customers, by session, group, country and sign-in. */
import { describe, expect, test, vi } from 'vitest';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import {
  cacheable,
  cacheControlOf,
  customer,
  facts,
  guest,
  looking,
  NOW,
  numbered,
  open,
  pass,
  response,
  returning,
  settle,
  stopTheClock,
  textOf,
} from '../../testing/testResponseCache.ts';

stopTheClock();

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
    expect(await textOf(responseCache.cached(requested, customer(1009, 12)))).toBe('group 12');
    expect(responseCache.cached(requested, customer(1003, 13))).toBeNull();
    expect(responseCache.cached(requested, guest())).toBeNull();
    expect(await textOf(await responseCache.generate(requested, guest()))).toBe('group of guests');
    expect(await textOf(responseCache.cached(requested, customer(1009, 12)))).toBe('group 12');
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
    expect(await textOf(responseCache.cached(requested, customer(1002, 12)))).toBe('2 for 12');
  });

  test('whose response equals guests’ share it with them', async () => {
    const { responseCache } = open();
    const requested = cacheable((call) => response(`answer ${call}`, { facts: looking('contentLocale') }));
    const first = await responseCache.generate(requested, customer(1002, 12));
    expect(first?.isPublic).toBe(false);
    // Responses cached for guests are public for downstream caches as well.
    expect(cacheControlOf(first)).toMatch(/^public, max-age=5/);
    await responseCache.generate(requested, guest());
    expect(await textOf(responseCache.cached(requested, customer(1003, 13)))).toBe('answer 2');
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
