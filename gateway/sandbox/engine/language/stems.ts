/**
 * Light stemming for the shop's languages: strips endings of number, case and gender, so that inflections of a word
 * share a stem. All words are folded (words.ts).
 */
import { fold } from './words.ts';

/** Endings, longest first, the minimum length of the rest, and a replacement if any. */
type Endings = readonly (readonly [ending: string, least: number, instead?: string])[];

const endings: Readonly<Record<string, Endings>> = {
  en: [['ings', 3], ['ing', 3], ['ies', 3, 'i'], ['es', 3], ['s', 3], ['y', 3, 'i'], ['e', 3]],
  de: [['ern', 3], ['em', 3], ['en', 3], ['er', 3], ['es', 3], ['e', 3], ['n', 4], ['s', 3]],
  fr: [['ees', 3], ['ee', 3], ['es', 3], ['s', 3], ['x', 3], ['e', 3]],
  sv: [['orna', 3], ['arna', 3], ['erna', 3], ['or', 3], ['ar', 3], ['er', 3], ['en', 3], ['et', 3], ['an', 3], ['na', 4], ['a', 3], ['e', 3], ['n', 4], ['s', 3]],
  no: [['ene', 3], ['ane', 3], ['er', 3], ['en', 3], ['et', 3], ['a', 3], ['e', 3], ['r', 3], ['n', 4], ['s', 3]],
  es: [['es', 3], ['os', 3], ['as', 3], ['s', 3], ['a', 3], ['o', 3], ['e', 3]],
  it: [['hi', 3], ['he', 3], ['i', 3], ['e', 3], ['a', 3], ['o', 3]],
}; // oxfmt-ignore

/** Irregular plurals. */
const irregular: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'en',
    new Map(
      Object.entries({
        women: 'woman',
        womens: 'woman',
        men: 'man',
        mens: 'man',
        children: 'child',
        feet: 'foot',
      }),
    ),
  ],
]);

const stopWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'a an and are as at be by can do does for from get have how i in is it me my of on or our that the their this to we what when where which who why with you your',
    de: 'als am an auf aus bei das dem den der des die ein eine einem einen einer fuer für ich ihr im in ist kann man mein meine mit nach oder sich sie sind und von vor was wenn wer wie wir wo zu zum zur',
    fr: 'a au aux avec ce ces comment d dans de des du elle en est et il ils j je l la le les leur ma mes mon ne nous on ou où par pas pour qu que quel quelle qui sa ses son sont sur un une vos votre vous',
    sv: 'att av de den det du en ett för från har hur i jag kan man med min mitt när och om på som till vad var är',
    no: 'at av de den det du en er et for fra har hvor hvordan hva i jeg kan man med min mitt når og om på som til',
    es: 'a al como cómo con cuando de del donde el en es esta este la las lo los me mi mis para por que qué se si su sus un una y',
    it: 'a ai al alla che chi come con cosa d da dal dei del della delle di dove e è gli ho i il in l la le lo mi mia mio nel o per quando si sono su sul un una',
    ja: 'の を は が に で と も へ や か から まで より です ます する した して たい な',
  }).map(([language, words]) => [language, new Set(words.split(' ').map(fold))]),
);

/** Stem of a folded word; short words are unchanged. */
export function stem(word: string, language: string): string {
  const exception = irregular.get(language)?.get(word);
  if (exception) return exception;
  let left = word;
  // Twice, since endings may be stacked: bind-ing-s, tillbehör-en.
  for (let time = 0; time < 2; time += 1) {
    const found = endings[language]?.find(
      ([ending, least]) => left.length >= ending.length + least && left.endsWith(ending),
    );
    if (!found || /(?:ss|us)$/.test(left)) break;
    left = left.slice(0, -found[0].length) + (found[2] ?? '');
  }
  return left;
}

/** True for a folded stop word. */
export function isStopWord(word: string, languages: readonly string[]): boolean {
  return languages.some((language) => stopWords[language]?.has(word));
}
