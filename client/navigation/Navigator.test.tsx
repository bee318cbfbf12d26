import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks.js';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse, Variables } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import PageRouteQueryParameters from '#relay/PageRouteQuery$parameters.ts';
import type { PageRouteQuery } from '#relay/PageRouteQuery.graphql.ts';
import PageRouteQueryNode from '#relay/PageRouteQuery.graphql.ts';
import { defineEntryPoint } from './entryPoint.ts';
import type { ScreenProps } from './entryPoint.ts';
import { Link } from './Link.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';
import { Navigator } from './Navigator.ts';
import type { Resolution } from './Navigator.ts';
import { lingerMs } from './PreloadPool.ts';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { Visit } from './Visit.ts';
import type { ResolvedRoute } from './Visit.ts';

function PageScreen({ queries, match }: ScreenProps<{ page: PageRouteQuery }>) {
  usePreloadedQuery<PageRouteQuery>(PageRouteQueryNode, queries.page);
  return (
    <>
      <h1>{match.params['page']}</h1>
      <Link href="/en-us/b">to b</Link>
      <Link href="/en-us/c">to c</Link>
      <Link href="/en-us/a?sort=x" scroll={false}>
        sort
      </Link>
      <Link href="/de-de/a">to Germany</Link>
    </>
  );
}

interface Shop {
  navigator: Navigator;
  /** Every visit that was started, in order. */
  visits: Visit[];
  load: ReturnType<typeof vi.fn<() => Promise<{ default: typeof PageScreen }>>>;
  answer: (page: string) => Promise<void>;
  isLoading: (page: string) => boolean;
  tree: React.ReactNode;
  saveData: { value: boolean };
}

function openShop(): Shop {
  // A network whose answers the test gives, and which sees when nobody waits for one any more.
  const asked = new Set<{ variables: Variables; answer: (response: GraphQLResponse) => void }>();
  const network = Network.create((_, variables) =>
    Observable.create((sink) => {
      const question = {
        variables,
        answer: (response: GraphQLResponse) => {
          sink.next(response);
          sink.complete();
        },
      };
      asked.add(question);
      return () => asked.delete(question);
    }),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const load = vi.fn<() => Promise<{ default: typeof PageScreen }>>(() =>
    Promise.resolve({ default: PageScreen }),
  );
  const entryPoint = defineEntryPoint<{ page: PageRouteQuery }>({
    name: 'page',
    load,
    queries: ({ lang, params }) => ({
      page: { parameters: PageRouteQueryParameters, variables: { locale: lang, uid: params['page'] ?? '' } },
    }),
  });
  const routeOf = (path: string, search: string): ResolvedRoute => {
    const [, lang = '', page = ''] = path.split('/');
    return { entryPoint, match: { lang, params: { page }, search: new URLSearchParams(search), path } };
  };
  const resolve = (path: string, search: string): Resolution =>
    path === '/en-us/old' ? { redirect: '/en-us/b' } : routeOf(path, search);
  const visits: Visit[] = [];
  const start = Visit.start;
  vi.spyOn(Visit, 'start').mockImplementation((...of) => {
    const visit = start(...of);
    visits.push(visit);
    return visit;
  });
  const pending = (page: string) => [...asked].find(({ variables }) => variables['uid'] === page);
  const answer = async (page: string) => {
    const question = pending(page);
    if (!question) throw new Error(`nobody asks for ${page}`);
    await act(async () => question.answer({ data: { page: null } }));
  };

  window.history.replaceState(null, '', '/en-us/a');
  const first = Visit.first('/en-us/a', routeOf('/en-us/a', ''), environment, PageScreen as never);
  const saveData = { value: false };
  const navigator = new Navigator({
    environment,
    resolve,
    first,
    connection: () => ({ saveData: saveData.value, effectiveType: '4g' }),
  });
  visits.push(first);
  const tree = (
    <RelayEnvironmentProvider environment={environment}>
      <NavigationProvider navigator={navigator} first={first}>
        {(visit) => (
          <main>
            <Suspense fallback="waiting">
              <ScreenOutlet key={visit.match.path} visit={visit} />
            </Suspense>
          </main>
        )}
      </NavigationProvider>
    </RelayEnvironmentProvider>
  );
  return {
    navigator,
    visits,
    load,
    answer,
    isLoading: (page) => pending(page) !== undefined,
    tree,
    saveData,
  };
}

async function enterShop(
  wrap = (tree: React.ReactNode): React.ReactNode => tree,
): Promise<Shop & { leave: () => void }> {
  const shop = openShop();
  const { unmount } = await act(async () => render(wrap(shop.tree)));
  await shop.answer('a');
  return { ...shop, leave: unmount };
}

const click = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const heading = () => screen.getByRole('heading').textContent;
const disposed = (shop: Shop) => shop.visits.map((visit) => visit.isDisposed);
const goBack = (path: string, key: string | null) =>
  act(async () => {
    window.history.replaceState(key === null ? null : { key }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });

const scrollTo = vi.fn<typeof window.scrollTo>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  window.dataLayer = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  scrollTo.mockReset();
});

