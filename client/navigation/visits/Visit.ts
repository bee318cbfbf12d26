/**
 * One visit to one screen: its code, its data, and the duty to let go of the data. A visit has exactly one owner at a
 * time: the preload pool, the navigator's pending place, or the screen that stands. Whoever owns it disposes it. One that
 * is preloaded has its page's own data alone, what stands beside it is asked for when the shopper comes.
 */
import { loadQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { Environment, OperationType } from 'relay-runtime';
import type { EntryPoint, Preview, RouteMatch, Screen } from '../entryPoint.ts';
import { ahead, personal } from '../../relay/network.ts';
import { QueryFailure } from '../../relay/QueryFailure.ts';
import { reloadTo } from '../version/reloadGuard.ts';

export interface ResolvedRoute {
  readonly entryPoint: EntryPoint;
  readonly match: RouteMatch;
}

type Queries = Readonly<Record<string, PreloadedQuery<OperationType>>>;

export interface StartOptions {
  /** Nobody asked for it yet. */
  readonly isAhead?: boolean;
  /** Runs what asks for data, so that it may come in one request (Payloads.ts). */
  readonly together?: <Result>(start: () => Result, isAhead: boolean) => Result;
}

export class Visit {
  /** Path and query, the visit's name. */
  readonly href: string;
  readonly match: RouteMatch;
  /** What its page view is called; null: it is not reported. */
  readonly name: string | null;
  /** The screen's component, or the wait for it. */
  readonly screen: Screen | Promise<Screen>;
  /** True when its screen itself says that its data could not be loaded. */
  readonly showsFailure: boolean;
  readonly #show: (address: string) => void;
  /** Names of the queries that the screen can stand without. */
  readonly asides: readonly string[];
  /** Names of those whose data did not come with the page. */
  missing: readonly string[] = [];
  /** Path of the screen before this one; null for the first of a page. Written by the navigator, before it is shown. */
  from: string | null = null;
  /** What the link that led here knew of the screen. Written by the navigator, before it is shown. */
  known: object | null = null;
  /** A view transition to the preview, while which the screen waits. Written by the navigator. */
  movement: Promise<void> | null = null;
  readonly #entryPoint: EntryPoint;
  #queries: Queries;
  /** Asks for what an early start left out; null once that is done. */
  #askRest: (() => Queries) | null = null;
  #isDisposed = false;
  #hasFailed = false;

  private constructor(
    href: string,
    route: ResolvedRoute,
    screen: Screen | Promise<Screen>,
    queries: Queries,
    show: (address: string) => void = () => {},
  ) {
    this.href = href;
    this.match = route.match;
    this.name = route.entryPoint.viewName(route.match);
    this.screen = screen;
    this.#entryPoint = route.entryPoint;
    this.showsFailure = route.entryPoint.showsFailure;
    this.#queries = queries;
    this.asides = Object.entries(route.entryPoint.queries(route.match)).flatMap(([name, { isAside }]) =>
      isAside ? [name] : [],
    );
    this.#show = show;
  }

  /** Starts code and data of a screen in parallel. Call it from an event, never while rendering. */
  static start(
    href: string,
    route: ResolvedRoute,
    environment: Environment,
    { isAhead, together }: StartOptions = {},
  ): Visit {
    const ask = (start: () => Queries, isEarly: boolean) => (together ? together(start, isEarly) : start());
    if (!isAhead)
      return Visit.#startCode(
        href,
        route,
        ask(() => loadQueries(route, environment, 'all'), false),
      );
    const visit = Visit.#startCode(
      href,
      route,
      ask(() => loadQueries(route, environment, 'own'), true),
    );
    for (const { source } of Object.values(visit.#queries))
      source?.subscribe({
        error: () => {
          visit.#hasFailed = true;
        },
      });
    visit.#askRest = () => ask(() => loadQueries(route, environment, 'asides'), false);
    return visit;
  }

  static #startCode(href: string, route: ResolvedRoute, queries: Queries): Visit {
    const known = route.entryPoint.loaded();
    if (known) return new Visit(href, route, known, queries);
    const shown = Promise.withResolvers<string>();
    const screen = route.entryPoint.load().catch(async (error: unknown) => {
      // Code that does not load is no matter before the shopper wants to see it. Then the page goes there by itself
      // and the screen keeps waiting; where it just did so in vain, the error is shown.
      const address = await shown.promise;
      if (!window.navigator.onLine) throw new QueryFailure('Network Error', { status: null });
      if (reloadTo(address)) await new Promise(() => {});
      throw error;
    });
    return new Visit(href, route, screen, queries, shown.resolve);
  }

  /**
   * The screen that the page came with. Its data came too, so nothing is asked, whatever the screen's policy later; but
   * for the asides that the server names as missing, which are asked again.
   */
  static first(
    href: string,
    route: ResolvedRoute,
    environment: Environment,
    screen: Screen,
    missing: readonly string[] = [],
  ): Visit {
    const visit = new Visit(href, route, screen, loadQueries(route, environment, 'first'));
    visit.missing = missing;
    return visit;
  }

  /** A first screen whose data could not be loaded: an error screen stands in its place. */
  static withoutData(href: string, route: ResolvedRoute, screen: Screen): Visit {
    return new Visit(href, route, screen, {});
  }

  get queries(): Queries {
    return this.#queries;
  }

  /** The shopper is about to come: what an early start left out is asked for. */
  expect(): void {
    if (!this.#askRest || this.#isDisposed) return;
    this.#queries = { ...this.#queries, ...this.#askRest() };
    this.#askRest = null;
  }

  /** Tells the visit that the shopper wants to see it, at this address (with its hash). */
  show(address: string): void {
    this.expect();
    this.#show(address);
  }

  /** True when data that was asked for ahead could not be loaded: whoever wants the screen starts it anew. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** True when code and data are there: showing it waits for nothing. */
  get isReady(): boolean {
    return !(this.screen instanceof Promise) && Object.values(this.queries).every(({ source }) => !source);
  }

  /** Null when nothing is known that it could show, or its code is not there. */
  get preview(): Preview | null {
    return this.known && this.#entryPoint.preview();
  }

  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  /** Lets go of the data and stops requests nobody else waits for. Harmless when repeated. */
  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    for (const query of Object.values(this.queries)) query.dispose();
  }
}

/** first: all of them, whose data came with the page · own, asides: for a start ahead, and what it left out. */
type Part = 'first' | 'all' | 'own' | 'asides';

function loadQueries(route: ResolvedRoute, environment: Environment, part: Part): Queries {
  const requests = Object.entries(route.entryPoint.queries(route.match)).filter(
    ([, { isAside = false }]) => part === 'first' || part === 'all' || isAside === (part === 'asides'),
  );
  return Object.fromEntries(
    requests.map(([name, { parameters, variables, fetchPolicy = 'store-or-network', isPersonal }]) => [
      name,
      loadQuery(environment, parameters, variables, {
        fetchPolicy: part === 'first' ? 'store-or-network' : fetchPolicy,
        networkCacheConfig: {
          metadata: { ...(isPersonal && personal), ...(part === 'own' && ahead) },
        },
      }),
    ]),
  );
}
