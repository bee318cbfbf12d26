/** The language that a document's text is analysed in. It follows from the locale alone. */

interface LanguageAnalysis {
  /** Null: no spaces between words, so analysed in bigrams. */
  stemmer: string | null;
  /** Built-in token filters before stemming. */
  filters: readonly string[];
  /** Joins words into compounds, of which the last part is the head: Skistöcke are Stöcke. */
  hasCompounds: boolean;
  /** Words that need not match. */
  stopWords: ReadonlySet<string>;
}

const stopWords = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * Built-in analysis only: the plugins need not be installed (Elasticsearch reference, `Stemmer token filter`,
 * `Normalization token filters`; OpenSearch documentation, pages of the same names).
 */
const analyses = {
  en: {
    stemmer: 'english',
    filters: ['possessive'],
    hasCompounds: false,
    stopWords: stopWords(
      'a an and are as at be by can do does first for from get have how i in is it me my of on or our that the their this to we what when where which who why with you your',
    ),
  },
  de: {
    stemmer: 'light_german',
    filters: ['german_normalization'],
    hasCompounds: true,
    stopWords: stopWords(
      'als am an auf aus bei das dem den der des die ein eine einem einen einer fuer für ich ihr im in ist kann man mein meine mit nach oder sich sie sind und von vor was wenn wer wie wir wo zu zum zur',
    ),
  },
  fr: {
    stemmer: 'light_french',
    filters: ['elision'],
    hasCompounds: false,
    stopWords: stopWords(
      'a à au aux avec ce ces comment d dans de des du elle en est et il ils j je l la le les leur ma mes mon ne nous on ou où par pas pour qu que quel quelle qui sa ses son sont sur un une vos votre vous',
    ),
  },
  it: {
    stemmer: 'italian',
    filters: ['italian_elision'],
    hasCompounds: false,
    stopWords: stopWords(
      'a ai al alla che chi come con cosa d da dal dei del della delle di dove e è gli ho i il in l la le lo mi mia mio nel o per quando si sono su sul un una',
    ),
  },
  es: {
    stemmer: 'light_spanish',
    filters: [],
    hasCompounds: false,
    stopWords: stopWords(
      'a al como cómo con cuando de del donde el en es esta este la las lo los me mi mis para por que qué se si su sus un una y',
    ),
  },
  sv: {
    stemmer: 'swedish',
    filters: ['scandinavian_folding'],
    hasCompounds: true,
    stopWords: stopWords(
      'att av de den det du en ett för från har hur i jag kan man med min mitt när och om på som till vad var är',
    ),
  },
  no: {
    stemmer: 'norwegian',
    filters: ['scandinavian_folding'],
    hasCompounds: true,
    stopWords: stopWords(
      'at av de den det du en er et for fra har hvor hvordan hva i jeg kan man med min mitt når og om på som til',
    ),
  },
  ja: {
    stemmer: null,
    filters: [],
    hasCompounds: false,
    stopWords: stopWords('の を は が に で と も へ や か から まで より です ます する した して たい な'),
  },
} as const satisfies Readonly<Record<string, LanguageAnalysis>>;

export type Language = keyof typeof analyses;

export const languages = Object.keys(analyses) as readonly Language[];

export function analysisOf(language: Language): LanguageAnalysis {
  return analyses[language];
}

/** `en` of `en-us` and `en-gb`; a language without a stemmer is analysed as English. */
export function languageOf(locale: string): Language {
  const [language = ''] = locale.toLowerCase().split('-');
  return isLanguage(language) ? language : 'en';
}

function isLanguage(language: string): language is Language {
  return Object.hasOwn(analyses, language);
}

/** Distinct languages; no locales mean every document, so every language. */
export function languagesOf(locales: readonly string[]): readonly Language[] {
  return locales.length === 0 ? languages : [...new Set(locales.map(languageOf))];
}

/** True for a word of a question that documents need not contain. Also in English, in which texts remain untranslated. */
export function isStopWord(word: string, spoken: readonly Language[]): boolean {
  return [...spoken, 'en' as const].some((language) => analysisOf(language).stopWords.has(word));
}
