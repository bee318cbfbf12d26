/**
 * The allow-list that editors' markup is reduced to, and the places in it that something else takes.
 *
 * Elements: paragraphs, headings, lists, tables, quotes, links, figures, plain marks of text. Attributes: those below,
 * each with values of a known form. No id and no class of an editor's survives: scripts find elements by them. Elements
 * that are embedded (the vendor's figures, spans and links with `data-sys-…`) and pictures become places, which
 * `filled` replaces; whoever has nothing to put there leaves the words of links and drops the rest.
 */
import sanitize from 'sanitize-html';

/** What stands for something that the content service or the image service has to be asked about. */
export interface Place {
  kind: 'entry' | 'asset' | 'picture';
  /** block, inline or link for entries; display or download for assets. */
  style: string;
  uid: string;
  contentType: string;
  src: string;
  alt: string;
  opensNewTab: boolean;
}

export interface Reading {
  /** The highest heading that may stand: 1, or 2 where the page has a heading of its own above the text. */
  topHeading: 1 | 2;
  /** Where a link leads; null refuses it. */
  hrefOf(href: string): string | null;
}

export interface CleanMarkup {
  html: string;
  places: readonly Place[];
}

const everywhere = ['lang', 'dir'];
const allowedAttributes: Readonly<Record<string, string[]>> = {
  '*': everywhere,
  a: ['href', 'title', 'target', 'rel'],
  abbr: ['title'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

/** Forms of values; an attribute that is not here may say anything. */
const forms: Readonly<Record<string, RegExp>> = {
  colspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  start: /^-?\d{1,6}$/,
  value: /^-?\d{1,6}$/,
  type: /^[1aAiI]$/,
  lang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i,
  dir: /^(?:ltr|rtl|auto)$/,
  datetime: /^[\dTZ:.+-]{4,35}$/,
};

const placeName = 'x-place-';
/** More than an article has; what is embedded beyond them is left out. */
const places = Array.from({ length: 64 }, (_, index) => `${placeName}${index}`);

const base: sanitize.IOptions = {
  allowedTags: [
    'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'code', 'pre', 'kbd',
    'time', 'span', 'a', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'cite', 'q',
    'dl', 'dt', 'dd', 'figure', 'figcaption',
    'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
    ...places,
  ], // prettier-ignore
  allowedAttributes,
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: true,
  // Their words are code or belong to something that is not shown.
  nonTextTags: [
    'script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'noembed', 'noframes', 'template', 'title', 'svg',
    'math', 'object', 'select', 'audio', 'video', 'canvas', 'plaintext',
  ], // prettier-ignore
  // Deeper than any text; a browser takes long over thousands.
  nestingLimit: 40,
};

export function clean(markup: string, reading: Reading): CleanMarkup {
  const found: Place[] = [];
  // With the page's own heading above, the whole outline of a text that starts at h1 moves down by one.
  const shift = reading.topHeading === 2 && /<h1[\s>/]/i.test(markup) ? 1 : 0;

  function reduced(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
    const place = placeOf(tagName, attribs);
    if (place) {
      found.push(place);
      return { tagName: `${placeName}${found.length - 1}`, attribs: {} };
    }
    // Nobody writes a place by hand.
    if (tagName.startsWith(placeName)) return { tagName: 'x-none', attribs: {} };
    const heading = /^h([1-6])$/.exec(tagName)?.[1];
    if (heading !== undefined) {
      const level = Math.min(6, Number(heading) + shift);
      return { tagName: `h${level}`, attribs: wellFormed(attribs) };
    }
    return { tagName, attribs: tagName === 'a' ? linked(attribs) : wellFormed(attribs) };
  }

  function linked({ href, title, target, ...rest }: sanitize.Attributes): sanitize.Attributes {
    const leads = href === undefined || href.trim() === '' ? null : reading.hrefOf(href);
    const marks = wellFormed({ lang: rest['lang'] ?? '', dir: rest['dir'] ?? '' });
    if (leads === null) return marks;
    return {
      ...marks,
      href: leads,
      ...(title ? { title } : {}),
      // A page opened in a new tab must not reach back into ours.
      ...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : {}),
    };
  }

  const html = sanitize(markup, { ...base, transformTags: { '*': reduced } }).trim();
  return { html, places: found };
}

function wellFormed(attribs: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => forms[name]?.test(value) ?? value !== ''),
  );
}

/** The vendor's marks of embedded things (as its HTML rich text has them), and plain pictures. */
function placeOf(tagName: string, attribs: sanitize.Attributes): Place | null {
  const entryUid = attribs['data-sys-entry-uid'];
  const assetUid = attribs['data-sys-asset-uid'];
  const place = {
    style: attribs['sys-style-type'] ?? '',
    contentType: attribs['data-sys-content-type-uid'] ?? '',
    src: attribs['src'] ?? '',
    alt: attribs['alt'] ?? '',
    opensNewTab: attribs['target'] === '_blank',
  };
  if (entryUid !== undefined) return { ...place, kind: 'entry', uid: entryUid };
  if (assetUid !== undefined) return { ...place, kind: 'asset', uid: assetUid };
  return tagName === 'img' ? { ...place, kind: 'picture', uid: '' } : null;
}

/** The markup with every place taken by what `put` gives for it; `inner` is what stood inside, cleaned and filled. */
export function filled(
  { html, places: taken }: CleanMarkup,
  put: (place: Place, inner: string) => string,
): string {
  const fill = (text: string): string =>
    text.replaceAll(/<x-place-(\d+)>([\s\S]*?)<\/x-place-\1>/g, (_, index: string, inner: string) => {
      const place = taken[Number(index)];
      return place ? put(place, fill(inner)) : '';
    });
  return fill(html).trim();
}

/** What remains where nothing can be put: the words of a link, and nothing else. */
export function wordsOfLink(place: Place, inner: string): string {
  return place.kind === 'entry' && place.style === 'link' ? withoutLinks(inner) : '';
}

/** Clean markup escapes `>` in values, so that a tag ends where it seems to. */
export function withoutLinks(html: string): string {
  return html.replaceAll(/<\/?a\b[^>]*>/g, '');
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
