/**
 * One visit to one screen: its code, its data, and the duty to dispose the data. A visit has exactly one owner at a
 * time, which disposes it: the preload pool, or the navigator as the pending or current visit. A preload requests the
 * page's own data only; secondary content is requested on navigation.
 */
import { loadQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { Environment, OperationType } from 'relay-runtime';
import type { EntryPoint, Preview, RouteMatch, Screen } from '../entryPoint.ts';
import { ahead, personal } from '../../relay/requestMetadata.ts';
import { QueryFailure } from '../../relay/QueryFailure.ts';
import { reloadTo } from '../version/reloadGuard.ts';

export interface ResolvedRoute {
  readonly entryPoint: EntryPoint;
  readonly match: RouteMatch;
}

type Queries = Readonly<Record<string, PreloadedQuery<OperationType>>>;

export interface StartOptions {
  /** True for a preload. */
  readonly isAhead?: boolean;
  /** Runs the queries, so that they may share one request (Payloads.ts). */
  readonly together?: <Result>(start: () => Result, isAhead: boolean) => Result;
}

export class Visit {
  /** Path and query, which identify the visit. */
  readonly href: string;
  readonly match: RouteMatch;
  /** Name of its page view; null: not reported. */
  readonly name: string | null;
  /** The screen's component, or the promise of it. */
  readonly screen: Screen | Promise<Screen>;
  /** True when its screen renders a failure of its data itself. */
  readonly showsFailure: boolean;
  readonly #show: (address: string) => void;
  /** Names of the optional queries. */
  readonly asides: readonly string[];
  /** Names of the queries whose data was not embedded in the page. */
  missing: readonly string[] = [];
  /** Path of the previous screen; null for the first one. Set by the navigator, before it is shown. */
  from: string | null = null;
  /** Preview data from the followed link. Set by the navigator, before it is shown. */
  known: object | null = null;
  /** View transition to the preview, during which the screen waits. Set by the navigator. */
  movement: Promise<void> | null = null;
  readonly #entryPoint: EntryPoint;
  #queries: Queries;
  /** Loads the code and runs the queries that a preload skipped; null once that is done. */
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
    const wanted = Promise.withResolvers<void>();
    const visit = Visit.#startCode(
      href,
      route,
      ask(() => loadQueries(route, environment, 'own'), true),
      wanted.promise,
    );
    for (const { source } of Object.values(visit.#queries))
      source?.subscribe({
        error: () => {
          visit.#hasFailed = true;
        },
      });
    visit.#askRest = () => {
      wanted.resolve();
      return ask(() => loadQueries(route, environment, 'asides'), false);
    };
    return visit;
  }

  /** @param wanted resolves when the code is to be loaded: until then it is only prefetched (Routing.ts). */
  static #startCode(
    href: string,
    route: ResolvedRoute,
    queries: Queries,
    wanted: Promise<void> | null = null,
  ): Visit {
    const known = route.entryPoint.loaded();
    if (known) return new Visit(href, route, known, queries);
    const shown = Promise.withResolvers<string>();
    const start = async () => {
      await wanted;
      return route.entryPoint.load();
    };
    const screen = (wanted ? start() : route.entryPoint.load()).catch(async (error: unknown) => {
      // A failure to load the code is ignored until the screen is wanted. Then the page reloads at its address while
      // the screen keeps suspending; if that was just tried, the error is shown.
      const address = await shown.promise;
      if (!window.navigator.onLine) throw new QueryFailure('Network Error', { status: null });
      if (reloadTo(address)) await new Promise(() => {});
      throw error;
    });
    return new Visit(href, route, screen, queries, shown.resolve);
  }

  /**
   * The first screen, whose data is embedded: nothing is requested, whatever its fetch policy, except optional queries
   * that the server reports as missing.
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

  /** A first screen whose data could not be loaded: replaced by an error screen. */
  static withoutData(href: string, route: ResolvedRoute, screen: Screen): Visit {
    return new Visit(href, route, screen, {});
  }

  get queries(): Queries {
    return this.#queries;
  }

  /** Loads the code and runs the queries that a preload skipped. */
  expect(): void {
    if (!this.#askRest || this.#isDisposed) return;
    this.#queries = { ...this.#queries, ...this.#askRest() };
    this.#askRest = null;
  }

  /** Marks the visit as wanted, at this address (with its hash). */
  show(address: string): void {
    this.expect();
    this.#show(address);
  }

  /** True when preloaded data failed to load: the navigation starts a new visit. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** True when code and data are ready: showing it does not suspend. */
  get isReady(): boolean {
    return !(this.screen instanceof Promise) && Object.values(this.queries).every(({ source }) => !source);
  }

  /** Null without preview data, or before its code is loaded. */
  get preview(): Preview | null {
    return this.known && this.#entryPoint.preview();
  }

  /** Resolves when the preview's code is loaded, or failed to load. */
  async loadPreview(): Promise<void> {
    await this.#entryPoint.load('preview').catch(() => {});
  }

  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  /** Disposes the data and cancels unshared requests. Idempotent. */
  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    for (const query of Object.values(this.queries)) query.dispose();
  }
}

/** first: all queries, with embedded data · own, asides: those of a preload, and those it skipped. */
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
