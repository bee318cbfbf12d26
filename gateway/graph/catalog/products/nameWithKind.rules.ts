/** The name of a product with what it is: «Davy goggles» (content.md, What a product is). */

export interface NamedThing {
  title: string;
  /** As on tiles; often the title with something after it. */
  displayTitle: string;
  /** `product_type` of the entry: one English word, or empty. */
  type: string;
  /** The type in the language of the page; null without one. */
  kind: string | null;
}

/** A shown name in parts: the display title, with what it is before it or inside it. */
export interface NameParts {
  before: string;
  /** Beginning of the display title. */
  name: string;
  between: string;
  /** The rest of the display title. */
  rest: string;
}

/**
 * `pattern` is the word order of the language, such as `{name} {kind}`. What the display title has after the title stays at
 * the end. Without a kind, or where the name already says it, nothing is added.
 */
export function nameParts({ title, displayTitle, type, kind }: NamedThing, pattern: string): NameParts {
  const own = { before: '', name: displayTitle, between: '', rest: '' };
  if (kind === null || [type, kind].some((word) => saysKind(displayTitle, word))) return own;
  const [before, between] = pattern.split('{name}').map((part) => part.replace('{kind}', kind));
  if (before === undefined || between === undefined) return own;
  const name = displayTitle.startsWith(title) ? title : displayTitle;
  return { before, name, between, rest: displayTitle.slice(name.length) };
}

export function wholeName({ before, name, between, rest }: NameParts): string {
  return before + name + between + rest;
}

/** «Kibble Pack» says `backpack` and «Lodestar Pole» says `poles`. */
function saysKind(name: string, kind: string): boolean {
  const wanted = singular(kind.toLowerCase());
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(singular).some((word) => word.length >= 3 && wanted.endsWith(word));
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
