/**
 * Cart rows, and carts as the shop API returns them. A cart expires 30 days after its last change (wire-protocols 3.3).
 */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { StoreRegion } from '../../brand/types.ts';
import type { CartJson, CartLineJson } from '../../../sources/commerce/carts.ts';
import type { GroupRule } from '../seed/groupSeed.ts';
import { priceByRules, units } from '../money.ts';
import {
  catalogueReads,
  picturePath,
  variantAnswer,
  type Product,
  type VariantRow,
} from '../catalogue/productRows.ts';
import { query } from '../query.ts';

const lifeMs = 30 * 24 * 60 * 60 * 1000;

export interface CartRow {
  id: string;
  store: StoreRegion;
  customer_id: number;
  created: number;
  updated: number;
  version: number;
}

export interface CartLineRow {
  id: string;
  product_id: number;
  variant_id: number;
  quantity: number;
}

interface OwnerRow {
  id: number;
  email: string;
  customer_group_id: number | null;
}

/** As the shop API answers: the gateway does not read the owner. */
export type CartAnswer = CartJson & { customer: OwnerRow | null };

interface GroupBody {
  discount_rules: GroupRule[];
}

export function cartRows(db: DatabaseSync, now: () => number) {
  const read = catalogueReads(db);
  const expire = query(db, 'DELETE FROM carts WHERE updated < ?');
  const find = query<CartRow>(db, 'SELECT * FROM carts WHERE id = ? AND store = ?');
  const insert = query(db, 'INSERT INTO carts VALUES (?, ?, ?, ?, ?, 1)');
  const touch = query(db, 'UPDATE carts SET updated = ?, version = version + 1 WHERE id = ?');
  const own = query(db, 'UPDATE carts SET customer_id = ? WHERE id = ?');
  const drop = query(db, 'DELETE FROM carts WHERE id = ?');
  const lines = query<CartLineRow>(
    db,
    'SELECT id, product_id, variant_id, quantity FROM cart_lines WHERE cart_id = ? ORDER BY position',
  );
  const insertLine = query(
    db,
    'INSERT INTO cart_lines (id, cart_id, product_id, variant_id, quantity) VALUES (?, ?, ?, ?, ?)',
  );
  const changeLine = query(
    db,
    'UPDATE cart_lines SET product_id = ?, variant_id = ?, quantity = ? WHERE id = ?',
  );
  const dropLine = query(db, 'DELETE FROM cart_lines WHERE id = ?');
  const owner = query<OwnerRow>(
    db,
    'SELECT id, email, customer_group_id FROM customers WHERE id = ? AND store = ?',
  );
  const setting = query<{ body: string }>(
    db,
    'SELECT body FROM settings WHERE store = ? AND kind = ? AND id = ?',
  );
  const guestGroup = query<{ body: string }>(
    db,
    "SELECT body FROM settings WHERE store = ? AND kind = 'group' AND body ->> 'is_group_for_guests' = 1",
  );

  /** Discount of the owner's group; for a cart without owner, of the store's guest group. */
  const rulesFor = (store: StoreRegion, customer: OwnerRow | undefined): readonly GroupRule[] => {
    const row = customer
      ? customer.customer_group_id && setting.get(store, 'group', customer.customer_group_id)
      : guestGroup.get(store);
    return row ? (JSON.parse(row.body) as GroupBody).discount_rules : [];
  };

  const lineAnswer = (
    line: CartLineRow,
    product: Product,
    variant: VariantRow,
    rules: readonly GroupRule[],
  ): CartLineJson => {
    const asked = priceByRules(rules, product, variant.price, variant.sale ?? variant.price);
    return {
      id: line.id,
      product_id: product.id,
      variant_id: variant.id,
      sku: variant.sku,
      name: product.name,
      url: `/${product.key}`,
      quantity: line.quantity,
      list_price: units(variant.price),
      sale_price: units(asked),
      extended_list_price: units(variant.price * line.quantity),
      extended_sale_price: units(asked * line.quantity),
      image_url: picturePath(product, variant),
      options: variantAnswer(product, variant).option_values.map(({ option_display_name, label }) => ({
        name: option_display_name,
        value: label,
      })),
    };
  };

  const answer = (cart: CartRow): CartAnswer => {
    const customer = cart.customer_id === 0 ? undefined : owner.get(cart.customer_id, cart.store);
    const rules = rulesFor(cart.store, customer);
    const store = JSON.parse(setting.get(cart.store, 'store', 0)?.body ?? '{}') as {
      currency: string;
      prices_include_tax: boolean;
    };
    const items = lines.all(cart.id).flatMap((line) => {
      const product = read.product(cart.store, line.product_id);
      const variant = read.variant(cart.store, line.variant_id);
      return product && variant ? [lineAnswer(line, product, variant, rules)] : [];
    });
    const sum = (amount: (item: CartLineJson) => number): number =>
      units(items.reduce((total, item) => total + Math.round(amount(item) * 100), 0));
    return {
      id: cart.id,
      customer_id: cart.customer_id,
      customer: customer ?? null,
      currency: { code: store.currency },
      base_amount: sum((item) => item.extended_list_price),
      cart_amount: sum((item) => item.extended_sale_price),
      tax_included: store.prices_include_tax,
      status: 'ACTIVE',
      line_items: { physical_items: items, digital_items: [], gift_certificates: [], custom_items: [] },
      created_time: new Date(cart.created).toISOString(),
      updated_time: new Date(cart.updated).toISOString(),
      version: cart.version,
    };
  };

  return {
    answer,
    lines: (cart: CartRow) => lines.all(cart.id),
    /** Undefined if it never existed, belongs to another store, was deleted or has expired. */
    find(id: string, store: StoreRegion): CartRow | undefined {
      expire.run(now() - lifeMs);
      return find.get(id, store);
    },
    create(store: StoreRegion, customerId: number): string {
      const id = randomUUID();
      insert.run(id, store, customerId, now(), now());
      return id;
    },
    touch: (cart: CartRow) => touch.run(now(), cart.id),
    own: (cart: CartRow, customerId: number) => own.run(customerId, cart.id),
    drop: (cart: CartRow) => drop.run(cart.id),
    addLine: (cart: CartRow, productId: number, variantId: number, quantity: number) =>
      insertLine.run(randomUUID(), cart.id, productId, variantId, quantity),
    changeLine: (line: CartLineRow) =>
      changeLine.run(line.product_id, line.variant_id, line.quantity, line.id),
    dropLine: (line: CartLineRow) => dropLine.run(line.id),
    customerExists: (store: StoreRegion, id: number) => owner.get(id, store) !== undefined,
  };
}
