/** Tells whether a document has to be sent again: a digest of all its fields, which rules write in one order. */
import { hash } from 'node:crypto';
import type { EngineDocument } from '../../sources/engine/wire.ts';

/** A document, which has no fingerprint yet, with one. */
export function fingerprinted<Document extends EngineDocument>(document: Document): Document {
  const fingerprint = hash('sha256', JSON.stringify(document), 'base64url').slice(0, 22);
  return { ...document, fingerprint };
}
