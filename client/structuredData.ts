/** What search engines are told beyond a screen's head: a line a screen. On the server only (entry.server.tsx). */
import type { EntryPoint } from './navigation/entryPoint.ts';
import type { StructuredDataReader, StructuredDataRequest } from './relay/structuredDataReader.ts';
import { scriptSafeJson } from './relay/scriptSafeJson.ts';
import { categoryStructuredData } from './routes/category/categoryStructuredData.ts';
import { categoryEntryPoint } from './routes/category/CategoryRoute.entrypoint.ts';
import { homeStructuredData } from './routes/home/homeStructuredData.ts';
import { homeEntryPoint } from './routes/home/HomeRoute.entrypoint.ts';
import { productStructuredData } from './routes/product/productStructuredData.ts';
import { productEntryPoint } from './routes/product/ProductRoute.entrypoint.ts';

const readers: ReadonlyMap<EntryPoint, StructuredDataReader> = new Map([
  [homeEntryPoint, homeStructuredData],
  [categoryEntryPoint, categoryStructuredData],
  [productEntryPoint, productStructuredData],
]);

/** JSON that may stand in a script element; null where there is nothing to tell. A page never fails for want of it. */
export async function structuredDataOf(
  entryPoint: EntryPoint,
  request: StructuredDataRequest,
): Promise<string | null> {
  try {
    const block = await readers.get(entryPoint)?.(request);
    return block ? scriptSafeJson(block) : null;
  } catch {
    return null;
  }
}
