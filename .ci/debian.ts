/** Debian's own packages that a test needs: installed when they are missing and we may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True for root on a Debian: then what is missing is not the person's work. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** The messages of apt-get tell when it fails; whoever needs the package looks whether it is there. */
export function install(name: string): void {
  console.log(`Installing the distribution’s package ${name}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  const add = (): boolean => apt('install', '-y', '--no-install-recommends', name);
  // An old list of packages names versions that are gone.
  if (!add() && apt('update')) add();
}
