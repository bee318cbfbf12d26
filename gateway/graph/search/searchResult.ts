/** Search results by kind. Products are loaded from content and commerce; others come from their document alone. */
import { builder } from '../builder.ts';
import { Product } from '../catalog/products/product.ts';
import { namePartsOf } from '../catalog/products/nameWithKind.ts';
import type { FacetChoice } from '../catalog/products/productList.rules.ts';
import { gridProducts, productPath, type ProductModel } from '../catalog/products/productModel.ts';
import { contentPath, hasPage } from '../content/navigation/link.rules.ts';
import { languageDescription } from '../content/text/entryLanguage.ts';
import type { RequestContext } from '../context.ts';
import { Image, imageOf } from '../media/image.ts';
import { CalendarDate, calendarDateOf } from '../region/formats/calendarDate.ts';
import type { FoundDocument } from './foundDocument.rules.ts';
import { preferredColorOf } from './facets/preferredColor.ts';
import type { SearchKind } from './searchInput.rules.ts';
import { wholeName, type NameParts } from '../catalog/products/nameWithKind.rules.ts';
import {
  excerptParts,
  excerptSource,
  titleParts,
  type TextPart as TextPartModel,
} from './suggestions/textParts.rules.ts';

/** The parts of the query that affect how a result is shown. */
export interface SearchContext {
  term: string;
  choices: readonly FacetChoice[];
}

interface ResultModel {
  kind: SearchKind;
  ctx: RequestContext;
  document: FoundDocument;
  asked: SearchContext;
}
interface ProductResultModel extends ResultModel {
  kind: 'PRODUCT';
  product: ProductModel;
}
interface StoryResultModel extends ResultModel {
  kind: Exclude<SearchKind, 'PRODUCT'>;
}
export type SearchResultModel = ProductResultModel | StoryResultModel;

/**
 * Converts documents to results in order, loading all products in one batch. Documents without a page here, and
 * products not shown in grids here, are left out.
 */
export async function searchResults<Found extends { document: FoundDocument }>(
  found: readonly Found[],
  asked: SearchContext,
  ctx: RequestContext,
): Promise<(Found & { result: SearchResultModel })[]> {
  const uids = found.flatMap(({ document }) => (document.kind === 'PRODUCT' ? [document.uid] : []));
  const products = new Map(
    (await gridProducts(uids, ctx)).map((product) => [product.entry.uid, product] as const),
  );
  return found.flatMap((one): (Found & { result: SearchResultModel })[] => {
    const { document } = one;
    const { kind } = document;
    if (kind !== 'PRODUCT') {
      const isShown = hasPage(document.contentType, document.url);
      return isShown ? [{ ...one, result: { kind, ctx, document, asked } }] : [];
    }
    const product = products.get(document.uid);
    return product ? [{ ...one, result: { kind, ctx, document, asked, product } }] : [];
  });
}

const kinds: Record<SearchKind, { description: string }> = {
  PRODUCT: { description: 'A product, see `ProductSearchResult`.' },
  CATEGORY: { description: 'A category of products, see `CategoryResult`.' },
  PAGE: { description: 'A page of the shop or of a team member, see `PageResult`.' },
  POST: { description: 'A blog post or a story of the traveling circus, see `PostResult`.' },
  SUPPORT: { description: 'An article of the support section, see `SupportResult`.' },
};
export const SearchKindRef = builder.enumType('SearchKind', {
  description: 'Kind of a search result.',
  values: kinds,
});

export const TextPart = builder.objectRef<TextPartModel>('TextPart').implement({
  description: 'A part of a highlighted text. Plain text, no markup.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text, including leading and trailing spaces.' }),
    isMatch: t.exposeBoolean('isMatch', { description: 'True when it matches the search.' }),
  }),
});

async function titleOf(result: SearchResultModel): Promise<NameParts> {
  return result.kind === 'PRODUCT'
    ? namePartsOf(result.product)
    : { before: '', name: result.document.title, between: '', rest: '' };
}

const typeNames: Record<SearchKind, string> = {
  PRODUCT: 'ProductSearchResult',
  CATEGORY: 'CategoryResult',
  PAGE: 'PageResult',
  POST: 'PostResult',
  SUPPORT: 'SupportResult',
};

