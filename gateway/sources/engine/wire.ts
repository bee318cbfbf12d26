/**
 * JSON of the search service as received (wire-protocols 2.3). Only what the gateway reads is described.
 * `EngineDocument` is what the indexer puts in, one document a thing and locale; a result is the same
 * with every field wrapped in `{raw, snippet}`.
 */
import { z } from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** A field of a result. `raw` is unescaped; `snippet` is HTML-safe with `<em>` marks and there only when asked for. */
export const resultFieldJson = z.object({
  raw: z.union([scalar, z.array(scalar), z.null()]).optional(),
  snippet: z.string().nullable().optional(),
});
export type ResultFieldJson = z.output<typeof resultFieldJson>;

/** A result by field. Keys that begin with `_` (`_meta`, `_group`) are the one thing that is not wrapped, and left out. */
export const searchResultJson = z
  .record(z.string(), z.unknown())
  .transform((result): unknown =>
    Object.fromEntries(Object.entries(result).filter(([key]) => !key.startsWith('_'))),
  )
  .pipe(z.record(z.string(), resultFieldJson));
export type SearchResultJson = z.output<typeof searchResultJson>;

/** One bucket: `value` on value facets; `from`, `to` and `name` on range facets. */
export const facetBucketJson = z.object({
  value: scalar.optional(),
  from: z.union([z.string(), z.number()]).optional(),
  to: z.union([z.string(), z.number()]).optional(),
  name: z.string().optional(),
  count: z.number(),
});
export type FacetBucketJson = z.output<typeof facetBucketJson>;

export const facetJson = z.object({
  type: z.enum(['value', 'range']),
  name: z.string().optional(),
  data: z.array(facetBucketJson),
});
export type FacetJson = z.output<typeof facetJson>;

export const searchResponseJson = z.object({
  results: z.array(searchResultJson),
  facets: z.record(z.string(), z.array(facetJson)).optional(),
  meta: z.object({
    request_id: z.string(),
    page: z.object({
      current: z.number().optional(),
      size: z.number().optional(),
      total_pages: z.number(),
      total_results: z.number(),
    }),
  }),
});
export type SearchResponseJson = z.output<typeof searchResponseJson>;

/** Answer of the query suggestion call. */
export const suggestionResponseJson = z.object({
  results: z.object({ documents: z.array(z.object({ suggestion: z.string() })) }),
  meta: z.object({ request_id: z.string() }),
});
export type SuggestionResponseJson = z.output<typeof suggestionResponseJson>;

/** Body of a search as the vendor takes it. Filters are `{field: value|list|range}` and `{all|any|none: [...]}`. */
export interface SearchRequestJson {
  query: string;
  page?: { size?: number; current?: number };
  sort?: Record<string, 'asc' | 'desc'> | readonly Record<string, 'asc' | 'desc'>[];
  filters?: SearchFilterJson;
  facets?: Record<string, FacetRequestJson | readonly FacetRequestJson[]>;
  result_fields?: Record<
    string,
    { raw?: { size?: number }; snippet?: { size?: number; fallback?: boolean } }
  >;
}

/** Numbers: `from` is inclusive, `to` exclusive. `name` is for people and never sent. */
export interface FilterRange {
  from?: number | string;
  to?: number | string;
  name?: string;
}
export type FilterScalar = string | number | boolean;
export type SearchFilterJson = {
  [field: string]: FilterScalar | readonly FilterScalar[] | FilterRange | readonly SearchFilterJson[];
};

export interface FacetRequestJson {
  type: 'value' | 'range';
  /** 1 to 250, 10 when absent; value facets only. */
  size?: number;
  sort?: { count: 'asc' | 'desc' } | { value: 'asc' | 'desc' };
  name?: string;
  /** Range facets only. */
  ranges?: readonly { from?: number | string; to?: number | string; name?: string }[];
}

/** What a document stands for: `post` is a story of the blog or of the traveling circus. */
export type DocumentKind = 'product' | 'category' | 'page' | 'post' | 'support';

/** What every document has, whatever it stands for. Texts that a locale lacks are the base locale's. */
interface DocumentBase {
  /** `${locale}:${kind}:${uid}` */
  id: string;
  uid: string;
  document_kind: DocumentKind;
  /** Content type as the content service names it: a link's prefix follows from it. */
  content_type: string;
  stack: string;
  environment: string;
  locale: string;
  /** Content regions that show it. */
  regions: readonly string[];
  title: string;
  /** One sentence: tagline, summary or search description; empty when nobody wrote one. */
  tagline: string;
  /** Text without markup. */
  body: string;
  /** As the entry has it, without locale and prefix. */
  url: string;
  /** Of its picture; empty without one. */
  amplience_id: string;
  /** Digest of all other fields: equal when nothing has to be sent again. */
  fingerprint?: string;
}

/** Anything but a product. */
export interface StoryDocument extends DocumentBase {
  document_kind: Exclude<DocumentKind, 'product'>;
  /** Titles of what it belongs to: topics of a post, parents of a category. */
  category_titles?: readonly string[];
  /** ISO 8601; posts only. Of a post of the traveling circus the day that it begins. */
  published_at?: string;
}

/**
 * One product in one locale. Texts that a locale lacks are the base locale's. `price_*` is the lowest price asked in
 * that store, in whole currency units, absent when not sold there; `content_price_*` the price content shows by country.
 */
export interface ProductDocument extends DocumentBase {
  document_kind: 'product';
  display_title: string;
  /** First segment of the first category's address: skis, poles, bindings or accessories. */
  kind: string;
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

/** What the indexer puts in. */
export type EngineDocument = ProductDocument | StoryDocument;
