import { expect, test } from 'vitest';
import { engineDocuments, type ProductContent, type ShopContent, type StoreProduct } from './documents.ts';

const ref = (uid: string) => ({ uid, _content_type_uid: 'product_category' });

const ski: ProductContent = {
  uid: 'p1',
  title: 'Lodestar 98',
  display_title: '',
  tagline: 'The pair.',
  description: '<p>Thin &amp; <b>light</b></p><p>Two</p>',
  url: '/lodestar-98',
  regions: ['us', 'jp'],
  is_new: 'Yes',
  is_redesigned: 'No',
  prices: { us: 790, jp: 98000 },
  image: { amplience_id: 'lodestar_front', alt_text: '', imageset: 'Yes' },
  bc_products: [
    { region: 'us', id: 100 },
    { region: 'ca', id: 300 },
  ],
  categories: [ref('c_wide')],
  specs: [
    { title: 'Waist', value: '98' },
    { title: 'Radius', value: '17.5' },
    { title: 'Terrain', value: 'Piste, All-Mountain' },
  ],
  size_title: 'Length',
  size_specs: [
    { size: '163', specs: [] },
    { size: '170 cm', specs: [] },
  ],
  colors: ['Spruce'],
  color_group_names: ['Green'],
  season: 2027,
};
const tee: ProductContent = {
  uid: 'p2',
  title: 'Tee',
  url: '/tee',
  size_title: 'Size',
  size_specs: [{ size: 'M', specs: [] }],
};

const content: ShopContent = {
  products: [
    { locale: 'en-us', entry: ski },
    { locale: 'en-us', entry: tee },
    { locale: 'de', entry: { ...ski, title: 'Lodestar 98 DE', tagline: '' } },
    { locale: 'de', entry: { uid: 'unknown', title: 'Never in the base' } },
  ],
  categories: [
    { locale: 'en-us', entry: { uid: 'c_skis', title: 'Skis', url: '/skis', parent: [] } },
    { locale: 'en-us', entry: { uid: 'c_wide', title: 'Wide', url: '/skis/wide', parent: [ref('c_skis')] } },
    { locale: 'de', entry: { uid: 'c_wide', title: 'Breit', url: '/skis/wide', parent: [ref('c_skis')] } },
  ],
};

const sold: Record<string, StoreProduct[]> = {
  us: [
    {
      id: 100,
      price: 790,
      calculatedPrice: { value: 690 },
      retailPrice: { value: 790 },
      variationPriceRange: { lowPrice: 670, highPrice: 710 },
      isInStock: true,
    },
  ],
  ca: [
    {
      id: 300,
      price: 900,
      calculatedPrice: { value: 900 },
      retailPrice: null,
      variationPriceRange: null,
      isInStock: false,
    },
  ],
};

const documents = [...engineDocuments(content, (store) => sold[store] ?? [], ['en-us', 'de'])];

test("one document a product of the base and locale, in the editors' order in every locale", () => {
  expect(documents.map(({ id, rank }) => [id, rank])).toEqual([
    ['en-us:product:p1', 0],
    ['en-us:product:p2', 1],
    ['de:product:p1', 0],
    ['de:product:p2', 1],
  ]);
});

test('content and the prices and stock of every store that sells it stand in one document', () => {
  expect(documents[0]).toEqual({
    id: 'en-us:product:p1',
    uid: 'p1',
    document_kind: 'product',
    content_type: 'product',
    stack: 'skarn',
    environment: 'production',
    locale: 'en-us',
    regions: ['us', 'jp'],
    title: 'Lodestar 98',
    display_title: 'Lodestar 98',
    tagline: 'The pair.',
    body: 'Thin & light Two',
    url: '/lodestar-98',
    kind: 'skis',
    category_uids: ['c_wide', 'c_skis'],
    category_titles: ['Wide', 'Skis'],
    colors: ['Spruce'],
    color_groups: ['Green'],
    length: [163, 170],
    waist: 98,
    radius: 17.5,
    terrain: ['Piste', 'All-Mountain'],
    is_new: 'true',
    is_redesigned: 'false',
    season: 2027,
    rank: 0,
    amplience_id: 'lodestar_front',
    content_price_us: 790,
    content_price_jp: 98000,
    price_us: 670,
    in_stock_us: 'true',
    on_sale_us: 'true',
    price_ca: 900,
    in_stock_ca: 'false',
    on_sale_ca: 'false',
  });
});

test('a localised field that is empty, and a category that is not localised, show the base', () => {
  expect(documents[2]).toMatchObject({
    title: 'Lodestar 98 DE',
    tagline: 'The pair.',
    category_titles: ['Breit', 'Skis'],
  });
});

test('a product with sizes has sizes, one without a price in a store has no fields of it', () => {
  expect(documents[1]).toMatchObject({ size: ['M'], kind: '', category_uids: [] });
  expect(
    Object.keys(documents[1] ?? {}).filter((field) => /price|stock|sale|length|waist/.test(field)),
  ).toEqual([]);
});
