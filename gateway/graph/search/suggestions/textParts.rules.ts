/**
 * Parses the search service's highlighted snippets into plain-text parts. A snippet is HTML-safe text with `<em>`
 * around matches (wire-protocols 2.3); the client escapes the parts again, so no markup gets through.
 */
import { folded } from './spellingCorrection.rules.ts';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Everything but `em` stays text and is decoded once: `&amp;lt;` is `&lt;`. */
export function snippetParts(snippet: string): TextPart[] {
  let depth = 0;
  const parts: TextPart[] = [];
  for (const piece of snippet.split(/(<\/?em>)/)) {
    if (piece === '<em>') depth += 1;
    else if (piece === '</em>') depth = Math.max(0, depth - 1);
    else add(parts, decoded(piece), depth > 0);
  }
  return parts;
}

/**
 * The title with the snippet's highlights, which are those of `name` and `rest`; plain when the snippet is of another text
 * or truncated.
 */
export function titleParts(
  { before, name, between, rest }: { before: string; name: string; between: string; rest: string },
  snippets: readonly (string | null | undefined)[],
): TextPart[] {
  const title = name + rest;
  const marked = snippets.map((snippet) => snippetParts(snippet ?? '')).find((one) => joined(one) === title);
  const parts: TextPart[] = [];
  add(parts, before, false);
  let place = 0;
  for (const { text, isMatch } of marked ?? [{ text: title, isMatch: false }]) {
    const until = Math.max(0, name.length - place);
    add(parts, text.slice(0, until), isMatch);
    if (place < name.length && until <= text.length) add(parts, between, false);
    add(parts, text.slice(until), isMatch);
    place += text.length;
  }
  return parts;
}

/** The matching passage, else the summary; empty without either. */
export function excerptParts(
  { body, tagline }: { body: string | null | undefined; tagline: string | null | undefined },
  sentence: string,
): TextPart[] {
  for (const snippet of [body, tagline]) {
    const parts = snippetParts(snippet ?? '');
    if (parts.some(({ isMatch }) => isMatch)) return parts;
  }
  return sentence === '' ? [] : [{ text: sentence, isMatch: false }];
}

/** Which text `excerptParts` shows. */
export function excerptSource(snippets: Parameters<typeof excerptParts>[0]): 'body' | 'tagline' {
  return snippetParts(snippets.body ?? '').some(({ isMatch }) => isMatch) ? 'body' : 'tagline';
}

/** A completion with the typed text highlighted at the first word it starts. */
export function completionParts(text: string, typed: string): TextPart[] {
  const letters = [...text];
  const wanted = folded(typed);
  if (wanted === '') return [{ text, isMatch: false }];
  const isStart = (place: number) => place === 0 || /[^\p{L}\p{N}]/u.test(letters[place - 1] ?? '');
  for (let from = 0; from < letters.length; from += 1) {
    if (!isStart(from)) continue;
    for (let to = from + 1; to <= letters.length; to += 1) {
      if (folded(letters.slice(from, to).join('')) !== wanted) continue;
      const parts: TextPart[] = [];
      add(parts, letters.slice(0, from).join(''), false);
      add(parts, letters.slice(from, to).join(''), true);
      add(parts, letters.slice(to).join(''), false);
      return parts;
    }
  }
  return [{ text, isMatch: false }];
}

function joined(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

function add(parts: TextPart[], text: string, isMatch: boolean): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.isMatch === isMatch) last.text += text;
  else parts.push({ text, isMatch });
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decoded(html: string): string {
  return html
    .replaceAll(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
      (reference, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return named[name.toLowerCase()] ?? reference;
        return character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ?? reference;
      },
    )
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''));
}

/** Null for invalid code points and surrogates. */
function character(code: number): string | null {
  return code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : null;
}
