/** What a text says, for finding it by its words: never shown as markup, so whoever shows it escapes it. */

/** Elements whose words are code. */
const code = /<(script|style|template|noscript|svg|math|textarea)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const comment = /<!--[\s\S]*?-->/g;
/** A tag ends before the next one begins, so that a lone `<` costs no second look at the rest of the text. */
const tag = /<\/?[a-z][^<>]*>/gi;
const inline = /<\/?(?:a|abbr|b|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u)\b[^<>]*>/gi;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

const named: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', ndash: '–', mdash: '—', hellip: '…',
  laquo: '«', raquo: '»', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„', times: '×', deg: '°',
  auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', aring: 'å', Aring: 'Å',
  aelig: 'æ', AElig: 'Æ', oslash: 'ø', Oslash: 'Ø', eacute: 'é', Eacute: 'É', egrave: 'è', ecirc: 'ê', agrave: 'à',
  acirc: 'â', ccedil: 'ç', ntilde: 'ñ', iacute: 'í', oacute: 'ó', uacute: 'ú', aacute: 'á', euro: '€',
}; // prettier-ignore

/** The words of rich text, one space between them. Text without markup stays as it is. */
export function plainText(markup: string): string {
  const text = /[<&]/.test(markup) ? withoutMarkup(markup) : markup;
  return text.replaceAll(/\s+/g, ' ').trim();
}

function withoutMarkup(markup: string): string {
  return markup
    .replaceAll(comment, ' ')
    .replaceAll(code, ' ')
    .replaceAll(inline, '')
    .replaceAll(tag, ' ')
    .replaceAll(entity, unescaped);
}

function unescaped(written: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? '') : written;
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  const isLetter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isLetter ? String.fromCodePoint(point) : '';
}

/** Longest text of one document, in characters: the vendor takes 100 KB a document, and a letter may have three bytes. */
const MOST = 25_000;

/** Several texts as one, without markup and repetition, cut between words where it is too long. */
export function joinedText(parts: readonly (string | null | undefined)[]): string {
  const texts = new Set(parts.map((part) => plainText(part ?? '')).filter((text) => text !== ''));
  const whole = [...texts].join(' ');
  if (whole.length <= MOST) return whole;
  const cut = whole.slice(0, MOST);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST - 100));
}
