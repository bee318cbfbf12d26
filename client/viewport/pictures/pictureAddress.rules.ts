/** Which file of a picture to request on a connection (platform.md 4, catalogue.md 9 Images). */
import type { ConnectionState } from './connection.rules.ts';

/** Default DPI of the image service, and the maximum on slow connections. */
const slowQuality = 75;
/** The gateway's parameter for 2x; anything else is 1x. */
const doubled = '144';

/**
 * @param text one or several addresses, as in attributes or in HTML with escaped ampersands. Addresses outside the
 * image service have neither parameter.
 */
export function addressOn({ fastConnection, dpi: [once, twice] }: ConnectionState, text: string): string {
  if (fastConnection) return text;
  return text
    .replaceAll(/([?&;]dpi=)(\d+)/g, (_, key, dpi) => `${key}${dpi === doubled ? twice : once}`)
    .replaceAll(/([?&;]qlt=)(\d+)/g, (_, key, quality) => `${key}${Math.min(Number(quality), slowQuality)}`);
}
