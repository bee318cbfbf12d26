/** Route rules for clients, derived from the routes (platform.md 7). */
import type { RouteMatch } from '../navigation/entryPoint.ts';
import { defaultLang } from '../navigation/addresses/localePath.rules.ts';
import type { RouteRule, RouteRuleTable } from '../navigation/version/RouteRules.ts';
import { previewCode } from '../routes/product/lateParts.ts';
import { routes, type Route } from './preparedRoutes.ts';

/** Redirects: legacy paths (platform.md 2), and pages that became support articles. */
const moved: Readonly<Record<string, string>> = {
  '/blade': '/c/skis/piste',
  '/blade-optic': '/c/skis/piste/race',
  '/freestyle-skis': '/c/skis/park',
  '/shipping-returns': '/support/shipping',
  '/warranty': '/support/warranty',
  '/size-guide': '/support/ski-length',
};

/** Paths that the gateway answers itself. */
const noScreens = ['/api/*', '/assets/*', '/builds/*', '/health/*', '/robots.txt', '/sitemap.xml'];

/** By path pattern, with the locale in front; the first match wins. */
export function routeRules(): RouteRuleTable {
  const redirects = Object.entries(moved).map(
    ([from, to]) => [`/:lang${from}`, { redirect: { to: `/:lang${to}`, status: 301 } }] as const,
  );
  const screens = routes.map((route) => [patternOf(route), ruleOf(route)] as const);
  const home = routes.find(({ path }) => path === '/');
  return Object.fromEntries<RouteRule>([
    ...(home ? [['/', ruleOf(home)] as const] : []),
    ['/en-us', { redirect: { to: '/', status: 301 } }],
    ...noScreens.map((pattern) => [pattern, { fullLoad: true }] as const),
    ...redirects,
    ...screens,
  ]);
}

/** By path pattern: modules that a link prefetches, as the build manifest names them. */
export function modulesAhead(): Readonly<Record<string, readonly string[]>> {
  const modules = routes.map((route) => {
    const preview = route.path === '/p/:handle' ? previewCode.name : null;
    const named = [route.entryPoint.module, route.module, preview].filter((module) => module !== null);
    return [patternOf(route), named] as const;
  });
  return { ...Object.fromEntries(modules), '/': Object.fromEntries(modules)['/:lang'] ?? [] };
}

function patternOf({ path }: Route): string {
  return path === '/' ? '/:lang' : path === '*' ? '/*' : `/:lang${path}`;
}

function ruleOf({ entryPoint }: Route): RouteRule {
  const { name } = entryPoint;
  // Which queries a screen has does not depend on its address.
  const anywhere: RouteMatch = { lang: defaultLang, params: {}, search: new URLSearchParams(), path: '/' };
  const isPublic = Object.values(entryPoint.queries(anywhere)).some(({ isPersonal }) => !isPersonal);
  return {
    ...(name === null ? {} : { name }),
    ssr: true,
    prerender: false,
    ...(isPublic ? { payload: true } : {}),
  };
}
