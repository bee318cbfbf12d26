/** Units that each store sold before its first order here: deterministic for a seed. */
import type { BrandProduct } from '../../brand/types.ts';
import { dice } from './stock.ts';

/** Few products sell much, most sell little, one in twelve never sold; what is new has had one season. */
export function unitsSoldBefore(seed: number, product: BrandProduct, productId: number): number {
  if (product.expectedOn !== null || dice(seed, productId, 4) < 1 / 12) return 0;
  const units = 900 * dice(seed, productId, 5) ** 4;
  return 1 + Math.floor(product.isNew ? units / 3 : units);
}
