/** Markup written by editors, reduced to an allow-list before it leaves the gateway. */
import { LRUCache } from 'lru-cache';
import sanitize from 'sanitize-html';
import type { SanitizedHtml } from '../../builder.ts';
import { innerPath } from '../navigation/link.rules.ts';
import { isSafeAddress, leavesTheSite } from './address.rules.ts';
import { clean, filled, wordsOfLink } from './markup.ts';

export interface HtmlOptions {
  /** Locale whose paths links inside the site lead to; as the editors gave them when absent. */
  locale?: string;
  /** 2 where the page has a heading of its own above the text: then the text's outline moves below it. Default 1. */
  topHeading?: 1 | 2;
}

/**
 * For words without pictures; nothing that they embed is shown. `richText` also puts those in.
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
  return shown(filled(clean(markup, { topHeading, hrefOf }), wordsOfLink));
}

/** Only for markup that went through `clean`. Null when it shows nothing. */
export function shown(html: string): SanitizedHtml | null {
  const isEmpty = !/<(?:img|hr)\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';
  return isEmpty ? null : (html as SanitizedHtml);
}

/** What nothing to show looks like where a field cannot be null. */
export const noHtml = '' as SanitizedHtml;

/** The words without markup, at most `most` characters, cut between words: for descriptions of pages. Null when there are none. */
export function plainText(markup: string | null | undefined, most = 160): string | null {
  if (!markup) return null;
  let text = texts.get(markup);
  if (text === undefined) texts.set(markup, (text = wordsOf(markup)));
  if (text === '') return null;
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** The words of markup that was read lately: editors write it rarely, and every page of it is described by them. */
const texts = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (text, markup) => markup.length + text.length,
});

function wordsOf(markup: string): string {
  const spaced = markup.replaceAll(/<\/(?:p|li|h\d|div|td)>|<br\s*\/?>/gi, ' $&');
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {}, textFilter: unescaped })
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The sanitiser answers markup; here the text itself is wanted, and whoever shows it escapes it. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
