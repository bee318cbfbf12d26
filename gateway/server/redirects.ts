/**
 * Where a page's address leads before anything is rendered: the editors' redirects first, then those that the client's
 * own routes know (paths without a locale, legacy paths, pages that moved), in one chain. The browser makes one hop of it,
 * and because the target is where the chain ends, no redirect of ours leads to another: the cap of ten (platform.md 5)
 * holds without counting across requests.
 */
import type { EdgeRequest } from './edgeRequest.ts';
import type { ReadRedirects } from './managedRedirects.ts';
import { scopeForLocale } from '../region/scopeForLocale.rules.ts';
import { followChain, managedStep, type ChainVerdict } from './redirect.rules.ts';

/** Another path of the shop that the routes lead a path and its query to; null where it is a screen's. */
export type RedirectAt = (href: string) => string | null;

export type FollowRedirects = (
  href: string,
  edge: Pick<EdgeRequest, 'session' | 'report' | 'markets'>,
  redirectAt: RedirectAt,
) => Promise<ChainVerdict>;

/** @param shopOrigin null when each request's host counts. */
export function createRedirects(read: ReadRedirects, shopOrigin: string | null): FollowRedirects {
  return async (href, { session, report, markets }, redirectAt) => {
    const table = await read();
    const now = Date.now();
    const regionOf = (locale: string): string =>
      scopeForLocale(locale, (store) => session.customer(store), now, markets)?.contentRegion ?? '';
    const verdict = followChain(href, (asked) => {
      const managed = managedStep(table, asked, regionOf, shopOrigin);
      if (managed.kind !== 'none') return managed;
      const routed = redirectAt(asked.path + asked.search);
      return routed === null ? managed : { kind: 'moved', href: routed, isPermanent: true, leaves: false };
    });
    if (verdict.kind === 'refused') {
      report('Redirect refused', { from: verdict.from, reason: verdict.reason });
    }
    if (verdict.kind === 'tooMany') report('Too many redirects');
    return verdict;
  };
}
