/** Navigation by the latest build's route rules. */
import { act } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RouteRuleTable } from './version/RouteRules.ts';
import { click, enterShop, heading, type Shop } from './testShop.tsx';

afterEach(() => vi.unstubAllGlobals());

async function learn(shop: Shop, routes: RouteRuleTable): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'newest', routes }));
  await shop.rules.read('/builds/', 'newest');
}

describe('route rules are applied', () => {
  test('a moved path leads to its new one', async () => {
    const shop = await enterShop();
    await learn(shop, { '/:lang/b': { redirect: { to: '/:lang/c', status: 301 } } });
    await click('to b');
    await shop.answer('c');
    expect(heading()).toBe('c');
    expect(window.location.pathname).toBe('/en-us/c');
  });

  test('a redirect is not preloaded', async () => {
    const shop = await enterShop();
    await learn(shop, { '/:lang/b': { redirect: { to: '/:lang/c', status: 301 } } });
    shop.navigator.preload('/en-us/b', 'intent');
    expect(shop.visits.length).toBe(1);
  });

  test('two that redirect to each other are left to the server, which reports the loop', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const shop = await enterShop();
    await learn(shop, {
      '/:lang/b': { redirect: { to: '/:lang/c', status: 301 } },
      '/:lang/c': { redirect: { to: '/:lang/b', status: 301 } },
    });
    await act(async () => shop.navigator.navigate('/en-us/b'));
    expect(assign).toHaveBeenCalledTimes(1);
    expect(shop.visits.length).toBe(1);
  });

  test('a path without a screen is a full page load, and is not preloaded', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const shop = await enterShop();
    await learn(shop, { '/:lang/b': { fullLoad: true } });
    shop.navigator.preload('/en-us/b', 'intent');
    await click('to b');
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/en-us\/b$/);
    expect(shop.visits.length).toBe(1);
  });
});
