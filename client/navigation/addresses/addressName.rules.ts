/**
 * Limits on names in addresses: anybody can write an address, and the gateway rejects longer names
 * (gateway/graph/argumentBounds.rules.ts).
 */

/** UTF-16 code units of a handle, and of an option's or filter's value. */
export const longestName = 128;

/** Whether the name is within the limit; a request for any other is pointless. */
export function isName(text: string): boolean {
  return text.length <= longestName && !text.includes('\u0000');
}
