/** `Offer`: price, tags and stock of a product, swatch or variant. */
import { whenKnown } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { withFallback } from '../../sourceErrors.ts';
import { Availability } from './availability.ts';
import { offeredAvailability } from './offer.rules.ts';
import { choiceOf, productOf, type OfferModel } from './offerModel.ts';
import { platformProduct } from '../products/productModel.ts';
import { priceOf, ProductPrice } from './productPrice.ts';
import { ProductTag, tagsOf } from './productTag.ts';

const typeNames = { product: 'Product', swatch: 'Swatch', variant: 'Variant' } as const;

export const Offer = builder.interfaceRef<OfferModel>('Offer').implement({
  description:
    'A choice of a product with its price and stock: the whole product, one colour over its sizes, or one variant. The same verdict wherever it is shown.',
  resolveType: ({ kind }) => typeNames[kind],
  fields: (t) => ({
    price: t.field({
      type: ProductPrice,
      nullable: true,
      description:
        'Its price: a variant’s own, or a colour’s range over its sizes. A colour has the product’s price where there is no shop, and when the store has no variant in it. Null when no price is known in this market, and null with an error when the commerce service is down.',
      resolve: (offer) => priceOf(offer),
    }),
    availability: t.field({
      type: Availability,
      nullable: true,
      description:
        'Verdict on its stock: a colour is sold out when all of its sizes are. Null with an error when the commerce service is down.',
      resolve: (offer) => {
        const product = productOf(offer);
        return whenKnown(platformProduct(product), (platform) =>
          offeredAvailability(platform, choiceOf(offer), marketFlags(product.ctx.scope)),
        );
      },
    }),
    tags: t.field({
      type: [ProductTag],
      description:
        'Verdict: its tags. While the commerce service is unavailable nothing counts as on sale, which is reported under `extensions.degraded`.',
      args: {
        inAddOnGrid: t.arg.boolean({
          defaultValue: false,
          description: 'True for tiles of an add-on grid, where tags are hidden.',
        }),
      },
      resolve: (offer, { inAddOnGrid }) =>
        whenKnown(withFallback(priceOf(offer), null), (price) =>
          tagsOf(productOf(offer), price, inAddOnGrid),
        ),
    }),
  }),
});
