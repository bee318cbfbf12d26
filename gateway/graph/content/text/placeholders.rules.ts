/** Placeholders in editors' texts, such as `{freeShippingFrom}`: values that another source knows. */

export const placeholders = ['freeShippingFrom'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Null where the value is unknown or there is none. */
export type PlaceholderValues = Partial<Record<Placeholder, string | null>>;

const pattern = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** Each placeholder of the text once. Other words in braces are text. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name as Placeholder))];
}

/** Null when a placeholder of the text has no value: a sentence without its sum says nothing. */
export function filledText(text: string, values: PlaceholderValues): string | null {
  if (placeholdersIn(text).some((name) => !values[name])) return null;
  return text.replaceAll(pattern, (_, name: Placeholder) => values[name] ?? '');
}

/**
 * Rich text, without the paragraphs and list items that `filledText` leaves out. A placeholder without a value
 * elsewhere, as in a heading, becomes an empty text.
 */
export function filledMarkup(markup: string, values: PlaceholderValues): string {
  return markup
    .replaceAll(/<(p|li)\b[^>]*>(?:(?!<\/\1>).)*<\/\1>/gs, (block) => filledText(block, values) ?? '')
    .replaceAll(pattern, (_, name: Placeholder) => values[name] ?? '');
}
