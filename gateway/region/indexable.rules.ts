/** Pages that search engines shall find: what a sitemap says of each of them. */
import type { RequestContext } from '../context.ts';
import { localeAlternates } from './hreflang.rules.ts';
import type { Markets } from './markets.rules.ts';
import { isShownIn } from './region.rules.ts';

/** A page in whatever market shows it. */
export interface IndexablePage {
  /** Its path in a locale. */
  pathIn(locale: string): string;
  /** A list of regions for each of its entries; one is enough. An empty list means everywhere. */
  regions: readonly (readonly string[])[];
  /** ISO 8601; null when nobody knows. */
  updatedAt: string | null;
  /** Addresses of its pictures. */
  images: readonly string[];
}

/** Pages of one kind. The context is a guest's in the default locale: pages are the same for every market. */
export type IndexableKind = (ctx: RequestContext) => Promise<readonly IndexablePage[]>;

/** Everywhere: screens of the shop itself. */
export const everywhere: IndexablePage['regions'] = [[]];

/** The offered locales that show a page to a guest, as its own head names them. */
export function localesOf(
  { regions }: Pick<IndexablePage, 'regions'>,
  markets: Markets,
): ReturnType<typeof localeAlternates> {
  return localeAlternates(markets, (region) => regions.some((list) => isShownIn(list, region)));
}
