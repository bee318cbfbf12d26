/** `Cart.addOns`: add-ons for the lines of the cart. */
import { builder } from '../builder.ts';
import { addOnGrid, AddOnGrid } from '../catalog/addOns/addOns.ts';
import {
  addOnChoiceFor,
  purchasableProducts,
  skiWaists,
  type AddOnGridModel,
} from '../catalog/addOns/addOnModel.ts';
import { CART_ADD_ONS, interleaved } from '../catalog/addOns/addOns.rules.ts';
import type { ProductModel } from '../catalog/products/productModel.ts';
import { words } from '../content/wording/words.ts';
import { Cart, type CartModel } from './cart.ts';
import { linesOf, productOf, type CartLineModel } from './lines/cartLine.ts';

/** Maximum candidates per cart, so that the cost does not grow with its lines. */
const CANDIDATES = 24;

/** A line with its product; lines unknown to content are left out. */
interface LineProduct {
  line: CartLineModel;
  product: ProductModel;
}

async function lineProducts({ ctx, cart }: CartModel): Promise<LineProduct[]> {
  const lines = linesOf(ctx, cart);
  const products = await Promise.all(lines.map(productOf));
  return lines.flatMap((line, index) => {
    const product = products[index];
    return product ? [{ line, product }] : [];
  });
}

/** Uses the waist of the line's chosen length. */
function waistsIn({ line: { line }, product }: LineProduct): Promise<number[]> {
  const { size_title: title } = product.entry;
  const size = line.options.find(({ name }) => name.trim().toLowerCase() === title.trim().toLowerCase());
  return skiWaists(product, size?.value ?? null);
}

builder.objectField(Cart, 'addOns', (t) =>
  t.field({
    type: AddOnGrid,
    nullable: true,
    description: `Add-ons for its lines that are not in it already, at most ${CART_ADD_ONS}, taken from each line in turn, oldest first. Brakes are matched against its skis. Null when there are none; null with an error when content or commerce is down.`,
    complexity: { field: 10, multiplier: CART_ADD_ONS },
    resolve: async (model): Promise<AddOnGridModel | null> => {
      const { ctx } = model;
      const items = await lineProducts(model);
      const choices = await Promise.all(items.map(({ product }) => addOnChoiceFor(product)));
      const uids = interleaved(
        choices.map((choice) => choice?.productUids ?? []),
        { exclude: items.map(({ product }) => product.entry.uid), most: CANDIDATES },
      );
      const [products, waists, heading] = await Promise.all([
        purchasableProducts(uids, ctx),
        Promise.all(items.map(waistsIn)),
        words(ctx, 'addOns.cart'),
      ]);
      return addOnGrid(heading, products.slice(0, CART_ADD_ONS), [...new Set(waists.flat())]);
    },
  }),
);
