/**
 * Changes of carts with the vendor's refusals and versions (wire-protocols 3.3), whichever API asked for them. Each is
 * atomic.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { StoreRegion } from '../../brand/types.ts';
import {
  buyableUnits,
  catalogueReads,
  isPurchasable,
  type Product,
  type VariantRow,
} from '../catalogue/productRows.ts';
import { transaction } from '../query.ts';
import { invalid, notFound, Refusal } from '../refusal.ts';
import { cartRows, type CartLineRow, type CartRow } from './cartRows.ts';

export interface NewLine {
  product_id: number;
  variant_id?: number | undefined;
  quantity: number;
}

/** Identifies a cart; a version is the one that the change is based on. */
export interface CartKey {
  store: StoreRegion;
  id: string;
  version?: number | undefined;
}

interface LineRequest {
  product: Product;
  variant: VariantRow;
  quantity: number;
}

export function cartChanges(db: DatabaseSync, now: () => number) {
  const carts = cartRows(db, now);
  const read = catalogueReads(db);

  /** @throws Refusal 404, and 409 for another version. */
  const wanted = ({ store, id, version }: CartKey): CartRow => {
    const cart = carts.find(id, store);
    if (!cart) throw notFound('cart');
    if (version !== undefined && version !== cart.version) {
      throw new Refusal(409, 'stale_version', 'The cart has changed since', {
        errors: { version: String(cart.version) },
      });
    }
    return cart;
  };

  const wantedLine = (cart: CartRow, itemId: string): CartLineRow => {
    const line = carts.lines(cart).find((one) => one.id === itemId);
    if (!line) throw notFound('item');
    return line;
  };

  const lineRequest = (
    store: StoreRegion,
    { product_id: productId, variant_id: variantId, quantity }: NewLine,
  ): LineRequest => {
    if (quantity < 1) {
      throw new Refusal(422, 'invalid_quantity', 'Invalid quantity', {
        errors: { quantity: 'must be at least 1' },
      });
    }
    const product = read.product(store, productId);
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

  const addLine = (cart: CartRow, one: LineRequest): void => {
    const lines = carts.lines(cart);
    const line = lines.find((other) => other.variant_id === one.variant.id);
    const quantity = (line?.quantity ?? 0) + one.quantity;
    ensureStock(one, quantity + heldByOthers(lines, one));
    if (line) carts.changeLine({ ...line, quantity });
    else carts.addLine(cart, one.product.id, one.variant.id, quantity);
  };

  const ensureLines = (lines: readonly NewLine[]): void => {
    if (lines.length === 0) throw invalid({ line_items: 'must not be empty' });
  };

  const ensureCustomer = (store: StoreRegion, customerId: number): void => {
    if (customerId !== 0 && !carts.customerExists(store, customerId))
      throw invalid({ customer_id: 'is unknown' });
  };

  return {
    wanted,

    /** Returns the new cart's id. */
    create(store: StoreRegion, customerId: number, lines: readonly NewLine[]): string {
      ensureLines(lines);
      return transaction(db, () => {
        ensureCustomer(store, customerId);
        const id = carts.create(store, customerId);
        const cart = wanted({ store, id });
        for (const line of lines) addLine(cart, lineRequest(store, line));
        return id;
      });
    },

    add(key: CartKey, lines: readonly NewLine[]): void {
      const cart = wanted(key);
      ensureLines(lines);
      transaction(db, () => {
        for (const line of lines) addLine(cart, lineRequest(key.store, line));
        carts.touch(cart);
      });
    },

    /** Without a variant, the line keeps its own, unless it becomes another product. */
    change(key: CartKey, itemId: string, to: NewLine): void {
      const cart = wanted(key);
      const line = wantedLine(cart, itemId);
      transaction(db, () => {
        const own = to.product_id === line.product_id ? line.variant_id : undefined;
        const one = lineRequest(key.store, { ...to, variant_id: to.variant_id ?? own });
        const others = carts.lines(cart).filter((other) => other.id !== line.id);
        const duplicate = others.find((other) => other.variant_id === one.variant.id);
        const quantity = to.quantity + (duplicate?.quantity ?? 0);
        ensureStock(one, quantity + heldByOthers(others, one));
        if (duplicate) carts.dropLine(duplicate);
        carts.changeLine({ id: line.id, product_id: one.product.id, variant_id: one.variant.id, quantity });
        carts.touch(cart);
      });
    },

    line: (key: CartKey, itemId: string) => wantedLine(wanted(key), itemId),

    /** False when it was the last line, and the cart went with it. */
    removeLine(key: CartKey, itemId: string): boolean {
      const cart = wanted(key);
      const line = wantedLine(cart, itemId);
      if (carts.lines(cart).length === 1) {
        carts.drop(cart);
        return false;
      }
      transaction(db, () => {
        carts.dropLine(line);
        carts.touch(cart);
      });
      return true;
    },

    remove: (key: CartKey) => void carts.drop(wanted(key)),

    assign(key: CartKey, customerId: number): void {
      const cart = wanted(key);
      transaction(db, () => {
        ensureCustomer(key.store, customerId);
        carts.own(cart, customerId);
        carts.touch(cart);
      });
    },
  };
}
