/** Failed parts of a gallery are left out and logged (catalogue.md 8). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brandFor } from '../../../sandbox/brand/brand.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Item {
  __typename: string;
  name: string;
  poster?: { name: string } | null;
  sources?: { src: string }[];
}

const gallery = (films: string, handle = 'lodestar-98') => `query @inContext(locale: "en-us") {
  product(handle: "${handle}") { ... on Product { gallery {
    __typename ... on Image { name } ... on Video { name ${films} } } } } }`;
const films = 'poster { name } sources { src }';

/** The gallery and the failed image service calls in the log. */
async function look(text = gallery(films)) {
  const { data, errors, log } = await shop.visitor().ask<{ product: { gallery: Item[] } }>(text);
  expect(errors).toEqual([]);
  const failed = log.records.filter(({ source, verdict }) => source === 'imagery' && verdict === 'failed');
  const items = data.product.gallery;
  const film = items.find(({ __typename }) => __typename === 'Video');
  return { items, film, failed: failed.map(({ call }) => call) };
}

test('without failures: the set’s images, and the video with its poster', async () => {
  const { items, film, failed } = await look();
  expect(items.length).toBeGreaterThan(3);
  expect([film?.sources?.length, film?.poster === null]).toEqual([1, false]);
  expect(failed).toEqual([]);
});

test('an image that is marked as an image set has the set of its name as gallery', async () => {
  const other = gallery('', 'canary-86');
  const before = await look(other);
  const edit = (fields: object): Promise<Response> =>
    fetch(`${shop.url}/__sandbox/entries/product/product_canary_86`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  const draft = brandFor().products.find(({ key }) => key === 'canary-86');
  const amplience_id = `canary-86_${draft?.colours[0]?.name.toLowerCase()}_set`;
  await edit({ color_images: [], image: { amplience_id, imageset: 'Yes' } });
  await shop.coldSources();
  expect((await look(other)).items.map(({ name }) => name)).toEqual(before.items.map(({ name }) => name));
  await edit({ color_images: [], image: { amplience_id, imageset: 'No' } });
  await shop.coldSources();
  expect((await look(other)).items.map(({ name }) => name)).toEqual([amplience_id]);
});

describe.each([
  ['refuses', { status: 500 }],
  ['is down', { drop: true }],
])('while it %s', (_how, fault) => {
  beforeEach(() => shop.coldSources());

  test('a failed image set is logged and left out', async () => {
    await shop.breakSource({ source: 'imagery', ...fault });
    const { items, failed } = await look();
    // The front image is not from the set but from content.
    expect(items.map(({ name }) => name)).toEqual([expect.stringMatching(/_front$/)]);
    expect(failed).toEqual(['getImageSet']);
  });

  test('a failed video is logged, and has neither files nor poster', async () => {
    await look(gallery(''));
    await shop.breakSource({ source: 'imagery', ...fault });
    const { items, film, failed } = await look();
    expect(items.length).toBeGreaterThan(3);
    expect([film?.sources, film?.poster]).toEqual([[], null]);
    expect(failed).toEqual(['getVideo']);
  });

  test('a failed point of interest is logged, and the image is cropped around its centre', async () => {
    await shop.breakSource({ source: 'imagery', ...fault });
    const { data, log } = await shop
      .visitor()
      .ask<{ category: { banner: { rendition: { src: string } } } }>(
        `query @inContext(locale: "en-us") { category(handle: "skis") { banner { rendition(size: BANNER) { src } } } }`,
      );
    const { searchParams } = new URL(data.category.banner.rendition.src);
    expect([searchParams.get('sm'), searchParams.get('poi')]).toEqual(['c', null]);
    expect(log.records.filter(({ verdict }) => verdict === 'failed').map(({ call }) => call)).toEqual([
      'getImage',
    ]);
  });
});
