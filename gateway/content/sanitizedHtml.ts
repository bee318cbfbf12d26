/** Markup written by editors, reduced to an allow-list before it leaves the gateway. */
import sanitize from 'sanitize-html';
import type { SanitizedHtml } from '../builder.ts';

const allowList: sanitize.IOptions = {
  allowedTags: [
    'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'a', 'ul', 'ol', 'li',
    'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'cite', 'dl', 'dt', 'dd',
    'table', 'thead', 'tbody', 'tr', 'th', 'td',
  ], // prettier-ignore
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page opened in a new tab must not reach back into ours.
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
};

/** Null when nothing is left to show. */
export function sanitizedHtml(markup: string | null | undefined): SanitizedHtml | null {
  const clean = sanitize(markup ?? '', allowList).trim();
  return clean === '' ? null : (clean as SanitizedHtml);
}

/** What nothing to show looks like where a field cannot be null. */
export const noHtml = '' as SanitizedHtml;

/** The words without markup, at most `most` characters, cut between words: for descriptions of pages. Null when there are none. */
export function plainText(markup: string | null | undefined, most = 160): string | null {
  const spaced = (markup ?? '').replaceAll(/<\/(?:p|li|h\d|div|td)>|<br\s*\/?>/gi, ' $&');
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {}, textFilter: unescaped })
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text === '') return null;
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

/** The sanitiser answers markup; here the text itself is wanted, and whoever shows it escapes it. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
