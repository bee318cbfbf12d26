/** Which file of a picture a connection asks for (platform.md 4, catalogue.md 9 Images). */
import type { ConnectionState } from './connection.rules.ts';

/** The most that a slow connection asks for: what the image component has anyway. */
const slowQuality = 75;
/** What the gateway writes for two pixels a point; anything else is one. */
const doubled = '144';

/**
 * @param text one address or several, as attributes have them; also as HTML has them, with escaped ampersands. Addresses
 *   of other places than the image service have neither parameter.
 */
export function addressOn({ fastConnection, dpi: [once, twice] }: ConnectionState, text: string): string {
  if (fastConnection) return text;
  return text
    .replaceAll(/([?&;]dpi=)(\d+)/g, (_, key, dpi) => `${key}${dpi === doubled ? twice : once}`)
    .replaceAll(/([?&;]qlt=)(\d+)/g, (_, key, quality) => `${key}${Math.min(Number(quality), slowQuality)}`);
}
