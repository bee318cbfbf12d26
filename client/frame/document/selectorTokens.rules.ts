/** Which elements, classes and attributes a selector cannot match without: markup that has none of them needs no such rule. */

const quotes = /(["'])(.*?)\1/g;
/** What stands in brackets is one of several (`:is`) or must not be there (`:not`): nothing is asked of it. */
const argument = /\([^()]*\)/g;
const pseudo = /::?[a-z-]+/g;
const token = /\[[^\]]+\]|\.[\w-]+|(?<![\w.#-])[a-z][\w-]*/g;
/** Attributes that markup is searched for; nothing is asked of others. */
export const attributeName = '(?:data|aria)-[a-z-]+|checked|disabled|hidden|open|type';
const knownAttribute = new RegExp(`^\\[(?:${attributeName})\\W`);
/** States that nothing is in when a page is painted first. */
const laterState = /:(hover|active)\b/;

/**
 * @returns names of elements, classes as `.name`, attributes as `[name]` or `[name=value]`; none where nothing can be told,
 * null where the selector matches nothing of a page that nobody has touched.
 */
export function tokensNeeded(selector: string): readonly string[] | null {
  // An escape, such as of a class that begins with a digit: not worth reading.
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
      // Values are compared whole: other ways to compare only say that there is one.
      .map((each) => each.replace(/[~|^$*]=.*\]$/, ']'))
  );
}
