/** Sets of ski, binding and skin, end to end. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { joinNodeId } from '../../nodeId.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Offer {
  id: string;
  isPurchasable: boolean;
  selections: { name: string; value: string }[];
  price: { current: { amount: string } };
}
interface Part {
  product: { handle: string };
  message: string | null;
  variants: Offer[];
  suggested: Offer | null;
}
interface Set {
  bindings: Part[];
  skins: Part[];
}

async function setOf(handle: string, size: string | null, locale = 'en-us') {
  const { data, errors } = await shop.visitor().ask<{ product: { skiSet: Set | null } }>(
    `query ($locale: Locale!, $handle: String!, $size: String) @inContext(locale: $locale) {
      product(handle: $handle) { ... on Product { skiSet(size: $size) {
        bindings { ...part } skins { ...part } } } } }
    fragment part on SetPart { product { handle } message suggested { ...offer } variants { ...offer } }
    fragment offer on Variant { id isPurchasable selections { name value } price { current { amount } } }`,
    { handle, size, locale },
  );
  return { set: data.product.skiSet, errors };
}
const handles = (parts: Part[] = []): string[] => parts.map(({ product }) => product.handle);
const sizesOf = ({ variants }: Part): string[] => [
  ...new Set(variants.map(({ selections }) => selections.at(-1)?.value ?? '')),
];

describe('the set of a ski', () => {
  test('has bindings whose brake fits the waist, the narrowest that fits first', async () => {
    const { set } = await setOf('ropeway-94', '171');
    expect(handles(set?.bindings)).toEqual(['pinion-10', 'pinion-12', 'changeover-11', 'changeover-9']);
    const [first] = set?.bindings ?? [];
    expect(first?.message).toBe('Brake 100\u00a0mm fits');
    expect(first && sizesOf(first)).toEqual(['100 mm']);
    expect(first?.suggested?.selections.at(-1)?.value).toBe('100 mm');
  });

  test('has skins cut to the waist in the length', async () => {
    const { set } = await setOf('ropeway-94', '171');
    expect(handles(set?.skins)).toEqual(['ropeway-skin']);
    expect(set?.skins.map(sizesOf)).toEqual([['171']]);
    expect(set?.skins[0]?.message).toBe('Length 171 fits');
  });

  test('without a length says which skins there are, but offers none', async () => {
    const { set } = await setOf('ropeway-94', null);
    expect(handles(set?.skins)).toEqual(['ropeway-skin']);
    expect(set?.skins[0]).toMatchObject({ message: null, variants: [], suggested: null });
  });

  test('follows the length where the waist does', async () => {
    const junior = async (size: string) =>
      (await setOf('apprentice-freeride', size)).set?.bindings.map(({ message }) => message);
    expect(await junior('130')).toEqual(Array(2).fill('Brake 80\u00a0mm or 90\u00a0mm fits'));
    expect(await junior('140')).toEqual(['Brake 90\u00a0mm fits', 'Brake 90\u00a0mm or 100\u00a0mm fits']);
    expect(await junior('160')).toEqual(['Brake 100\u00a0mm fits']);
  });

  test('a sold-out part is shown, and none of it is suggested', async () => {
    const { set } = await setOf('ropeway-94', '171', 'de-de');
    const soldOut = set?.bindings.find(({ product }) => product.handle === 'pinion-10');
    expect(soldOut?.variants.map(({ isPurchasable }) => isPurchasable)).toEqual([false]);
    expect(soldOut?.suggested).toBeNull();
  });

  test('may have no skin', async () => {
    const { set } = await setOf('ropeway-88', '170');
    expect(set?.bindings.length).toBeGreaterThan(0);
    expect(set?.skins).toEqual([]);
  });

  test.each([
    ['what is no ski', 'timber-hitch-13', 'en-us'],
    ['a market without a shop', 'ropeway-94', 'ja-jp'],
  ])('is null for %s', async (_, handle, locale) => {
    expect(await setOf(handle, null, locale)).toEqual({ set: null, errors: [] });
  });

  test('is null with an error while commerce is down', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { set, errors } = await setOf('ropeway-94', '171');
    expect(set?.bindings[0]?.suggested ?? null).toBeNull();
    expect(errors[0]).toMatchObject({ extensions: { source: 'commerce' } });
  });
});

describe('the total', () => {
  const total = async (variantIds: (string | undefined)[], locale = 'en-us') =>
    shop
      .visitor()
      .ask<{ setTotal: { amount: string; formatted: string } | null }>(
        'query ($locale: Locale!, $variantIds: [ID!]!) @inContext(locale: $locale) { setTotal(variantIds: $variantIds) { amount formatted } }',
        { variantIds, locale },
      );

  test('is the sum of the parts', async () => {
    const { set } = await setOf('ropeway-94', '171');
    const parts = [set?.bindings[0]?.suggested, set?.skins[0]?.suggested];
    const { data } = await total(parts.map((part) => part?.id));
    const sum = parts.reduce((amount, part) => amount + Number(part?.price.current.amount), 0);
    expect(data.setTotal).toEqual({ amount: sum.toFixed(2), formatted: '$655.00' });
  });

  test('is null when one is unknown, or of a market with another currency', async () => {
    const here = (await setOf('ropeway-94', '171')).set?.bindings[0]?.suggested?.id;
    const there = (await setOf('ropeway-94', '171', 'de-de')).set?.skins[0]?.suggested?.id;
    const unknown = joinNodeId('Variant', 'en-us/product_lodestar_98/100000/1');
    for (const other of [unknown, joinNodeId('Product', 'en-us/product_lodestar_98'), there])
      expect((await total([here, other])).data.setTotal).toBeNull();
  });

  test.each([0, 11])('of %i is an error of the caller', async (count) => {
    const { errors } = await total(Array.from({ length: count }, () => 'x'));
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});
