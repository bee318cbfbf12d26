/** Link targets: prefix by content type, locale, filters, colour (platform.md 2, catalogue.md 2). */
import { defaultLocale, parseLocale } from '../../region/locales/locale.rules.ts';
import { isSafeAddress, leavesTheSite } from '../text/address.rules.ts';

export { isSafeAddress } from '../text/address.rules.ts';

/** Path prefix by content type, merged from both documents. Other types have none. */
const prefixes: Readonly<Record<string, string>> = {
  athlete: '/team',
  blog_post: '/blog/p',
  blog_category: '/blog',
  cart: '/cart',
  landing_page: '/l',
  page: '',
  pro: '',
  product: '/p',
  product_category: '/c',
  support: '/support',
  team_page: '',
  traveling_circus_post: '/traveling-circus/p',
  circus_season: '/traveling-circus',
};

export type Query = readonly (readonly [name: string, value: string])[];

/** The fields of an editor's link that determine its target. */
export interface LinkFacts {
  title: string;
  type: string;
  external_link: { title: string; href: string } | null;
  internal_link: readonly { _content_type_uid: string; url?: string; title?: string }[];
  query?: string;
  new_tab: boolean;
}

/** A resolved link. */
export interface LinkTarget {
  text: string;
  href: string;
  isExternal: boolean;
  opensNewTab: boolean;
}

/** Target of a message that links to nothing. */
export const nowhere: Omit<LinkTarget, 'text'> = { href: '', isExternal: false, opensNewTab: false };

/** Path of an entry's page: locale + prefix + url, with filters as query parameters. `/en-us` alone becomes `/`. */
export function contentPath(locale: string, contentType: string, url: string, query: Query = []): string {
  const path = `${prefixes[contentType] ?? ''}${url.startsWith('/') || url === '' ? url : `/${url}`}`;
  return withQuery(localePath(locale, path), query);
}

/** Prefixes a path with its locale; the default locale's home page is `/` (platform.md 2). */
export function localePath(locale: string, path: string): string {
  const rest = path === '/' ? '' : path;
  return rest === '' && locale === defaultLocale ? '/' : `/${locale}${rest}`;
}

/** The colour is lower case: `?color=spruce`. */
export function withQuery(path: string, query: Query): string {
  if (query.length === 0) return path;
  const pairs = query.map(
    ([name, value]) => [name, name === 'color' ? value.toLowerCase() : value] as [string, string],
  );
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

/**
 * Resolves a hand-written internal address to the request's locale: `/c/skis`, `/en-us/c/skis` and `c/skis` are the
 * same. Query and hash are kept; a hash alone stays on the page.
 */
export function innerPath(locale: string, href: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href.trim()) ?? [];
  if (path === '' && query === '' && hash !== '') return hash;
  const rooted = `/${path.replace(/^[/\\]+/, '')}`;
  if (servedElsewhere.test(rooted)) return rooted + query + hash;
  const [, prefix = ''] = rooted.split('/');
  const rest = parseLocale(prefix) ? rooted.slice(prefix.length + 1) || '/' : rooted;
  const pairs = [...new URLSearchParams(query)];
  return withQuery(localePath(locale, rest), pairs) + hash;
}

/** Gateway routes other than pages; they have no locale prefix. */
const servedElsewhere = /^\/(api|assets|images)(\/|$)/;

/** Types with a page although their entries have no address. */
const withoutUrl: ReadonlySet<string> = new Set(['cart']);

/** Whether an entry of this type and address has a page. */
export function hasPage(contentType: string, url: string): boolean {
  return contentType in prefixes && (url !== '' || withoutUrl.has(contentType));
}

/** Null when the link has no target, its entry is not published here, or its address is unsafe. */
export function linkTarget(link: LinkFacts, locale: string): LinkTarget | null {
  const entry = link.internal_link[0];
  const external = link.external_link;
  const text = link.title || external?.title || entry?.title || '';
  const opensNewTab = link.new_tab;
  const type = link.type.toLowerCase();
  const written = external?.href.trim() ?? '';
  const isWritten = written !== '' && isSafeAddress(written);

  // Links of type Nuxt are hand-written internal paths with the query in the href.
  if (type === 'nuxt' && isWritten && !leavesTheSite(written)) {
    return { text, href: innerPath(locale, written), isExternal: false, opensNewTab };
  }
  if (type !== 'external' && entry && (entry.url || withoutUrl.has(entry._content_type_uid))) {
    const { _content_type_uid: contentType, url = '' } = entry;
    const href = contentPath(locale, contentType, url, [...new URLSearchParams(link.query ?? '')]);
    return { text, href, isExternal: false, opensNewTab };
  }
  // External links keep the given href.
  if (external && isWritten) return { text, href: external.href, isExternal: true, opensNewTab };
  return null;
}
