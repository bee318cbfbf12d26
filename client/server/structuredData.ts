/** What search engines are told beyond a screen's head: a line a screen. On the server only (entry.server.tsx). */
import type { EntryPoint } from '../navigation/entryPoint.ts';
import type { StructuredDataReader, StructuredDataRequest } from '../page/structuredDataReader.ts';
import { scriptSafeJson } from '../relay/scriptSafeJson.ts';
import { categoryStructuredData } from '../routes/category/categoryStructuredData.ts';
import { homeStructuredData } from '../routes/home/homeStructuredData.ts';
import { productStructuredData } from '../routes/product/productStructuredData.ts';

/** By the name of their route. */
const readers: ReadonlyMap<string | null, StructuredDataReader> = new Map([
  ['home', homeStructuredData],
  ['category', categoryStructuredData],
  ['product', productStructuredData],
]);

/** JSON that may stand in a script element; null where there is nothing to tell. A page never fails for want of it. */
export async function structuredDataOf(
  entryPoint: EntryPoint,
  request: StructuredDataRequest,
): Promise<string | null> {
  try {
    const block = await readers.get(entryPoint.name)?.(request);
    return block ? scriptSafeJson(block) : null;
  } catch {
    return null;
  }
}
