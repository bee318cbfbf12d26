/**
 * Reads what the content and commerce stand-ins publish, over their own wire and page by page, as an indexer would:
 * the index then holds what they answer, not what they were made from.
 */
import type { StoreRegion } from '../brand/types.ts';
import {
  categoryFields,
  productFields,
  type CategoryContent,
  type ProductContent,
  type ShopContent,
  type StoreProduct,
} from './documents.ts';

/** Asks a stand-in for a path and query. */
export type Ask = (path: string, headers: Record<string, string>) => Promise<Response>;

const contentPage = 100;
const commercePage = 250;
const credentials = { api_key: 'sandbox', access_token: 'sandbox' };

/** Every product and category as published in each of the locales, which have to hold the base. */
export async function readContent(ask: Ask, locales: readonly string[]): Promise<ShopContent> {
  const products: { locale: string; entry: ProductContent }[] = [];
  const categories: { locale: string; entry: CategoryContent }[] = [];
  for (const locale of locales) {
    const ofLocale = await readEntries<ProductContent>(ask, 'product', locale, productFields);
    products.push(...ofLocale.map((entry) => ({ locale, entry })));
    const groups = await readEntries<CategoryContent>(ask, 'product_category', locale, categoryFields);
    categories.push(...groups.map((entry) => ({ locale, entry })));
  }
  return { products, categories };
}

async function readEntries<Entry>(
  ask: Ask,
  contentType: string,
  locale: string,
  fields: readonly string[],
): Promise<Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const query = new URLSearchParams({
      environment: 'production',
      locale,
      limit: String(contentPage),
      skip: String(all.length),
    });
    for (const field of fields) query.append('only[BASE][]', field);
    const { entries } = await json<{ entries: Entry[] }>(
      await ask(`/v3/content_types/${contentType}/entries?${query.toString()}`, credentials),
    );
    all.push(...entries);
    if (entries.length < contentPage) return all;
  }
}

/** Everything one store sells. */
export async function readStore(ask: Ask, store: StoreRegion): Promise<StoreProduct[]> {
  const all: StoreProduct[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await json<{ data: StoreProduct[] }>(
      await ask(`/api/products?page=${page}&limit=${commercePage}`, { 'x-bc-region': store }),
    );
    all.push(...data);
    if (data.length < commercePage) return all;
  }
}

async function json<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`the index cannot be built: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}
