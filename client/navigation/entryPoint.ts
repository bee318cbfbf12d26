/**
 * An entry point names a screen's code and starts its queries, before anything renders: code and data load in
 * parallel, and the navigator owns both (design: reading a page). It stays tiny, because every link carries it.
 */
import type { ComponentType } from 'react';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import type { PreloadedQuery } from 'react-relay/hooks.js';

/** What the address says about a screen. */
export interface RouteMatch {
  /** The URL prefix, such as `en-us`: pass it to every operation as `locale`. */
  readonly lang: string;
  /** Path parameters, decoded. A category's `uid` spans several segments: `skis/all-mountain`. */
  readonly params: Readonly<Record<string, string>>;
  /** The address's query. Do not change it: make a new one and navigate. */
  readonly search: URLSearchParams;
  /** Path without query, locale prefix included, such as `/en-us/c/skis`. */
  readonly path: string;
}

export interface QueryRequest<T extends OperationType> {
  /** Default export of the operation's generated `$parameters` file. */
  readonly parameters: PreloadableConcreteRequest<T>;
  readonly variables: T['variables'];
  /**
   * `store-and-network` shows what is known and asks again (the cart); the default asks only for what is missing.
   * The first screen of a visit never asks: its data came with the page.
   */
  readonly fetchPolicy?: 'store-or-network' | 'store-and-network' | 'network-only';
  /** True when it asks about the session, such as its cart or its customer: no payload holds the answer. */
  readonly isPersonal?: boolean;
  /** True for what stands beside the page's own matter, in a section with a boundary: the page stands without it. */
  readonly isAside?: boolean;
}

export type QueryMap = Record<string, OperationType>;
export type QueryRequests<Q extends QueryMap> = { readonly [K in keyof Q]: QueryRequest<Q[K]> };
export type PreloadedQueries<Q extends QueryMap> = { readonly [K in keyof Q]: PreloadedQuery<Q[K]> };

export interface ScreenProps<Q extends QueryMap = Record<never, OperationType>, K extends object = object> {
  readonly queries: PreloadedQueries<Q>;
  readonly match: RouteMatch;
  /** Status of a first screen whose data could not be loaded, for screens that show that themselves: no query is there. */
  readonly failure?: number;
  /** What the link that led here knew of it, as its preview got it; absent when it knew nothing. */
  readonly known?: K;
}

export type Screen<Q extends QueryMap = QueryMap, K extends object = object> = ComponentType<
  ScreenProps<Q, K>
>;

export interface PreviewProps<K extends object = object> {
  /** What the screen before knows of this one: the key of a fragment that its links spread. */
  readonly known: K;
  readonly match: RouteMatch;
}

/** Stands for a screen until its data is there, with everything that it shows in the place it will have. */
export type Preview<K extends object = object> = ComponentType<PreviewProps<K>>;

/** An entry point with its queries' types forgotten, as the navigator handles it. */
export interface EntryPoint {
  /** Loads what the rest of it needs; null when that is there. */
  readonly prepare: () => Promise<unknown> | null;
  /** What it is prepared by, as the build's manifest names it: pages of its screen preload it, too. */
  readonly module: string | null;
  /** Route name; null for a screen that is none. */
  readonly name: string | null;
  /** What a page view of an address is called (platform.md 2); null: not reported. */
  readonly viewName: (match: RouteMatch) => string | null;
  readonly load: () => Promise<Screen>;
  /** The screen, once its code is there: a return to it need not wait. */
  readonly loaded: () => Screen | null;
  /** What stands for the screen meanwhile; null without one, and before its code is there. */
  readonly preview: () => Preview | null;
  readonly queries: (match: RouteMatch) => QueryRequests<QueryMap>;
  /** True when the screen itself stands where its data could not be loaded, instead of an error screen. */
  readonly showsFailure: boolean;
}

/**
 * @example
 * export const productEntryPoint = defineEntryPoint<{ page: ProductRouteQuery }>({
 *   name: 'product',
 *   load: () => import('./ProductRoute.tsx'),
 *   queries: ({ lang, params }) => ({
 *     page: { parameters: ProductRouteQueryParameters, variables: { locale: lang, uid: params.uid ?? '' } },
 *   }),
 * });
 */
export function defineEntryPoint<Q extends QueryMap, K extends object = object>(definition: {
  name: string | null;
  /** Called something else than the route in page views, such as the one of several pages that a route shows. */
  viewName?: (match: RouteMatch) => string | null;
  load: () => Promise<{ default: Screen<Q, K>; Preview?: Preview<K> }>;
  queries: (match: RouteMatch) => QueryRequests<Q>;
  /** For a screen that is of use without its data, such as by a field: it gets `failure` and no query then. */
  showsFailure?: boolean;
}): EntryPoint {
  let loaded: Screen | null = null;
  let preview: Preview | null = null;
  return {
    prepare: () => null,
    module: null,
    name: definition.name,
    viewName: definition.viewName ?? (() => definition.name),
    load: async () => {
      const module = await definition.load();
      // The one place where a screen's own types are forgotten: `queries` of the same definition fills them, and links
      // that lead here what its preview knows.
      loaded = module.default as unknown as Screen;
      preview = (module.Preview ?? null) as Preview | null;
      return loaded;
    },
    loaded: () => loaded,
    preview: () => preview,
    showsFailure: definition.showsFailure ?? false,
    queries: (match) => definition.queries(match) as QueryRequests<QueryMap>,
  };
}
