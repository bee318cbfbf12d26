/** `cart…` of the shop API (catalogue.md 7.1): the vendor's statuses, refusals and versions (wire-protocols 3.3). */
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { cartRows, type CartLineRow, type CartRow } from './cartRows.ts';
import {
  buyableUnits,
  catalogueReads,
  isPurchasable,
  type Product,
  type VariantRow,
} from '../catalogue/productRows.ts';
import { transaction } from '../query.ts';
import { readBody, type ShopEnv } from '../requestParsing.ts';
import { invalid, notFound, Refusal } from '../refusal.ts';

const id = z.int().positive();
const newLines = z.array(z.object({ product_id: id, variant_id: id.optional(), quantity: z.int() })).max(100);
const newCart = z.object({ customer_id: z.int().nonnegative().optional(), line_items: newLines });
const moreLines = z.object({ line_items: newLines, version: z.int().optional() });
const lineChange = z.object({
  productID: id,
  variantID: id.optional(),
  quantity: z.int(),
  version: z.int().optional(),
});
const ownerChange = z.object({ customerID: z.int().nonnegative() });

interface LineRequest {
  product: Product;
  variant: VariantRow;
  quantity: number;
}

export function cartRoutes(db: DatabaseSync, now: () => number): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const carts = cartRows(db, now);
  const read = catalogueReads(db);

  const wanted = (c: Context<ShopEnv>): CartRow => {
    const cart = carts.find(c.req.param('id') ?? '', c.get('store'));
    if (!cart) throw notFound('cart');
    return cart;
  };

  const current = (c: Context<ShopEnv>, version: number | undefined): CartRow => {
    const cart = wanted(c);
    if (version !== undefined && version !== cart.version) {
      throw new Refusal(409, 'stale_version', 'The cart has changed since', {
        errors: { version: String(cart.version) },
      });
    }
    return cart;
  };

  const lineRequest = (
    c: Context<ShopEnv>,
    productId: number,
    variantId: number | undefined,
    quantity: number,
  ): LineRequest => {
    if (quantity < 1) {
      throw new Refusal(422, 'invalid_quantity', 'Invalid quantity', {
        errors: { quantity: 'must be at least 1' },
      });
    }
    const product = read.product(c.get('store'), productId);
    if (!product)
      throw new Refusal(422, 'not_purchasable', 'Not purchasable', { errors: { product_id: 'is unknown' } });
    const variants = read.variantsOf([product.id]);
    if (variantId === undefined && variants.length > 1)
      throw invalid({ variant_id: 'is required: there are options' });
    const variant = variantId === undefined ? variants[0] : variants.find((one) => one.id === variantId);
    if (!variant || !isPurchasable(product, variant)) {
      throw new Refusal(422, 'not_purchasable', 'Not purchasable', {
        errors: { variant_id: variant ? 'is not for sale' : 'is unknown' },
      });
    }
    return { product, variant, quantity };
  };

  const ensureStock = ({ product, variant }: LineRequest, quantity: number): void => {
    const available = buyableUnits(product, variant);
    if (quantity > available) {
      throw new Refusal(422, 'insufficient_stock', 'Insufficient stock', {
        errors: { available: String(available) },
      });
    }
  };

  /** Units of the product that other lines already contain: relevant where stock is tracked by product. */
  const heldByOthers = (lines: readonly CartLineRow[], { product, variant }: LineRequest): number =>
    lines
      .filter(
        (line) =>
          product.tracking === 'product' && line.product_id === product.id && line.variant_id !== variant.id,
      )
      .reduce((held, line) => held + line.quantity, 0);

  const add = (cart: CartRow, one: LineRequest): void => {
    const lines = carts.lines(cart);
    const line = lines.find((other) => other.variant_id === one.variant.id);
    const quantity = (line?.quantity ?? 0) + one.quantity;
    ensureStock(one, quantity + heldByOthers(lines, one));
    if (line) carts.changeLine({ ...line, quantity });
    else carts.addLine(cart, one.product.id, one.variant.id, quantity);
  };

  const answer = (c: Context<ShopEnv>, cartId: string, status: 200 | 201): Response => {
    const cart = carts.find(cartId, c.get('store'));
    if (!cart) throw notFound('cart');
    return c.json({ data: carts.answer(cart), meta: {} }, status);
  };

  const ensureCustomer = (c: Context<ShopEnv>, customerId: number): void => {
    if (customerId !== 0 && !carts.customerExists(c.get('store'), customerId))
      throw invalid({ customer_id: 'is unknown' });
  };

  routes.post('/cart/create', async (c) => {
    const body = await readBody(c, newCart);
    if (body.line_items.length === 0) throw invalid({ line_items: 'must not be empty' });
    const cartId = transaction(db, () => {
      ensureCustomer(c, body.customer_id ?? 0);
      const made = carts.create(c.get('store'), body.customer_id ?? 0);
      const cart = carts.find(made, c.get('store'));
      if (!cart) throw notFound('cart');
      for (const item of body.line_items)
        add(cart, lineRequest(c, item.product_id, item.variant_id, item.quantity));
      return made;
    });
    return answer(c, cartId, 201);
  });

  routes.get('/cart/:id', (c) => answer(c, wanted(c).id, 200));

  routes.put('/cart/:id', async (c) => {
    const body = await readBody(c, ownerChange);
    const cart = wanted(c);
    transaction(db, () => {
      ensureCustomer(c, body.customerID);
      carts.own(cart, body.customerID);
      carts.touch(cart);
    });
    return answer(c, cart.id, 201);
  });

  routes.delete('/cart/:id', (c) => {
    carts.drop(wanted(c));
    return c.body(null, 204);
  });

  routes.post('/cart/:id/items', async (c) => {
    const body = await readBody(c, moreLines);
    const cart = current(c, body.version);
    if (body.line_items.length === 0) throw invalid({ line_items: 'must not be empty' });
    transaction(db, () => {
      for (const item of body.line_items)
        add(cart, lineRequest(c, item.product_id, item.variant_id, item.quantity));
      carts.touch(cart);
    });
    return answer(c, cart.id, 201);
  });

  const wantedLine = (c: Context, cart: CartRow): CartLineRow => {
    const line = carts.lines(cart).find((one) => one.id === c.req.param('itemId'));
    if (!line) throw notFound('item');
    return line;
  };

  routes.put('/cart/:id/items/:itemId', async (c) => {
    const body = await readBody(c, lineChange);
    const cart = current(c, body.version);
    const line = wantedLine(c, cart);
    transaction(db, () => {
      const variantId = body.variantID ?? (body.productID === line.product_id ? line.variant_id : undefined);
      const one = lineRequest(c, body.productID, variantId, body.quantity);
      const others = carts.lines(cart).filter((other) => other.id !== line.id);
      const duplicate = others.find((other) => other.variant_id === one.variant.id);
      const quantity = body.quantity + (duplicate?.quantity ?? 0);
      ensureStock(one, quantity + heldByOthers(others, one));
      if (duplicate) carts.dropLine(duplicate);
      carts.changeLine({ id: line.id, product_id: one.product.id, variant_id: one.variant.id, quantity });
      carts.touch(cart);
    });
    return answer(c, cart.id, 200);
  });

  routes.delete('/cart/:id/items/:itemId', (c) => {
    const cart = wanted(c);
    const line = wantedLine(c, cart);
    if (carts.lines(cart).length === 1) {
      carts.drop(cart);
      return c.body(null, 204);
    }
    transaction(db, () => {
      carts.dropLine(line);
      carts.touch(cart);
    });
    return answer(c, cart.id, 200);
  });

  return routes;
}
