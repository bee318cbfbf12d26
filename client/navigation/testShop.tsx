/**
 * A shop of three pages for navigation tests: a real Relay store over a network whose responses the test provides.
 *
 * @example
 * const shop = await enterShop(); // at /en-us/a
 * await click('to b');
 * await shop.answer('b');
 * expect(heading()).toBe('b');
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks.js';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse, Variables } from 'relay-runtime';
import { afterEach, beforeEach, vi } from 'vitest';
import PageRouteQueryParameters from '#relay/PageRouteQuery$parameters.ts';
import type { PageRouteQuery } from '#relay/PageRouteQuery.graphql.ts';
import PageRouteQueryNode from '#relay/PageRouteQuery.graphql.ts';
import { defineEntryPoint } from './entryPoint.ts';
import { LateModule } from './LateModule.ts';
import type { EntryPoint, PreviewProps, ScreenProps } from './entryPoint.ts';
import { entryPointGroup } from './LazyEntryPoint.ts';
import { Link } from './Link.tsx';
import { useNavigation } from './navigationContext.ts';
import { NavigationProvider } from './NavigationProvider.tsx';
import { Navigator } from './Navigator.ts';
import { PreviewOutlet } from './PreviewOutlet.tsx';
import { RouteRules } from './version/RouteRules.ts';
import type { Resolution } from './Routing.ts';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { useWithheldPageView } from './pageViewContext.ts';
import { Visit } from './visits/Visit.ts';
import type { ResolvedRoute } from './visits/Visit.ts';

export function PageScreen({ queries, match }: ScreenProps<{ page: PageRouteQuery }>) {
  usePreloadedQuery<PageRouteQuery>(PageRouteQueryNode, queries.page);
  if (match.params['page'] === 'door') return <Door />;
  return (
    <>
      <h1>{match.params['page']}</h1>
      <Link href="/en-us/b">to b</Link>
      <Link href="/en-us/c">to c</Link>
      <Link href="/en-us/d" known={{ title: 'Preview' } satisfies KnownPage} preload="none">
        to d, known
      </Link>
      <Link href="/en-us/a?sort=x" scroll={false}>
        sort
      </Link>
      <Link href="/de-de/a">to Germany</Link>
    </>
  );
}

/** c has secondary content as well. */
type PageQueries = { page: PageRouteQuery; beside?: PageRouteQuery };

/** Preview data from a link of the screen. */
interface KnownPage {
  title: string;
}

function PagePreview({ known: { title }, match }: PreviewProps<KnownPage>) {
  return (
    <h1>
      {title} of {match.params['page']}
    </h1>
  );
}

/** Redirects as soon as it is shown. */
function Door() {
  const { navigate } = useNavigation();
  useWithheldPageView();
  useEffect(() => navigate('/en-us/c', { replace: true }), [navigate]);
  return null;
}

export interface Shop {
  navigator: Navigator;
  /** Every visit that was started, in order. */
  visits: Visit[];
  load: ReturnType<
    typeof vi.fn<
      () => Promise<{ default: typeof PageScreen; preview?: LateModule<{ default: typeof PagePreview }> }>
    >
  >;
  /** Returns the entry point of `/en-us/late`. */
  prepare: ReturnType<typeof vi.fn<() => Promise<{ entryPoint: EntryPoint }>>>;
  answer: (page: string) => Promise<void>;
  fail: (page: string) => Promise<void>;
  isLoading: (page: string) => boolean;
  tree: ReactNode;
  saveData: { value: boolean };
  /** Whether a newer build is live. */
  outdated: { value: boolean };
  /** The latest build's route rules: none yet. */
  rules: RouteRules;
}

