/** What an address may name: anybody writes addresses, and the gateway refuses longer names (gateway/graph/argumentBounds.rules.ts). */

/** UTF-16 code units of a uid, and of the value of an option or a filter. */
export const longestName = 128;

/** Whether a thing of the shop may be called so; asking for any other is pointless. */
export function isName(text: string): boolean {
  return text.length <= longestName && !text.includes('\u0000');
}
