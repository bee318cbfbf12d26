/** Structured data by screen, on the server only (entry.server.tsx). */
import type { EntryPoint } from '../navigation/entryPoint.ts';
import type { StructuredDataReader, StructuredDataRequest } from '../page/structuredDataReader.ts';
import { scriptSafeJson } from '../relay/scriptSafeJson.ts';
import { categoryStructuredData } from '../routes/category/categoryStructuredData.ts';
import { homeStructuredData } from '../routes/home/homeStructuredData.ts';
import { productStructuredData } from '../routes/product/productStructuredData.ts';

/** By route name. */
const readers: ReadonlyMap<string | null, StructuredDataReader> = new Map([
  ['home', homeStructuredData],
  ['category', categoryStructuredData],
  ['product', productStructuredData],
]);

/** Script-safe JSON; null where there is none. A failure never fails the page. */
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
