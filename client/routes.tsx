/** Every screen of the shop, one line each. Paths are those behind the locale prefix (platform.md 2). */
import type { EntryPoint, RouteMatch } from './navigation/entryPoint.ts';
import { decodePath } from './navigation/decodePath.rules.ts';
import { defaultLang, judgePath } from './navigation/localePath.rules.ts';
import { matchPath } from './navigation/matchPath.rules.ts';
import type { Markets } from './navigation/markets.rules.ts';
import { passesMiddleware } from './navigation/routeMiddleware.ts';
import type { Resolution } from './navigation/Routing.ts';
import { accountEntryPoint } from './routes/account/AccountRoute.entrypoint.ts';
import { accountAddressesEntryPoint } from './routes/accountAddresses/AccountAddressesRoute.entrypoint.ts';
import { accountCreateEntryPoint } from './routes/accountCreate/AccountCreateRoute.entrypoint.ts';
import { accountOrderEntryPoint } from './routes/accountOrder/AccountOrderRoute.entrypoint.ts';
import { accountOrdersEntryPoint } from './routes/accountOrders/AccountOrdersRoute.entrypoint.ts';
import { accountProfileEntryPoint } from './routes/accountProfile/AccountProfileRoute.entrypoint.ts';
import { blogEntryPoint } from './routes/blog/BlogRoute.entrypoint.ts';
import { blogCategoryEntryPoint } from './routes/blogCategory/BlogCategoryRoute.entrypoint.ts';
import { blogPostEntryPoint } from './routes/blogPost/BlogPostRoute.entrypoint.ts';
import { athleteEntryPoint } from './routes/athlete/AthleteRoute.entrypoint.ts';
import { cartEntryPoint } from './routes/cart/CartRoute.entrypoint.ts';
import { categoryEntryPoint } from './routes/category/CategoryRoute.entrypoint.ts';
import { circusEntryPoint } from './routes/circus/CircusRoute.entrypoint.ts';
import { circusPostEntryPoint } from './routes/circusPost/CircusPostRoute.entrypoint.ts';
import { circusSeasonEntryPoint } from './routes/circusSeason/CircusSeasonRoute.entrypoint.ts';
import { compareEntryPoint } from './routes/compare/CompareRoute.entrypoint.ts';
import { countryEntryPoint } from './routes/country/CountryRoute.entrypoint.ts';
import { homeEntryPoint } from './routes/home/HomeRoute.entrypoint.ts';
import { landingEntryPoint } from './routes/landing/LandingRoute.entrypoint.ts';
import { notFoundEntryPoint } from './routes/notFound/NotFoundRoute.entrypoint.ts';
import { orderStatusEntryPoint } from './routes/orderStatus/OrderStatusRoute.entrypoint.ts';
import { pageEntryPoint } from './routes/page/PageRoute.entrypoint.ts';
import { proEntryPoint, psiaEntryPoint } from './routes/pro/ProRoute.entrypoint.ts';
import { proSignupEntryPoint } from './routes/proSignup/ProSignupRoute.entrypoint.ts';
import { proCreateEntryPoint } from './routes/proCreate/ProCreateRoute.entrypoint.ts';
import { productEntryPoint } from './routes/product/ProductRoute.entrypoint.ts';
import { searchEntryPoint } from './routes/search/SearchRoute.entrypoint.ts';
import { styleTileEntryPoint } from './routes/styletile/StyleTileRoute.entrypoint.ts';
import { testStoreEntryPoint } from './routes/testStore/TestStoreRoute.entrypoint.ts';
import { teamEntryPoint } from './routes/team/TeamRoute.entrypoint.ts';
import { supportArticleEntryPoint } from './routes/support/SupportArticleRoute.entrypoint.ts';
import { supportEntryPoint } from './routes/support/SupportRoute.entrypoint.ts';
import { storesEntryPoint } from './routes/stores/StoresRoute.entrypoint.ts';

export interface Route {
  readonly path: string;
  readonly entryPoint: EntryPoint;
  /** The screen's module as the build's manifest names it: the server preloads its files. */
  readonly module: string;
  /** Names of the checks that an address has to pass (navigation/routeMiddleware.ts). */
  readonly middleware: readonly string[];
}

export const notFoundRoute: Route = {
  path: '*',
  entryPoint: notFoundEntryPoint,
  module: 'routes/notFound/NotFoundRoute.tsx',
  middleware: [],
};

/** @param module below `routes/`, without its ending. */
function screen(path: string, entryPoint: EntryPoint, module: string): Route {
  return { path, entryPoint, module: `routes/${module}.tsx`, middleware: ['names'] };
}

