/** The index is made from what the content and commerce stand-ins answer: asked of both, page after page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brandFor } from '../brand/brand.ts';
import { productId, productUid } from '../brand/ids.ts';
import { commerceStandin } from '../commerce/server.ts';
import { deliveryStandin } from '../delivery/server.ts';
import type { Standin } from '../source.ts';
import { engineDocuments } from './documents.ts';
import { readContent, readStore, type Ask } from './shopReader.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'reader-'));
const brand = brandFor();
const commerce = commerceStandin(brand, { dataDir: join(dataDir, 'commerce'), fresh: true });
const delivery = deliveryStandin(brand, { dataDir: join(dataDir, 'delivery'), fresh: true });
afterAll(async () => {
  await commerce.close();
  await delivery.close();
  rmSync(dataDir, { recursive: true });
});

const asking =
  ({ app }: Standin): Ask =>
  async (path, headers) =>
    app.request(path, { headers });

test('every published product is read once a locale, with the price of its store', async () => {
  const content = await readContent(asking(delivery), ['en-us', 'de']);
  const inUs = await readStore(asking(commerce), 'us');
  const documents = [...engineDocuments(content, (store) => (store === 'us' ? inUs : []), ['en-us', 'de'])];
  const published = brand.products.filter((product) => !product.withdrawn);
  expect(documents.map(({ id }) => id)).toEqual(
    ['en-us', 'de'].flatMap((locale) =>
      published.map((product) => `${locale}:product:${productUid(product)}`),
    ),
  );
  const priced = published.find(
    (product) => product.prices.us?.sale !== undefined && product.soldOutIn.length === 0,
  );
  if (!priced) return expect.fail('the brand has a sale');
  const lowest = inUs.find(({ id }) => id === productId('us', priced.index))?.variationPriceRange?.lowPrice;
  expect(lowest).toBeGreaterThan(0);
  expect(documents.find(({ uid }) => uid === productUid(priced))).toMatchObject({
    price_us: lowest,
    on_sale_us: 'true',
    in_stock_us: 'true',
    title: priced.title['en-us'],
  });
});

test('a source that refuses stops the reading with its words', async () => {
  const refusing: Ask = async () => new Response('no such region', { status: 403 });
  await expect(readStore(refusing, 'us')).rejects.toThrow('the index cannot be built: 403 no such region');
});
