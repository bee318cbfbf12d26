/** Where each word of a path is: built on first use, and again after a write. */
import type { Token } from './analysis.ts';
import type { Property } from './fields.ts';
import type { Kept } from './kept.ts';

/** Positions by document, ascending. */
export type Places = ReadonlyMap<Kept, readonly number[]>;

/** Words of different values of a list are never neighbours. */
const GAP = 100;

export class Postings {
  readonly #places = new Map<string, Map<Kept, number[]>>();

  constructor(
    documents: Iterable<Kept>,
    textsOf: (document: Kept) => string[],
    analyse: (text: string) => readonly Token[],
  ) {
    for (const document of documents) {
      let offset = 0;
      for (const text of textsOf(document)) {
        let last = -1;
        for (const { form, position } of analyse(text)) {
          let places = this.#places.get(form);
          if (!places) this.#places.set(form, (places = new Map()));
          const own = places.get(document);
          if (own) own.push(offset + position);
          else places.set(document, [offset + position]);
          last = Math.max(last, position);
        }
        offset += last + 1 + GAP;
      }
    }
  }

  places(form: string): Places {
    return this.#places.get(form) ?? new Map<Kept, number[]>();
  }

  /** The words that pass. */
  forms(passes: (form: string) => boolean): string[] {
    return [...this.#places.keys()].filter(passes);
  }
}

/** Texts of a path; a multi-field (`title.plain`) has the field's texts, and a copy those of all that are copied to it. */
export function textsAt(
  { source }: Kept,
  path: string,
  copied: ReadonlyMap<string, readonly string[]>,
): string[] {
  const own = [...copied].find(([to]) => path === to || path.startsWith(`${to}.`));
  if (own) return own[1].flatMap((from) => plainTexts(source, from));
  return plainTexts(source, path);
}

function plainTexts(source: Kept['source'], path: string): string[] {
  let inside: unknown = source;
  for (const name of path.split('.')) {
    if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) break;
    inside = (inside as Record<string, unknown>)[name];
  }
  return inside === undefined || inside === null
    ? []
    : (Array.isArray(inside) ? inside : [inside]).map(String);
}

/** Paths whose texts are copied, by the path that they are copied to. */
export function copiesIn(properties: Readonly<Record<string, Property>>, before = ''): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (to: string, from: string): void => {
    found.set(to, [...(found.get(to) ?? []), from]);
  };
  for (const [name, { copy_to: to, properties: inner }] of Object.entries(properties)) {
    if (to !== undefined) add(to, before + name);
    if (inner)
      for (const [one, all] of copiesIn(inner, `${before}${name}.`)) for (const from of all) add(one, from);
  }
  return found;
}
