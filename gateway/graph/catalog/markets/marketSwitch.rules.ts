/** Target of a market switch: the same page where it exists there, else its nearest category, else home. */
import { contentPath, localePath } from '../../content/navigation/link.rules.ts';
import { parseLocale } from '../../region/locales/locale.rules.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';

/** What a path refers to, independent of market. */
export type PageAt =
  | { kind: 'home' | 'nowhere' }
  | { kind: 'product' | 'category' | 'content'; uid: string }
  /** A built-in screen. `rest` has no locale. */
  | { kind: 'screen'; rest: string };

/** Longer paths match no page. */
const MAX_LENGTH = 500;

/** First segments of built-in screens, which exist in every market; `/pro` itself is a managed page. */
const screens: readonly string[] = ['account', 'cart', 'country', 'order-status', 'search'];
const proScreens: readonly string[] = ['create', 'signup'];

/** @param path with locale prefix; query and hash are dropped, as they may not apply in another market. */
export function pageAt(path: string): PageAt {
  if (path.length > MAX_LENGTH) return { kind: 'nowhere' };
  const [pathname = ''] = path.split(/[?#]/, 1);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments[0] !== undefined && parseLocale(segments[0])) segments.shift();
  const [first, ...others] = segments.map(decoded);
  if (first === undefined) return { kind: 'home' };
  if (screens.includes(first) || (first === 'pro' && proScreens.includes(others[0] ?? ''))) {
    // Keeps the section only: what is below it, such as an order, belongs to one store.
    return { kind: 'screen', rest: `/${[first, ...others.slice(0, 1)].map(encodeURIComponent).join('/')}` };
  }
  if (first === 'p' && others.length === 1) return { kind: 'product', uid: others.join('') };
  if (first === 'c' && others.length > 0) return { kind: 'category', uid: others.join('/') };
  return { kind: 'content', uid: [first, ...others].join('/') };
}

/** An undecodable segment is returned unchanged. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The facts of a page that decide where it is shown. */
export interface PageLocation {
  contentType: string;
  /** Its URL without the prefix of its type. */
  url: string;
  /**
   * The region lists of the page's entries; the page is shown where any of them matches. An empty list means all
   * regions.
   */
  regions: readonly (readonly string[])[];
  needsShop: boolean;
}

/** A fallback category. */
export interface FallbackCategory {
  title: string;
  url: string;
  regions: readonly string[];
}

export interface Destination {
  locale: string;
  contentRegion: string;
  hasShop: boolean;
}

export interface SwitchTarget {
  arrival: 'SAME_PAGE' | 'CATEGORY' | 'HOME';
  path: string;
  /** Title of the category; null for other targets. */
  title: string | null;
}

export function isThere(page: PageLocation, { contentRegion, hasShop }: Destination): boolean {
  return page.regions.some((regions) => isShownIn(regions, contentRegion)) && (hasShop || !page.needsShop);
}

/** @param instead in order of preference. */
export function switchTargetIn(
  destination: Destination,
  page: PageLocation | null,
  fallbacks: readonly FallbackCategory[],
): SwitchTarget {
  const { locale, contentRegion } = destination;
  if (page && isThere(page, destination))
    return { arrival: 'SAME_PAGE', path: contentPath(locale, page.contentType, page.url), title: null };
  const category = fallbacks.find(({ regions }) => isShownIn(regions, contentRegion));
  return category
    ? {
        arrival: 'CATEGORY',
        path: contentPath(locale, 'product_category', category.url),
        title: category.title,
      }
    : { arrival: 'HOME', path: localePath(locale, '/'), title: null };
}
