/**
 * What one request is about: derived once by the server from the URL's locale and the session, never later.
 * Source calls declare which of these parts they vary on; every cache and sharing key comes from that declaration.
 */
export interface RequestScope {
  /** Country of the shopper, ISO 3166 alpha-2 in lower case, or `global` (platform.md 5). */
  readonly country: string;
  /** Interface language, ISO 639-1 in lower case. */
  readonly language: string;
  /** Locale the content service is asked for: one of sv, ja, no, es, de, fr, it, en-us (platform.md 9). */
  readonly contentLocale: string;
  /** Region that content entries are filtered by: us, ca, jp, eu, eu_region_1, other, or a pro region (platform.md 4). */
  readonly contentRegion: string;
  /** Store that pays and prices: us, ca or eu_region_1, sent as `x-bc-region` (platform.md 4, billing region). */
  readonly commerceRegion: string;
  /** False where there is no cart, and prices come from content. */
  readonly hasShop: boolean;
  /** Commerce customer group of who is signed in. Null for guests: theirs follows from the store (graph/catalog/offers/viewerGroup.ts). */
  readonly customerGroup: number | null;
  /** Commerce customer id, null for guests. A call that varies on it is never cached or shared. */
  readonly customerId: number | null;
  /** True when unpublished content is shown to an editor. */
  readonly preview: boolean;
  /** The content service's mark of one editing session, sent along in preview; null without one. */
  readonly livePreview: string | null;
}

export type ScopePart = keyof RequestScope;
