/** Pages to list in the sitemap. */
import type { RequestContext } from '../../context.ts';
import { localeAlternates } from './hreflang.rules.ts';
import type { Markets } from '../markets/markets.rules.ts';
import { isShownIn } from '../markets/region.rules.ts';

/** A page, independent of market. */
export interface IndexablePage {
  /** Path of the page in the locale. */
  pathIn(locale: string): string;
  /**
   * The region lists of the page's entries; the page is shown where any of them matches. An empty list means all
   * regions.
   */
  regions: readonly (readonly string[])[];
  /** ISO 8601; null when unknown. */
  updatedAt: string | null;
  /** Image URLs. */
  images: readonly string[];
}

/** Loads the pages of one kind. The context is a guest's in the default locale; pages are the same for every market. */
export type IndexableKind = (ctx: RequestContext) => Promise<readonly IndexablePage[]>;

/** All regions: pages built into the shop. */
export const everywhere: IndexablePage['regions'] = [[]];

/** The offered locales that show a page to guests, matching the hreflang links of the page itself. */
export function localesOf(
  { regions }: Pick<IndexablePage, 'regions'>,
  markets: Markets,
): ReturnType<typeof localeAlternates> {
  return localeAlternates(markets, (region) => regions.some((list) => isShownIn(list, region)));
}
