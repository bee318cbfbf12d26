/** Installs the Debian packages that the tests need, all in one call, where the process may do so. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True for root on a Debian. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** apt-get prints its own errors; callers check afterwards whether the program is there. */
export function install(names: readonly string[]): void {
  if (names.length === 0) return;
  console.log(`Installing Debian packages: ${names.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  const add = (): boolean => apt('install', '-y', '--no-install-recommends', ...names);
  // A stale package list names versions that are gone, and an image may come without any list.
  if (!add() && apt('update')) add();
}
