/** Which parts of which market's scope an answer looked at: what tells it from the same answer to somebody else. */
import type { ScopePart } from '../scope.ts';

/** A market that the answer looked at, as `RequestContext.inMarket` names it. */
export interface MarketName {
  locale: string;
  commerceRegion?: string;
  contentRegion?: string;
}

/** The parts of one market's scope that were looked at. */
export interface MarketLooks {
  readonly market: MarketName;
  /** A bit for each part of `scopeParts`. */
  bits: number;
  /** Whether it is known who the viewer is was asked. */
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
  'customerId',
  'preview',
  'livePreview',
] as const satisfies readonly ScopePart[];

/** The looks at one market, by its name; new ones when there are none yet. */
export function looksOf(looks: Map<string, MarketLooks>, market: MarketName): MarketLooks {
  const key = [market.locale, market.commerceRegion, market.contentRegion].join(' ');
  const known = looks.get(key) ?? { market, bits: 0, isViewerKnown: false };
  looks.set(key, known);
  return known;
}

/** Adds what others looked at. */
export function joinLooks(looks: Map<string, MarketLooks>, others: readonly MarketLooks[]): void {
  for (const { market, bits, isViewerKnown } of others) {
    const known = looksOf(looks, market);
    known.bits |= bits;
    known.isViewerKnown ||= isViewerKnown;
  }
}

/** The parts that were looked at. */
export function lookedAt(bits: number): ScopePart[] {
  return scopeParts.filter((_, bit) => (bits & (1 << bit)) !== 0);
}
