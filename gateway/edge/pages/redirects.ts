/**
 * Where a page's address leads before anything is rendered: the editors' redirects first, then those that the client's
 * own routes know (paths without a locale, legacy paths, pages that moved), in one chain. The browser makes one hop of it,
 * and because the target is where the chain ends, no redirect of ours leads to another: the cap of ten (platform.md 5)
 * holds without counting across requests.
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
import { asked, followChain, managedStep, type ChainVerdict } from './redirect.rules.ts';

export interface RedirectHints {
  /** Value of `accept-language`; empty where there is none. */
  languages: string;
  /** Another path of the shop that the routes lead a path and its query to; null where it is a screen's. */
  redirectAt(href: string): string | null;
}

export type FollowRedirects = (
  href: string,
  edge: EdgeRequest,
  hints: RedirectHints,
) => Promise<ChainVerdict>;

export interface RedirectOptions {
  read: ReadRedirects;
  /** Null when each request's host counts. */
  shopOrigin: string | null;
  /** Asked only where an address leaves the market open. */
  geolocate(edge: EdgeRequest): Promise<{ country: string }>;
}

export function createRedirects({ read, shopOrigin, geolocate }: RedirectOptions): FollowRedirects {
  /** The market's home that a language or a country alone leads this shopper to; null for other addresses. */
  async function homeForCode(href: string, edge: EdgeRequest, languages: string): Promise<string | null> {
    const { path, search } = asked(href);
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
    // Another shopper is led elsewhere: never for good.
    if (verdict.kind === 'stays') return { kind: 'leads', location: home, isPermanent: false };
    return verdict.kind === 'leads' ? { ...verdict, isPermanent: false } : verdict;
  };
}
