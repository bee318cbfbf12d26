/** Whose documents an engine holds: several shops and their rehearsals may share one (catalogue.md 3, Search). */
export interface DocumentOwner {
  stack: string;
  environment: string;
}

/** What this shop writes into the index, and all that it ever shows. */
export const documentOwner: DocumentOwner = { stack: 'skarn', environment: 'production' };
