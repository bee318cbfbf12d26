import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { click, disposed, enterShop, goBack, heading, PageScreen, scrollTo } from './testShop.tsx';

describe('a navigation', () => {
  test('keeps the current screen until the next one’s code and data are ready', async () => {
    const shop = await enterShop();
    await click('to b');
    expect(heading()).toBe('a');
    expect(window.location.pathname).toBe('/en-us/a');
    await shop.answer('b');
    expect(heading()).toBe('b');
    expect(window.location.pathname).toBe('/en-us/b');
  });

  test('starts code and data in parallel', async () => {
    const shop = await enterShop();
    let arrive: (module: { default: typeof PageScreen }) => void = () => {};
    shop.load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await click('to b');
    expect(shop.isLoading('b')).toBe(true);
    await shop.answer('b');
    expect(heading()).toBe('a');
    await act(async () => arrive({ default: PageScreen }));
    expect(heading()).toBe('b');
  });

  test('remembers the previous path, which another query of the same screen does not change', async () => {
    const shop = await enterShop();
    await click('to b');
    await shop.answer('b');
    await click('to c');
    await shop.answer('c');
    expect(shop.visits.map(({ from }) => from)).toEqual([null, '/en-us/a', '/en-us/b']);
    shop.navigator.navigate('/en-us/c?sort=x', { scroll: false });
    expect(shop.visits.at(-1)?.from).toBe('/en-us/b');
  });

  test('ends at the top, with the focus on the heading, and is reported once', async () => {
    const shop = await enterShop();
    await click('to b');
    await shop.answer('b');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    expect(window.dataLayer).toEqual([{ event: 'content-view', name: 'page b', path: '/en-us/b' }]);
  });

  test('that only changes the query may keep scroll position and focus', async () => {
    const shop = await enterShop();
    screen.getByText('sort').focus();
    await click('sort');
    await act(async () => {});
    expect(window.location.search).toBe('?sort=x');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByText('sort'));
    expect(shop.visits.length).toBe(2);
  });

  test('that was superseded is never shown or reported', async () => {
    const shop = await enterShop();
    await click('to b');
    await click('to c');
    expect(shop.isLoading('b')).toBe(false);
    await shop.answer('c');
    expect(heading()).toBe('c');
    expect(window.dataLayer?.map(({ path }) => path)).toEqual(['/en-us/c']);
  });

  test('to the current address cancels the pending one', async () => {
    const shop = await enterShop();
    await click('to b');
    await act(async () => shop.navigator.navigate('/en-us/a'));
    expect(shop.isLoading('b')).toBe(false);
    expect(heading()).toBe('a');
    expect(disposed(shop)).toEqual([false, true]);
  });

  test('follows an internal redirect', async () => {
    const shop = await enterShop();
    await act(async () => shop.navigator.navigate('/en-us/old'));
    await shop.answer('b');
    expect(heading()).toBe('b');
  });

  test('to another market is a full page load', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const shop = await enterShop();
    await click('to Germany');
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/de-de\/a$/);
    expect(shop.visits.length).toBe(1);
  });

  test.each([
    ['by a redirect', '/DE-de/a'],
    ['to a page without a locale, from another market', '/c/skis'],
  ])('to another market %s is a full page load', async (_, href) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const shop = await enterShop(undefined, href.startsWith('/c') ? '/de-de/a' : '/en-us/a');
    await act(async () => shop.navigator.navigate(`${href}#top`));
    expect(String(assign.mock.calls[0]?.[0])).toMatch(new RegExp(`${href}#top$`));
    expect(shop.visits.length).toBe(1);
  });

  test('whose code fails to load reloads the page at its target', async () => {
    sessionStorage.clear();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const shop = await enterShop();
    shop.load.mockRejectedValue(new Error('chunk'));
    await act(async () => shop.navigator.navigate('/en-us/b#sizes'));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en-us/b#sizes');
    expect(heading()).toBe('a');
  });
});

