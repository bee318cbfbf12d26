/**
 * Finds a Chromium for the browser tests. Prefers the headless shell: without a window system the journeys run a
 * quarter faster.
 */
import { existsSync } from 'node:fs';
import { install, mayInstall } from './debian.ts';

const shell = '/usr/bin/chromium-headless-shell';
const places = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = (): string | null => places.find((place) => existsSync(place)) ?? null;
const named = (): string | null => {
  const path = process.env['CHROMIUM_PATH'];
  return path && existsSync(path) ? path : null;
};

/** The Debian packages to install, if any. */
export function missingBrowser(): string[] {
  return named() !== null || find() === shell ? [] : ['chromium-headless-shell'];
}

/** @throws Error with installation instructions. */
export function ensureBrowser(): string {
  const path = named();
  if (path) return path;
  // Older releases have no separate package for the shell.
  if (find() === null && mayInstall()) install(['chromium']);
  const found = find();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: `sudo apt-get install chromium`) or set CHROMIUM_PATH.',
  );
}
