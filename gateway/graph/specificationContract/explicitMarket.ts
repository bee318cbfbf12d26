/** Resolves the market arguments of the operations of catalogue.md 7.4, which override `@inContext`. */
import type { RequestContext } from '../context.ts';
import { stores } from '../region/markets/billing.rules.ts';
import { contentMarket } from '../region/markets/contentMarket.rules.ts';
import { badInput } from '../sourceErrors.ts';

export interface NamedMarket {
  locale?: string | null | undefined;
  /** Store of the commerce platform. */
  bcRegion?: string;
  /** Content region. */
  ctsRegion?: string;
}

/** Fails with BAD_USER_INPUT when the locale or the store is invalid. */
export function explicitMarket(
  ctx: RequestContext,
  { locale, bcRegion, ctsRegion }: NamedMarket,
): RequestContext {
  if (bcRegion !== undefined && !stores.includes(bcRegion)) {
    throw badInput(`bcRegion must be one of ${stores.join(', ')}.`);
  }
  const named = locale?.trim().toLowerCase() || ctx.locale;
  const market = ctx.inMarket(contentMarket(named, bcRegion ?? null, ctx.markets) ?? named, {
    ...(bcRegion === undefined ? {} : { commerceRegion: bcRegion }),
    ...(ctsRegion === undefined ? {} : { contentRegion: ctsRegion }),
  });
  if (!market)
    throw badInput('locale must be language-country, such as de-de, or a content language, such as de.');
  return market;
}

export const localeArg =
  'Locale of the answer: of a market, such as `de-de`, or of content, such as `de`, which means the market of that language at the named store. Overrides the operation’s own.';
export const bcRegionArg = 'Store of the ids, prices and stock: us, ca or eu_region_1.';
