/** `products` and comparison, end to end. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

async function productsOf(handles: string[], locale = 'en-us') {
  const { data, errors } = await shop.visitor().ask<{ products: { handle: string; price: object | null }[] }>(
    `query ($locale: Locale!, $handles: [String!]!) @inContext(locale: $locale) {
        products: productsByHandle(handles: $handles) { handle price { current { amount } } }
      }`,
    { locale, handles },
  );
  return { handles: data?.products.map(({ handle }) => handle), errors, products: data?.products };
}

describe('productsByHandle', () => {
  test.each<[string, string, string[], string[]]>([
    ['keep the order given', 'en-us', ['ropeway-94', 'lodestar-98'], ['ropeway-94', 'lodestar-98']],
    ['appear once each', 'en-us', ['lodestar-98', 'lodestar-98'], ['lodestar-98']],
    ['leave out unknown products', 'en-us', ['never-was', 'lodestar-98'], ['lodestar-98']],
    ['leave out withdrawn products', 'en-us', ['lodestar-88', 'lodestar-98'], ['lodestar-98']],
    [
      'leave out products sold only in other markets',
      'en-us',
      ['ropeway-106', 'lodestar-98'],
      ['lodestar-98'],
    ],
    ['show them there', 'de-de', ['ropeway-106'], ['ropeway-106']],
    ['are priced by content where there is no shop', 'ja-jp', ['lodestar-98'], ['lodestar-98']],
    ['are empty for no handles', 'en-us', [], []],
  ])('%s', async (_sentence, locale, handles, expected) => {
    expect(await productsOf(handles, locale)).toMatchObject({ handles: expected, errors: [] });
  });

  test('are at most twelve', async () => {
    const { errors } = await productsOf(Array.from({ length: 13 }, (_, index) => `ski-${index}`));
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('are shown without prices while commerce is down', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'commerce', status: 503 });
    expect((await productsOf(['lodestar-98'])).products).toEqual([{ handle: 'lodestar-98', price: null }]);
  });
});

interface Row {
  title: string;
  values: (string | null)[];
  differs: boolean;
}
interface Comparison {
  products: { handle: string }[];
  unknown: string[];
  rows: Row[];
  sizes: Row | null;
  sizeRows: { title: string; differs: boolean; cells: { values: { size: string; value: string }[] }[] }[];
}

async function compare(handles: string[], locale = 'en-us') {
  const { data, errors } = await shop.visitor().ask<{ comparison: Comparison }>(
    `query ($locale: Locale!, $handles: [String!]!) @inContext(locale: $locale) {
      comparison(handles: $handles) {
        products { handle }
        unknown
        rows { title values differs }
        sizes { title values differs }
        sizeRows { title differs cells { values { size value } } }
      }
    }`,
    { locale, handles },
  );
  return { comparison: data?.comparison, errors };
}

describe('a comparison', () => {
  test('aligns size-independent values by title, in the editors’ order', async () => {
    const { comparison, errors } = await compare(['ropeway-94', 'ropeway-88']);
    expect(errors).toEqual([]);
    expect(comparison?.rows.slice(0, 4)).toEqual([
      { title: 'Terrain', values: ['Touring', 'Touring'], differs: false },
      { title: 'Ability', values: ['Advanced', 'Intermediate'], differs: true },
      { title: 'Waist', values: ['94\u00a0mm', '88\u00a0mm'], differs: true },
      { title: 'Radius', values: ['18\u00a0m', '17.2\u00a0m'], differs: true },
    ]);
    expect(comparison?.rows.map(({ title }) => title)).not.toContain('Season');
  });

  test('lists each ski’s own sizes', async () => {
    const { comparison } = await compare(['ropeway-94', 'ropeway-88']);
    expect(comparison?.sizes).toEqual({
      title: 'Length',
      values: ['164, 171, 178, 185', '160, 167, 174, 181'],
      differs: true,
    });
    const radius = comparison?.sizeRows.find(({ title }) => title === 'Radius');
    expect(radius?.cells.map(({ values }) => values[0])).toEqual([
      { size: '164', value: '17\u00a0m' },
      { size: '160', value: '16.2\u00a0m' },
    ]);
  });

  test('is in the request’s language', async () => {
    const { comparison } = await compare(['ropeway-94', 'ropeway-88'], 'de-de');
    expect(comparison?.rows.find(({ values }) => values[1] === '17,2\u00a0m')?.title).toBe('Radius');
    expect(comparison?.sizes?.title).toBe('Länge');
  });

  test.each<[string, string, string[], string[], string[]]>([
    ['a pole is left out', 'en-us', ['lodestar-98', 'stope-pole'], ['lodestar-98'], ['stope-pole']],
    ['so is an unknown product', 'en-us', ['never-was'], [], ['never-was']],
    [
      'so is a ski of another market',
      'en-us',
      ['ropeway-106', 'ropeway-94'],
      ['ropeway-94'],
      ['ropeway-106'],
    ],
    ['… where it is compared', 'de-de', ['ropeway-106'], ['ropeway-106'], []],
  ])('contains only skis shown in this market: %s', async (_sentence, locale, handles, shown, unknown) => {
    const { comparison } = await compare(handles, locale);
    expect(comparison?.products.map(({ handle }) => handle)).toEqual(shown);
    expect(comparison?.unknown).toEqual(unknown);
  });

  test('has no rows without products', async () => {
    const { comparison } = await compare([]);
    expect(comparison).toEqual({ products: [], unknown: [], rows: [], sizes: null, sizeRows: [] });
  });

  test('contains at most four', async () => {
    const { errors } = await compare(['a', 'b', 'c', 'd', 'e']);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

test('a ski can be compared, a pole cannot', async () => {
  const verdict = async (handle: string): Promise<unknown> => {
    const { data } = await shop
      .visitor()
      .ask<{ product: object }>(
        `query ($handle: String!) @inContext(locale: "en-us") { product(handle: $handle) { ... on Product { isComparable } } }`,
        { handle },
      );
    return data.product;
  };
  expect(await verdict('lodestar-98')).toEqual({ isComparable: true });
  expect(await verdict('stope-pole')).toEqual({ isComparable: false });
});
