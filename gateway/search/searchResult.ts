/** What a search finds, by kind. A product is read from content and commerce; all else is told by its document alone. */
import { createHash } from 'node:crypto';
import { builder } from '../builder.ts';
import { Product } from '../catalog/product.ts';
import { displayTitleOf, gridProducts, productPath, type ProductModel } from '../catalog/productModel.ts';
import { contentPath, hasPage } from '../content/link.rules.ts';
import type { RequestContext } from '../context.ts';
import { Image, imageOf } from '../media/image.ts';
import { joinNodeId, keyOfNode } from '../nodeId.ts';
import { CalendarDate, calendarDateOf } from '../region/calendarDate.ts';
import { joinMarketId, splitMarketId } from '../region/marketId.ts';
import type { FacetChoice } from './facets.rules.ts';
import type { FoundDocument } from './foundDocument.rules.ts';
import { preferredColorOf } from './preferredColor.ts';
import type { SearchKind } from './searchInput.rules.ts';
import { excerptParts, titleParts, type TextPart as TextPartModel } from './textParts.rules.ts';

/** What was asked, as far as it decides how a result looks. */
export interface Asked {
  term: string;
  choices: readonly FacetChoice[];
}

interface ResultModel {
  kind: SearchKind;
  ctx: RequestContext;
  document: FoundDocument;
  asked: Asked;
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
 * Results of documents, in their order: all products joined in one batch. What has no page here, and a product that
 * cannot stand in a grid here, is left out.
 */
export async function searchResults<Found extends { document: FoundDocument }>(
  found: readonly Found[],
  asked: Asked,
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

/** `node` ids are unique in a client's store; two searches mark one document differently, so it has an id in each. */
const NODE = 'SearchResult';

function resultId({ ctx, document, asked }: SearchResultModel): string {
  const question = createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 12);
  return joinNodeId(NODE, joinMarketId(ctx.locale, `${question}/${document.id}`));
}

/** The document that a result's id is about; null when the id is of something else. */
export function documentOfResult(id: string): string | null {
  const { key = '' } = splitMarketId(keyOfNode(NODE, id) ?? '') ?? {};
  const slash = key.indexOf('/');
  return slash > 0 && slash < key.length - 1 ? key.slice(slash + 1) : null;
}

const kinds: Record<SearchKind, { description: string }> = {
  PRODUCT: { description: 'A product, see `ProductSearchResult`.' },
  CATEGORY: { description: 'A category of products, see `CategoryResult`.' },
  PAGE: { description: 'A page of the shop, or somebody of the team, see `PageResult`.' },
  POST: { description: 'A story of the blog or of the traveling circus, see `PostResult`.' },
  SUPPORT: { description: 'An article of the support section, see `SupportResult`.' },
};
export const SearchKindRef = builder.enumType('SearchKind', {
  description: 'What a search can find.',
  values: kinds,
});

export const TextPart = builder.objectRef<TextPartModel>('TextPart').implement({
  description: 'A stretch of a text of which some words were looked for. Plain text, no markup.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The stretch, blanks at its ends included.' }),
    isMatch: t.exposeBoolean('isMatch', { description: 'True when it is what was looked for.' }),
  }),
});

function titleOf(result: SearchResultModel): string {
  return result.kind === 'PRODUCT' ? displayTitleOf(result.product.entry) : result.document.title;
}

const typeNames: Record<SearchKind, string> = {
  PRODUCT: 'ProductSearchResult',
  CATEGORY: 'CategoryResult',
  PAGE: 'PageResult',
  POST: 'PostResult',
  SUPPORT: 'SupportResult',
};

export const SearchResult = builder.interfaceRef<SearchResultModel>('SearchResult').implement({
  description: 'Something that a search found. From the search service; public.',
  resolveType: ({ kind }) => typeNames[kind],
  fields: (t) => ({
    id: t.id({
      description: 'What `reportSearchClick` takes. Good for the answer that listed it; opaque.',
      resolve: resultId,
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
    title: t.string({ description: 'Its title.', resolve: titleOf }),
    titleParts: t.field({
      type: [TextPart],
      complexity: { field: 1, multiplier: 2 },
      description: 'The title in parts, what was looked for marked.',
      resolve: (result) => {
        const { title, displayTitle } = result.document.snippets;
        return titleParts(titleOf(result), [displayTitle, title]);
      },
    }),
    excerptParts: t.field({
      type: [TextPart],
      complexity: { field: 1, multiplier: 2 },
      description:
        'The passage of the text that fits, what was looked for marked; where none does the sentence that sums it up, and empty when nobody wrote one.',
      resolve: ({ document: { snippets, tagline } }) => excerptParts(snippets, tagline),
    }),
  }),
});

/** Lists cost no call of the image service: pictures are cropped around their middle. */
function pictureOf({ document: { picture } }: StoryResultModel) {
  return picture === '' ? null : imageOf(picture, '', { facts: { width: null, height: null, poi: null } });
}

const image = {
  type: Image,
  nullable: true,
  description: 'Its picture, which only decorates; null when it has none. Costs no call.',
  resolve: pictureOf,
} as const;

builder.objectRef<ProductResultModel>('ProductSearchResult').implement({
  description: 'A product that a search found. Joined with content and commerce.',
  interfaces: [SearchResult],
  fields: (t) => ({
    product: t.expose('product', { type: Product, description: 'The product.' }),
    preferredColor: t.string({
      nullable: true,
      description:
        'Label of the colour to show the product in, as `Swatch.label` gives it: one of those that the search is narrowed to. Null when it is not narrowed by colour, and when the product has no picture in any of them. Costs one kept call.',
      resolve: ({ product, asked }) => preferredColorOf(product, asked.choices),
    }),
  }),
});

builder.objectRef<StoryResultModel>('CategoryResult').implement({
  description: 'A category of products that a search found.',
  interfaces: [SearchResult],
  fields: (t) => ({ image: t.field(image) }),
});

builder.objectRef<StoryResultModel>('PageResult').implement({
  description: 'A page that a search found: of the shop, of its team, or of somebody in it.',
  interfaces: [SearchResult],
  fields: (t) => ({ image: t.field(image) }),
});

builder.objectRef<StoryResultModel>('PostResult').implement({
  description: 'A story of the blog or of the traveling circus that a search found.',
  interfaces: [SearchResult],
  fields: (t) => ({
    image: t.field(image),
    publishedAt: t.field({
      type: CalendarDate,
      nullable: true,
      description:
        'The day it is dated, an event the day it begins; null when the editors gave it no date. Days begin in UTC.',
      resolve: ({ ctx, document: { publishedAt } }) => calendarDateOf(ctx, new Date(publishedAt), null),
    }),
    topic: t.string({
      nullable: true,
      description: 'Category of the blog or winter of the circus that it belongs to; null without one.',
      resolve: ({ document }) => document.categoryTitles[0] || null,
    }),
  }),
});

builder.objectRef<StoryResultModel>('SupportResult').implement({
  description: 'An article of the support section that a search found.',
  interfaces: [SearchResult],
  fields: (t) => ({
    topic: t.string({
      nullable: true,
      description: 'Topic that it belongs to; null without one.',
      resolve: ({ document }) => document.categoryTitles[0] || null,
    }),
  }),
});
