/** The pros of the shop's stand-in and their purchases, which equal its orders. A test compares the two. */
import type { DatabaseSync } from 'node:sqlite';
import type { Brand, StoreRegion } from '../brand/types.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface MemberSeed {
  customerId: number;
  store: StoreRegion;
  /** Brand that counts the spend: us, ca, no, else eu_region_1 (platform.md 4). */
  brandId: string;
  isEmployee: boolean;
  /** Minor units a year; null where the default applies (platform.md 9). */
  limit: number | null;
  /** Discount of the customer's group at the shop, in percent. */
  percentOff: number;
  orders: number;
}

const members: readonly MemberSeed[] = [
  {
    customerId: 1003,
    store: 'us',
    brandId: 'us',
    isEmployee: false,
    limit: 4_000_00,
    percentOff: 40,
    orders: 2,
  },
  {
    customerId: 1004,
    store: 'us',
    brandId: 'us',
    isEmployee: true,
    limit: 6_000_00,
    percentOff: 50,
    orders: 2,
  },
  { customerId: 1005, store: 'us', brandId: 'no', isEmployee: false, limit: null, percentOff: 40, orders: 1 },
  {
    customerId: 3002,
    store: 'ca',
    brandId: 'ca',
    isEmployee: false,
    limit: 4_500_00,
    percentOff: 40,
    orders: 2,
  },
  {
    customerId: 5002,
    store: 'eu_region_1',
    brandId: 'eu_region_1',
    isEmployee: false,
    limit: 3_500_00,
    percentOff: 35,
    orders: 2,
  },
];

/**
 * Groups by store are pros and employees; in Canada also guests, so that free shipping requires an account. In Europe
 * the rule exists but is disabled (catalogue.md 5).
 */
const shippingSettings = [
  { region: 'us', isEnabled: true, groups: '13,14' },
  { region: 'ca', isEnabled: true, groups: '31, 33, 34' },
  { region: 'eu_region_1', isEnabled: false, groups: '53' },
];

export function seedSpend(db: DatabaseSync, brand: Brand, now: number): void {
  const member = db.prepare('INSERT INTO members VALUES (?, ?, ?, ?, ?)');
  const purchase = db.prepare('INSERT INTO purchases VALUES (?, ?, ?, ?, ?)');
  for (const one of members) {
    const expires = Math.floor(now / dayMs) * dayMs + 200 * dayMs;
    member.run(one.customerId, one.brandId, one.isEmployee ? 1 : 0, one.limit, expires);
    for (let number = 0; number < one.orders; number += 1) {
      const at = now - (21 + number * 60) * dayMs;
      purchase.run(
        one.customerId * 10 + number,
        one.customerId,
        one.brandId,
        at,
        orderTotal(brand, one, number),
      );
    }
    // Last year's, so that a sum over everything is wrong.
    purchase.run(one.customerId * 10 + 9, one.customerId, one.brandId, now - 400 * dayMs, 999_00);
  }
  const settings = db.prepare('INSERT INTO shipping_settings VALUES (?, ?, ?)');
  for (const { region, isEnabled, groups } of shippingSettings)
    settings.run(region, isEnabled ? 1 : 0, groups);
}

/**
 * Two neighbouring products of the catalogue per order, first size, at the regular price less the group's discount if
 * that is lower.
 */
function orderTotal(brand: Brand, { store, percentOff }: MemberSeed, number: number): number {
  const sold = brand.products.filter((product) => product.prices[store] && !product.withdrawn);
  const from = (number * 2) % Math.max(1, sold.length);
  return sold.slice(from, from + 2).reduce((sum, product) => {
    const surcharge = product.sizes[0]?.surcharge ?? 0;
    const { regular = 0, sale } = product.prices[store] ?? {};
    const reduced = Math.round(((regular + surcharge) * (100 - percentOff)) / 100);
    return sum + Math.min((sale ?? regular) + surcharge, reduced);
  }, 0);
}
