/** Digest of a document's fields, which tells whether it has changed. Rules write the fields in a fixed order. */
import { hash } from 'node:crypto';
import type { EngineDocument } from '../../sources/engine/documents.ts';

/** Adds the fingerprint to a document. */
export function fingerprinted<Document extends EngineDocument>(document: Document): Document {
  const fingerprint = hash('sha256', JSON.stringify(document), 'base64url').slice(0, 22);
  return { ...document, fingerprint };
}
