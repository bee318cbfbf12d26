/** Where a change of market leads: to the same page where it exists there, else as near to it as there is something. */
import { contentPath, localePath } from '../content/link.rules.ts';
import { parseLocale } from '../region/locale.rules.ts';
import { isShownIn } from '../region/region.rules.ts';

/** What a path of this site means, whatever the market. */
export type PageAt =
  | { kind: 'home' | 'nowhere' }
  | { kind: 'product' | 'category' | 'content'; uid: string }
  /** A screen of the shop itself. `rest` has no locale. */
  | { kind: 'screen'; rest: string };

/** Longer addresses are nobody's page. */
const MOST_CHARACTERS = 500;

/** First segments of screens that exist in every market, whatever the editors publish; `/pro` itself is a page of theirs. */
const screens: readonly string[] = ['account', 'cart', 'country', 'order-status', 'search'];
const proScreens: readonly string[] = ['create', 'signup'];

/** @param path of this site, locale prefix included; query and hash are dropped, since they may not hold elsewhere. */
export function pageAt(path: string): PageAt {
  if (path.length > MOST_CHARACTERS) return { kind: 'nowhere' };
  const [pathname = ''] = path.split(/[?#]/, 1);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments[0] !== undefined && parseLocale(segments[0])) segments.shift();
  const [first, ...others] = segments.map(decoded);
  if (first === undefined) return { kind: 'home' };
  if (screens.includes(first) || (first === 'pro' && proScreens.includes(others[0] ?? ''))) {
    // One level is a section; what is below, such as an order, belongs to one store.
    return { kind: 'screen', rest: `/${[first, ...others.slice(0, 1)].map(encodeURIComponent).join('/')}` };
  }
  if (first === 'p' && others.length === 1) return { kind: 'product', uid: others.join('') };
  if (first === 'c' && others.length > 0) return { kind: 'category', uid: others.join('/') };
  return { kind: 'content', uid: [first, ...others].join('/') };
}

/** A segment that cannot be decoded stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A page, as far as it decides where it is shown. */
export interface Whereabouts {
  contentType: string;
  /** Its url below the prefix of its type. */
  url: string;
  /** A list of regions for each of its entries; one is enough. An empty list means everywhere. */
  regions: readonly (readonly string[])[];
  needsShop: boolean;
}

/** A category to go to instead. */
export interface CategoryInstead {
  title: string;
  url: string;
  regions: readonly string[];
}

export interface Destination {
  locale: string;
  contentRegion: string;
  hasShop: boolean;
}

export interface Arrival {
  arrival: 'SAME_PAGE' | 'CATEGORY' | 'HOME';
  path: string;
  /** Title of the category; null unless it is one. */
  title: string | null;
}

export function isThere(page: Whereabouts, { contentRegion, hasShop }: Destination): boolean {
  return page.regions.some((regions) => isShownIn(regions, contentRegion)) && (hasShop || !page.needsShop);
}

/** @param instead in the order of preference. */
export function arrivalIn(
  destination: Destination,
  page: Whereabouts | null,
  instead: readonly CategoryInstead[],
): Arrival {
  const { locale, contentRegion } = destination;
  if (page && isThere(page, destination))
    return { arrival: 'SAME_PAGE', path: contentPath(locale, page.contentType, page.url), title: null };
  const category = instead.find(({ regions }) => isShownIn(regions, contentRegion));
  return category
    ? {
        arrival: 'CATEGORY',
        path: contentPath(locale, 'product_category', category.url),
        title: category.title,
      }
    : { arrival: 'HOME', path: localePath(locale, '/'), title: null };
}
