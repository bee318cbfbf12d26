/**
 * An entry point names a screen's code and starts its queries before anything renders: code and data load in parallel,
 * and the navigator owns both. It stays tiny, because every page loads it.
 */
import type { ComponentType } from 'react';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { LateModule } from './LateModule.ts';

/** The route match of an address. */
export interface RouteMatch {
  /** The URL prefix, such as `en-us`: pass it to every operation as `locale`. */
  readonly lang: string;
  /** Path parameters, decoded. A category's `handle` spans several segments: `skis/all-mountain`. */
  readonly params: Readonly<Record<string, string>>;
  /** The address's query. Do not mutate it: create a new one and navigate. */
  readonly search: URLSearchParams;
  /** Path without query, locale prefix included, such as `/en-us/c/skis`. */
  readonly path: string;
}

export interface QueryRequest<T extends OperationType> {
  /** Default export of the operation's generated `$parameters` file. */
  readonly parameters: PreloadableConcreteRequest<T>;
  readonly variables: T['variables'];
  /**
   * `store-and-network` shows cached data and refetches (the cart); the default requests only what is missing.
   * The first screen of a page never requests: its data is embedded.
   */
  readonly fetchPolicy?: 'store-or-network' | 'store-and-network' | 'network-only';
  /** True for a query about the session, such as its cart or customer: payloads do not contain it. */
  readonly isPersonal?: boolean;
  /** True for secondary content in a section with its own boundary: the page works without it. */
  readonly isAside?: boolean;
}

export type QueryMap = Record<string, OperationType>;
export type QueryRequests<Q extends QueryMap> = { readonly [K in keyof Q]: QueryRequest<Q[K]> };
export type PreloadedQueries<Q extends QueryMap> = { readonly [K in keyof Q]: PreloadedQuery<Q[K]> };

export interface ScreenProps<Q extends QueryMap = Record<never, OperationType>, K extends object = object> {
  readonly queries: PreloadedQueries<Q>;
  readonly match: RouteMatch;
  /**
   * Error status of a first screen whose data could not be loaded, for screens that render that themselves: they get no
   * queries.
   */
  readonly failure?: number;
  /** Fragment reference for the preview, from the link that was followed; absent when it had none. */
  readonly known?: K;
}

export type Screen<Q extends QueryMap = QueryMap, K extends object = object> = ComponentType<
  ScreenProps<Q, K>
>;

export interface PreviewProps<K extends object = object> {
  /** Preview data from the previous screen: the key of a fragment that its links spread. */
  readonly known: K;
  readonly match: RouteMatch;
}

/** Shown until the screen is ready, with the same layout. */
export type Preview<K extends object = object> = ComponentType<PreviewProps<K>>;

/**
 * What to load of a screen's code. first: without what hydrates late, as the page shows it as the server's HTML ·
 * preview: that, and its preview · whole: all that a navigation shows, the default.
 */
export type Extent = 'first' | 'preview' | 'whole';

/** An entry point with its query types erased, as the navigator handles it. */
export interface EntryPoint {
  /** Loads the rest of the entry point; null when it is loaded. */
  readonly prepare: () => Promise<unknown> | null;
  /** False while `prepare` has something to load. */
  readonly isPrepared: boolean;
  /** Module that `prepare` loads, by its name in the build manifest: pages of its screen preload it, too. */
  readonly module: string | null;
  /** Route name; null for an unnamed route. */
  readonly name: string | null;
  /** Name of an address's page view (platform.md 2); null: not reported. */
  readonly viewName: (match: RouteMatch) => string | null;
  readonly load: (extent?: Extent) => Promise<Screen>;
  /** The screen component once its code is loaded: returning to it need not wait. */
  readonly loaded: () => Screen | null;
  /** The preview component; null without one, and before its code is loaded. */
  readonly preview: () => Preview | null;
  readonly queries: (match: RouteMatch) => QueryRequests<QueryMap>;
  /** True when the screen itself renders a failure of its data, instead of an error screen. */
  readonly showsFailure: boolean;
}

/**
 * @example
 * export const productEntryPoint = defineEntryPoint<{ page: ProductRouteQuery }>({
 *   name: 'product',
 *   load: () => import('./ProductRoute.tsx'),
 *   queries: ({ lang, params }) => ({
 *     page: { parameters: ProductRouteQueryParameters, variables: { locale: lang, handle: params.handle ?? '' } },
 *   }),
 * });
 */
export function defineEntryPoint<Q extends QueryMap, K extends object = object>(definition: {
  name: string | null;
  /** Page view name where it differs from the route's, such as for a route that shows several pages. */
  viewName?: (match: RouteMatch) => string | null;
  /** `late` is the code of the screen's late parts. */
  load: () => Promise<{
    default: Screen<Q, K>;
    preview?: LateModule<{ default: Preview<K> }>;
    late?: readonly LateModule[];
  }>;
  queries: (match: RouteMatch) => QueryRequests<Q>;
  /**
   * For a screen that is useful without its data, such as for its search field: it then gets `failure` and no queries.
   */
  showsFailure?: boolean;
}): EntryPoint {
  let loaded: Screen | null = null;
  let preview: LateModule<{ default: Preview<K> }> | null = null;
  let late: readonly LateModule[] = [];
  return {
    prepare: () => null,
    isPrepared: true,
    module: null,
    name: definition.name,
    viewName: definition.viewName ?? (() => definition.name),
    load: async (extent = 'whole') => {
      const module = await definition.load();
      // The only place where a screen's types are erased: `queries` of the same definition provides them, and links to
      // the screen provide its preview data.
      loaded = module.default as unknown as Screen;
      preview = module.preview ?? null;
      late = module.late ?? [];
      if (extent !== 'first') await preview?.load();
      if (extent === 'whole') await Promise.all(late.map((part) => part.load()));
      return loaded;
    },
    loaded: () => (late.every(({ parts }) => parts !== null) ? loaded : null),
    preview: () => (preview?.parts?.default ?? null) as Preview | null,
    showsFailure: definition.showsFailure ?? false,
    queries: (match) => definition.queries(match) as QueryRequests<QueryMap>,
  };
}
