/** Owner of search documents: several shops and staging environments may share an engine (catalogue.md 3, Search). */
export interface DocumentOwner {
  stack: string;
  environment: string;
}

/** The owner this shop writes to the index, and the only one it shows. */
export const documentOwner: DocumentOwner = { stack: 'skarn', environment: 'production' };
