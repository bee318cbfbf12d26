/** Compound words: their parts, and the compounds that contain a word. */
import { MAX_WORD_LENGTH } from './lexicon.ts';
import { BEGINNING, PART, type Interpretation, type QueryContext } from './interpretation.ts';
import { isUnspaced } from './words.ts';

/** Languages with compounds. The last part is the head: Skistöcke are Stöcke. */
const joining = ['de', 'sv', 'no'];
const links = ['', 's', 'n', 'en', 'e'];

interface Parts {
  first: string;
  last: string;
  language: string;
}

/** All splits of a word into two that the documents contain in some form. */
export function partsOf(word: string, { lexicon, languages }: QueryContext): Parts[] {
  if (word.length > MAX_WORD_LENGTH || isUnspaced(word)) return [];
  return languages
    .filter((language) => joining.includes(language))
    .flatMap((language) =>
      Array.from({ length: Math.max(0, word.length - 5) }, (_, place) => {
        const [first, last] = [word.slice(0, place + 3), word.slice(place + 3)];
        return { first, last, language };
      }).filter(
        ({ first, last }) =>
          lexicon.forms(last, language).length > 0 &&
          links.some((link) => {
            const bare = first.slice(0, first.length - link.length);
            return first.endsWith(link) && bare.length >= 3 && lexicon.forms(bare, language).length > 0;
          }),
      ),
    );
}

export function byParts(word: string, context: QueryContext): Interpretation[] {
  if (isUnspaced(word)) return unspacedParts(word, context);
  const { lexicon, languages } = context;
  const found = partsOf(word, context).flatMap(({ last, language }) => lexicon.forms(last, language));
  for (const language of languages.filter((one) => joining.includes(one))) {
    const forms = [word, ...lexicon.forms(word, language)].filter((form) => form.length >= 4);
    found.push(...forms.flatMap((form) => lexicon.endingWith(form)));
  }
  return [{ sequence: [[...new Set(found)]], quality: PART }];
}

/** The head alone, where no document contains the modifier: "Pulverschnee" matches snow. */
export function byHead(word: string, { lexicon, languages }: QueryContext): Interpretation[] {
  if (word.length > MAX_WORD_LENGTH) return [];
  const found = languages
    .filter((language) => joining.includes(language))
    .flatMap((language) => {
      const heads = Array.from({ length: Math.max(0, word.length - 8) }, (_, place) => word.slice(place + 4));
      return heads.map((head) => lexicon.forms(head, language)).find((forms) => forms.length > 0) ?? [];
    });
  return [{ sequence: [found], quality: PART }];
}

/** Word boundaries are ambiguous: matches words that contain the word, and the words it consists of. */
function unspacedParts(word: string, { lexicon }: QueryContext): Interpretation[] {
  if (word.length < 2) return [];
  const parts: string[] = [];
  for (let place = 0; place < word.length;) {
    let end = word.length;
    while (end > place + 1 && !(lexicon.has(word.slice(place, end)) && end - place < word.length)) end -= 1;
    if (end > place + 1) parts.push(word.slice(place, end));
    place = end;
  }
  return [
    { sequence: [lexicon.holding(word)], quality: BEGINNING },
    ...(parts.length > 1 && parts.join('') === word
      ? [
          { sequence: parts.map((part) => [part]), quality: BEGINNING },
          { sequence: [parts], quality: PART },
        ]
      : []),
  ];
}
