import { expect, test } from 'vitest';
import { commerceEvent, contentEvent } from './vendorEvents.ts';

const sameNames = new Map<string, string>();
const content = (event: string, data: object) => ({ module: 'entry', api_key: 'k', event, data });
const skis = { entry: { uid: 'skis', title: 'Skis' }, content_type: { uid: 'product_category', title: 'C' } };
const commerce = (scope: string, data: object) => ({ scope, store_id: '1', data, hash: 'h', created_at: 1 });

test.each<[row: string, body: unknown, keys: string[] | null]>([
  ['content: an update invalidates the entry', content('update', skis), ['entry:skis']],
  [
    'content: a publication also invalidates lists of its type',
    content('publish', skis),
    ['entry:skis', 'type:product_category'],
  ],
  ['content: so does unpublishing', content('unpublish', skis), ['entry:skis', 'type:product_category']],
  ['content: and a deletion', content('delete', skis), ['entry:skis', 'type:product_category']],
  [
    'content: an entry without type may be in any list',
    content('publish', { entry: skis.entry }),
    ['entry:skis', 'delivery'],
  ],
  [
    'content: a content type invalidates its entries',
    content('update', { content_type: { uid: 'product' } }),
    ['type:product'],
  ],
  ['content: an asset may be used anywhere', content('publish', { asset: { uid: 'blt1' } }), ['delivery']],
  ['content: so may a release', content('deploy', { release: { uid: 'blt1' } }), ['delivery']],
  ['commerce: a product', commerce('store/product/updated', { type: 'product', id: 123 }), ['product:123']],
  [
    'commerce: a new product was missing before',
    commerce('store/product/created', { type: 'product', id: 123 }),
    ['product:123', 'commerce'],
  ],
  [
    'commerce: stock of a product',
    commerce('store/product/inventory/updated', {
      type: 'product',
      id: 7,
      inventory: { product_id: 123, method: 'absolute', value: 7 },
    }),
    ['product:123'],
  ],
  [
    'commerce: stock of a variant',
    commerce('store/sku/inventory/updated', {
      type: 'sku',
      id: 7,
      inventory: { product_id: 123, variant_id: 9, method: 'absolute', value: 7 },
    }),
    ['product:123'],
  ],
  [
    'commerce: a variant',
    commerce('store/sku/updated', { type: 'sku', id: 7, sku: { product_id: 123, variant_id: 9 } }),
    ['product:123'],
  ],
  ['commerce: a category', commerce('store/category/updated', { type: 'category', id: 4 }), ['commerce']],
  [
    'commerce: a price list',
    commerce('store/priceList/record/updated', { type: 'price_list', id: 4 }),
    ['commerce'],
  ],
  ['commerce: the store itself', commerce('store/information/updated', { type: 'store' }), ['commerce']],
  ['commerce: a cart is personal', commerce('store/cart/updated', { type: 'cart', id: 'c-1' }), []],
  ['commerce: so is an order', commerce('store/order/created', { type: 'order', id: 9 }), []],
  [
    'commerce: a changed product of another kind of id names no product',
    commerce('store/product/updated', { type: 'product', id: 'x' }),
    ['commerce'],
  ],
  ['another vendor', { topic: 'products/update', id: 1 }, null],
  ['no object', 'everything', null],
  ['nothing', null, null],
])('%s', (_, body, keys) => {
  const text = JSON.stringify(body);
  expect((contentEvent(text, sameNames) ?? commerceEvent(text))?.keys ?? null).toEqual(keys);
});

test('text that is no JSON is no event', () => {
  expect([contentEvent('{', sameNames), commerceEvent('')]).toEqual([null, null]);
});

test('only entries of products, or of an unknown type, may concern a product', () => {
  const ofType = (type: object | undefined) =>
    contentEvent(JSON.stringify(content('update', { ...skis, content_type: type })), sameNames)
      ?.mayConcernProduct;
  expect([ofType({ uid: 'product' }), ofType({ uid: 'blog_post' }), ofType(undefined)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('an event is recognised by its hash, or else by its text', () => {
  const event = commerce('store/category/updated', { type: 'category', id: 4 });
  expect(commerceEvent(JSON.stringify(event))?.id).toBe('h');
  const texts = [1, 1, 2].map((id) => JSON.stringify({ ...event, hash: undefined, data: { id } }));
  const [one, again, other] = texts.map((text) => commerceEvent(text)?.id);
  expect([one === again, one === other]).toEqual([true, false]);
});

test('a renamed content type is known by the gateway’s name', () => {
  const event = content('publish', { entry: { uid: 'skis' }, content_type: { uid: 'produkt' } });
  expect(contentEvent(JSON.stringify(event), new Map([['product', 'produkt']]))).toMatchObject({
    keys: ['entry:skis', 'type:product'],
    mayConcernProduct: true,
  });
});