export const SearchResult = builder.interfaceRef<SearchResultModel>('SearchResult').implement({
  description: 'A search result. From the search service; public.',
  resolveType: ({ kind }) => typeNames[kind],
  fields: (t) => ({
    documentId: t.id({
      description:
        'Id of the document in the search service, for `reportSearchClick`. A result is no node: what it says depends on the search. `path` and `product` lead to what was found.',
      resolve: ({ document }) => document.id,
    }),
    kind: t.expose('kind', { type: SearchKindRef, description: 'What it is.' }),
    path: t.field({
      type: 'URLPath',
      description: 'Path of its page, in the request’s locale.',
      resolve: (result) =>
        result.kind === 'PRODUCT'
          ? productPath(result.product)
          : contentPath(result.ctx.locale, result.document.contentType, result.document.url),
    }),
    title: t.string({
      description: 'Its title; for a product its name and, unless it already says so, what it is.',
      resolve: async (result) => wholeName(await titleOf(result)),
    }),
    titleParts: t.field({
      type: [TextPart],
      complexity: { field: 1, multiplier: 2 },
      description: 'The title in parts, with matches highlighted.',
      resolve: async (result) => {
        const { title, displayTitle } = result.document.snippets;
        return titleParts(await titleOf(result), [displayTitle, title]);
      },
    }),
    titleLanguage: t.string({
      nullable: true,
      description: `Of the title: ${languageDescription}`,
      resolve: ({ document }) => document.languages.title,
    }),
    excerptLanguage: t.string({
      nullable: true,
      description: `Of the passage: ${languageDescription}`,
      resolve: ({ document: { snippets, languages } }) => languages[excerptSource(snippets)],
    }),
    excerptParts: t.field({
      type: [TextPart],
      complexity: { field: 1, multiplier: 2 },
      description: 'The matching passage with matches highlighted, else the summary; empty without either.',
      resolve: ({ document: { snippets, tagline } }) => excerptParts(snippets, tagline),
    }),
  }),
});

/** Lists make no image service call: images are cropped around their centre. */
function pictureOf({ document: { picture } }: StoryResultModel) {
  return picture === '' ? null : imageOf(picture, '', { facts: { width: null, height: null, poi: null } });
}

const image = {
  type: Image,
  nullable: true,
  description: 'Decorative image; null when it has none. Costs no call.',
  resolve: pictureOf,
} as const;

builder.objectRef<ProductResultModel>('ProductSearchResult').implement({
  description: 'A product found by a search, joined with content and commerce.',
  interfaces: [SearchResult],
  fields: (t) => ({
    product: t.expose('product', { type: Product, description: 'The product.' }),
    preferredColor: t.string({
      nullable: true,
      description:
        'Label of the colour to show the product in, as in `Swatch.label`: one of the colours filtered by. Null without a colour filter, and when the product has no image in any of them. Costs one cached call.',
      resolve: ({ product, asked }) => preferredColorOf(product, asked.choices),
    }),
  }),
});

builder.objectRef<StoryResultModel>('CategoryResult').implement({
  description: 'A category found by a search.',
  interfaces: [SearchResult],
  fields: (t) => ({ image: t.field(image) }),
});

builder.objectRef<StoryResultModel>('PageResult').implement({
  description: 'A page found by a search: of the shop, its team, or a team member.',
  interfaces: [SearchResult],
  fields: (t) => ({ image: t.field(image) }),
});

builder.objectRef<StoryResultModel>('PostResult').implement({
  description: 'A blog post or a story of the traveling circus found by a search.',
  interfaces: [SearchResult],
  fields: (t) => ({
    image: t.field(image),
    publishedAt: t.field({
      type: CalendarDate,
      nullable: true,
      description: 'Its date, or an event’s first day; null when not set. In UTC.',
      resolve: ({ ctx, document: { publishedAt } }) => calendarDateOf(ctx, new Date(publishedAt), null),
    }),
    topic: t.string({
      nullable: true,
      description: 'Blog category or circus season; null without one.',
      resolve: ({ document }) => document.categoryTitles[0] || null,
    }),
  }),
});

builder.objectRef<StoryResultModel>('SupportResult').implement({
  description: 'A support article found by a search.',
  interfaces: [SearchResult],
  fields: (t) => ({
    topic: t.string({
      nullable: true,
      description: 'Its topic; null without one.',
      resolve: ({ document }) => document.categoryTitles[0] || null,
    }),
  }),
});
