/** A search result as the engine wraps it, unwrapped into what the graph says of it. */
import type { SearchResultJson } from '../sources/engine/wire.ts';
import type { SearchKind } from './searchInput.rules.ts';

export interface FoundDocument {
  /** As the index knows it, for clicks. */
  id: string;
  uid: string;
  kind: SearchKind;
  contentType: string;
  url: string;
  title: string;
  tagline: string;
  picture: string;
  publishedAt: string;
  /** Titles of what it belongs to, the nearest first. */
  categoryTitles: readonly string[];
  /** Marked texts; null where nothing was found in them. */
  snippets: {
    title: string | null;
    displayTitle: string | null;
    tagline: string | null;
    body: string | null;
  };
}

const kinds: readonly SearchKind[] = ['PRODUCT', 'CATEGORY', 'PAGE', 'POST', 'SUPPORT'];

/** The enum's value for a `document_kind`; null for one that the graph does not know. */
export function kindOf(documentKind: unknown): SearchKind | null {
  return kinds.find((kind) => kind.toLowerCase() === documentKind) ?? null;
}

/** Longer than any title, so that marks stand in all of it: the vendor's most. */
const WHOLE = 1_000;
const PASSAGE = 200;

/** What is asked of each document. */
export const foundFields = {
  uid: { raw: {} },
  document_kind: { raw: {} },
  content_type: { raw: {} },
  url: { raw: {} },
  title: { raw: {}, snippet: { size: WHOLE } },
  display_title: { snippet: { size: WHOLE } },
  tagline: { raw: {}, snippet: { size: PASSAGE, fallback: false } },
  body: { snippet: { size: PASSAGE, fallback: false } },
  amplience_id: { raw: {} },
  published_at: { raw: {} },
  category_titles: { raw: {} },
};

/** Null for what is none of our documents. */
export function foundDocument(result: SearchResultJson): FoundDocument | null {
  const texts = (field: string): string[] =>
    [result[field]?.raw ?? []].flat().filter((value) => typeof value === 'string');
  const text = (field: string): string => texts(field)[0] ?? '';
  const snippet = (field: string): string | null => result[field]?.snippet ?? null;
  const kind = kindOf(text('document_kind'));
  if (kind === null || text('id') === '' || text('uid') === '') return null;
  return {
    id: text('id'),
    uid: text('uid'),
    kind,
    contentType: text('content_type'),
    url: text('url'),
    title: text('title'),
    tagline: text('tagline'),
    picture: text('amplience_id'),
    publishedAt: text('published_at'),
    categoryTitles: texts('category_titles'),
    snippets: {
      title: snippet('title'),
      displayTitle: snippet('display_title'),
      tagline: snippet('tagline'),
      body: snippet('body'),
    },
  };
}
