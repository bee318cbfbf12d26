/**
 * Brightness of the rendered scenes, measured by `npm run pictures` and kept in git: decoding a large AVIF takes a tenth
 * of a second, and the home page asks for many. One line a master: the mean, and a hexadecimal byte for each field's
 * brightest and darkest part.
 */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brightnessColumns, brightnessOf, brightnessRows, type Brightness } from './brightness.ts';
import { mastersFolder } from './studio/masters.ts';

const path = new URL('brightness.json', import.meta.url);

let kept: Readonly<Record<string, string>> | null = null;

/** Null for a master that was not measured. @param file within the folder of masters. */
export function keptBrightness(file: string): Brightness | null {
  kept ??= JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>;
  const [mean, brightest, darkest] = kept[file]?.split(' ') ?? [];
  if (mean === undefined || brightest === undefined || darkest === undefined) return null;
  const fields = (hex: string): number[] => [...Buffer.from(hex, 'hex')];
  return {
    mean: Number(mean),
    grid: {
      columns: brightnessColumns,
      rows: brightnessRows,
      brightest: fields(brightest),
      darkest: fields(darkest),
    },
  };
}

/** @param files all masters of scenes, within their folder. */
export async function keepBrightness(files: readonly string[]): Promise<void> {
  const lines: Record<string, string> = {};
  for (const file of files.toSorted())
    lines[file] = lineOf(await brightnessOf(await readFile(join(mastersFolder, file))));
  await writeFile(path, `${JSON.stringify(lines, null, 2)}\n`);
}

function lineOf({ mean, grid }: Brightness): string {
  const hex = (fields: readonly number[]): string => Buffer.from(fields).toString('hex');
  return `${mean} ${hex(grid.brightest)} ${hex(grid.darkest)}`;
}