describe('a move', () => {
  test('keeps the standing screen until the next one’s code and data are there', async () => {
    const shop = await enterShop();
    await click('to b');
    expect(heading()).toBe('a');
    expect(window.location.pathname).toBe('/en-us/a');
    await shop.answer('b');
    expect(heading()).toBe('b');
    expect(window.location.pathname).toBe('/en-us/b');
  });

  test('starts code and data at the same time', async () => {
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

  test('ends at the top, with the focus on the heading, and is reported once', async () => {
    const shop = await enterShop();
    await click('to b');
    await shop.answer('b');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    expect(window.dataLayer).toEqual([{ event: 'content-view', name: 'page', path: '/en-us/b' }]);
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

  test('that was overtaken is never shown nor reported', async () => {
    const shop = await enterShop();
    await click('to b');
    await click('to c');
    expect(shop.isLoading('b')).toBe(false);
    await shop.answer('c');
    expect(heading()).toBe('c');
    expect(window.dataLayer?.map(({ path }) => path)).toEqual(['/en-us/c']);
  });

  test('to where we are abandons the pending one', async () => {
    const shop = await enterShop();
    await click('to b');
    await act(async () => shop.navigator.navigate('/en-us/a'));
    expect(shop.isLoading('b')).toBe(false);
    expect(heading()).toBe('a');
    expect(disposed(shop)).toEqual([false, true]);
  });

  test('follows a redirect of the shop', async () => {
    const shop = await enterShop();
    await act(async () => shop.navigator.navigate('/en-us/old'));
    await shop.answer('b');
    expect(heading()).toBe('b');
  });

  test('to another market loads the page anew', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const shop = await enterShop();
    await click('to Germany');
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/de-de\/a$/);
    expect(shop.visits.length).toBe(1);
  });

  test('whose code does not load reloads the page at its target', async () => {
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
  test('return to the same place', async () => {
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

  test('a hash that the browser followed asks for nothing', async () => {
    const shop = await enterShop();
    await goBack('/en-us/a#content', null);
    expect(shop.visits.length).toBe(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('every query reference has an owner that disposes it', () => {
  test('replaced by another screen', async () => {
    const shop = await enterShop();
    await click('to b');
    expect(disposed(shop)).toEqual([false, false]);
    await shop.answer('b');
    expect(disposed(shop)).toEqual([true, false]);
  });

  test('overtaken before it was shown', async () => {
    const shop = await enterShop();
    await click('to b');
    await click('to c');
    expect(disposed(shop)).toEqual([false, true, false]);
    await shop.answer('c');
    expect(disposed(shop)).toEqual([true, true, false]);
  });

  test('unmounted, with what was pending and preloaded', async () => {
    const shop = await enterShop();
    shop.navigator.preload('/en-us/c', 'intent');
    await click('to b');
    shop.leave();
    await Promise.resolve();
    expect(disposed(shop)).toEqual([true, true, true]);
  });

  test('StrictMode mounts twice and lets go of nothing', async () => {
    const shop = await enterShop((tree) => <StrictMode>{tree}</StrictMode>);
    await Promise.resolve();
    expect(disposed(shop)).toEqual([false]);
    await click('to b');
    await shop.answer('b');
    expect(disposed(shop)).toEqual([true, false]);
    expect(window.dataLayer?.length).toBe(1);
    shop.leave();
    await Promise.resolve();
    expect(disposed(shop)).toEqual([true, true]);
  });

  test('preloaded and then followed: one visit, one request', async () => {
    const shop = await enterShop();
    fireEvent.pointerEnter(screen.getByText('to b'));
    await shop.answer('b');
    await click('to b');
    expect(heading()).toBe('b');
    expect(disposed(shop)).toEqual([true, false]);
  });

  test('preloaded and then left alone: gone after a little while', async () => {
    const shop = await enterShop();
    vi.useFakeTimers();
    const release = shop.navigator.preload('/en-us/b', 'intent');
    release();
    vi.advanceTimersByTime(lingerMs - 1);
    expect(disposed(shop)).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect(disposed(shop)).toEqual([false, true]);
    expect(shop.isLoading('b')).toBe(false);
  });

  test('evicted by a fifth', async () => {
    const shop = await enterShop();
    for (const page of ['b', 'c', 'd', 'e', 'f']) shop.navigator.preload(`/en-us/${page}`, 'intent');
    expect(disposed(shop)).toEqual([false, true, false, false, false, false]);
  });

  test('held by two links: gone when both let go', async () => {
    const shop = await enterShop();
    vi.useFakeTimers();
    const releases = [
      shop.navigator.preload('/en-us/b', 'intent'),
      shop.navigator.preload('/en-us/b', 'intent'),
    ];
    expect(shop.visits.length).toBe(2);
    releases[0]?.();
    releases[0]?.();
    vi.advanceTimersByTime(lingerMs);
    expect(disposed(shop)).toEqual([false, false]);
    releases[1]?.();
    vi.advanceTimersByTime(lingerMs);
    expect(disposed(shop)).toEqual([false, true]);
  });
});

describe('preloading', () => {
  test('code that does not load is no matter until the shopper goes there', async () => {
    sessionStorage.clear();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const shop = await enterShop();
    shop.load.mockRejectedValue(new Error('chunk'));
    await act(async () => shop.navigator.preload('/en-us/b', 'intent'));
    expect(assign).not.toHaveBeenCalled();
    await click('to b');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en-us/b');
  });

  test('does not happen in data-saver mode', async () => {
    const shop = await enterShop();
    shop.saveData.value = true;
    shop.navigator.preload('/en-us/b', 'intent');
    expect(shop.visits.length).toBe(1);
  });

  test('of links in view waits a moment and takes no more than four', async () => {
    const shop = await enterShop();
    vi.useFakeTimers();
    const releases = ['b', 'c', 'd', 'e', 'f'].map((page) =>
      shop.navigator.preload(`/en-us/${page}`, 'view'),
    );
    expect(shop.visits.length).toBe(1);
    vi.advanceTimersByTime(300);
    expect(shop.visits.slice(1).map(({ href }) => href)).toEqual([
      '/en-us/b',
      '/en-us/c',
      '/en-us/d',
      '/en-us/e',
    ]);
    // One leaves the view: the one that waited takes its place.
    releases[0]?.();
    expect(shop.visits.at(-1)?.href).toBe('/en-us/f');
    expect(disposed(shop)).toEqual([false, true, false, false, false, false]);
  });

  test('of where we are, of another market and of redirects is none', async () => {
    const shop = await enterShop();
    for (const path of ['/en-us/a', '/de-de/a', '/en-us/old']) shop.navigator.preload(path, 'intent');
    expect(shop.visits.length).toBe(1);
  });
});
