import { expect, test } from 'vitest';
import { spentOn, type SpentOrder } from './spend.rules.ts';

const order: SpentOrder = {
  status_id: 10,
  is_deleted: false,
  currency_code: 'USD',
  billing_address: { country_iso2: 'US' },
  subtotal_inc_tax: 300.1,
  discount_amount: 0,
  coupon_discount: 0,
  lines: [
    { price_inc_tax: 100.1, quantity_refunded: 0 },
    { price_inc_tax: 100, quantity_refunded: 0 },
  ],
};
const norwegian = { ...order, billing_address: { country_iso2: 'NO' } };

test.each<[row: string, brand: string, orders: readonly SpentOrder[], spent: number]>([
  ['nothing without orders', 'us', [], 0],
  ['goods, exactly', 'us', [order, { ...order, subtotal_inc_tax: 0.2 }], 300.3],
  ['less what the order is reduced by', 'us', [{ ...order, discount_amount: 30, coupon_discount: 0.1 }], 270],
  [
    'less what came back',
    'us',
    [{ ...order, status_id: 14, lines: [{ price_inc_tax: 100.1, quantity_refunded: 2 }] }],
    99.9,
  ],
  ['never below zero', 'us', [{ ...order, discount_amount: 400 }], 0],
  ['not what was never placed', 'us', [{ ...order, status_id: 0 }], 0],
  ['nor refunded', 'us', [{ ...order, status_id: 4 }], 0],
  ['nor cancelled', 'us', [{ ...order, status_id: 5 }], 0],
  ['nor declined', 'us', [{ ...order, status_id: 6 }], 0],
  ['nor archived', 'us', [{ ...order, is_deleted: true }], 0],
  ['Norway is a brand of its own', 'no', [order, norwegian], 300.1],
  ['… and not the American one', 'us', [order, norwegian], 300.1],
  ['every country of Europe is one', 'eu_region_1', [{ ...norwegian, currency_code: 'EUR' }], 300.1],
  [
    'currencies without decimals',
    'us',
    [{ ...order, currency_code: 'JPY', subtotal_inc_tax: 300, lines: [] }],
    300,
  ],
])('%s', (_, brand, orders, spent) => {
  expect(spentOn(brand, orders)).toBe(spent);
});
