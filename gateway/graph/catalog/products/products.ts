/** `products`: several products at once, for lists stored in the browser, such as compared or recently viewed ones. */
import { builder } from '../../builder.ts';
import { badInput } from '../../sourceErrors.ts';
import { Product } from './product.ts';
import { gridProductsByKey } from './productModel.ts';

/** As many recently viewed products as a browser stores. */
const MAX_PRODUCTS = 12;

builder.queryField('products', (t) =>
  t.field({
    type: [Product],
    description: `Products by the last segments of their URLs, in the order given, each once. Left out: products not shown in this market’s grids, withdrawn and unknown ones. At most ${MAX_PRODUCTS}. An error when the content service is down.`,
    args: {
      uids: t.arg.stringList({
        required: true,
        description: 'Last URL segments, such as `lodestar-98`.',
      }),
    },
    complexity: ({ uids }) => ({ field: 5, multiplier: Math.min(uids.length, MAX_PRODUCTS) }),
    resolve: (_root, { uids }, ctx) => {
      if (uids.length > MAX_PRODUCTS) throw badInput(`products accepts at most ${MAX_PRODUCTS} uids.`);
      return gridProductsByKey(uids, ctx);
    },
  }),
);