describe('back and forward', () => {
  test('restore the scroll position', async () => {
    const shop = await enterShop();
    const { key } = window.history.state as { key: string };
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await click('to b');
    await shop.answer('b');
    scrollTo.mockClear();
    await goBack('/en-us/a', key);
    expect(heading()).toBe('a');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' });
  });

  test('to a hash within the page request nothing', async () => {
    const shop = await enterShop();
    await goBack('/en-us/a#content', null);
    expect(shop.visits.length).toBe(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('an overlay', () => {
  test('has its own history entry at the same address, and Back closes it instead of leaving the screen', async () => {
    const shop = await enterShop();
    const before = window.history.length;
    const { key } = window.history.state as { key: string };
    const onBack = vi.fn<() => void>();
    shop.navigator.overlay(onBack);
    expect(window.history.length).toBe(before + 1);
    expect(window.location.pathname).toBe('/en-us/a');
    await goBack('/en-us/a', key);
    expect(onBack).toHaveBeenCalledOnce();
    expect(heading()).toBe('a');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(shop.visits.length).toBe(1);
  });

  test('is closed by Back only once', async () => {
    const shop = await enterShop();
    const { key } = window.history.state as { key: string };
    const onBack = vi.fn<() => void>();
    shop.navigator.overlay(onBack);
    await goBack('/en-us/a', key);
    await goBack('/en-us/b', 'another');
    expect(onBack).toHaveBeenCalledOnce();
    expect(shop.isLoading('b')).toBe(true);
  });

  test('removes its entry when closed otherwise, without a navigation', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
    const shop = await enterShop();
    const { key } = window.history.state as { key: string };
    const onBack = vi.fn<() => void>();
    const close = shop.navigator.overlay(onBack);
    close();
    expect(back).toHaveBeenCalledOnce();
    await goBack('/en-us/a', key);
    expect(onBack).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
    close();
    expect(back).toHaveBeenCalledOnce();
  });

  test('gives its history entry to the screen that a link in it opens, so that Back skips it', async () => {
    const shop = await enterShop();
    const { key } = window.history.state as { key: string };
    const close = shop.navigator.overlay(() => {});
    const before = window.history.length;
    const back = vi.spyOn(window.history, 'back');
    await click('to b');
    close();
    await shop.answer('b');
    expect(heading()).toBe('b');
    expect(window.history.length).toBe(before);
    expect(window.history.state).not.toEqual({ key });
    expect(back).not.toHaveBeenCalled();
    await click('to c');
    await shop.answer('c');
    expect(window.history.length).toBe(before + 1);
  });

  test('does not block going back to another screen', async () => {
    const shop = await enterShop();
    const onBack = vi.fn<() => void>();
    shop.navigator.overlay(onBack);
    await goBack('/en-us/b', 'earlier');
    expect(onBack).not.toHaveBeenCalled();
    expect(shop.isLoading('b')).toBe(true);
  });
});

describe('a page view', () => {
  const views = () => window.dataLayer?.map(({ name, path }) => [name, path]);

  test('is reported for each completed navigation, also back', async () => {
    const shop = await enterShop();
    const { key } = window.history.state as { key: string };
    await click('to b');
    expect(views()).toEqual([]);
    await shop.answer('b');
    await goBack('/en-us/a', key);
    expect(views()).toEqual([
      ['page b', '/en-us/b'],
      ['page a', '/en-us/a'],
    ]);
  });

  test('has the full path, with query and hash', async () => {
    const shop = await enterShop();
    await click('sort');
    await act(async () => {});
    await act(async () => shop.navigator.navigate('/en-us/b#sizes'));
    await shop.answer('b');
    expect(views()).toEqual([
      ['page a', '/en-us/a?sort=x'],
      ['page b', '/en-us/b#sizes'],
    ]);
  });

  test('is reported again to a tag manager that loads later', async () => {
    const shop = await enterShop();
    shop.navigator.views.reportAgain();
    expect(views()).toEqual([['page a', '/en-us/a']]);
  });

  test('waits while a part of the screen withholds it, and is reported once all release it', async () => {
    const shop = await enterShop();
    await click('to b');
    const b = shop.visits[1]!;
    const releases = [shop.navigator.views.withhold(b), shop.navigator.views.withhold(b)];
    await shop.answer('b');
    expect(heading()).toBe('b');
    shop.navigator.views.reportAgain();
    releases[0]?.();
    await Promise.resolve();
    expect(views()).toEqual([]);
    releases[1]?.();
    await Promise.resolve();
    expect(views()).toEqual([['page b', '/en-us/b']]);
  });

  test('is dropped for a screen that was left before its part released it', async () => {
    const shop = await enterShop();
    await click('to b');
    const release = shop.navigator.views.withhold(shop.visits[1]!);
    await shop.answer('b');
    await click('to c');
    await shop.answer('c');
    release();
    await Promise.resolve();
    expect(views()).toEqual([['page c', '/en-us/c']]);
  });

  test('is not reported for a route without a name', async () => {
    const shop = await enterShop();
    await act(async () => shop.navigator.navigate('/en-us/unnamed'));
    await shop.answer('unnamed');
    expect(heading()).toBe('unnamed');
    expect(views()).toEqual([]);
  });

  test('is not reported for a navigation within the page', async () => {
    const shop = await enterShop();
    await act(async () => shop.navigator.navigate('/en-us/a#sizes'));
    await goBack('/en-us/a', null);
    expect(views()).toEqual([]);
  });

  test('is not reported for a screen that only redirects', async () => {
    const shop = await enterShop();
    await act(async () => shop.navigator.navigate('/en-us/door'));
    await shop.answer('door');
    await shop.answer('c');
    expect(heading()).toBe('c');
    expect(views()).toEqual([['page c', '/en-us/c']]);
  });

  test('is reported once, even where effects run twice', async () => {
    const shop = await enterShop((tree) => <StrictMode>{tree}</StrictMode>);
    await click('to b');
    await shop.answer('b');
    expect(views()).toEqual([['page b', '/en-us/b']]);
  });
});
