/** What search documents of every kind have in common, and which entries have one. */
import type { DocumentKind, EngineDocument } from '../../sources/engine/wire.ts';

/** Whose documents they are: search filters by all three (catalogue.md 3, Search). */
export interface DocumentPlace {
  stack: string;
  environment: string;
  locale: string;
}

/** What decides whether an entry is to be found. */
export interface FindableEntry {
  uid: string;
  title: string;
  url: string;
  unlisted?: boolean;
  seo_meta?: { no_index: boolean } | null;
}

/**
 * False for an entry without a name or an address, which nothing could link to, and for one that its editors keep out of
 * lists and search engines.
 */
export function isFindable({ title, url, unlisted, seo_meta: seo }: FindableEntry): boolean {
  return title.trim() !== '' && url.trim() !== '' && unlisted !== true && seo?.no_index !== true;
}

export function documentId(locale: string, kind: DocumentKind, uid: string): string {
  return `${locale}:${kind}:${uid}`;
}

/** An entry that lists no region is for everybody; search, which filters by region, needs them named. */
export function withRegions<Document extends Pick<EngineDocument, 'regions'>>(
  document: Document,
  everyRegion: readonly string[],
): Document {
  return document.regions.length === 0 ? { ...document, regions: everyRegion } : document;
}

/** By id, the first of several. Two entries of one uid are one thing that was read twice while editors moved it. */
export function withoutRepetition(documents: Iterable<EngineDocument>): EngineDocument[] {
  const found = new Map<string, EngineDocument>();
  for (const document of documents) if (!found.has(document.id)) found.set(document.id, document);
  return [...found.values()];
}
