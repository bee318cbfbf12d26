/** Both drivers give the same orders, shipments and status, and BigCommerce the spend of a year from them. */
import { describe, expect, test } from 'vitest';
import { caller } from '../../testing/shop/caller.ts';
import { now, openBothDrivers } from '../../testing/wire/bothDrivers.ts';
import type { Caller } from '../transport/caller.ts';

const drivers = openBothDrivers();
const { expectSame, wire } = drivers;

describe('orders', () => {
  test.each([
    ['us', 1002],
    ['us', 1003],
    ['ca', 3001],
    ['eu_region_1', 5001],
  ])('at %s of %i, with their shipments and status', async (commerceRegion, customerId) => {
    const scope = { commerceRegion, customerId };
    const orders = await expectSame((commerce) => commerce.allOrders(customerId), scope);
    expect(orders.length).toBeGreaterThan(0);
    for (const { id, billing_address: billing } of orders.slice(0, 4)) {
      await expectSame((commerce) => commerce.order(id), scope);
      await expectSame((commerce) => commerce.shipments(id), scope);
      await expectSame((commerce) => commerce.orderStatus(id, ` ${billing.email.toUpperCase()}`), scope);
      expect(await expectSame((commerce) => commerce.orderStatus(id, 'x@skarn.example'), scope)).toBeNull();
    }
    expect(await expectSame((commerce) => commerce.order(1), scope)).toBeNull();
    expect(await expectSame((commerce) => commerce.orderStatus(1, 'x@skarn.example'), scope)).toBeNull();
  });
});

describe('spend', () => {
  const year = new Date(now() - 365 * 24 * 60 * 60_000);

  test.each([
    ['us', 'us', 1003],
    ['no', 'us', 1005],
    ['ca', 'ca', 3002],
    ['eu_region_1', 'eu_region_1', 5002],
  ] as const)(
    'of the brand %s is that of the customer’s orders',
    async (brand, commerceRegion, customerId) => {
      const scope = { commerceRegion, customerId };
      expect(await drivers.shopApi.source.open(caller(scope)).spentSince(customerId, brand, year)).toBeNull();
      const orders = await drivers.shopApi.source.open(caller(scope)).allOrders(customerId);
      const goods = orders
        .filter(({ date_created: created }) => Date.parse(created) >= year.getTime())
        .reduce((sum, order) => sum + order.total_inc_tax - order.shipping_cost_inc_tax, 0);
      expect(goods).toBeGreaterThan(0);
      const ofBrand = (one: string, who: Caller) =>
        drivers.bigCommerce.source.open(who).spentSince(customerId, one, year);
      expect(await ofBrand(brand, caller(scope))).toBeCloseTo(goods, 2);
      if (commerceRegion === 'us') expect(await ofBrand(brand === 'us' ? 'no' : 'us', caller(scope))).toBe(0);
      // Kept for minutes.
      const again = caller(scope);
      expect(await ofBrand(brand, again)).toBeCloseTo(goods, 2);
      expect(again.log.records).toEqual([]);
    },
  );

  test('of nobody is none, and never that of all guests', async () => {
    expect(await drivers.bigCommerce.source.open(caller()).spentSince(0, 'us', year)).toBe(0);
  });
});

describe('the wire to BigCommerce', () => {
  test('was as the vendor describes it, in every call of this suite', () => {
    expect([...wire.problems]).toEqual([]);
    expect(wire.unseen('orders')).toEqual([]);
  });
});
