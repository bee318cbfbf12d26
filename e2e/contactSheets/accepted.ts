/** Pictures of the last run, beside its sheets, and the accepted ones, in `.contact-sheets` at the root. */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Look } from './looks.ts';

const acceptedFolder = new URL('../../.contact-sheets', import.meta.url).pathname;

const fileName = (screen: string, { name }: Pick<Look, 'name'>) => `${screen} ${name}.png`;

/** Path for a picture of the last run. */
export async function pictureFile(out: string, screen: string, look: Look): Promise<string> {
  const folder = join(out, 'pictures');
  await mkdir(folder, { recursive: true });
  return join(folder, fileName(screen, look));
}

/** null when none was accepted. */
export function acceptedPicture(screen: string, look: Look): Promise<Buffer | null> {
  return readFile(join(acceptedFolder, fileName(screen, look))).catch(() => null);
}

/** Keeps the last pictures of the screens in the looks; returns how many there were. */
export async function accept(
  out: string,
  screens: readonly string[],
  looks: readonly Look[],
): Promise<number> {
  await mkdir(acceptedFolder, { recursive: true });
  let count = 0;
  for (const screen of screens) {
    for (const look of looks) {
      const isKept = await copyFile(
        await pictureFile(out, screen, look),
        join(acceptedFolder, fileName(screen, look)),
      ).then(
        () => true,
        () => false,
      );
      if (isKept) count += 1;
    }
  }
  return count;
}
