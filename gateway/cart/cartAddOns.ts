/** `Cart.addOns`: what goes with what lies in the cart. */
import { builder } from '../builder.ts';
import { addOnGrid, AddOnGrid } from '../catalog/addOns.ts';
import {
  addOnChoiceFor,
  purchasableProducts,
  skiWaists,
  type AddOnGridModel,
} from '../catalog/addOnModel.ts';
import { CART_ADD_ONS, takingTurns } from '../catalog/addOns.rules.ts';
import type { ProductModel } from '../catalog/productModel.ts';
import { words } from '../content/words.ts';
import { Cart, type CartModel } from './cart.ts';
import { linesOf, productOf, type CartLineModel } from './cartLine.ts';

/** Most products that are looked at for one cart: its cost must not grow with its lines. */
const CANDIDATES = 24;

/** What a line holds; nothing is said of lines that content no longer knows. */
interface Held {
  line: CartLineModel;
  product: ProductModel;
}

async function held({ ctx, cart }: CartModel): Promise<Held[]> {
  const lines = linesOf(ctx, cart);
  const products = await Promise.all(lines.map(productOf));
  return lines.flatMap((line, index) => {
    const product = products[index];
    return product ? [{ line, product }] : [];
  });
}

/** The chosen length of the line counts. */
function waistsIn({ line: { line }, product }: Held): Promise<number[]> {
  const { size_title: title } = product.entry;
  const size = line.options.find(({ name }) => name.trim().toLowerCase() === title.trim().toLowerCase());
  return skiWaists(product, size?.value ?? null);
}

builder.objectField(Cart, 'addOns', (t) =>
  t.field({
    type: AddOnGrid,
    nullable: true,
    description: `What goes with its lines and is not in it already, at most ${CART_ADD_ONS}: every line in turn, oldest first. Brakes are judged against its skis. Null when there is nothing; null with an error when content or commerce is down.`,
    complexity: { field: 10, multiplier: CART_ADD_ONS },
    resolve: async (model): Promise<AddOnGridModel | null> => {
      const { ctx } = model;
      const all = await held(model);
      const choices = await Promise.all(all.map(({ product }) => addOnChoiceFor(product)));
      const uids = takingTurns(
        choices.map((choice) => choice?.productUids ?? []),
        { exclude: all.map(({ product }) => product.entry.uid), most: CANDIDATES },
      );
      const [products, waists, heading] = await Promise.all([
        purchasableProducts(uids, ctx),
        Promise.all(all.map(waistsIn)),
        words(ctx, 'addOns.cart'),
      ]);
      return addOnGrid(heading, products.slice(0, CART_ADD_ONS), [...new Set(waists.flat())]);
    },
  }),
);
