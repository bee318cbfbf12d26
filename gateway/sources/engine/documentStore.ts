/**
 * Where an index run writes to, whichever search service stands behind it. Each driver has one of its own; the indexer
 * knows this much and no more.
 */
import type { EngineDocument } from './wire.ts';

export type FieldType = 'text' | 'number' | 'date';

/** What the service has to know before documents make sense to it. */
export interface IndexSettings {
  /** Every field that is filtered, counted, sorted or searched by. */
  fields: Readonly<Record<string, FieldType>>;
  /** Fields that are searched for words; a higher number counts more (1 to 10). */
  weights: Readonly<Record<string, number>>;
  /** Words that mean the same, a list a meaning. */
  synonyms: readonly (readonly string[])[];
}

export interface StandingDocument {
  id: string;
  /** Null for one that was written without. */
  fingerprint: string | null;
}

export interface DocumentStore {
  /** Declares fields, weights and synonyms. Safe to repeat. */
  prepare(settings: IndexSettings): Promise<void>;
  /** Everything that stands in the index now. */
  standing(): AsyncIterable<StandingDocument>;
  /** Adds or replaces; at most 100 a call. Rejects when the service refuses one of them. */
  put(documents: readonly EngineDocument[]): Promise<void>;
  /** Takes out; at most 100 a call. What is not there is no error. */
  remove(ids: readonly string[]): Promise<void>;
}
