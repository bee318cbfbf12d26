/** Runs git in a folder. */
import { execFileSync } from 'node:child_process';

/** Output of git, without the final newline; null when it fails. */
export function git(folder: string, ...args: string[]): string | null {
  return gitContent(folder, ...args)?.replace(/\n$/, '') ?? null;
}

/** Output of git as it is, such as a file's content; null when it fails. */
export function gitContent(folder: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    return null;
  }
}
