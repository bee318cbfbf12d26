/**
 * How a language writes a number between words. By a table instead of the browser's own data, which changes with its
 * version (French moved from one kind of space to another): what the server wrote must not change when the page comes alive.
 */
interface Marks {
  group: string;
  decimal: string;
  /** Smallest number that is grouped. */
  from: number;
}

const space = '\u00a0';
const narrowSpace = '\u202f';

const english: Marks = { group: ',', decimal: '.', from: 1000 };
const marksOf: Readonly<Record<string, Marks>> = {
  sv: { group: space, decimal: ',', from: 1000 },
  no: { group: space, decimal: ',', from: 1000 },
  es: { group: '.', decimal: ',', from: 10_000 },
  de: { group: '.', decimal: ',', from: 1000 },
  fr: { group: narrowSpace, decimal: ',', from: 1000 },
  it: { group: '.', decimal: ',', from: 10_000 },
};

/** Made when the first long number is written: a browser takes longer for it than for most of a module. */
let englishFormat: Intl.NumberFormat | undefined;

/** English is the same in every browser; the other languages are the same text with their own marks. */
function inEnglish(value: number): string {
  englishFormat ??= new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  return englishFormat.format(value);
}

/** @param language ISO 639-1; one without a row writes as English does (Japanese does too). */
export function numberText(language: string, value: number): string {
  const isShort = Number.isInteger(value) && Math.abs(value) < english.from;
  // Most numbers of a page are counts; zero has a sign in `Intl`.
  if (isShort && !Object.is(value, -0)) return String(value);
  const text = inEnglish(value);
  const marks = marksOf[language];
  if (marks === undefined) return text;
  const group = Math.abs(value) < marks.from ? '' : marks.group;
  return text.replaceAll(/[,.]/g, (mark) => (mark === english.group ? group : marks.decimal));
}
