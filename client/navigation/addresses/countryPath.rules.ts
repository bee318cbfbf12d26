/**
 * Address of the country selector with the current path: `/de-de/country?from=/de-de/p/lodestar-98` (platform.md 2).
 */
import type { RouteMatch } from '../entryPoint.ts';
import { isInternalHref } from './internalHref.rules.ts';
import { homePath } from './localePath.rules.ts';

/** Maximum path length that the gateway accepts (gateway/graph/argumentBounds.rules.ts). */
const longestPath = 2_048;

export type CurrentPage = Pick<RouteMatch, 'lang' | 'path' | 'search'>;

export function countryPath(lang: string): string {
  return `/${lang}/country`;
}

export function isCountrySelector({ lang, path }: Omit<CurrentPage, 'search'>): boolean {
  return trimmed(path) === countryPath(lang);
}

/**
 * The path to offer in other markets; null for the home page. On the selector itself it is the path in `from`, if that
 * is a path of this shop.
 */
export function pathToKeep(here: CurrentPage): string | null {
  const { lang, path, search } = here;
  const kept = isCountrySelector(here) ? (search.get('from') ?? '') : path;
  const isPlace = !['', homePath(lang), countryPath(lang)].includes(trimmed(kept));
  return isPlace && kept.length <= longestPath && isInternalHref(kept) ? kept : null;
}

export function countryHref(here: CurrentPage): string {
  const from = pathToKeep(here);
  const to = countryPath(here.lang);
  return from === null ? to : `${to}?from=${encodeURIComponent(from).replaceAll('%2F', '/')}`;
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '');
}
