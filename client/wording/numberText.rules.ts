/**
 * Number formatting within texts. From a table instead of the browser's locale data, which changes between versions
 * (French changed its thin space): server-rendered text must match on hydration.
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

/** Created with the first long number, because it is slow to construct. */
let englishFormat: Intl.NumberFormat | undefined;

/** English is the same in every browser; other languages replace its separators. */
function inEnglish(value: number): string {
  englishFormat ??= new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  return englishFormat.format(value);
}

/** @param language ISO 639-1; languages without a row are formatted as English (Japanese is the same). */
export function numberText(language: string, value: number): string {
  const isShort = Number.isInteger(value) && Math.abs(value) < english.from;
  // Most numbers of a page are small counts; `Intl` gives zero a sign.
  if (isShort && !Object.is(value, -0)) return String(value);
  const text = inEnglish(value);
  const marks = marksOf[language];
  if (marks === undefined) return text;
  const group = Math.abs(value) < marks.from ? '' : marks.group;
  return text.replaceAll(/[,.]/g, (mark) => (mark === english.group ? group : marks.decimal));
}
