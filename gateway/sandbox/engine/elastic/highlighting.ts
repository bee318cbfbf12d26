/** Fragments with the matching words marked (Elasticsearch reference, `Highlighting`). */
import type { Index, Kept } from './indices.ts';
import { testsOf, textsAt, tokensAt, type Test } from './matching.ts';
import type { Query, SearchRequest } from './shapes.ts';

type Highlighting = NonNullable<SearchRequest['highlight']>;

/** By path; fields without a match are absent. Undefined without any match. */
export function highlighted(
  index: Index,
  query: Query,
  highlight: Highlighting,
  document: Kept,
): Record<string, string[]> | undefined {
  const found: Record<string, string[]> = {};
  for (const [path, { fragment_size: size }] of Object.entries(highlight.fields)) {
    const tests = testsIn(index, query, highlight.require_field_match ? path : null);
    const texts = textsAt(document, path);
    for (const [place, tokens] of tokensAt(index, document, path).entries()) {
      const marks = tokens.filter((token) => tests.some((test) => test([token]) > 0));
      const [first] = marks;
      if (!first) continue;
      found[path] = [fragment(texts[place] ?? '', marks, first.start, size, highlight)];
      break;
    }
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

function fragment(
  text: string,
  marks: readonly { start: number; end: number }[],
  first: number,
  size: number,
  { pre_tags: [before = ''], post_tags: [after = ''], encoder }: Highlighting,
): string {
  const encode = encoder === 'html' ? encoded : (plain: string): string => plain;
  const from =
    text.length <= size ? 0 : Math.max(0, text.lastIndexOf(' ', Math.max(0, first - size / 3)) + 1);
  const to = Math.min(text.length, from + size);
  let html = '';
  let place = from;
  for (const { start, end } of marks) {
    if (start < place || end > to) continue;
    html += encode(text.slice(place, start)) + before + encode(text.slice(start, end)) + after;
    place = end;
  }
  return html + encode(text.slice(place, to));
}

function testsIn(index: Index, query: Query, path: string | null): Test[] {
  if (query.kind === 'bool')
    return [...query.must, ...query.should, ...query.filter].flatMap((one) => testsIn(index, one, path));
  if (query.kind !== 'multi_match') return [];
  const fields = query.query.fields.map((field) => field.split('^')[0] ?? '');
  return fields
    .filter((field) => path === null || field === path)
    .flatMap((field) => testsOf(index, query.query, field));
}

/** The entities of Lucene's own encoder. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '/': '&#x2F;',
};

function encoded(text: string): string {
  return text.replaceAll(/[&<>"'/]/g, (sign) => entities[sign] ?? sign);
}