/** The first that matches is taken. */
export const routes: readonly Route[] = [
  screen('/', homeEntryPoint, 'home/HomeRoute'),
  screen('/c/*', categoryEntryPoint, 'category/CategoryRoute'),
  screen('/p/:uid', productEntryPoint, 'product/ProductRoute'),
  screen('/cart', cartEntryPoint, 'cart/CartRoute'),
  screen('/compare', compareEntryPoint, 'compare/CompareRoute'),
  screen('/country', countryEntryPoint, 'country/CountryRoute'),
  screen('/pro', proEntryPoint, 'pro/ProRoute'),
  screen('/pro/signup', proSignupEntryPoint, 'proSignup/ProSignupRoute'),
  screen('/psia', psiaEntryPoint, 'pro/ProRoute'),
  screen('/account/create', accountCreateEntryPoint, 'accountCreate/AccountCreateRoute'),
  screen('/pro/create', proCreateEntryPoint, 'proCreate/ProCreateRoute'),
  screen('/account', accountEntryPoint, 'account/AccountRoute'),
  screen('/account/addresses', accountAddressesEntryPoint, 'accountAddresses/AccountAddressesRoute'),
  screen('/account/orders', accountOrdersEntryPoint, 'accountOrders/AccountOrdersRoute'),
  screen('/account/orders/:number', accountOrderEntryPoint, 'accountOrder/AccountOrderRoute'),
  screen('/account/profile', accountProfileEntryPoint, 'accountProfile/AccountProfileRoute'),
  screen('/order-status', orderStatusEntryPoint, 'orderStatus/OrderStatusRoute'),
  screen('/l/:uid', landingEntryPoint, 'landing/LandingRoute'),
  screen('/styletile', styleTileEntryPoint, 'styletile/StyleTileRoute'),
  screen('/test-store', testStoreEntryPoint, 'testStore/TestStoreRoute'),
  screen('/blog', blogEntryPoint, 'blog/BlogRoute'),
  screen('/blog/p/:uid', blogPostEntryPoint, 'blogPost/BlogPostRoute'),
  screen('/blog/:uid', blogCategoryEntryPoint, 'blogCategory/BlogCategoryRoute'),
  screen('/traveling-circus', circusEntryPoint, 'circus/CircusRoute'),
  screen('/traveling-circus/p/:uid', circusPostEntryPoint, 'circusPost/CircusPostRoute'),
  screen('/traveling-circus/:uid', circusSeasonEntryPoint, 'circusSeason/CircusSeasonRoute'),
  screen('/team', teamEntryPoint, 'team/TeamRoute'),
  screen('/team/:uid', athleteEntryPoint, 'athlete/AthleteRoute'),
  screen('/support', supportEntryPoint, 'support/SupportRoute'),
  screen('/support/:uid', supportArticleEntryPoint, 'support/SupportArticleRoute'),
  screen('/stores', storesEntryPoint, 'stores/StoresRoute'),
  screen('/search', searchEntryPoint, 'search/SearchRoute'),
  screen('/:page', pageEntryPoint, 'page/PageRoute'),
  notFoundRoute,
];

/** A screen with its module, or the address that took its place. */
export type RoutedScreen = {
  readonly route: Route;
  readonly entryPoint: EntryPoint;
  readonly match: RouteMatch;
  /** True where the address itself is wrong: its locale is none, or a check of its route failed. */
  readonly isInvalid: boolean;
};

/**
 * @param path without query and hash, as the browser has it.
 * @param search query with its question mark, or nothing.
 */
export function resolveRoute(
  path: string,
  search: string,
  markets: Markets,
): RoutedScreen | Extract<Resolution, { redirect: string }> {
  const verdict = judgePath(path, markets);
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
        splat === undefined || route === notFoundRoute ? named : { ...named, uid: splat.replace(/\/+$/, '') },
      search: new URLSearchParams(search),
      path,
    };
    if (!passesMiddleware(route.middleware, match))
      return { ...notFoundAt(path, search, markets), isInvalid: true };
    return { route, entryPoint: route.entryPoint, match, isInvalid: !isKnown };
  }
  throw new Error('The last route matches every path.');
}

/** What stands where an address must not be followed, in the language of its locale. */
export function notFoundAt(path: string, search: string, markets: Markets): RoutedScreen {
  const verdict = judgePath(path, markets);
  const there = verdict.kind === 'redirect' ? judgePath(verdict.path, markets) : verdict;
  const lang = there.kind === 'screen' ? there.lang : defaultLang;
  return {
    route: notFoundRoute,
    entryPoint: notFoundRoute.entryPoint,
    match: { lang, params: {}, search: new URLSearchParams(search), path },
    isInvalid: false,
  };
}
