/**
 * Pictures that the studio has rendered in advance, kept in git. Their names hold a hash of what they show: when a
 * product's numbers or colours change, its drawing stands in until `npm run pictures` has rendered it again.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture } from '../library.ts';

export const mastersFolder = fileURLToPath(new URL('../masters/', import.meta.url));

/** Path within the folder of masters; null for pictures that the studio does not render. */
export function masterFile({ name, spec }: Pick<Picture, 'name' | 'spec'>): string | null {
  if (spec.kind !== 'product') return null;
  const hash = createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 10);
  // The frames of a turn have a folder of their own.
  const folder = spec.frame === undefined ? '' : `${name.slice(0, name.lastIndexOf('_'))}/`;
  return `${spec.product.key}/${folder}${name}.${hash}.webp`;
}

let stored: ReadonlySet<string> | null = null;

/** Paths of all masters within their folder, as they were at the first call. */
export function storedMasters(): ReadonlySet<string> {
  if (stored) return stored;
  const entries = existsSync(mastersFolder)
    ? readdirSync(mastersFolder, { recursive: true, withFileTypes: true })
    : [];
  stored = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(mastersFolder.length)),
  );
  return stored;
}

export function hasMaster(picture: Pick<Picture, 'name' | 'spec'>): boolean {
  const file = masterFile(picture);
  return file !== null && storedMasters().has(file);
}
