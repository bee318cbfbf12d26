import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownHandle } from './handleHint.ts';
import { startShop, type Shop } from '../testing/shop/shop.ts';

test.each([
  ['a uid as this sandbox has it', 'product_lodestar_98', true],
  ['a uid as the content service makes it', 'blt0123456789abcdef', true],
  ['a handle', 'lodestar-98', false],
  ['a handle of one word', 'skis', false],
  ['a path of categories', 'skis/all-mountain', false],
  ['nothing', '', false],
])('%s: %s', (_, text, isHinted) => {
  const hints: string[] = [];
  expect(unknownHandle({ hint: (message) => void hints.push(message) }, text)).toBeNull();
  expect(hints).toHaveLength(isHinted ? 1 : 0);
});

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const uid = 'product_lodestar_98';

test.each([
  ['athlete', '{ athlete(handle: $text) { id } }'],
  ['blogCategory', '{ blogCategory(handle: $text) { id } }'],
  ['blogPost', '{ blogPost(handle: $text) { id } }'],
  ['category', '{ category(handle: $text) { id } }'],
  ['circusPost', '{ circusPost(handle: $text) { id } }'],
  ['circusSeason', '{ circusSeason(handle: $text) { id } }'],
  ['comparison', '{ comparison(handles: [$text]) { products { id } } }'],
  ['landingPage', '{ landingPage(handle: $text) { id } }'],
  ['page', '{ page(handle: $text) { id } }'],
  ['product', '{ product(handle: $text) { __typename } }'],
  ['productsByHandle', '{ productsByHandle(handles: [$text]) { id } }'],
  ['supportArticle', '{ supportArticle(handle: $text) { id } }'],
])('a content uid as handle of %s gets a hint, and nothing else', async (_, selection) => {
  const ask = (text: string) => shop.visitor().ask(`query ($text: String!) ${selection}`, { text });
  const { errors, hints } = await ask(uid);
  expect([errors, hints]).toEqual([[], [expect.stringContaining(`'${uid}'`)]]);
  expect((await ask('never-was')).hints).toEqual([]);
});

test('what the shop knows gets no hint', async () => {
  const { hints } = await shop.visitor().ask(
    `{ product(handle: "lodestar-88") { __typename } page(handle: "home") { id }
       relatedProducts(uids: ["${uid}"], locale: "en-us", bcRegion: "us") { uid }
       automatedRelatedProductIds(categoryId: ["category_skis"], bcRegion: "us", ctsRegion: "us", locale: "en-us") }`,
  );
  expect(hints).toEqual([]);
});

test('a handle as uid gets a hint', async () => {
  const { data, hints } = await shop.visitor().ask<Record<string, unknown[]>>(
    `{ relatedProducts(uids: ["lodestar-98"], locale: "en-us", bcRegion: "us") { uid }
       automatedRelatedProductIds(categoryId: ["skis"], bcRegion: "us", ctsRegion: "us", locale: "en-us") }`,
  );
  expect(Object.values(data)).toEqual([[], []]);
  expect(hints.toSorted()).toEqual([
    "There is nothing with the content uid 'lodestar-98' here. Product.contentUid is the uid; Product.handle is not.",
    "There is nothing with the content uid 'skis' here. Category.contentUid is the uid; Category.handle is not.",
  ]);
});
