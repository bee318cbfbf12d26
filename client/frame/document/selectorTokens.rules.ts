/** The elements, classes and attributes that a selector requires: markup without one of them cannot match it. */

const quotes = /(["'])(.*?)\1/g;
/** Arguments of `:is` are alternatives and those of `:not` must be absent: they require nothing. */
const argument = /\([^()]*\)/g;
const pseudo = /::?[a-z-]+/g;
const token = /\[[^\]]+\]|\.[\w-]+|(?<![\w.#-])[a-z][\w-]*/g;
/** Attributes that the markup is scanned for; others are ignored. */
export const attributeName = '(?:data|aria)-[a-z-]+|checked|disabled|hidden|open|type';
const knownAttribute = new RegExp(`^\\[(?:${attributeName})\\W`);
/** States that no element has at first paint. */
const laterState = /:(hover|active)\b/;

/**
 * @returns names of elements, classes as `.name`, attributes as `[name]` or `[name=value]`; none where the selector
 * cannot be analysed, null where it matches nothing before interaction.
 */
export function tokensNeeded(selector: string): readonly string[] | null {
  // An escape, such as in a class that begins with a digit: not worth parsing.
  if (selector.includes('\\')) return [];
  let plain = selector.replaceAll(quotes, '$2');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(argument, '');
  }
  if (laterState.test(plain)) return null;
  const tokens = plain.replaceAll(pseudo, '').match(token) ?? [];
  return (
    tokens
      .filter((each) => !each.startsWith('[') || knownAttribute.test(each))
      // Only exact values are compared; other operators require the attribute's presence.
      .map((each) => each.replace(/[~|^$*]=.*\]$/, ']'))
  );
}
