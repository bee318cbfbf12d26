/** Changes a store's prices without any notification. */
import { expect } from 'vitest';

const credentials = { api_key: 'sandbox', access_token: 'sandbox', 'x-bc-region': 'us' };

/**
 * Sets the price of all variants of a product.
 *
 * @param sandbox its origin.
 * @returns the product's id in the first store.
 */
export async function reprice(sandbox: string, uid: string, price: number): Promise<number> {
  const asked = async (path: string): Promise<unknown> =>
    (await fetch(sandbox + path, { headers: credentials })).json();
  const { entry } = (await asked(`/v3/content_types/product/entries/${uid}?environment=production`)) as {
    entry: { bc_products: { region: string; id: number }[] };
  };
  const id = entry.bc_products.find(({ region }) => region === 'us')?.id ?? 0;
  const { data } = (await asked(`/api/products/${id}/variants`)) as { data: { variant_id: number }[] };
  for (const { variant_id: variant } of data) {
    const url = `${sandbox}/__sandbox/variants/${variant}`;
    expect((await fetch(url, { method: 'PUT', body: JSON.stringify({ price }) })).status).toBe(204);
  }
  return id;
}
