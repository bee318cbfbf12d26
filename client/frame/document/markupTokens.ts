/** Tokens in markup that selectors may require (selectorTokens.rules.ts). */
import { attributeName } from './selectorTokens.rules.ts';

const markup = String.raw`<([a-z][a-z\d]*)|\sclass="([^"]*)"|\s(${attributeName})(?:="([^"]*)")?`;
/** Matched against whole pages without capture groups, which would copy each match. */
const everyMarkup = new RegExp(markup.replaceAll(/\((?!\?)/g, '(?:'), 'g');
const oneMarkup = new RegExp(markup);

export function markupTokens(text: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  // Of thousands of occurrences only some hundred are distinct.
  for (const found of new Set(text.match(everyMarkup))) {
    const [, element, classes, attribute, value] = oneMarkup.exec(found) ?? [];
    if (element !== undefined) tokens.add(element);
    for (const name of classes?.split(' ') ?? []) tokens.add(`.${name}`);
    if (attribute !== undefined) tokens.add(`[${attribute}]`).add(`[${attribute}=${value}]`);
  }
  return tokens;
}
