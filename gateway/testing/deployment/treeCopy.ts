/** Copies the tree as a clone after `npm ci` has it, including uncommitted edits: nothing built or generated. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = new URL('../../../', import.meta.url).pathname;

/** @returns its folder, to be removed by the caller. `node_modules` is shared. */
export function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skarn-copy-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // Deleted, but not committed yet.
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
