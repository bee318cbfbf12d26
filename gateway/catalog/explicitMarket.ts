/** The operations of catalogue.md 7.4 name their market in arguments; those win over `@inContext`. */
import type { RequestContext } from '../context.ts';
import { badInput } from '../sourceErrors.ts';

const stores: readonly string[] = ['us', 'ca', 'eu_region_1'];

export interface NamedMarket {
  locale?: string | null | undefined;
  /** Store of the commerce platform. */
  bcRegion?: string;
  /** Content region. */
  ctsRegion?: string;
}

/** Fails with BAD_USER_INPUT when the locale or the store is none. */
export function explicitMarket(
  ctx: RequestContext,
  { locale, bcRegion, ctsRegion }: NamedMarket,
): RequestContext {
  if (bcRegion !== undefined && !stores.includes(bcRegion)) {
    throw badInput(`bcRegion is one of ${stores.join(', ')}.`);
  }
  const market = ctx.inMarket(locale?.toLowerCase() ?? ctx.locale, {
    ...(bcRegion === undefined ? {} : { commerceRegion: bcRegion }),
    ...(ctsRegion === undefined ? {} : { contentRegion: ctsRegion }),
  });
  if (!market) throw badInput('locale looks like language-country, such as de-de.');
  return market;
}

export const localeArg = 'Locale of the answer, such as `de-de`. It wins over the operation’s own.';
export const bcRegionArg = 'Store whose ids, prices and stock are meant: us, ca or eu_region_1.';
