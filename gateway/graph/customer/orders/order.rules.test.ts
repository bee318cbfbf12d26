import { describe, expect, test } from 'vitest';
import {
  carrierName,
  isPlaced,
  lineSaving,
  newestFirst,
  orderCursor,
  orderNumber,
  orderPage,
  orderSaving,
  orderStatus,
  trackingUrl,
  type OrderStatus,
} from './order.rules.ts';

test.each<[number, string, OrderStatus]>([
  [0, 'Incomplete', 'INCOMPLETE'],
  [1, 'Pending', 'PENDING'],
  [2, 'Shipped', 'SHIPPED'],
  [3, 'Partially Shipped', 'PARTIALLY_SHIPPED'],
  [4, 'Refunded', 'REFUNDED'],
  [5, 'Cancelled', 'CANCELLED'],
  [6, 'Declined', 'DECLINED'],
  [7, 'Awaiting Payment', 'AWAITING_PAYMENT'],
  [8, 'Awaiting Pickup', 'AWAITING_PICKUP'],
  [9, 'Awaiting Shipment', 'AWAITING_SHIPMENT'],
  [10, 'Completed', 'COMPLETED'],
  [11, 'Awaiting Fulfillment', 'AWAITING_FULFILLMENT'],
  [12, 'Manual Verification Required', 'MANUAL_VERIFICATION'],
  [13, 'Disputed', 'DISPUTED'],
  [14, 'Partially Refunded', 'PARTIALLY_REFUNDED'],
  [15, 'what the platform may add', 'PENDING'],
])('status %i is %s', (id, _name, status) => {
  expect(orderStatus(id)).toBe(status);
});

test('an unfinished checkout is not an order', () => {
  expect(isPlaced({ status_id: 0 })).toBe(false);
  expect(isPlaced({ status_id: 7 })).toBe(true);
});

describe('what a group saved', () => {
  const line = (paid: number, shop: number | null | undefined, quantity = 1) => ({
    id: 1,
    product_id: 1,
    variant_id: 1,
    name: 'Lodestar 98',
    sku: 'SKN-1',
    quantity,
    base_price: shop,
    price_inc_tax: paid,
    total_inc_tax: paid * quantity,
    product_options: [],
  });
  type Line = ReturnType<typeof line>;

  test.each<[string, Line, string, number | null]>([
    ['the difference, times the units', line(419.97, 699.95, 2), 'USD', 559_96],
    ['in yen without places', line(60_000, 99_000), 'JPY', 39_000],
    ['nothing at the shop’s price', line(699.95, 699.95), 'USD', null],
    ['nothing above it', line(699.95, 499.95), 'USD', null],
    ['unknown without the shop’s price', line(419.97, undefined), 'USD', null],
    ['unknown with an empty one', line(419.97, null), 'USD', null],
  ])('on a line: %s', (_row, one, currency, saving) => {
    expect(lineSaving(one, currency)).toBe(saving);
  });

  test.each<[string, Line[], number | null]>([
    ['the sum of the lines', [line(419.97, 699.95), line(60, 100, 2)], 359_98],
    ['of those that were cheaper', [line(419.97, 699.95), line(100, 100)], 279_98],
    ['nothing when none was', [line(100, 100)], null],
    ['unknown when one line’s is', [line(419.97, 699.95), line(60, null)], null],
    ['nothing without lines', [], null],
  ])('on an order: %s', (_row, products, saving) => {
    expect(orderSaving({ products, currency_code: 'USD' })).toBe(saving);
  });
});

test('orders are newest first, by day, then by number', () => {
  const orders = [
    { id: 1, date_created: 'Thu, 02 Oct 2025 08:00:00 +0000' },
    { id: 3, date_created: 'Wed, 01 Oct 2025 08:00:00 +0000' },
    { id: 2, date_created: 'Thu, 02 Oct 2025 08:00:00 +0000' },
  ];
  expect(newestFirst(orders).map(({ id }) => id)).toEqual([2, 1, 3]);
});

test.each<[string, string, string | null]>([
  ['an https address is one', ' https://parcels.skarn.example/SK1 ', 'https://parcels.skarn.example/SK1'],
  ['http is none', 'http://parcels.skarn.example/SK1', null],
  ['a script is none', 'javascript:alert(1)', null],
  ['one with a name and password is none', 'https://ups.com@evil.example/', null],
  ['a bare number is none', 'SK1', null],
  ['nothing is none', '', null],
])('a link to follow a parcel: %s', (_row, link, url) => {
  expect(trackingUrl(link)).toBe(url);
});

test.each<[string, string, string | null]>([
  ['a word that the platform uses', 'canada-post', 'Canada Post'],
  ['in any case', 'UPS', 'UPS'],
  ['a name that somebody typed', 'Bergfracht AG', 'Bergfracht AG'],
  ['none when it is another', 'other', null],
  ['none when nobody said', ' ', null],
])('the carrier is %s', (_row, carrier, name) => {
  expect(carrierName(carrier)).toBe(name);
});

test.each<[string, string, string | null]>([
  ['digits', '10021', '10021'],
  ['digits after a sign', ' #10021 ', '10021'],
  ['digits after a word', 'No. 10021', '10021'],
  ['zeros in front', '0010021', '10021'],
  ['full-width digits', '＃１００２１', '10021'],
  ['nothing', ' ', null],
  ['words', 'my order', null],
  ['digits with something behind', '10021-2', null],
  ['more digits than any order has', '1'.repeat(16), null],
])('the number of an order: %s', (_row, text, number) => {
  expect(orderNumber(text)).toBe(number);
});

describe('pages of orders', () => {
  const all = [5, 4, 3, 2, 1].map((id) => ({ id }));
  const after = orderCursor({ id: 4 });

  test.each<[string, { first?: number; after?: string }, number[], boolean, boolean]>([
    ['the first', { first: 2 }, [5, 4], true, false],
    ['the next', { first: 2, after }, [3, 2], true, true],
    ['the last', { first: 3, after }, [3, 2, 1], false, true],
    ['behind the end', { after: orderCursor({ id: 1 }) }, [], false, true],
    ['all of few', {}, [5, 4, 3, 2, 1], false, false],
  ])('%s', (_row, args, ids, hasNextPage, hasPreviousPage) => {
    expect(orderPage(all, args, 100)).toEqual({
      orders: ids.map((id) => ({ id })),
      totalCount: 5,
      hasNextPage,
      hasPreviousPage,
    });
  });

  test('a new order does not shift a page', () => {
    expect(orderPage([{ id: 6 }, ...all], { first: 2, after }, 100)).toMatchObject({
      orders: [{ id: 3 }, { id: 2 }],
    });
  });

  test.each<[string, { first?: number; after?: string }]>([
    ['none at once', { first: 0 }],
    ['too many at once', { first: 101 }],
    ['behind what is no cursor', { after: 'place:3' }],
    ['behind an order of somebody else', { after: orderCursor({ id: 77 }) }],
  ])('cannot be asked for: %s', (_row, args) => {
    expect(orderPage(all, args, 100)).toEqual(expect.any(String));
  });
});
