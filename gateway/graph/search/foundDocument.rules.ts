/** Unwraps the engine's search results. */
import type { SearchResultJson } from '../../sources/engine/driver.ts';
import type { SearchKind } from './searchInput.rules.ts';

export interface FoundDocument {
  /** Document id in the index, for click reports. */
  id: string;
  uid: string;
  kind: SearchKind;
  contentType: string;
  url: string;
  title: string;
  tagline: string;
  picture: string;
  publishedAt: string;
  /** Titles of its categories, nearest first. */
  categoryTitles: readonly string[];
  /** BCP 47 codes of the languages that are not the request's. */
  languages: { title: string | null; tagline: string | null; body: string | null };
  /** Highlighted snippets; null without a match. */
  snippets: {
    title: string | null;
    displayTitle: string | null;
    tagline: string | null;
    body: string | null;
  };
}

const kinds: readonly SearchKind[] = ['PRODUCT', 'CATEGORY', 'PAGE', 'POST', 'SUPPORT'];

/** The enum value of a `document_kind`; null for an unknown one. */
export function kindOf(documentKind: unknown): SearchKind | null {
  return kinds.find((kind) => kind.toLowerCase() === documentKind) ?? null;
}

/** The vendor's maximum, longer than any title, so that all of it is highlighted. */
const FULL_LENGTH = 1_000;
const PASSAGE = 200;

/** The fields requested of each document. */
export const foundFields = {
  uid: { raw: {} },
  document_kind: { raw: {} },
  content_type: { raw: {} },
  url: { raw: {} },
  title: { raw: {}, snippet: { size: FULL_LENGTH } },
  display_title: { snippet: { size: FULL_LENGTH } },
  tagline: { raw: {}, snippet: { size: PASSAGE, fallback: false } },
  body: { snippet: { size: PASSAGE, fallback: false } },
  amplience_id: { raw: {} },
  published_at: { raw: {} },
  category_titles: { raw: {} },
  title_language: { raw: {} },
  tagline_language: { raw: {} },
  body_language: { raw: {} },
};

/** Null for documents that are not ours. */
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
    languages: {
      title: text('title_language') || null,
      tagline: text('tagline_language') || null,
      body: text('body_language') || null,
    },
    snippets: {
      title: snippet('title'),
      displayTitle: snippet('display_title'),
      tagline: snippet('tagline'),
      body: snippet('body'),
    },
  };
}
