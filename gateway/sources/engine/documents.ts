/** The documents of the search index, and the store that an index run writes them to. Each driver has its store. */
import type { Call } from '../transport/call.ts';

/** `post` is a post of the blog or of the traveling circus. */
export type DocumentKind = 'product' | 'category' | 'page' | 'post' | 'support';

/** Fields of every document. Texts that a locale lacks are the base locale's. */
interface DocumentBase {
  /** `${locale}:${kind}:${uid}` */
  id: string;
  uid: string;
  document_kind: DocumentKind;
  /** As the content service names it; decides the prefix of links. */
  content_type: string;
  stack: string;
  environment: string;
  locale: string;
  /** Content regions that show it. */
  regions: readonly string[];
  title: string;
  /** One sentence: tagline, summary or search description; may be empty. */
  tagline: string;
  /** Text without markup. */
  body: string;
  /** As the entry has it, without locale and prefix. */
  url: string;
  /** Of its picture; empty without one. */
  amplience_id: string;
  /** Digest of all other fields; documents with an equal one are not sent again. */
  fingerprint?: string;
}

/** A document of any other kind than a product. */
export interface StoryDocument extends DocumentBase {
  document_kind: Exclude<DocumentKind, 'product'>;
  /** BCP 47 code of the language of the title; absent when it is the locale's. */
  title_language?: string;
  /** The same of tagline and of body, which may be translated separately. */
  tagline_language?: string;
  body_language?: string;
  /** Titles of what it belongs to: topics of a post, parents of a category. */
  category_titles?: readonly string[];
  /** ISO 8601; posts only. For a circus post the day that it begins. */
  published_at?: string;
}

/**
 * One product in one locale. `price_*` is the lowest price in that store, in whole currency units, absent when not sold
 * there; `content_price_*` is the content service's price by country.
 */
export interface ProductDocument extends DocumentBase {
  document_kind: 'product';
  display_title: string;
  /** First segment of the first category's address: skis, poles, bindings or accessories. */
  kind: string;
  /** What it is, such as `goggles`; the same word in every locale, so it is found by its synonyms. */
  product_type?: string;
  /** Deepest category first, then all ancestors. */
  category_uids: readonly string[];
  category_titles: readonly string[];
  /** Colour labels. */
  colors: readonly string[];
  color_groups: readonly string[];
  /** Centimetres, numbers; products with a Length option only. */
  length?: readonly number[];
  /** Labels; products with a Size option only. */
  size?: readonly string[];
  /** Millimetres. */
  waist?: number;
  /** Metres. */
  radius?: number;
  /** Grams, of the size that is described. */
  weight?: number;
  terrain?: readonly string[];
  is_new: 'true' | 'false';
  is_redesigned: 'true' | 'false';
  season: number;
  /** Editors' order, lower first: minus the minutes since 1970 at which the entry was written. */
  rank: number;
  price_us?: number;
  price_ca?: number;
  price_eu_region_1?: number;
  in_stock_us?: 'true' | 'false';
  in_stock_ca?: 'true' | 'false';
  in_stock_eu_region_1?: 'true' | 'false';
  on_sale_us?: 'true' | 'false';
  on_sale_ca?: 'true' | 'false';
  on_sale_eu_region_1?: 'true' | 'false';
  [contentPrice: `content_price_${string}`]: number;
}

export type EngineDocument = ProductDocument | StoryDocument;

export type FieldType = 'text' | 'number' | 'date';

export interface IndexSettings {
  /** Every field used in filters, facets, sorting or search. */
  fields: Readonly<Record<string, FieldType>>;
  /** Full-text fields with their boost, 1 to 10. */
  weights: Readonly<Record<string, number>>;
  /** One list per set of synonyms. */
  synonyms: readonly (readonly string[])[];
}

export interface IndexedDocument {
  id: string;
  /** Null when written without one. */
  fingerprint: string | null;
}

export interface DocumentStore {
  /** Documents of one call of `put` or `remove` at most. */
  readonly batch: number;
  /** Declares fields, weights and synonyms. Idempotent. */
  prepare(settings: IndexSettings): Promise<void>;
  /** All documents of the index. */
  indexed(): AsyncIterable<IndexedDocument>;
  /** Adds or replaces. Rejects when the service refuses a document. */
  put(documents: readonly EngineDocument[]): Promise<void>;
  /** An unknown id is no error. */
  remove(ids: readonly string[]): Promise<void>;
  /** After the last document: ends what made writing fast. Idempotent; an interrupted run's is ended by the next. */
  finish(): Promise<void>;
}

/** Runs a call with a private key and a deadline of its own. */
export type RunCall = <Args, Result>(call: Call<Args, Result, never>, args: Args) => Promise<Result>;
