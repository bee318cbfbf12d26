/**
 * Sanitizes editors' markup by an allowlist, and marks the slots where embedded content goes.
 *
 * Elements: paragraphs, headings, lists, tables, quotes, links, figures and inline formatting. Attributes: those below,
 * each validated by a pattern. Ids and classes are dropped, as scripts select by them. Embedded items (the vendor's
 * figures, spans and links with `data-sys-…`) and pictures become slots that `filled` replaces; a slot without content
 * keeps only the text of a link.
 */
import sanitize from 'sanitize-html';

/** A slot for an item that is loaded from the content or image service. */
export interface Slot {
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
  /** Highest heading level allowed: 1, or 2 when the page has a heading above the text. */
  topHeading: 1 | 2;
  /** Resolves a link; null removes it. */
  hrefOf(href: string): string | null;
}

export interface CleanMarkup {
  html: string;
  slots: readonly Slot[];
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

/** Patterns of attribute values; attributes not listed here are unrestricted. */
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

const slotName = 'x-place-';
/** Slot elements; embedded items beyond these are dropped. */
const slots = Array.from({ length: 64 }, (_, index) => `${slotName}${index}`);

const base: sanitize.IOptions = {
  allowedTags: [
    'p', 'br', 'wbr', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'code', 'pre', 'kbd',
    'time', 'span', 'a', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'cite', 'q',
    'dl', 'dt', 'dd', 'figure', 'figcaption',
    'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
    ...slots,
  ], // oxfmt-ignore
  selfClosing: ['br', 'wbr', 'hr', 'img'],
  allowedAttributes,
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: true,
  // The content of these elements is code or belongs to something not shown.
  nonTextTags: [
    'script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'noembed', 'noframes', 'template', 'title', 'svg',
    'math', 'object', 'select', 'audio', 'video', 'canvas', 'plaintext',
  ], // oxfmt-ignore
  // Limits nesting, as browsers slow down on thousands of levels.
  nestingLimit: 40,
};

export function clean(markup: string, reading: Reading): CleanMarkup {
  const found: Slot[] = [];
  // Below the page's own heading, shifts an outline that starts at h1 down by one.
  const shift = reading.topHeading === 2 && /<h1[\s>/]/i.test(markup) ? 1 : 0;

  function reduced(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
    const slot = slotOf(tagName, attribs);
    if (slot) {
      found.push(slot);
      return { tagName: `${slotName}${found.length - 1}`, attribs: {} };
    }
    // Slot elements in the input are rejected.
    if (tagName.startsWith(slotName)) return { tagName: 'x-none', attribs: {} };
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
      // Prevents a page in a new tab from reaching `window.opener`.
      ...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : {}),
    };
  }

  const html = sanitize(markup, { ...base, transformTags: { '*': reduced } }).trim();
  return { html, slots: found };
}

function wellFormed(attribs: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => forms[name]?.test(value) ?? value !== ''),
  );
}

/** Embedded items as the vendor's HTML rich text marks them, and plain pictures. */
function slotOf(tagName: string, attribs: sanitize.Attributes): Slot | null {
  const entryUid = attribs['data-sys-entry-uid'];
  const assetUid = attribs['data-sys-asset-uid'];
  const slot = {
    style: attribs['sys-style-type'] ?? '',
    contentType: attribs['data-sys-content-type-uid'] ?? '',
    src: attribs['src'] ?? '',
    alt: attribs['alt'] ?? '',
    opensNewTab: attribs['target'] === '_blank',
  };
  if (entryUid !== undefined) return { ...slot, kind: 'entry', uid: entryUid };
  if (assetUid !== undefined) return { ...slot, kind: 'asset', uid: assetUid };
  return tagName === 'img' ? { ...slot, kind: 'picture', uid: '' } : null;
}

/** Replaces every slot by the result of `put`; `inner` is the slot's sanitized, filled content. */
export function filled(
  { html, slots: taken }: CleanMarkup,
  put: (slot: Slot, inner: string) => string,
): string {
  const fill = (text: string): string =>
    text.replaceAll(/<x-place-(\d+)>([\s\S]*?)<\/x-place-\1>/g, (_, index: string, inner: string) => {
      const slot = taken[Number(index)];
      return slot ? put(slot, fill(inner)) : '';
    });
  return fill(html).trim();
}

/** Fallback for a slot without content: the text of a link, otherwise nothing. */
export function linkText(slot: Slot, inner: string): string {
  return slot.kind === 'entry' && slot.style === 'link' ? withoutLinks(inner) : '';
}

/** Safe as a regular expression: sanitized markup escapes `>` in attribute values. */
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
