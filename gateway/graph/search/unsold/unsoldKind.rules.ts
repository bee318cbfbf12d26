/**
 * Whether a search term asks for a kind of thing that is not sold. The kind must be what the term is about: "snowboard for
 * kids", not "snowboard wax" or "sac de snowboard".
 */
import { folded } from '../suggestions/spellingCorrection.rules.ts';

/** Languages of the shop. */
export const kindLanguages = ['en', 'de', 'fr', 'it', 'es', 'sv', 'no', 'ja'] as const;
type KindLanguage = (typeof kindLanguages)[number];

export interface UnsoldKind {
  names: Readonly<Record<KindLanguage, readonly [string, ...string[]]>>;
  /** Handles of the categories that come nearest, the nearest first. */
  nearest: readonly [string, ...string[]];
}

/** Words that may follow what a term is about, where modifiers come first; numbers may, too. */
const following: Readonly<Partial<Record<KindLanguage, string>>> = {
  en: 'for with in under over from size sizes men mens womens women ladies kids kid children junior youth beginners cheap sale',
  de: 'für mit in im unter über ab bis größe damen herren kinder junior anfänger günstig kaufen',
  sv: 'för med i under över från storlek dam herr barn junior nybörjare',
  no: 'for med i under over fra størrelse dame herre barn junior nybegynnere',
  ja: '子供用 子ども用 キッズ ジュニア レディース メンズ サイズ 初心者',
};
/** Words that may precede it, where modifiers follow. */
const preceding: Readonly<Partial<Record<KindLanguage, string>>> = {
  fr: 'un une le la les des acheter',
  it: 'un una uno il lo la i gli le dei delle comprare',
  es: 'un una unos unas el la los las comprar',
};

/** Before a word that only says what something else is for; also before an English word. */
const belonging: Readonly<Partial<Record<KindLanguage, string>>> = {
  fr: 'de du des d pour à',
  it: 'da di per',
  es: 'de para',
};

/** The first kind that the term asks for, by a name in the shopper's language or in English; null for none. */
export function unsoldKindOf(
  term: string,
  language: string,
  kinds: readonly UnsoldKind[],
): { kind: UnsoldKind; name: string } | null {
  const own = kindLanguages.find((one) => one === language) ?? 'en';
  const words = wordsOf(term);
  const spoken = new Set<KindLanguage>([own, 'en']);
  const links = new Set(wordsOf(belonging[own] ?? ''));
  const kind = kinds.find(({ names }) =>
    [...spoken].some((one) =>
      names[one].some((text) =>
        startsOf(words, nameWordsOf(text), one).some((start) => !links.has(words[start - 1] ?? '')),
      ),
    ),
  );
  return kind ? { kind, name: kind.names[own][0] } : null;
}

/** Words of the names of kinds, which are asked for by every search. */
const nameWords = new Map<string, readonly string[]>();

function nameWordsOf(name: string): readonly string[] {
  const known = nameWords.get(name);
  if (known) return known;
  const words = wordsOf(name);
  nameWords.set(name, words);
  return words;
}

function wordsOf(text: string): string[] {
  return folded(text.normalize('NFKC'))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Places of a name that is what the words are about. */
function startsOf(words: readonly string[], name: readonly string[], language: KindLanguage): number[] {
  const starts = words.map((_, start) => start).filter((start) => isAt(words, start, name, language));
  if (starts.length === 0) return starts;
  const isOne = (before: string): boolean => (preceding[language] ?? '').split(' ').includes(before);
  const allowed = new Set(wordsOf(following[language] ?? ''));
  return starts.filter((start) => {
    if (preceding[language] !== undefined) return words.slice(0, start).every(isOne);
    const [next] = words.slice(start + name.length);
    return next === undefined || /^\p{N}/u.test(next) || allowed.has(next);
  });
}

/** Japanese writes a modifier and its noun as one. */
function isAt(
  words: readonly string[],
  start: number,
  name: readonly string[],
  language: KindLanguage,
): boolean {
  return name.every((part, offset) => {
    const word = words[start + offset] ?? '';
    return language === 'ja' ? word.endsWith(part) : word === part;
  });
}
