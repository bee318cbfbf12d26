/** What a pro saves: on a product, on a line and on the cart, against what guests pay. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, buyable } from '../../testing/shop/cartOperations.ts';
import { signedIn } from '../../testing/shop/signedInVisitors.ts';
import { startShop, type Shop } from '../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Amount {
  amount: string;
}
interface Price {
  current: Amount;
  highest: Amount | null;
  proBenefit: { shopPrice: Amount; saving: Amount } | null;
}
interface Answer {
  product: { price: Price; publicPrice: Price };
  cart: { proSaving: Amount | null; lines: { quantity: number; price: Price }[] } | null;
}
const price = 'current { amount } highest { amount } proBenefit { shopPrice { amount } saving { amount } }';
const query = `query @inContext(locale: "en-us") {
  product(handle: "lodestar-98") { ... on Product { price { ${price} } publicPrice { ${price} } } }
  cart { proSaving { amount } lines { quantity price { ${price} } } } }`;

describe('a pro', () => {
  test('sees at every price what guests pay and what is saved', async () => {
    const pro = await signedIn(shop, 'pro.us');
    await add(pro, await buyable(shop, 'en-us'), 2);
    const { data, errors } = await pro.ask<Answer>(query, {});
    expect(errors).toEqual([]);
    const { price: own, publicPrice } = data.product;
    expect(own.proBenefit?.shopPrice).toEqual(publicPrice.current);
    expect(Number(own.current.amount) + Number(own.proBenefit?.saving.amount)).toBe(
      Number(publicPrice.current.amount),
    );
    expect(publicPrice.proBenefit).toBeNull();
    const [line] = data.cart!.lines;
    expect(Number(line?.price.proBenefit?.saving.amount)).toBeGreaterThan(0);
    expect(Number(data.cart?.proSaving?.amount)).toBeCloseTo(
      2 * Number(line?.price.proBenefit?.saving.amount),
      2,
    );
  });

  test('nobody else does', async () => {
    const customer = await signedIn(shop, 'shopper.us');
    await add(customer, await buyable(shop, 'en-us'), 1);
    const { data } = await customer.ask<Answer>(query, {});
    expect(data.product.price.proBenefit).toBeNull();
    expect(data.cart?.proSaving).toBeNull();
    expect(data.cart?.lines[0]?.price.proBenefit).toBeNull();
  });
});
