/** Sanitizes editors' markup by an allowlist. */
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import type { SanitizedHtml } from '../../builder.ts';
import { innerPath } from '../navigation/link.rules.ts';
import { isSafeAddress, leavesTheSite } from './address.rules.ts';
import { clean, filled, linkText } from './markup.ts';

export interface HtmlOptions {
  /** Locale for internal links; as written when absent. */
  locale?: string;
  /** 2 when the page has a heading above the text, which shifts its outline down. Default 1. */
  topHeading?: 1 | 2;
}

/**
 * For text without pictures; embedded items are dropped. Use `richText` to include them.
 * Null when nothing is left to show.
 */
export function sanitizedHtml(
  markup: string | null | undefined,
  { locale, topHeading = 1 }: HtmlOptions = {},
): SanitizedHtml | null {
  if (!markup) return null;
  const hrefOf = (href: string): string | null => {
    if (!isSafeAddress(href)) return null;
    return locale === undefined || leavesTheSite(href) ? href : innerPath(locale, href);
  };
  return shown(filled(clean(markup, { topHeading, hrefOf }), linkText));
}

/** Only for sanitized markup. Null when it shows nothing. */
export function shown(html: string): SanitizedHtml | null {
  const isEmpty = !/<(?:img|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
  return isEmpty ? null : (html as SanitizedHtml);
}

/** Empty value for non-null fields. */
export const noHtml = '' as SanitizedHtml;

/** The text without markup, cut between words to at most `most` characters, for meta descriptions. Null when empty. */
export function plainText(markup: string | null | undefined, most = 160): string | null {
  if (!markup) return null;
  let text = plainTexts.get(markup);
  if (text === undefined) plainTexts.set(markup, (text = wordsOf(markup)));
  if (text === '') return null;
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** Cache of plain texts: descriptions are built on every page view and rarely change. */
const plainTexts = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (text, markup) => markup.length + text.length,
});

function wordsOf(markup: string): string {
  const spaced = markup.replaceAll(/<\/(?:p|li|h\d|div|td)>|<br\s*\/?>/gi, ' $&');
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {}, textFilter: unescaped })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Decodes entities: the sanitizer returns HTML, but plain text is escaped where it is shown. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
