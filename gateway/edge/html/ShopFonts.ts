/** The shop's typeface, for pages outside of the shop's own. */
export interface ShopFonts {
  /** `@font-face` rules; empty while the client is not available. */
  faces(): Promise<string>;
  /** Origin of the font files; null for the shop's own. */
  origin: string | null;
}

/** The source of fonts in a content security policy. */
export function fontSource({ origin }: ShopFonts): string {
  return `'self'${origin === null ? '' : ` ${origin}`}`;
}
