/** JSON for a script element: no text in it can close the element, open a comment, or (in old parsers) end a line. */
const escapes: readonly (readonly [character: string, escape: string])[] = [
  ['<', String.raw`\u003c`],
  ['>', String.raw`\u003e`],
  ['\u2028', String.raw`\u2028`],
  ['\u2029', String.raw`\u2029`],
];

export function scriptSafeJson(value: unknown): string {
  return scriptSafe(JSON.stringify(value));
}

/** The same for text that is JSON already. */
export function scriptSafe(json: string): string {
  // Most texts have none: searching for single characters is several times as fast as a character class.
  return escapes.reduce((text, [character, escape]) => text.replaceAll(character, escape), json);
}
