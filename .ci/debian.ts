/** Installs the Debian packages that the tests need in one call, if permitted. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True for root on Debian. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** apt-get prints its own errors; callers check for the program afterwards. */
export function install(names: readonly string[]): void {
  if (names.length === 0) return;
  console.log(`Installing Debian packages: ${names.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  const add = (): boolean => apt('install', '-y', '--no-install-recommends', ...names);
  // Package lists go stale, and an image may ship without any.
  if (!add() && apt('update')) add();
}
