/** Fragments with the matching words marked (Elasticsearch reference, `Highlighting`). */
import type { Index } from './indices.ts';
import type { Kept } from './kept.ts';
import { formsAt } from './matching.ts';
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
    const forms = new Set(formsIn(index, query, highlight.require_field_match ? path : null));
    const analyzer = index.property(path)?.analyzer;
    if (analyzer === undefined) continue;
    for (const text of index.textsAt(document, path)) {
      const marks = index.analyzers.tokens(analyzer, text).filter(({ form }) => forms.has(form));
      const [first] = marks;
      if (!first) continue;
      found[path] = [fragment(text, marks, first.start, size, highlight)];
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

/** Words that the query looks for, in this path or in any. */
function formsIn(index: Index, query: Query, path: string | null): string[] {
  switch (query.kind) {
    case 'bool':
      return [...query.must, ...query.should, ...query.filter].flatMap((one) => formsIn(index, one, path));
    case 'constant_score':
      return formsIn(index, query.filter, path);
    case 'dis_max':
      return query.queries.flatMap((one) => formsIn(index, one, path));
    case 'function_score':
      return formsIn(index, query.query, path);
    case 'words':
      return query.fields
        .filter((field) => path === null || field.path === path)
        .flatMap((field) => formsAt(index, field.path, query).flat());
    default:
      return [];
  }
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
