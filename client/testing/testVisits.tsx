/**
 * The shop's own routes and screens for navigation tests: a real navigator and store over a network with mock
 * responses.
 *
 * @example
 * const shop = await enter('/en-us/order-status');
 * await shop.goTo('/en-us/p/lodestar-98#sizes', 'found');
 * expect(shop.views()).toEqual([['product', '/en-us/p/lodestar-98#sizes']]);
 */
import { act, render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import {
  createOperationDescriptor,
  Environment,
  Network,
  Observable,
  PreloadableQueryRegistry,
  RecordSource,
  Store,
} from 'relay-runtime';
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { vi } from 'vitest';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { Navigator } from '../navigation/Navigator.ts';
import { testMarketTable } from '../navigation/addresses/testMarketTable.ts';
import { Visit } from '../navigation/visits/Visit.ts';
import { answerOrThrow } from '../relay/network.ts';
import { QueryFailure } from '../relay/QueryFailure.ts';
import { resolveRoute } from '../server/preparedRoutes.ts';
import { AppShell } from '../frame/AppShell.tsx';

/**
 * found: generated mock data · missing: the content does not exist · withdrawn: the same, for a withdrawn product ·
 * guest: found, without a customer · down: a source fails · offline: no response.
 */
export type Outcome = 'found' | 'missing' | 'withdrawn' | 'guest' | 'down' | 'offline' | OneDown;

/** Only the query with this name fails. */
interface OneDown {
  readonly down: string;
}

/** Ids from the address, by the field that returns them. */
const things: readonly string[] = [
  'page',
  'product',
  'category',
  'landingPage',
  'blog',
  'blogPost',
  'blogCategory',
  'circusSeason',
  'circusPost',
  'teamPage',
  'athlete',
  'supportArticle',
];

/** Lists of scalars and timestamps, which the mock generator would fill with a string. */
const filled = {
  // Equal ids, so that two queries of a screen share the record.
  ID: ({ path }: { path?: readonly string[] | null | undefined }) => path?.slice(0, -1).join('.') ?? '',
  CalendarDate: () => ({ iso: '2027-02-03' }),
  CircusDates: () => ({ startsAt: '2027-02-03T09:00:00+01:00' }),
  CircusPost: () => ({ updatedAt: '2027-01-01T00:00:00Z' }),
  CartLine: () => ({ notices: [] }),
  CustomerAddress: () => ({ lines: ['1 Adit Lane'] }),
  Order: () => ({ billingAddress: ['1 Adit Lane'] }),
  Product: () => ({ sizeTable: null }),
  Store: () => ({ services: ['Tuning'] }),
  StoreOpening: () => ({ days: [1] }),
};

/** Without recommendations. */
const withdrawn = {
  __typename: 'WithdrawnProduct',
  title: 'Adit 88',
  header: 'Adit 88 is not made any more',
  productHeader: null,
  message: null,
  link: { text: 'Home', href: '/en-us' },
  alternatives: [],
};

function answerTo(params: RequestParameters, variables: Variables, outcome: Outcome): GraphQLResponse {
  const node = PreloadableQueryRegistry.get(params.id ?? '');
  if (node?.kind !== 'Request')
    throw new Error(`${params.name} was requested by a screen that is not loaded.`);
  if (outcome === 'offline') throw new QueryFailure('The network failed.', { status: null });
  const { data } = MockPayloadGenerator.generate(createOperationDescriptor(node, variables), {
    ...filled,
    ...(outcome === 'missing' ? { Customer: () => ({ order: null }) } : {}),
  }) as { data: Record<string, unknown> };
  if (outcome === 'withdrawn') return answerOrThrow({ data: { ...data, product: withdrawn } }, false);
  const [root = ''] = Object.keys(data);
  if (outcome === 'down' || (typeof outcome === 'object' && outcome.down === params.name)) {
    const errors = [{ message: 'down', path: [root], extensions: { source: 'delivery' } }];
    return answerOrThrow({ data: { ...data, [root]: null }, errors }, false);
  }
  const isNull = (field: string) =>
    outcome === 'missing' ? things.includes(field) : outcome === 'guest' && field === 'viewer';
  return answerOrThrow(
    {
      data: Object.fromEntries(
        Object.entries(data).map(([field, value]) => [field, isNull(field) ? null : value]),
      ),
    },
    false,
  );
}

export interface EnterOptions {
  /** Outcome of its queries; `found` by default. */
  outcome?: Outcome;
  /** Status that the server answered with instead of the screen. */
  failure?: number | null;
  /** True when the server answered with an error status, whatever is shown. */
  isFailed?: boolean;
}

export async function enter(
  address: string,
  { outcome = 'found', failure = null, isFailed = failure !== null }: EnterOptions = {},
) {
  let now = outcome;
  const environment = new Environment({
    network: Network.create((params, variables) =>
      Observable.create((sink) => {
        try {
          sink.next(answerTo(params, variables, now));
          sink.complete();
        } catch (error) {
          sink.error(error as Error);
        }
      }),
    ),
    store: new Store(new RecordSource()),
  });
  window.history.replaceState(null, '', address);
  window.dataLayer = [];
  const { pathname, search } = window.location;
  const route = resolveRoute(pathname, search, testMarketTable);
  if ('redirect' in route) throw new Error(`${address} redirects to ${route.redirect}.`);
  const screen = await route.entryPoint.load();
  const name = pathname + search;
  const first =
    failure === null ? Visit.first(name, route, environment, screen) : Visit.withoutData(name, route, screen);
  const navigator = new Navigator({
    environment,
    resolve: (to, query) => resolveRoute(to, query, testMarketTable),
    first,
    connection: () => ({ saveData: false, effectiveType: '4g' }),
    isFirstFailed: isFailed,
  });
  const settled = () => act(() => vi.dynamicImportSettled());
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <NavigationProvider navigator={navigator} first={first}>
          {(visit) => (
            <AppShell
              shell={null}
              visit={visit}
              failure={visit === first ? failure : null}
              preview={null}
              onWording={() => {}}
            />
          )}
        </NavigationProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  await settled();
  return {
    /** Name and path of each reported page view. */
    views: () =>
      (window.dataLayer ?? [])
        .filter(({ event }) => event === 'content-view')
        .map((view) => [view['name'], view['path']]),
    /** Navigates within the page; earlier reports are dropped. */
    goTo: async (to: string, next: Outcome) => {
      now = next;
      const target = new URL(to, window.location.href);
      const route = resolveRoute(target.pathname, target.search, testMarketTable);
      if (!('redirect' in route)) await route.entryPoint.load();
      window.dataLayer = [];
      await act(async () => navigator.navigate(to));
      await settled();
    },
  };
}
