/** Price, tag and stock of whatever is chosen of a product, in the graph: products, swatches and variants are offers. */
import { builder } from '../builder.ts';
import { marketFlags } from '../region/market.ts';
import { unlessIll } from '../sourceErrors.ts';
import { Availability } from './availability.ts';
import { offeredAvailability } from './offer.rules.ts';
import { choiceOf, productOf, type OfferModel } from './offerModel.ts';
import { platformProduct } from './productModel.ts';
import { priceOf, ProductPrice } from './productPrice.ts';
import { ProductTag, tagsOf } from './productTag.ts';

const typeNames = { product: 'Product', swatch: 'Swatch', variant: 'Variant' } as const;

export const Offer = builder.interfaceRef<OfferModel>('Offer').implement({
  description:
    'What is chosen of a product, with what a shopper is told of it: the whole product, one colour over its sizes, or one variant. The same verdict wherever it is shown.',
  resolveType: ({ kind }) => typeNames[kind],
  fields: (t) => ({
    price: t.field({
      type: ProductPrice,
      nullable: true,
      description:
        'What it costs: a variant its own price, a colour the range over its sizes. A colour costs what the product does where there is no shop, and where the store has no variant in it. Null when no price is known in this market, and null with an error when the commerce service is down.',
      resolve: (offer) => priceOf(offer),
    }),
    availability: t.field({
      type: Availability,
      nullable: true,
      description:
        'Verdict on its stock: a colour is sold out when all of its sizes are. Null with an error when the commerce service is down.',
      resolve: async (offer) => {
        const product = productOf(offer);
        return offeredAvailability(
          await platformProduct(product),
          choiceOf(offer),
          marketFlags(product.ctx.scope),
        );
      },
    }),
    tags: t.field({
      type: [ProductTag],
      description:
        'Verdict: which tags it wears. While the commerce service is ill nothing counts as on sale, and the answer says so under `extensions.degraded`.',
      args: {
        inAddOnGrid: t.arg.boolean({
          defaultValue: false,
          description: 'True for tiles of an add-on grid, where tags are hidden.',
        }),
      },
      resolve: async (offer, { inAddOnGrid }) =>
        tagsOf(productOf(offer), await unlessIll(priceOf(offer), null), inAddOnGrid),
    }),
  }),
});
