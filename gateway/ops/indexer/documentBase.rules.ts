/** Common fields of search documents, and which entries have one. */
import type { DocumentKind, EngineDocument } from '../../sources/engine/documents.ts';

/** Scope of a document: search filters by all three (catalogue.md 3, Search). */
export interface DocumentPlace {
  stack: string;
  environment: string;
  locale: string;
}

/** Fields that determine whether an entry is indexed. */
export interface FindableEntry {
  uid: string;
  title: string;
  url: string;
  unlisted?: boolean;
  seo_meta?: { no_index: boolean } | null;
}

/**
 * False for an entry without name or URL, which could not be linked to, and for one that editors exclude from lists and
 * search engines.
 */
export function isFindable({ title, url, unlisted, seo_meta: seo }: FindableEntry): boolean {
  return title.trim() !== '' && url.trim() !== '' && unlisted !== true && seo?.no_index !== true;
}

export function documentId(locale: string, kind: DocumentKind, uid: string): string {
  return `${locale}:${kind}:${uid}`;
}

/** An entry without regions is for all; search filters by region, so they are listed explicitly. */
export function withRegions<Document extends Pick<EngineDocument, 'regions'>>(
  document: Document,
  everyRegion: readonly string[],
): Document {
  return document.regions.length === 0 ? { ...document, regions: everyRegion } : document;
}

/** By id, the first of several. Entries with the same uid were read twice while editors reordered them. */
export function withoutRepetition(documents: Iterable<EngineDocument>): EngineDocument[] {
  const found = new Map<string, EngineDocument>();
  for (const document of documents) if (!found.has(document.id)) found.set(document.id, document);
  return [...found.values()];
}
