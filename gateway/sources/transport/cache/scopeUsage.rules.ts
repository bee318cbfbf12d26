/** Which parts of which market's scope a response used. Responses that used the same values may be shared. */
import type { ScopePart } from '../scope.ts';

/** A market as `RequestContext.inMarket` takes it. */
export interface MarketName {
  locale: string;
  commerceRegion?: string;
  contentRegion?: string;
}

export interface ScopeUsage {
  readonly market: MarketName;
  /** One bit per used part, in the order of `scopeParts`. */
  bits: number;
  /** True when it used whether the viewer's sign-in is verified. */
  isViewerKnown: boolean;
}

/** In the order of their bits. */
export const scopeParts = [
  'country',
  'language',
  'contentLocale',
  'contentRegion',
  'commerceRegion',
  'hasShop',
  'customerGroup',
  'isCustomer',
  'customerId',
  'preview',
  'livePreview',
] as const satisfies readonly ScopePart[];

/** The usage of one market; added when missing. */
export function usageOf(usages: Map<string, ScopeUsage>, market: MarketName): ScopeUsage {
  const key = [market.locale, market.commerceRegion, market.contentRegion].join(' ');
  const known = usages.get(key) ?? { market, bits: 0, isViewerKnown: false };
  usages.set(key, known);
  return known;
}

export function mergeUsage(usages: Map<string, ScopeUsage>, others: readonly ScopeUsage[]): void {
  for (const { market, bits, isViewerKnown } of others) {
    const known = usageOf(usages, market);
    known.bits |= bits;
    known.isViewerKnown ||= isViewerKnown;
  }
}

export function usedParts(bits: number): ScopePart[] {
  return scopeParts.filter((_, bit) => (bits & (1 << bit)) !== 0);
}
