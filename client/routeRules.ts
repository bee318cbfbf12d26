/** What is to be known of the shop's routes without running it, from the routes themselves (platform.md 7, route rules). */
import { moved, routes } from './routes.tsx';

export interface RouteRule {
  /** Name that its page views have; absent where it has none. */
  readonly name?: string;
  /** Rendered for each request; nothing is rendered beforehand, since pages show the session's cart. */
  readonly ssr?: true;
  readonly prerender?: false;
  /** Where the path leads instead, and with which status. */
  readonly redirect?: { readonly to: string; readonly status: 301 };
}

/** By path pattern, locale in front; the first that matches is taken. */
export function routeRules(): Readonly<Record<string, RouteRule>> {
  const redirects = Object.entries(moved).map(
    ([from, to]) => [`/:lang${from}`, { redirect: { to: `/:lang${to}`, status: 301 } }] as const,
  );
  const screens = routes.map(({ path, entryPoint: { name } }) => {
    const pattern = path === '/' ? '/:lang' : path === '*' ? '/*' : `/:lang${path}`;
    return [pattern, { ...(name === null ? {} : { name }), ssr: true, prerender: false }] as const;
  });
  return Object.fromEntries<RouteRule>([
    ['/', { name: 'home', ssr: true, prerender: false }],
    ['/en-us', { redirect: { to: '/', status: 301 } }],
    ...redirects,
    ...screens,
  ]);
}
