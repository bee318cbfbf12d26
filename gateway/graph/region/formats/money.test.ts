/** `Money` in every market: exactly the currency's decimals, and sums and differences without a remainder. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add } from '../../../testing/shop/cartOperations.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';
import { offeredLocales } from '../locales/hreflang.rules.ts';
import { specifiedMarkets } from '../markets/specifiedMarkets.rules.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Amount {
  amount: string;
  currency: { code: string; decimals: number };
}
interface Price {
  current: Amount;
  highest: Amount | null;
  regular: Amount | null;
  discount: Amount | null;
}
interface Answer {
  market: { currency: Amount['currency'] };
  sale: { price: Price | null; variants: { id: string; isPurchasable: boolean; price: Price }[] };
  ski: Answer['sale'];
}

const money = '{ amount currency { code decimals } }';
const price = `price { current ${money} highest ${money} regular ${money} discount ${money} }`;
const offer = `... on Product { ${price} variants { id isPurchasable ${price} } }`;
const text = `query ($locale: Locale!) @inContext(locale: $locale) {
  market { currency { code decimals } }
  sale: product(handle: "core-box-double") { ${offer} }
  ski: product(handle: "lodestar-98") { ${offer} }
}`;

/** Markets without a shop for which content has no prices. */
const unpriced = ['en-be', 'en-global'];

/** Whole minor units, read from the digits. */
function minor(amount: string, decimals: number): bigint {
  expect(amount).toMatch(decimals === 0 ? /^\d+$/ : new RegExp(String.raw`^\d+\.\d{${decimals}}$`, 'v'));
  return BigInt(amount.replace('.', ''));
}

test.each(offeredLocales(specifiedMarkets))('amounts at %s are exact', async (locale) => {
  const visitor = shop.visitor();
  const { data } = await visitor.ask<Answer>(text, { locale });
  const { currency } = data.market;
  const variants = [data.sale, data.ski].flatMap((product) => product.variants);
  const prices = [data.sale, data.ski, ...variants].flatMap((one) => one.price ?? []);
  expect(prices.length > 0).toBe(!unpriced.includes(locale));
  // The Canadian store has it at its regular price.
  expect(Boolean(data.sale.price?.discount)).toBe(variants.length > 0 && currency.code !== 'CAD');
  for (const { current, highest, regular, discount } of prices) {
    for (const amount of [current, highest, regular, discount]) {
      if (!amount) continue;
      expect(amount.currency).toEqual(currency);
      minor(amount.amount, currency.decimals);
    }
    expect(regular === null).toBe(discount === null);
    if (regular && discount)
      expect(minor(regular.amount, currency.decimals) - minor(discount.amount, currency.decimals)).toBe(
        minor(current.amount, currency.decimals),
      );
  }

  const buyable = [data.sale, data.ski].flatMap(
    (product) => product.variants.find(({ isPurchasable }) => isPurchasable) ?? [],
  );
  expect(buyable).toHaveLength(variants.length > 0 ? 2 : 0);
  for (const [index, { id }] of buyable.entries()) {
    const { cart } = (await add(visitor, id, index === 0 ? 3 : 1, locale)).data.addCartItem;
    const total = (amount: string) => minor(amount, currency.decimals);
    const lines = cart?.lines ?? [];
    expect(lines).toHaveLength(index + 1);
    expect(cart?.subtotal.currency.code).toBe(currency.code);
    for (const { unitPrice, lineTotal, quantity } of lines)
      expect(total(lineTotal.amount)).toBe(total(unitPrice.amount) * BigInt(quantity));
    expect(total(cart!.subtotal.amount)).toBe(
      lines.reduce((sum, { lineTotal }) => sum + total(lineTotal.amount), 0n),
    );
  }
});

test('yen have no decimals', async () => {
  const { data } = await shop.visitor().ask<Answer>(text, { locale: 'ja-jp' });
  expect(data.market.currency).toEqual({ code: 'JPY', decimals: 0 });
});
