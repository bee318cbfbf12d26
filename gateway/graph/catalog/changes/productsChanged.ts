/** `Query.productsChanged`: for partners that keep a copy of a market's catalogue in step. */
import type { GraphQLError } from 'graphql';
import { builder, MAX_NODES } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { codedError } from '../../codedError.ts';
import type {
  ChangesPage,
  ChangesRefusal,
  ProductChangeKind as Kind,
  ProductChangeModel,
} from '../../productChanges.ts';
import { productIdOf } from '../../productId.ts';
import { contentLocale } from '../../region/locales/locale.rules.ts';
import { badInput } from '../../sourceErrors.ts';
import { Product } from '../products/product.ts';
import { placeOf, productByUid, type ProductModel } from '../products/productModel.ts';
import { isShownAsRelated } from '../products/published.rules.ts';

const DEFAULT_FIRST = 24;
/** Milliseconds by which a caller's clock may be fast; the log begins two minutes before `since` anyway. */
const CLOCK_SKEW_MS = 60_000;

interface ChangeModel {
  ctx: RequestContext;
  change: ProductChangeModel;
}

const descriptions: Readonly<Record<Kind, string>> = {
  CREATED: 'It appeared in this market, or is there again: everything about it is new.',
  REMOVED: 'It is no longer in this market: `product` is null.',
  CONTENT: 'Texts, pictures, categories or specifications.',
  PRICE: 'The price that guests pay, of the product or of a variant.',
  STOCK: 'Availability, of the product or of a variant.',
};

const ProductChangeKind = builder.enumType('ProductChangeKind', {
  description: 'What changed about a product in a market.',
  values: Object.fromEntries(
    Object.entries(descriptions).map(([kind, description]) => [kind, { description }]),
  ) as Record<Kind, { description: string }>,
});

const ProductChange = builder.objectRef<ChangeModel>('ProductChange').implement({
  description:
    'Changes of one product in this market since the page before, as one. To follow them, replace the copy of `productId` with `product`, or drop it when that is null.',
  fields: (t) => ({
    kinds: t.field({
      type: [ProductChangeKind],
      description:
        'What changed; never empty. `CREATED` and `REMOVED` as seen from the beginning of the page.',
      resolve: ({ change }) => change.kinds,
    }),
    at: t.field({
      type: 'DateTime',
      description:
        'When the last of the changes was noticed: seconds after a webhook, else with the next run of the indexer.',
      resolve: ({ change }) => change.at.toISOString(),
    }),
    sequence: t.int({
      description:
        'Number of the last change in the log of all markets; it only grows. Webhooks to partners have the same.',
      resolve: ({ change }) => change.sequence,
    }),
    productId: t.id({
      description:
        'The product’s `id` in this market, also of a removed one. Webhooks to partners have the same.',
      resolve: ({ ctx, change }) => productIdOf(ctx.locale, change.uid),
    }),
    handle: t.string({
      description: 'The last segment of its URL; of a removed product, as it was last known.',
      resolve: ({ change }) => change.handle,
    }),
    product: t.field({
      type: Product,
      nullable: true,
      description:
        'The product as it is now, not as it was at the time of the change. Null when it is not in this market, which includes one that was removed only after this page. Products of a page are read together.',
      resolve: ({ ctx, change }) => listedProduct(change, ctx),
    }),
  }),
});

const ProductChangeEdge = builder.objectRef<ChangeModel>('ProductChangeEdge').implement({
  description: 'One changed product.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Names the place in the log behind this change, for `after`.',
      resolve: ({ change }) => change.cursor,
    }),
    node: t.field({ type: ProductChange, description: 'The change.', resolve: (model) => model }),
  }),
});

const ProductChangeConnection = builder
  .objectRef<{ ctx: RequestContext; page: ChangesPage; isFirst: boolean }>('ProductChangeConnection')
  .implement({
    description: 'One page of the log of product changes.',
    fields: (t) => ({
      edges: t.field({
        type: [ProductChangeEdge],
        // Already counted by the connection's own multiplier.
        complexity: { field: 1, multiplier: 1 },
        description:
          'Changed products in the order of their last change. May be empty although more pages follow, when others changed that are not in this market.',
        resolve: ({ ctx, page }): ChangeModel[] => page.changes.map((change) => ({ ctx, change })),
      }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description:
          'Where this page stands in the log. `endCursor` is never null, also of an empty page: ask again with it later.',
        resolve: ({ page, isFirst }) => ({
          hasNextPage: page.hasNextPage,
          hasPreviousPage: !isFirst,
          startCursor: page.changes[0]?.cursor ?? null,
          endCursor: page.endCursor,
        }),
      }),
    }),
  });

