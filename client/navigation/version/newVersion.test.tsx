/** Navigation after a newer build is live, and what does not indicate one. */
import { describe, expect, test, vi } from 'vitest';
import { click, enterShop, goBack, heading } from '../testShop.tsx';

describe('when a newer build is live (platform.md 4)', () => {
  async function enterOutdated() {
    const shop = await enterShop();
    shop.outdated.value = true;
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    return { ...shop, assign, replace, reload };
  }

  test('the next navigation to another screen is a full page load', async () => {
    const { assign, visits } = await enterOutdated();
    await click('to b');
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/en-us\/b$/);
    expect(visits.length).toBe(1);
    expect(heading()).toBe('a');
  });

  test('one that replaces its history entry still does', async () => {
    const { navigator, assign, replace } = await enterOutdated();
    navigator.navigate('/en-us/b', { replace: true });
    expect(String(replace.mock.calls[0]?.[0])).toMatch(/\/en-us\/b$/);
    expect(assign).not.toHaveBeenCalled();
  });

  test('one from an overlay too, so that Back skips it', async () => {
    const { navigator, assign, replace } = await enterOutdated();
    navigator.overlay(() => {});
    await click('to b');
    expect(replace).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });

  test('another query of the same screen stays in the page: the shopper may be typing', async () => {
    const { assign, visits } = await enterOutdated();
    await click('sort');
    expect(assign).not.toHaveBeenCalled();
    expect(visits.length).toBe(2);
  });

  test('Back to another screen is a full page load', async () => {
    const { reload } = await enterOutdated();
    await goBack('/en-us/b', 'before');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('nothing is preloaded any more', async () => {
    const { navigator, visits } = await enterOutdated();
    navigator.preload('/en-us/b', 'intent');
    expect(visits.length).toBe(1);
  });
});

test('a chunk that fails to load offline is no new build: the page stays and says so', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const shop = await enterShop();
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  shop.load.mockRejectedValue(new Error('chunk'));
  shop.navigator.preload('/en-us/b', 'intent');
  const visit = shop.visits.at(-1)!;
  const failing = expect(visit.screen).rejects.toMatchObject({ status: null });
  visit.show('/en-us/b');
  await failing;
  expect(assign).not.toHaveBeenCalled();
});
