/**
 * Pictures that the studio has rendered in advance, kept in git. Their names hold a hash of what they show: when a
 * product's numbers or colours change, its drawing stands in until `npm run pictures` has rendered it again. What a scene
 * shows is the text of its own file in `scenes/`, or in `scenes/riders/`; of skis on snow also that of `onSnow/`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture } from '../library.ts';

export const mastersFolder = fileURLToPath(new URL('../masters/', import.meta.url));

/** Within the studio, and within the masters. */
const folderOf = (scene: string): string => (scene.startsWith('scene-rider-') ? 'scenes/riders/' : 'scenes/');

/** Path within the folder of masters; null for pictures that the studio does not render. */
export function masterFile({ name, spec }: Pick<Picture, 'name' | 'spec'>): string | null {
  if (spec.kind === 'scene') {
    const set = sceneText(name);
    return set === null
      ? null
      : `${folderOf(name)}${name}.${hashOf([name, spec.width, spec.height, set])}.avif`;
  }
  if (spec.kind !== 'product') return null;
  // The frames of a turn have a folder of their own.
  const folder = spec.frame === undefined ? '' : `${name.slice(0, name.lastIndexOf('_'))}/`;
  const isOnSnow = spec.angle === 'scene' && spec.product.kind === 'ski';
  const shown = isOnSnow ? [spec, onSnowText()] : spec;
  return `${spec.product.key}/${folder}${name}.${hashOf(shown)}.avif`;
}

function hashOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 10);
}

const sceneTexts = new Map<string, string | null>();

/** Text of the file that makes a scene, read once; null for scenes that are drawn. */
function sceneText(name: string): string | null {
  const known = sceneTexts.get(name);
  if (known !== undefined) return known;
  const words = name.replace('scene-', '').replaceAll(/-./g, (part) => part.slice(1).toUpperCase());
  const path = fileURLToPath(new URL(`${folderOf(name)}${words}.ts`, import.meta.url));
  const text = existsSync(path) ? readFileSync(path, 'utf8') : null;
  sceneTexts.set(name, text);
  return text;
}

let onSnow: string | null = null;

/** Text of all files that put skis on snow, read once. */
function onSnowText(): string {
  const folder = fileURLToPath(new URL('onSnow/', import.meta.url));
  onSnow ??= readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  return onSnow;
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
