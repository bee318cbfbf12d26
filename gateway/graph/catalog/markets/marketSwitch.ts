/** Finds the shopper's current page and its counterpart in other markets. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { lineageOf } from '../../content/navigation/categoryTree.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { CategoryEntryJson } from '../../../sources/delivery/categories.ts';
import {
  switchTargetIn,
  isThere,
  pageAt,
  type SwitchTarget,
  type FallbackCategory,
  type Destination,
  type PageLocation,
} from './marketSwitch.rules.ts';
import { categoryTitle } from '../categories/category.ts';

export const MarketArrival = builder.enumType('MarketArrival', {
  description: 'How close the target of a market switch is to the current page.',
  values: {
    SAME_PAGE: { description: 'The same page in the other market.' },
    CATEGORY: {
      description: 'The page is not shown there: leads to the nearest category that is.',
    },
    HOME: { description: 'Nothing related is shown there: leads to the home page.' },
  },
});

export const pathArg = 'Current path with locale prefix; the home page when absent. The query is dropped.';

interface Found {
  page: PageLocation;
  /** Called only when some market does not show the page. */
  fallbacks(): Promise<FallbackCategory[]>;
}

/**
 * Target of each destination from the current page. Costs one cached call for a product, a category or a content page,
 * a second one when some destination does not show it, none for other screens. While the content service is
 * unavailable, everything leads home.
 */
export async function switchTargetsFrom(
  path: string,
  destinations: readonly Destination[],
  ctx: RequestContext,
): Promise<(destination: Destination) => SwitchTarget> {
  const found = await withFallback(foundAt(path, ctx), null);
  const isEverywhere = found !== null && destinations.every((place) => isThere(found.page, place));
  const fallbacks = found === null || isEverywhere ? [] : await withFallback(found.fallbacks(), []);
  return (destination) => switchTargetIn(destination, found?.page ?? null, fallbacks);
}

/** Null when no market has such a page. */
async function foundAt(path: string, ctx: RequestContext): Promise<Found | null> {
  const page = pageAt(path);
  switch (page.kind) {
    case 'home':
      return alone({ contentType: 'page', url: '/', regions: [[]], needsShop: false });
    case 'screen':
      return alone({
        contentType: 'page',
        url: page.rest,
        regions: [[]],
        needsShop: page.rest === '/cart',
      });
    case 'product':
      return productAt(`/${page.uid}`, ctx);
    case 'category':
      return categoryAt(`/${page.uid}`, ctx);
    case 'content': {
      const url = `/${page.uid}`;
      const regions = await ctx.delivery.pageRegions(url);
      return alone({ contentType: 'page', url, regions, needsShop: false });
    }
    default:
      return null;
  }
}

function alone(page: PageLocation): Found {
  return { page, fallbacks: () => Promise.resolve([]) };
}

/** Fallback for a product: its first category, which is also its breadcrumb. */
async function productAt(url: string, ctx: RequestContext): Promise<Found | null> {
  const entry = await ctx.delivery.productByUrl(url);
  return (
    entry && {
      page: { contentType: 'product', url, regions: [entry.regions], needsShop: false },
      fallbacks: async () => {
        const categories = entry.categories.map(({ uid }) => ctx.delivery.categoryByUid(uid));
        return (await Promise.all(categories)).filter((category) => category !== null).map(fallbacksOf);
      },
    }
  );
}

/** Fallback for a category: its ancestors, nearest first. */
async function categoryAt(url: string, ctx: RequestContext): Promise<Found | null> {
  const entry = await ctx.delivery.categoryByUrl(url);
  return (
    entry && {
      page: { contentType: 'product_category', url, regions: [entry.regions], needsShop: false },
      fallbacks: async () => {
        const parent = entry.parent[0]?.uid;
        const above = parent === undefined ? [] : lineageOf(await ctx.delivery.categories(), parent);
        return above.toReversed().map(fallbacksOf);
      },
    }
  );
}

function fallbacksOf(category: CategoryEntryJson): FallbackCategory {
  return { title: categoryTitle(category), url: category.url, regions: category.regions };
}