builder.queryField('productsChanged', (t) =>
  t.field({
    type: ProductChangeConnection,
    description: `What changed in this market’s \`products\`, oldest first, removed ones included: begin with \`since\`, the moment before a full export, go on with \`after\`, and the copy equals another full export. Nothing is left out: where the log no longer has everything, the answer is the error CHANGES_EXPIRED, and a full export is due. ${DEFAULT_FIRST} a page when \`first\` is not given. The log itself makes no upstream call; \`product\` makes those of \`products\`.`,
    args: {
      first: t.arg.int({ description: `Changed products of the page: 1 to ${MAX_NODES}.` }),
      after: t.arg.string({
        description:
          'Changes after this cursor, of the same market. Fails with CHANGES_EXPIRED when it is older than the log, when it is of another market, and when editors moved the market to another region or store; the message says which.',
      }),
      since: t.arg({
        type: 'DateTime',
        description:
          'Changes noticed from this moment on, and in the two minutes before, because an export may rest on data that was kept for so long. Fails with CHANGES_EXPIRED when the log begins later, at `extensions.logBeginsAt`: what changed before is nowhere, so a copy from before the log cannot be brought up to date. Export everything again, with the moment before that new export as `since`; it works from the log’s first moment on. A moment in the future is refused. Not together with `after`; without both, everything that the log has.',
      }),
    },
    complexity: ({ first }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(first ?? DEFAULT_FIRST, MAX_NODES)),
    }),
    resolve: async (_root, { first: wanted, after = null, since = null }, ctx) => {
      const first = wanted ?? DEFAULT_FIRST;
      if (first < 1 || first > MAX_NODES)
        throw badInput(`productsChanged: first must be from 1 to ${MAX_NODES}, not ${first}.`);
      if (after !== null && since !== null)
        throw badInput('productsChanged takes either after or since, not both.');
      if (since !== null && Date.parse(since) > ctx.now.getTime() + CLOCK_SKEW_MS)
        throw badInput(`productsChanged: since is in the future. It is ${ctx.now.toISOString()} now.`);
      const { language, contentRegion, commerceRegion } = ctx.scope;
      // The log has no locales of their own for spellings of English.
      const place = {
        contentLocale: contentLocale(language),
        contentRegion,
        commerceRegion,
        hasShop: placeOf(ctx).hasShop,
      };
      const page = await ctx.changes.page(place, { cursor: after, since, first });
      if (typeof page === 'string' || 'expired' in page) throw refusal(page);
      return { ctx, page, isFirst: after === null };
    },
  }),
);

function refusal(reason: ChangesRefusal): GraphQLError {
  if (reason === 'invalid cursor') return badInput('productsChanged: after is not a cursor of this list.');
  if (reason === 'unavailable')
    return codedError('CHANGES_UNAVAILABLE', 'Changes are not logged at the moment.');
  const logBeginsAt = reason.beginsAt?.toISOString() ?? null;
  const cause =
    reason.expired === 'place'
      ? 'The cursor is of another market, or of this one before it was moved to another region or store.'
      : `The log does not have all changes since then${logBeginsAt === null ? '' : `: it begins at ${logBeginsAt}`}.`;
  const message = `${cause} Export all products, and begin anew with since.`;
  return codedError('CHANGES_EXPIRED', message, logBeginsAt === null ? {} : { logBeginsAt });
}

/** Null unless `products` lists it. */
async function listedProduct(
  { kinds, uid }: ProductChangeModel,
  ctx: RequestContext,
): Promise<ProductModel | null> {
  if (kinds.includes('REMOVED')) return null;
  const product = await productByUid(uid, ctx);
  // Lists of a market have products that name its region.
  return product && isShownAsRelated(product.entry, placeOf(ctx)) ? product : null;
}
