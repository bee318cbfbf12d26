/**
 * Redirects before a page is rendered: those of editors first, then those of the client's routes (paths without locale,
 * legacy paths, moved pages), resolved as one chain. The browser follows a single redirect, and as its target is the
 * end of the chain, the limit of ten (platform.md 5) holds without counting across requests.
 */
import type { EdgeRequest } from '../http/edgeRequest.ts';
import type { ReadRedirects } from './managedRedirects.ts';
import { localePath } from '../../graph/content/navigation/link.rules.ts';
import {
  codeOfPath,
  isMarketCode,
  likedLanguages,
  localeForCode,
} from '../../graph/region/markets/marketCode.rules.ts';
import { scopeForLocale } from '../../graph/region/markets/scopeForLocale.rules.ts';
import { requested, followChain, managedStep, type ChainVerdict } from './redirect.rules.ts';

export interface RedirectHints {
  /** Value of `accept-language`; empty when absent. */
  languages: string;
  /** @returns the path that the client's routes redirect to; null for a screen's own. */
  redirectAt(href: string): string | null;
}

export type FollowRedirects = (
  href: string,
  edge: EdgeRequest,
  hints: RedirectHints,
) => Promise<ChainVerdict>;

export interface RedirectOptions {
  read: ReadRedirects;
  /** Public origin; null: that of each request's Host. */
  shopOrigin: string | null;
  /** Called only for URLs without a market. */
  geolocate(edge: EdgeRequest): Promise<{ country: string }>;
}

export function createRedirects({ read, shopOrigin, geolocate }: RedirectOptions): FollowRedirects {
  /** Home page of the market for a path with only a language or country; null for other paths. */
  async function homeForCode(href: string, edge: EdgeRequest, languages: string): Promise<string | null> {
    const { path, search } = requested(href);
    const code = codeOfPath(path);
    if (code === null || !isMarketCode(code, edge.markets)) return null;
    const { country } = await geolocate(edge);
    const shopper = { country: country || null, languages: likedLanguages(languages) };
    return localePath(localeForCode(code, shopper, edge.markets), '/') + search;
  }

  return async (address, edge, { languages, redirectAt }) => {
    const { session, report, markets } = edge;
    const home = await homeForCode(address, edge, languages);
    const href = home ?? address;
    const table = await read();
    const now = Date.now();
    const regionOf = (locale: string): string =>
      scopeForLocale(locale, (store) => session.customer(store), now, markets)?.contentRegion ?? '';
    const verdict = followChain(href, (step) => {
      const managed = managedStep(table, step, regionOf, shopOrigin);
      if (managed.kind !== 'none') return managed;
      const routed = redirectAt(step.path + step.search);
      return routed === null ? managed : { kind: 'moved', href: routed, isPermanent: true, leaves: false };
    });
    if (verdict.kind === 'refused') {
      report('Redirect refused', { from: verdict.from, reason: verdict.reason });
    }
    if (verdict.kind === 'tooMany') report('Too many redirects');
    if (home === null) return verdict;
    // Depends on the shopper: never permanent.
    if (verdict.kind === 'stays') return { kind: 'leads', location: home, isPermanent: false };
    return verdict.kind === 'leads' ? { ...verdict, isPermanent: false } : verdict;
  };
}
