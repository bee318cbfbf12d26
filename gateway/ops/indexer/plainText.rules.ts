/** Plain text of content, for full-text search. The result is not markup: it must be escaped for display. */

/** Elements that contain code. */
const code = /<(script|style|template|noscript|svg|math|textarea)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const comment = /<!--[\s\S]*?-->/g;
/** A tag ends before the next one begins, so that a lone `<` does not cause quadratic time. */
const tag = /<\/?[a-z][^<>]*>/gi;
const inline = /<\/?(?:a|abbr|b|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|wbr)\b[^<>]*>/gi;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

const named: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', ndash: '–', mdash: '—', hellip: '…',
  laquo: '«', raquo: '»', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„', times: '×', deg: '°',
  auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', aring: 'å', Aring: 'Å',
  aelig: 'æ', AElig: 'Æ', oslash: 'ø', Oslash: 'Ø', eacute: 'é', Eacute: 'É', egrave: 'è', ecirc: 'ê', agrave: 'à',
  acirc: 'â', ccedil: 'ç', ntilde: 'ñ', iacute: 'í', oacute: 'ó', uacute: 'ú', aacute: 'á', euro: '€',
}; // oxfmt-ignore

/** The words of rich text, separated by single spaces. Text without markup is unchanged. */
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

/** Maximum characters of a document: the vendor accepts 100 KB, and a character may take three bytes. */
const MOST = 25_000;

/** Joins texts without markup and duplicates, cut between words at the maximum length. */
export function joinedText(parts: readonly (string | null | undefined)[]): string {
  const texts = new Set(parts.map((part) => plainText(part ?? '')).filter((text) => text !== ''));
  const whole = [...texts].join(' ');
  if (whole.length <= MOST) return whole;
  const cut = whole.slice(0, MOST);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST - 100));
}
