/**
 * What a request is about, derived once by the server from the URL's locale and the session. Source calls declare which
 * parts they vary on; cache and deduplication keys are derived from that declaration.
 */
export interface RequestScope {
  /** Country of the shopper, ISO 3166 alpha-2 in lower case, or `global` (platform.md 5). */
  readonly country: string;
  /** Interface language, ISO 639-1 in lower case. */
  readonly language: string;
  /** Locale of content: one of sv, ja, no, es, de, fr, it, en-us (platform.md 9), or the region’s for English. */
  readonly contentLocale: string;
  /** Region that content entries are filtered by: us, ca, jp, eu, eu_region_1, other, or a pro region (platform.md 4). */
  readonly contentRegion: string;
  /** Billing region, sent as `x-bc-region`: us, ca or eu_region_1 (platform.md 4). */
  readonly commerceRegion: string;
  /** False where there is no cart, and prices come from content. */
  readonly hasShop: boolean;
  /** Customer group of a signed-in customer. Null for guests: theirs follows from the store (graph/catalog/offers/viewerGroup.ts). */
  readonly customerGroup: number | null;
  /** True for a signed-in customer. What depends on this, and not on who it is, can be shared. */
  readonly isCustomer: boolean;
  /** Customer id, null for guests. A call that varies on it is neither cached nor shared between people. */
  readonly customerId: number | null;
  /** True when unpublished content is shown to an editor. */
  readonly preview: boolean;
  /** The content service's token of an editing session, sent along in preview; null without one. */
  readonly livePreview: string | null;
}

export type ScopePart = keyof RequestScope;
