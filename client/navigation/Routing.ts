/**
 * Resolves addresses by the client's routes and the latest build's route rules, and starts visits: from the page's
 * payload where that saves requests.
 */
import type { Environment } from 'relay-runtime';
import type { Payloads } from '../relay/Payloads.ts';
import { payloadPath } from './addresses/payloadPath.rules.ts';
import { RouteRules } from './version/RouteRules.ts';
import { Visit } from './visits/Visit.ts';
import type { ResolvedRoute } from './visits/Visit.ts';

/** Target of a path with its query: a screen, or another address of the shop. */
export type Resolution = ResolvedRoute | { readonly redirect: string };
export type ResolveRoute = (path: string, search: string) => Resolution;

/** What was prefetched of a page before its visit can start. */
export interface PrefetchedPage {
  readonly dispose: () => void;
}

export interface RoutingOptions {
  readonly environment: Environment;
  readonly resolve: ResolveRoute;
  /** The latest build's route rules. Empty by default. */
  readonly rules?: RouteRules;
  /** Payloads that screens may take their data from; null where that is not allowed. */
  readonly payloads?: Payloads | null;
}

export class Routing {
  readonly #environment: Environment;
  readonly #resolve: ResolveRoute;
  readonly #rules: RouteRules;
  readonly #payloads: Payloads | null;

  constructor({ environment, resolve, rules = new RouteRules(), payloads = null }: RoutingOptions) {
    this.#environment = environment;
    this.#resolve = resolve;
    this.#rules = rules;
    this.#payloads = payloads;
  }

  /** @param name path and query. */
  resolve(name: string): Resolution {
    const { pathname, search } = new URL(name, window.location.origin);
    const redirect = this.#rules.redirectAt(pathname, search);
    return redirect === null ? this.#resolve(pathname, search) : { redirect };
  }

  /**
   * Call it from an event, never while rendering.
   *
   * @param isAhead true for a preload.
   */
  start(name: string, route: ResolvedRoute, isAhead = false): Visit {
    if (isAhead) this.#prefetchFiles(route.match.path);
    const payloads = this.#payloadsAt(route.match.path);
    return Visit.start(name, route, this.#environment, {
      isAhead,
      ...(payloads && {
        together: (start, isEarly) => payloads.together(payloadPath(name), start, isEarly),
      }),
    });
  }

  /**
   * Prefetches code and payload of a screen whose entry point is not loaded: its queries are unknown.
   *
   * @returns null where that is no use: its data is not in a payload.
   */
  prefetch(name: string, { match }: ResolvedRoute): PrefetchedPage | null {
    const payloads = this.#payloadsAt(match.path);
    if (!payloads) return null;
    this.#prefetchFiles(match.path);
    const path = payloadPath(name);
    payloads.readAhead(path);
    return { dispose: () => payloads.forget(path) };
  }

  /** Resolves when the rules are read; null when they are, or are not going to be. */
  get reading(): Promise<void> | null {
    return this.#rules.reading;
  }

  #payloadsAt(path: string): Payloads | null {
    return this.#rules.at(path)?.payload === true ? this.#payloads : null;
  }

  #prefetchFiles(path: string): void {
    // A failure changes nothing: the navigation loads the files.
    const prefetch = async () => {
      await this.#rules.reading;
      (await import('./visits/prefetchFiles.ts')).prefetchFiles(this.#rules.filesAt(path));
    };
    prefetch().catch(() => {});
  }

  /** True for a path that needs a full page load: it is no screen of the client. */
  isFullLoad(path: string): boolean {
    return this.#rules.at(path)?.fullLoad === true;
  }
}
