/**
 * Pictures that the studio has rendered in advance, kept in git. Their names hold a hash of what they show: when a
 * product's numbers or colours change, its drawing stands in until `npm run pictures` has rendered it again.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Picture } from '../library.ts';

export const mastersFolder = fileURLToPath(new URL('../masters/', import.meta.url));

/** Path within the folder of masters; null for pictures that the studio does not render. */
export function masterFile({ name, spec }: Pick<Picture, 'name' | 'spec'>): string | null {
  if (spec.kind !== 'product') return null;
  const hash = createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 10);
  return `${spec.product.key}/${name}.${hash}.webp`;
}
