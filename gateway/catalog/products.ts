/** `products`: several products at once, for lists that a browser keeps, such as what was compared or seen last. */
import { builder } from '../builder.ts';
import { badInput } from '../sourceErrors.ts';
import { Product } from './product.ts';
import { gridProductsByKey } from './productModel.ts';

/** As many as a browser remembers of what its shopper has seen. */
const MOST_PRODUCTS = 12;

builder.queryField('products', (t) =>
  t.field({
    type: [Product],
    description: `Products by the last segments of their addresses, in the order given, each once. Left out: what is not shown in this market’s grids, withdrawn products, and what never was. At most ${MOST_PRODUCTS}. An error when the content service is down.`,
    args: {
      uids: t.arg.stringList({
        required: true,
        description: 'Last segments of addresses, such as `lodestar-98`.',
      }),
    },
    complexity: ({ uids }) => ({ field: 5, multiplier: Math.min(uids.length, MOST_PRODUCTS) }),
    resolve: (_root, { uids }, ctx) => {
      if (uids.length > MOST_PRODUCTS) throw badInput(`products reads at most ${MOST_PRODUCTS} products.`);
      return gridProductsByKey(uids, ctx);
    },
  }),
);
