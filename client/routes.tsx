/** Every screen of the shop, one per line. Paths follow the locale prefix (platform.md 2). */
import type { EntryPoint, RouteMatch } from './navigation/entryPoint.ts';
import { decodePath } from './navigation/addresses/decodePath.rules.ts';
import { entryPointGroup } from './navigation/LazyEntryPoint.ts';
import { defaultLang, parsePath } from './navigation/addresses/localePath.rules.ts';
import { matchPath } from './navigation/addresses/matchPath.rules.ts';
import type { Markets } from './navigation/addresses/markets.rules.ts';
import { passesMiddleware } from './navigation/routeMiddleware.ts';
import type { Resolution } from './navigation/Routing.ts';
import { blogPostEntryPoint } from './routes/blogPost/BlogPostRoute.entrypoint.ts';
import { cartEntryPoint } from './routes/cart/CartRoute.entrypoint.ts';
import { homeEntryPoint } from './routes/home/HomeRoute.entrypoint.ts';
import { landingEntryPoint } from './routes/landing/LandingRoute.entrypoint.ts';
import { notFoundEntryPoint } from './routes/notFound/NotFoundRoute.entrypoint.ts';
import { pageEntryPoint } from './routes/page/PageRoute.entrypoint.ts';
import { productEntryPoint } from './routes/product/ProductRoute.entrypoint.ts';

const listing = entryPointGroup({
  module: 'listing.entrypoints.ts',
  load: () => import('./listing.entrypoints.ts'),
});
const other = entryPointGroup({
  module: 'other.entrypoints.ts',
  load: () => import('./other.entrypoints.ts'),
});

export interface Route {
  readonly path: string;
  readonly entryPoint: EntryPoint;
  /** The screen's module as the build manifest names it: the server preloads its files. */
  readonly module: string;
  /** Names of the checks that an address must pass (navigation/routeMiddleware.ts). */
  readonly middleware: readonly string[];
}

export const notFoundRoute: Route = {
  path: '*',
  entryPoint: notFoundEntryPoint,
  module: 'routes/notFound/NotFoundRoute.tsx',
  middleware: [],
};

/** @param module below `routes/`, without its extension. */
function screen(path: string, entryPoint: EntryPoint, module: string): Route {
  return { path, entryPoint, module: `routes/${module}.tsx`, middleware: ['names'] };
}

