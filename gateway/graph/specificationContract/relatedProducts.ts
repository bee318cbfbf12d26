/** `relatedProducts` of catalogue.md 7.4, names as shipped. */
import { builder, MAX_NODES } from '../builder.ts';
import { contract } from './contract.rules.ts';
import type { RequestContext } from '../context.ts';
import { isYes } from '../content/wording/displayText.rules.ts';
import { sanitizedHtml } from '../content/text/sanitizedHtml.ts';
import { unknownUid } from '../handleHint.ts';
import { badInput } from '../sourceErrors.ts';
import type { ProductEntryJson } from '../../sources/delivery/products.ts';
import { bcRegionArg, explicitMarket, localeArg } from './explicitMarket.ts';
import { presentItems } from './presentItems.rules.ts';
import { isShownAsRelated, platformId, type PlatformId } from '../catalog/products/published.rules.ts';
import { RelatedPlatformProduct } from './relatedPlatformProduct.ts';

/** Whole entries, or the few fields the error page has of withdrawn products. */
type RelatedEntry = Pick<ProductEntryJson, 'uid' | 'title' | 'regions' | 'url' | 'bc_products'> &
  Partial<ProductEntryJson>;

export interface RelatedProductModel {
  market: RequestContext;
  entry: RelatedEntry;
  includeVariants: boolean;
}

export const PlatformProduct = builder.objectRef<PlatformId>('PlatformProduct').implement({
  description: contract('The id of a product in one store.'),
  fields: (t) => ({
    region: t.exposeString('region', { description: 'The store: us, ca or eu_region_1.' }),
    id: t.expose('id', { type: 'PlatformId', description: 'The store’s id of the product.' }),
  }),
});

const CountryPrice = builder.objectRef<{ country: string; price: number }>('CountryPrice').implement({
  description: contract('The content price of one country.'),
  fields: (t) => ({
    country: t.exposeString('country', { description: 'ISO 3166 alpha-2 in lower case.' }),
    price: t.exposeFloat('price', { description: 'Units of the country’s currency.' }),
  }),
});

const ContentImage = builder
  .objectRef<{ amplience_id: string; imageset: boolean }>('ContentImage')
  .implement({
    description: contract('An image reference of the content service.'),
    fields: (t) => ({
      amplience_id: t.exposeString('amplience_id', { description: 'Name at the image service.' }),
      imageset: t.exposeBoolean('imageset', {
        description: 'True when the name is also that of an image set.',
      }),
    }),
  });

export const RelatedProduct = builder.objectRef<RelatedProductModel>('RelatedProduct').implement({
  description: contract(
    'A product entry with its platform product, in the content service’s own names (catalogue.md 3).',
  ),
  fields: (t) => ({
    uid: t.string({ description: 'Uid of the content entry.', resolve: ({ entry }) => entry.uid }),
    title: t.string({ description: 'Name of the product.', resolve: ({ entry }) => entry.title }),
    display_title: t.string({
      nullable: true,
      description: 'Title on tiles; null when not set.',
      resolve: ({ entry }) => entry.display_title || null,
    }),
    tagline: t.string({
      nullable: true,
      description: 'One sentence; null when there is none.',
      resolve: ({ entry }) => entry.tagline || null,
    }),
    description: t.field({
      type: 'HTML',
      nullable: true,
      description: 'The long text; null when there is none.',
      resolve: ({ entry }) => sanitizedHtml(entry.description),
    }),
    regions: t.stringList({
      description: 'Content regions that show it.',
      resolve: ({ entry }) => [...entry.regions],
    }),
    price_range: t.boolean({
      description: 'True when the editors marked its price as a range.',
      resolve: ({ entry }) => entry.price_range ?? false,
    }),
    url: t.string({
      description: 'URL without the product prefix, such as `/lodestar-98`.',
      resolve: ({ entry }) => entry.url,
    }),
    is_new: t.boolean({
      description: 'The editors’ flag for new products.',
      resolve: ({ entry }) => isYes(entry.is_new ?? 'No'),
    }),
    is_redesigned: t.boolean({
      description: 'The editors’ flag for redesigned products.',
      resolve: ({ entry }) => isYes(entry.is_redesigned ?? 'No'),
    }),
    bc_products: t.field({
      type: [PlatformProduct],
      description: 'Its ids, one per store that has it.',
      resolve: ({ entry }) => [...entry.bc_products],
    }),
    prices: t.field({
      type: [CountryPrice],
      description: 'Content prices by country.',
      resolve: ({ entry }) =>
        Object.entries(entry.prices ?? {}).map(([country, price]) => ({ country, price })),
    }),
    image: t.field({
      type: ContentImage,
      nullable: true,
      description: 'Front picture; null when there is none.',
      resolve: ({ entry }) =>
        entry.image?.amplience_id
          ? { amplience_id: entry.image.amplience_id, imageset: isYes(entry.image.imageset) }
          : null,
    }),
    bcProduct: t.field({
      type: RelatedPlatformProduct,
      nullable: true,
      description:
        'The platform product of the named store; null when it has none, and null with an error when commerce is down.',
      resolve: async ({ market, entry, includeVariants }) => {
        const id = platformId(entry.bc_products, market.scope.commerceRegion);
        const product = id === null ? null : await market.commerce.productById(id);
        return product && { market, product, includeVariants };
      },
    }),
  }),
});

builder.queryField('relatedProducts', (t) =>
  t.field({
    type: [RelatedProduct],
    description: contract(
      'Products by uid or by the store’s ids, in the order given, uids first (catalogue.md 7.4). Left out: products without title, url or platform product in the store, and those that do not list the locale’s content region. An error when the content service is down.',
    ),
    args: {
      uids: t.arg.stringList({
        required: { list: false, items: false },
        description: 'Uids of content entries; null items are left out.',
      }),
      ids: t.arg.intList({
        required: { list: false, items: false },
        description: 'The store’s product ids; null items are left out.',
      }),
      locale: t.arg.string({ required: true, description: localeArg }),
      bcRegion: t.arg.string({ required: true, description: bcRegionArg }),
      includeVariantRetailPrice: t.arg.boolean({
        defaultValue: false,
        description: 'True to get `bcProduct.variants` with their retail prices.',
      }),
    },
    complexity: ({ uids, ids }) => ({ field: 10, multiplier: (uids?.length ?? 0) + (ids?.length ?? 0) }),
    resolve: async (_root, { uids, ids, locale, bcRegion, includeVariantRetailPrice }, ctx) => {
      if ((uids?.length ?? 0) + (ids?.length ?? 0) > MAX_NODES) {
        throw badInput(`relatedProducts accepts at most ${MAX_NODES} products.`);
      }
      const market = explicitMarket(ctx, { locale, bcRegion });
      const { delivery, scope } = market;
      const productByUid = async (uid: string) => {
        const entry = await delivery.productByUid(uid);
        if (!entry) unknownUid(ctx, uid, 'Product');
        return entry;
      };
      const found = await Promise.all([
        ...presentItems(uids).map(productByUid),
        ...presentItems(ids).map((id) => delivery.productByPlatformId(scope.commerceRegion, id)),
      ]);
      const entries = new Map(found.flatMap((entry) => (entry ? [[entry.uid, entry]] : [])));
      const { contentRegion, commerceRegion } = scope;
      const place = { contentRegion, commerceRegion, hasShop: true };
      return [...entries.values()]
        .filter((entry) => isShownAsRelated(entry, place))
        .map((entry) => ({ market, entry, includeVariants: includeVariantRetailPrice ?? false }));
    },
  }),
);
