/** All documents of a market in the search service, read without the gateway, as the expected content of lists. */
import type { ProductDocument } from '../../sources/engine/documents.ts';
import type { Shop } from './shop.ts';

export type IndexedDocument = ProductDocument & Record<string, unknown>;

export async function indexedDocuments(
  shop: Shop,
  locale: string,
  region: string,
): Promise<IndexedDocument[]> {
  const response = await fetch(`${shop.url}/api/as/v1/engines/shop/search.json`, {
    method: 'POST',
    headers: { authorization: 'Bearer search-sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '',
      page: { size: 1000 },
      filters: { all: [{ locale }, { regions: region }, { stack: 'skarn' }] },
    }),
  });
  const { results, meta } = (await response.json()) as {
    results: Record<string, { raw?: unknown }>[];
    meta: { page: { total_results: number } };
  };
  if (results.length < meta.page.total_results) throw new Error('more documents than one page holds');
  return results.map(
    (result) =>
      Object.fromEntries(
        Object.entries(result).map(([field, value]) => [field, value.raw]),
      ) as IndexedDocument,
  );
}