/** The first match wins. */
export const routes: readonly Route[] = [
  screen('/', homeEntryPoint, 'home/HomeRoute'),
  screen('/c/*', listing('categoryEntryPoint'), 'category/CategoryRoute'),
  screen('/p/:handle', productEntryPoint, 'product/ProductRoute'),
  screen('/cart', cartEntryPoint, 'cart/CartRoute'),
  screen('/compare', other('compareEntryPoint'), 'compare/CompareRoute'),
  screen('/country', other('countryEntryPoint'), 'country/CountryRoute'),
  screen('/pro', other('proEntryPoint'), 'pro/ProRoute'),
  screen('/pro/signup', other('proSignupEntryPoint'), 'proSignup/ProSignupRoute'),
  screen('/psia', other('psiaEntryPoint'), 'pro/ProRoute'),
  screen('/account/create', other('accountCreateEntryPoint'), 'accountCreate/AccountCreateRoute'),
  screen('/pro/create', other('proCreateEntryPoint'), 'proCreate/ProCreateRoute'),
  screen('/account', other('accountEntryPoint'), 'account/AccountRoute'),
  screen('/account/addresses', other('accountAddressesEntryPoint'), 'accountAddresses/AccountAddressesRoute'),
  screen('/account/orders', other('accountOrdersEntryPoint'), 'accountOrders/AccountOrdersRoute'),
  screen('/account/orders/:number', other('accountOrderEntryPoint'), 'accountOrder/AccountOrderRoute'),
  screen('/account/profile', other('accountProfileEntryPoint'), 'accountProfile/AccountProfileRoute'),
  screen('/order-status', other('orderStatusEntryPoint'), 'orderStatus/OrderStatusRoute'),
  screen('/l/:handle', landingEntryPoint, 'landing/LandingRoute'),
  screen('/styletile', other('styleTileEntryPoint'), 'styletile/StyleTileRoute'),
  screen('/test-store', other('testStoreEntryPoint'), 'testStore/TestStoreRoute'),
  screen('/blog', other('blogEntryPoint'), 'blog/BlogRoute'),
  screen('/blog/p/:handle', blogPostEntryPoint, 'blogPost/BlogPostRoute'),
  screen('/blog/:handle', other('blogCategoryEntryPoint'), 'blogCategory/BlogCategoryRoute'),
  screen('/traveling-circus', other('circusEntryPoint'), 'circus/CircusRoute'),
  screen('/traveling-circus/p/:handle', other('circusPostEntryPoint'), 'circusPost/CircusPostRoute'),
  screen('/traveling-circus/:handle', other('circusSeasonEntryPoint'), 'circusSeason/CircusSeasonRoute'),
  screen('/team', other('teamEntryPoint'), 'team/TeamRoute'),
  screen('/team/:handle', other('athleteEntryPoint'), 'athlete/AthleteRoute'),
  screen('/support', other('supportEntryPoint'), 'support/SupportRoute'),
  screen('/support/:handle', other('supportArticleEntryPoint'), 'support/SupportArticleRoute'),
  screen('/stores', other('storesEntryPoint'), 'stores/StoresRoute'),
  screen('/search', listing('searchEntryPoint'), 'search/SearchRoute'),
  screen('/:page', pageEntryPoint, 'page/PageRoute'),
  notFoundRoute,
];

/** Loads all entry points: for the server. */
export async function prepareRoutes(): Promise<void> {
  await Promise.all(routes.map(({ entryPoint }) => entryPoint.prepare()));
}

/** A screen with its module, or the address that replaced it. */
export type RoutedScreen = {
  readonly route: Route;
  readonly entryPoint: EntryPoint;
  readonly match: RouteMatch;
  /** True where the address itself is invalid: unknown locale, or a failed check of its route. */
  readonly isInvalid: boolean;
};

/**
 * @param path without query and hash, as the browser has it.
 * @param search query with its question mark, or empty.
 */
export function resolveRoute(
  path: string,
  search: string,
  markets: Markets,
): RoutedScreen | Extract<Resolution, { redirect: string }> {
  const verdict = parsePath(path, markets);
  if (verdict.kind === 'redirect') return { redirect: verdict.path + search };
  const isKnown = verdict.kind === 'screen';
  const rest = decodePath(isKnown ? verdict.rest : path);
  for (const route of isKnown ? routes : [notFoundRoute]) {
    const found = matchPath(route.path, rest);
    if (!found) continue;
    const { rest: splat, ...named } = found;
    const match: RouteMatch = {
      lang: isKnown ? verdict.lang : defaultLang,
      params:
        splat === undefined || route === notFoundRoute
          ? named
          : { ...named, handle: splat.replace(/\/+$/, '') },
      search: new URLSearchParams(search),
      path,
    };
    if (!passesMiddleware(route.middleware, match))
      return { ...notFoundAt(path, search, markets), isInvalid: true };
    return { route, entryPoint: route.entryPoint, match, isInvalid: !isKnown };
  }
  throw new Error('The last route must match every path.');
}

/** Shown for an address that must not be followed, in the language of its locale. */
export function notFoundAt(path: string, search: string, markets: Markets): RoutedScreen {
  const verdict = parsePath(path, markets);
  const there = verdict.kind === 'redirect' ? parsePath(verdict.path, markets) : verdict;
  const lang = there.kind === 'screen' ? there.lang : defaultLang;
  return {
    route: notFoundRoute,
    entryPoint: notFoundRoute.entryPoint,
    match: { lang, params: {}, search: new URLSearchParams(search), path },
    isInvalid: false,
  };
}
