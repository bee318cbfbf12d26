/**
 * JSON that may stand inside a script element: no text in it can close the element, open a comment, or (in old
 * parsers) end a line.
 */
const escapes: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  );
}