function openShop(at: string): Shop {
  // A network whose responses the test provides, and which records cancelled requests.
  const requested = new Set<{
    variables: Variables;
    answer: (response: GraphQLResponse) => void;
    fail: () => void;
  }>();
  const network = Network.create((_, variables) =>
    Observable.create((sink) => {
      const question = {
        variables,
        answer: (response: GraphQLResponse) => {
          sink.next(response);
          sink.complete();
        },
        fail: () => sink.error(new Error('refused')),
      };
      requested.add(question);
      return () => requested.delete(question);
    }),
  );
  const environment = new Environment({ network, store: new Store(new RecordSource()) });
  const load: Shop['load'] = vi.fn(() =>
    Promise.resolve({
      default: PageScreen,
      preview: new LateModule('PagePreview', () => Promise.resolve({ default: PagePreview })),
    }),
  );
  const entryPoint = defineEntryPoint<PageQueries, KnownPage>({
    name: 'page',
    viewName: ({ params }) => (params['page'] === 'unnamed' ? null : `page ${params['page']}`),
    load,
    queries: ({ lang, params }) => {
      const { page = '' } = params;
      const ofPage = { parameters: PageRouteQueryParameters, variables: { locale: lang, handle: page } };
      if (page !== 'c') return { page: ofPage };
      const beside = { ...ofPage, variables: { locale: lang, handle: 'beside c' }, isAside: true };
      return { page: ofPage, beside };
    },
  });
  const prepare: Shop['prepare'] = vi.fn(() => Promise.resolve({ entryPoint }));
  const late = entryPointGroup({ module: 'late', load: prepare })('entryPoint');
  const routeOf = (path: string, search: string): ResolvedRoute => {
    const [, lang = '', page = ''] = path.split('/');
    return {
      entryPoint: page === 'late' ? late : entryPoint,
      match: { lang, params: { page }, search: new URLSearchParams(search), path },
    };
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
  const pending = (page: string) => [...requested].find(({ variables }) => variables['handle'] === page);
  const answer = async (page: string) => {
    const question = pending(page);
    if (!question) throw new Error(`no pending request for ${page}`);
    await act(async () => question.answer({ data: { page: null } }));
  };

  const fail = async (page: string) => act(async () => pending(page)?.fail());

  window.history.replaceState(null, '', at);
  const first = Visit.first(at, routeOf(at, ''), environment, PageScreen as never);
  const saveData = { value: false };
  const outdated = { value: false };
  const rules = new RouteRules();
  const navigator = new Navigator({
    environment,
    resolve,
    first,
    connection: () => ({ saveData: saveData.value, effectiveType: '4g' }),
    isOutdated: () => outdated.value,
    rules,
  });
  visits.push(first);
  const tree = (
    <RelayEnvironmentProvider environment={environment}>
      <NavigationProvider navigator={navigator} first={first}>
        {(visit) => (
          <main>
            <PreviewOutlet>
              <Suspense fallback="waiting">
                <ScreenOutlet key={visit.match.path} visit={visit} />
              </Suspense>
            </PreviewOutlet>
          </main>
        )}
      </NavigationProvider>
    </RelayEnvironmentProvider>
  );
  return {
    navigator,
    visits,
    load,
    prepare,
    answer,
    fail,
    isLoading: (page) => pending(page) !== undefined,
    tree,
    saveData,
    outdated,
    rules,
  };
}

export async function enterShop(
  wrap = (tree: ReactNode): ReactNode => tree,
  at = '/en-us/a',
): Promise<Shop & { leave: () => void }> {
  const shop = openShop(at);
  const { unmount } = await act(async () => render(wrap(shop.tree)));
  await shop.answer('a');
  // Drop the first screen's own view.
  window.dataLayer = [];
  return { ...shop, leave: unmount };
}

export const click = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
export const heading = () => screen.getByRole('heading').textContent;
export const disposed = (shop: Shop) => shop.visits.map((visit) => visit.isDisposed);
export const goBack = (path: string, key: string | null) =>
  act(async () => {
    window.history.replaceState(key === null ? null : { key }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });

/** The spy that replaces the window's own, renewed before every test. */
export const scrollTo = vi.fn<typeof window.scrollTo>();

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
